/// Shows one segment of a segmented control.
@MainActor
final class SegmentView: UIView {
    private let label = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var ownWidth: CGFloat = 0
    var offset = CGSize.zero
    var isAvailable = true
    private var isChosen = false

    required init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for view in [label, imageView] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ attributes: [NSAttributedString.Key: Any], isChosen: Bool) {
        self.isChosen = isChosen
        imageView.image = image
        imageView.tintColor = attributes[.foregroundColor] as? UIColor
        label.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
        label.isHidden = image != nil
        setNeedsLayout()
    }

    /// The width of image or title, in points.
    var contentWidth: CGFloat {
        image?.size.width ?? label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let picture = image?.size ?? .zero
        imageView.frame = CGRect(
            x: (bounds.width - picture.width) / 2 + offset.width, y: (bounds.height - picture.height) / 2 + offset.height,
            width: picture.width, height: picture.height)
        let text = label.sizeThatFits(bounds.size)
        let width = min(text.width, bounds.width)
        label.frame = CGRect(
            x: (bounds.width - width) / 2 + offset.width, y: (bounds.height - text.height) / 2 + offset.height,
            width: width, height: text.height)
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var traits: UIAccessibilityTraits = .button
        if isChosen { traits.insert(.selected) }
        if !isAvailable { traits.insert(.notEnabled) }
        return AccessibilityDefaults(isElement: true, label: title ?? image?.accessibilityLabel, traits: traits)
    }
}
