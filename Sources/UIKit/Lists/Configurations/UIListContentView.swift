/// Shows a list content configuration (Apple documentation: *UIListContentView*).
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var current: UIListContentConfiguration
    private let label = UILabel(frame: .zero)
    private let secondaryLabel = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)

    /// Makes a view of a configuration.
    public init(configuration: UIListContentConfiguration) {
        current = configuration
        super.init(frame: .zero)
        prepare()
    }

    /// Makes a view of a plain cell's configuration.
    public required init(frame: CGRect) {
        current = .cell()
        super.init(frame: frame)
        prepare()
    }

    /// Makes a view from an archive.
    public required init?(coder: NSCoder) {
        current = .cell()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        addSubview(imageView)
        addSubview(label)
        addSubview(secondaryLabel)
        show()
    }

    /// What is shown.
    open var configuration: any UIContentConfiguration {
        get { current }
        set {
            guard let list = newValue as? UIListContentConfiguration else { return }
            current = list
            show()
        }
    }

    private func show() {
        apply(current.textProperties, text: current.text, attributed: current.attributedText, to: label)
        apply(
            current.secondaryTextProperties, text: current.secondaryText, attributed: current.secondaryAttributedText,
            to: secondaryLabel)
        imageView.image = current.image
        imageView.isHidden = current.image == nil
        imageView.layer.cornerRadius = current.imageProperties.cornerRadius
        if let tint = current.imageProperties.tintColor { imageView.tintColor = tint }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func apply(
        _ properties: UIListContentConfiguration.TextProperties, text: String?, attributed: NSAttributedString?,
        to label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.textAlignment = properties.alignment == .center ? .center : .natural
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.isHidden = (text ?? attributed?.string ?? "").isEmpty
    }

    /// The configuration's margins, on the axes that preserve them not less than the superview's.
    private var margins: NSDirectionalEdgeInsets {
        var margins = current.directionalLayoutMargins
        guard let outer = superview?.directionalLayoutMargins else { return margins }
        let axes = current.axesPreservingSuperviewLayoutMargins
        if axes.contains(.horizontal) {
            margins.leading = max(margins.leading, outer.leading)
            margins.trailing = max(margins.trailing, outer.trailing)
        }
        if axes.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        return margins
    }

    /// The image's size, made smaller to fit into the largest size; 0 is no limit.
    private var imageSize: CGSize {
        guard let size = current.image?.size, size.width > 0, size.height > 0 else { return .zero }
        let limit = current.imageProperties.maximumSize
        let scale = min(
            1, limit.width > 0 ? limit.width / size.width : 1, limit.height > 0 ? limit.height / size.height : 1)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// The places of image and texts for a width, and the height that is needed.
    private func arrange(_ width: CGFloat) -> (image: CGRect, text: CGRect, secondary: CGRect, height: CGFloat) {
        let margins = self.margins
        var x = margins.leading
        var imageSize = self.imageSize
        let reserved = current.imageProperties.reservedLayoutSize
        if imageView.isHidden {
            imageSize = .zero
        } else {
            x += max(imageSize.width, reserved.width) + current.imageToTextPadding
        }
        let available = max(0, width - x - margins.trailing)
        func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
            label.isHidden ? .zero : label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        }
        let text = size(label, available)
        let secondary = size(secondaryLabel, available)
        let beside = current.prefersSideBySideTextAndSecondaryText
            && text.width + current.textToSecondaryTextHorizontalPadding + secondary.width <= available
        let gap = text.height > 0 && secondary.height > 0 && !beside ? current.textToSecondaryTextVerticalPadding : 0
        let lines = beside ? max(text.height, secondary.height) : text.height + gap + secondary.height
        let inner = max(lines, imageSize.height)
        let height = inner + margins.top + margins.bottom
        let top = margins.top + (inner - lines) / 2
        let imageRect = CGRect(
            x: margins.leading, y: margins.top + (inner - imageSize.height) / 2, width: imageSize.width,
            height: imageSize.height)
        let textRect = CGRect(x: x, y: top, width: beside ? text.width : available, height: text.height)
        let secondaryRect = beside
            ? CGRect(x: x + available - secondary.width, y: top, width: secondary.width, height: secondary.height)
            : CGRect(x: x, y: top + text.height + gap, width: available, height: secondary.height)
        return (imageRect, textRect, secondaryRect, height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let places = arrange(bounds.width)
        let shift = max(0, (bounds.height - places.height) / 2)
        imageView.frame = places.image.offsetBy(dx: 0, dy: shift)
        label.frame = places.text.offsetBy(dx: 0, dy: shift)
        secondaryLabel.frame = places.secondary.offsetBy(dx: 0, dy: shift)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: max(44, arrange(size.width).height.rounded(.up)))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }
}
