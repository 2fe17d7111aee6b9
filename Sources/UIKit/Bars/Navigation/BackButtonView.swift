/// The chevron with the title of the screen to which it leads back.
@MainActor
final class BackButtonView: UIControl {
    private let label = UILabel(frame: .zero)
    private let chevron = UIImageView(frame: .zero)
    private static let chevronSize = CGSize(width: 13, height: 21)
    private static let gap: CGFloat = 6
    /// Called when the button was tapped.
    var onTap: (() -> Void)?

    required init(frame: CGRect) {
        super.init(frame: frame)
        for view in [chevron, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        chevron.contentMode = .scaleAspectFit
        addAction(UIAction { ($0.sender as? BackButtonView)?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var claimsTaps: Bool { true }

    override func stateDidChange() { alpha = isHighlighted ? 0.2 : 1 }

    /// What is shown; the same is asked for with nearly every screen.
    private var shown: (title: String, image: UIImage?, tint: UIColor)?

    /// Whether this title is shown in the present tint colour.
    func isShowing(_ title: String) -> Bool {
        guard let shown, shown.title == title else { return false }
        return shown.tint === tintColor
    }

    /// Shows `title` (the chevron alone when empty) in the tint colour.
    func show(title: String, image: UIImage?, attributes: [NSAttributedString.Key: Any]) {
        let tint: UIColor = tintColor
        if attributes.isEmpty, let shown, shown.title == title, shown.image === image, shown.tint === tint { return }
        shown = attributes.isEmpty ? (title, image, tint) : nil
        var merged: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17), .foregroundColor: tint,
        ]
        merged.merge(attributes) { $1 }
        label.attributedText = NSAttributedString(string: title, attributes: merged)
        label.isHidden = title.isEmpty
        chevron.image = image ?? UIImage(systemName: "chevron.backward")
        setNeedsLayout()
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: title.isEmpty ? "Back" : title, traits: .button)
    }

    /// The text that is shown; empty for the chevron alone.
    var title: String { label.text ?? "" }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.isHidden ? 0 : Self.gap + label.sizeThatFits(size).width
        return CGSize(width: Self.chevronSize.width + text, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let mark = Self.chevronSize
        chevron.frame = CGRect(x: 0, y: (bounds.height - mark.height) / 2, width: mark.width, height: mark.height)
        let x = mark.width + Self.gap
        label.frame = CGRect(x: x, y: 0, width: max(0, bounds.width - x), height: bounds.height)
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for view in [chevron, label] { view.frame.origin.x = bounds.width - view.frame.maxX }
    }

    /// The button takes touches up to the bar's edge and on its whole height.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: -8).contains(point)
    }
}
