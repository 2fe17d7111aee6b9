extension UIButton {
    /// Room above and below the title of a button without insets of its own, in points.
    private static let titleMargin: CGFloat = 6
    private static let smallestTitledWidth: CGFloat = 30

    /// The insets around the content: the configuration's, or the older ones.
    var insetsOfContent: UIEdgeInsets {
        guard let configuration else { return contentEdgeInsets }
        let insets = configuration.contentInsets
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isRightToLeft ? insets.leading : insets.trailing)
    }

    private var titleText: NSAttributedString? {
        guard let text = ownTitleLabel.attributedText, text.length > 0 else { return nil }
        return text
    }

    private func titleSize(within width: CGFloat) -> CGSize {
        guard titleText != nil else { return .zero }
        return ownTitleLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    private var imageSize: CGSize { ownImageView.image?.size ?? .zero }

    /// The size of title, image and insets (Apple documentation: *intrinsicContentSize*).
    func naturalSize(within width: CGFloat) -> CGSize {
        let insets = insetsOfContent
        if let configured, configuration != nil {
            let size = configured.contentSize(of: self, within: width - insets.left - insets.right)
            return CGSize(
                width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
        }
        let image = imageSize
        let title = titleSize(within: width - insets.left - insets.right - image.width)
        var size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
        if let background = currentBackgroundImage?.size {
            size = CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
        }
        size.width += insets.left + insets.right
        size.height += insets.top + insets.bottom
        guard contentEdgeInsets == .zero, title != .zero else {
            // A button with nothing to show has the height of an empty title.
            if size == .zero { size = CGSize(width: Self.smallestTitledWidth, height: emptyHeight) }
            return size
        }
        size.width = max(size.width, Self.smallestTitledWidth)
        size.height = max(size.height, title.height + 2 * Self.titleMargin)
        return size
    }

    private var emptyHeight: CGFloat { (ownTitleLabel.font?.lineHeight ?? 0).rounded(.up) + 2 * Self.titleMargin }

    func layoutParts() {
        backgroundImageView?.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        if let configured, configuration != nil {
            configured.layOut(in: content, of: self)
            return
        }
        ownImageView.isHidden = ownImageView.image == nil
        ownImageView.frame = imageRect(forContentRect: content)
        ownTitleLabel.frame = titleRect(forContentRect: content)
    }

    /// The image stands at the leading side of the title.
    func placeImage(in content: CGRect) -> CGRect {
        let rect = content.inset(by: imageEdgeInsets)
        let natural = imageSize
        var size = CGSize(width: min(natural.width, max(0, rect.width)), height: min(natural.height, max(0, rect.height)))
        if contentVerticalAlignment == .fill { size.height = rect.height }
        let title = titleSize(within: max(0, rect.width - size.width))
        let start = startOfContent(size.width + min(title.width, max(0, rect.width - size.width)), in: rect)
        var frame = CGRect(x: start, y: top(of: size.height, in: rect), width: size.width, height: size.height)
        if contentHorizontalAlignment == .fill {
            frame.origin.x = rect.minX
            if title == .zero { frame.size.width = rect.width }
        }
        return mirrored(frame, in: rect)
    }

    func placeTitle(in content: CGRect) -> CGRect {
        let rect = content.inset(by: titleEdgeInsets)
        let image = min(imageSize.width, max(0, rect.width))
        let natural = titleSize(within: max(0, rect.width - image))
        let size = CGSize(width: min(natural.width, max(0, rect.width - image)), height: min(natural.height, max(0, rect.height)))
        let start = startOfContent(image + size.width, in: rect) + image
        var frame = CGRect(x: start, y: top(of: size.height, in: rect), width: size.width, height: size.height)
        if contentHorizontalAlignment == .fill {
            frame.origin.x = rect.minX + image
            frame.size.width = max(0, rect.width - image)
        }
        return mirrored(frame, in: rect)
    }

    /// Where content of `width` begins, before mirroring.
    private func startOfContent(_ width: CGFloat, in rect: CGRect) -> CGFloat {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .left: return isRightToLeft ? rect.maxX - width : rect.minX
        case .right: return isRightToLeft ? rect.minX : rect.maxX - width
        case .leading, .fill: return rect.minX
        case .trailing: return rect.maxX - width
        default: return rect.minX + (rect.width - width) / 2
        }
    }

    private func top(of height: CGFloat, in rect: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top, .fill: rect.minY
        case .bottom: rect.maxY - height
        default: rect.minY + (rect.height - height) / 2
        }
    }

    /// The frame on whole pixels, mirrored where content runs from the right.
    private func mirrored(_ frame: CGRect, in rect: CGRect) -> CGRect {
        let scale = max(1, traitCollection.displayScale)
        var frame = frame
        frame.origin.x = (frame.minX * scale).rounded() / scale
        frame.origin.y = (frame.minY * scale).rounded() / scale
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
        frame.origin.x = rect.minX + rect.maxX - frame.maxX
        return frame
    }
}
