/// The views of a button with a configuration, and how they are placed.
@MainActor
final class ConfiguredButtonParts {
    private let background = BackgroundConfigurationView(frame: .zero)
    private(set) var subtitleLabel: UILabel?
    private var indicator: UIActivityIndicatorView?
    private var shown: UIButton.Configuration?

    /// Shows a configuration for the button's present state.
    func show(_ configuration: UIButton.Configuration, in button: UIButton) {
        shown = configuration
        if background.superview !== button { button.insertSubview(background, at: 0) }
        let color = configuration.baseForegroundColor ?? button.tintColor ?? .systemBlue
        let label = button.ownTitleLabel
        let title = configuration.title ?? button.currentAttributedTitle?.string ?? button.currentTitle
        label.numberOfLines = configuration.titleLineBreakMode.isTruncating ? 1 : 0
        label.lineBreakMode = configuration.titleLineBreakMode
        label.alpha = 1
        if configuration.title == nil, let attributed = button.currentAttributedTitle {
            label.attributedText = attributed
        } else {
            label.text = title
            label.font = configuration.titleFont
            label.textColor = color
        }
        label.textAlignment = alignment(of: configuration)
        showSubtitle(configuration, color: color, in: button)
        showImage(configuration, color: color, in: button)
    }

    private func showSubtitle(_ configuration: UIButton.Configuration, color: UIColor, in button: UIButton) {
        guard let subtitle = configuration.subtitle else {
            subtitleLabel?.removeFromSuperview()
            subtitleLabel = nil
            return
        }
        let label = subtitleLabel ?? UILabel(frame: .zero)
        if subtitleLabel == nil {
            button.addSubview(label)
            subtitleLabel = label
        }
        label.numberOfLines = configuration.subtitleLineBreakMode.isTruncating ? 1 : 0
        label.lineBreakMode = configuration.subtitleLineBreakMode
        label.text = subtitle
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = color
        label.textAlignment = alignment(of: configuration)
    }

    private func showImage(_ configuration: UIButton.Configuration, color: UIColor, in button: UIButton) {
        var image = configuration.image ?? button.currentImage
        if let symbol = configuration.preferredSymbolConfigurationForImage { image = image?.withConfiguration(symbol) }
        button.ownImageView.image = configuration.showsActivityIndicator ? nil : image
        button.ownImageView.tintColor = configuration.imageColorTransformer?(color) ?? color
        button.ownImageView.alpha = 1
        guard configuration.showsActivityIndicator else {
            indicator?.removeFromSuperview()
            indicator = nil
            return
        }
        let view = indicator ?? UIActivityIndicatorView(style: .medium)
        if indicator == nil {
            button.addSubview(view)
            indicator = view
        }
        view.color = configuration.activityIndicatorColorTransformer?(color) ?? color
        view.startAnimating()
    }

    private func alignment(of configuration: UIButton.Configuration) -> NSTextAlignment {
        switch configuration.titleAlignment {
        case .leading: .natural
        case .trailing: .right
        case .automatic, .center: .center
        }
    }

    func remove() {
        background.removeFromSuperview()
        subtitleLabel?.removeFromSuperview()
        indicator?.removeFromSuperview()
    }

    // MARK: Layout

    private struct Sizes {
        var image = CGSize.zero
        var title = CGSize.zero
        var subtitle = CGSize.zero
        var gap: CGFloat = 0
        var titleGap: CGFloat = 0
        var text: CGSize {
            CGSize(width: max(title.width, subtitle.width), height: title.height + titleGap + subtitle.height)
        }
    }

    private var isVertical: Bool {
        guard let shown else { return false }
        return shown.imagePlacement.contains(.top) || shown.imagePlacement.contains(.bottom)
    }

