extension UITableViewCell {
    /// The height of a row that holds no more than one line, in points.
    static let minimumHeight: CGFloat = 44
    /// The space between cell edge and accessory, and accessory and content, in points.
    private static let accessoryMargin: CGFloat = 16
    private static let contentMargin: CGFloat = 16

    /// The height of the built-in content, in points.
    var standardHeight: CGFloat {
        let text = parts.label.map { $0.intrinsicContentSize.height } ?? 0
        let detail = parts.detailLabel.map { $0.intrinsicContentSize.height } ?? 0
        let lines = style == .subtitle ? text + detail : max(text, detail)
        let image = parts.imageView?.image?.size.height ?? 0
        return max(Self.minimumHeight, lines + 22, image + 2).rounded(.up)
    }

    func layoutCell() {
        updateConfigurationIfNeeded()
        let size = bounds.size
        let accessory = currentAccessory()
        var right = size.width - (tableView?.sectionIndexWidth ?? 0)
        let isReordering = isEditing && showsReorderControl
        placeReorderControl(isShown: isReordering)
        if isReordering { right = size.width - Self.reorderControlWidth }
        if let accessory {
            let own = accessory.bounds.size
            right -= Self.accessoryMargin + own.width
            accessory.frame = CGRect(
                x: right, y: ((size.height - own.height) / 2).rounded(), width: own.width, height: own.height)
            right -= Self.accessoryMargin / 2
        }
        let left = showsEditControl && shouldIndentWhileEditing ? Self.editControlWidth : 0
        parts.editControl?.frame = CGRect(x: 0, y: 0, width: Self.editControlWidth, height: size.height)
        contentView.frame = CGRect(x: left, y: 0, width: max(0, right - left), height: size.height)
        for view in [parts.backgroundView, parts.shownSelection] { view?.frame = bounds }
        layoutBuiltInContent()
        layoutSeparator()
        configurations.placeBackground(in: self)
    }

    private func layoutBuiltInContent() {
        guard parts.label != nil || parts.detailLabel != nil || parts.imageView != nil else { return }
        let size = contentView.bounds.size
        var x = Self.contentMargin + CGFloat(indentationLevel) * indentationWidth
        if let imageView = parts.imageView, let image = imageView.image {
            let height = min(image.size.height, size.height)
            imageView.frame = CGRect(
                x: x, y: ((size.height - height) / 2).rounded(), width: image.size.width, height: height)
            x += image.size.width + Self.contentMargin
        }
        let width = max(0, size.width - x - Self.contentMargin)
        let text = parts.label?.sizeThatFits(CGSize(width: width, height: size.height)) ?? .zero
        let detail = parts.detailLabel?.sizeThatFits(CGSize(width: width, height: size.height)) ?? .zero
        switch style {
        case .default:
            parts.label?.frame = CGRect(x: x, y: 0, width: width, height: size.height)
        case .subtitle:
            let top = ((size.height - text.height - detail.height) / 2).rounded()
            parts.label?.frame = CGRect(x: x, y: top, width: min(width, text.width), height: text.height)
            parts.detailLabel?.frame = CGRect(
                x: x, y: top + text.height, width: min(width, detail.width), height: detail.height)
        case .value1:
            let own = min(detail.width, width)
            parts.detailLabel?.frame = CGRect(x: x + width - own, y: 0, width: own, height: size.height)
            parts.label?.frame = CGRect(x: x, y: 0, width: max(0, width - own), height: size.height)
        case .value2:
            parts.label?.frame = CGRect(x: x, y: 0, width: 91, height: size.height)
            parts.detailLabel?.frame = CGRect(x: x + 97, y: 0, width: max(0, width - 97), height: size.height)
        }
    }

    /// The line at the lower edge, where the table view has lines.
    private func layoutSeparator() {
        guard cellFlags.contains(.showsSeparator), let tableView, tableView.separatorStyle != .none else {
            removeSeparatorLine()
            return removeSeparatorEffect()
        }
        let thickness = 1 / max(1, traitCollection.displayScale)
        let inset = separatorInset
        let color = tableView.separatorColor ?? .separator
        let place = CGRect(
            x: inset.left, y: bounds.height - thickness, width: max(0, bounds.width - inset.left - inset.right),
            height: thickness)
        if let effect = tableView.separatorEffect {
            removeSeparatorLine()
            showSeparator(color, through: effect, at: place)
        } else {
            removeSeparatorEffect()
            let line = parts.separator ?? CALayer()
            if parts.separator == nil {
                parts.separator = line
                layer.addSublayer(line)
            }
            line.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
            line.frame = place
        }
    }

    private func showSeparator(_ color: UIColor, through effect: UIVisualEffect, at place: CGRect) {
        let view = parts.separatorEffectView ?? UIVisualEffectView(effect: effect)
        if parts.separatorEffectView == nil {
            parts.separatorEffectView = view
            addSubview(view)
        }
        if view.effect?.isEqual(effect) != true { view.effect = effect }
        view.contentView.backgroundColor = color
        view.frame = place
    }

    private func removeSeparatorLine() {
        parts.separator?.removeFromSuperlayer()
        parts.separator = nil
    }

    private func removeSeparatorEffect() {
        parts.separatorEffectView?.removeFromSuperview()
        parts.separatorEffectView = nil
    }

    /// The size of the content with the cell's margins: by constraints where there are any, else the standard.
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        let content = contentView
        if let shown = configurations.contentView {
            let beside = bounds.width - content.bounds.width
            let size = shown.systemLayoutSizeFitting(
                CGSize(width: target.width - beside, height: target.height),
                withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
            return CGSize(width: target.width, height: max(size.height, Self.minimumHeight))
        }
        let hasOwnContent = content.subviews.contains { view in
            view !== parts.label && view !== parts.detailLabel && view !== parts.imageView
        }
        guard hasOwnContent else { return CGSize(width: target.width, height: standardHeight) }
        // The content is narrower than the cell by what stands beside it.
        setNeedsLayout()
        layoutIfNeeded()
        let beside = bounds.width - content.bounds.width
        let fitted = content.systemLayoutSizeFitting(
            CGSize(width: max(0, target.width - beside), height: target.height),
            withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        let line = tableView.map { $0.separatorStyle == .none ? 0 : 1 / max(1, traitCollection.displayScale) } ?? 0
        guard fitted.height > 0 else { return CGSize(width: target.width, height: standardHeight) }
        return CGSize(width: target.width, height: fitted.height + line)
    }
}