    private func sizes(of button: UIButton, within width: CGFloat) -> Sizes {
        guard let shown else { return Sizes() }
        var sizes = Sizes()
        sizes.image = indicator?.intrinsicContentSize ?? button.ownImageView.image?.size ?? .zero
        let hasTitle = (button.ownTitleLabel.text ?? "") != ""
        if sizes.image != .zero && (hasTitle || subtitleLabel != nil) { sizes.gap = shown.imagePadding }
        let room = isVertical ? width : max(0, width - sizes.image.width - sizes.gap)
        let limit = CGSize(width: room, height: .greatestFiniteMagnitude)
        if hasTitle { sizes.title = button.ownTitleLabel.sizeThatFits(limit) }
        if let subtitleLabel {
            sizes.subtitle = subtitleLabel.sizeThatFits(limit)
            if hasTitle { sizes.titleGap = shown.titlePadding }
        }
        sizes.title.width = min(sizes.title.width, room)
        sizes.subtitle.width = min(sizes.subtitle.width, room)
        return sizes
    }

    /// The size of image and texts without insets.
    func contentSize(of button: UIButton, within width: CGFloat) -> CGSize {
        let sizes = sizes(of: button, within: width)
        if isVertical {
            return CGSize(
                width: max(sizes.image.width, sizes.text.width),
                height: sizes.image.height + sizes.gap + sizes.text.height)
        }
        return CGSize(
            width: sizes.image.width + sizes.gap + sizes.text.width,
            height: max(sizes.image.height, sizes.text.height))
    }

    func layOut(in rect: CGRect, of button: UIButton) {
        guard let shown else { return }
        background.show(
            shown.background, tintColor: button.tintColor ?? .systemBlue,
            radius: shown.cornerRadius(atHeight: button.bounds.height))
        background.place(in: button.backgroundRect(forBounds: button.bounds))
        let sizes = sizes(of: button, within: rect.width)
        let whole = contentSize(of: button, within: rect.width)
        let isRightToLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let origin = CGPoint(
            x: start(of: whole.width, in: rect, button.contentHorizontalAlignment, isRightToLeft),
            y: top(of: whole.height, in: rect, button.contentVerticalAlignment))
        var image = CGRect(origin: origin, size: sizes.image)
        var text = CGRect(origin: origin, size: sizes.text)
        if isVertical {
            image.origin.x += (whole.width - image.width) / 2
            text.origin.x += (whole.width - text.width) / 2
            if shown.imagePlacement.contains(.top) { text.origin.y = image.maxY + sizes.gap } else { image.origin.y = text.maxY + sizes.gap }
        } else {
            image.origin.y += (whole.height - image.height) / 2
            text.origin.y += (whole.height - text.height) / 2
            if shown.imagePlacement.contains(.trailing) != isRightToLeft {
                image.origin.x = text.maxX + sizes.gap
            } else {
                text.origin.x = image.maxX + sizes.gap
            }
        }
        button.ownImageView.frame = image
        button.ownImageView.isHidden = button.ownImageView.image == nil
        indicator?.frame = image
        button.ownTitleLabel.frame = CGRect(x: text.minX, y: text.minY, width: text.width, height: sizes.title.height)
        subtitleLabel?.frame = CGRect(
            x: text.minX, y: text.maxY - sizes.subtitle.height, width: text.width, height: sizes.subtitle.height)
    }

    private func start(
        of width: CGFloat, in rect: CGRect, _ alignment: UIControl.ContentHorizontalAlignment, _ isRightToLeft: Bool
    ) -> CGFloat {
        switch alignment {
        case .left: rect.minX
        case .right: rect.maxX - width
        case .leading: isRightToLeft ? rect.maxX - width : rect.minX
        case .trailing: isRightToLeft ? rect.minX : rect.maxX - width
        default: rect.minX + (rect.width - width) / 2
        }
    }

    private func top(
        of height: CGFloat, in rect: CGRect, _ alignment: UIControl.ContentVerticalAlignment
    ) -> CGFloat {
        switch alignment {
        case .top: rect.minY
        case .bottom: rect.maxY - height
        default: rect.minY + (rect.height - height) / 2
        }
    }
}

extension NSLineBreakMode {
    /// Whether the mode keeps text on one line.
    var isTruncating: Bool {
        switch self {
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle, .byClipping: true
        default: false
        }
    }
}
