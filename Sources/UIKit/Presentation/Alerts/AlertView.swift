/// The view of an alert: title, message, text fields and a button for each choice.
final class AlertView: UIView {
    var onChoice: ((UIAlertAction) -> Void)?
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var fields: [UITextField] = []
    private var buttons: [AlertButton] = []
    private var areButtonsSideBySide = false

    private static let margin: CGFloat = 16
    private static let fieldHeight: CGFloat = 30
    private static let buttonHeight: CGFloat = 44

    required init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 14
        clipsToBounds = true
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        messageLabel.font = .preferredFont(forTextStyle: .footnote)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows what the alert says now.
    func update(_ alert: UIAlertController) {
        titleLabel.text = alert.title
        messageLabel.text = alert.message
        for field in fields { field.removeFromSuperview() }
        fields = alert.textFields ?? []
        for field in fields { addSubview(field) }
        for button in buttons { button.removeFromSuperview() }
        // The choice that cancels stands last, or first of two that are side by side.
        let cancelling = alert.actions.filter { $0.style == .cancel }
        let others = alert.actions.filter { $0.style != .cancel }
        areButtonsSideBySide = alert.preferredStyle == .alert && alert.actions.count == 2
        let ordered = areButtonsSideBySide ? cancelling + others : others + cancelling
        buttons = ordered.map { AlertButton($0, isPreferred: alert.preferredAction === $0) }
        for button in buttons {
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    if let button { self?.onChoice?(button.action) }
                }, for: .touchUpInside)
            addSubview(button)
        }
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    func height(forWidth width: CGFloat) -> CGFloat { place(in: width, moving: false) }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = place(in: bounds.width, moving: true)
    }

    /// Goes through the parts from the top; the height they take, in points.
    private func place(in width: CGFloat, moving: Bool) -> CGFloat {
        let inner = width - 2 * Self.margin
        var y: CGFloat = Self.margin
        for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
            let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
            if moving { label.frame = CGRect(x: Self.margin, y: y, width: inner, height: height) }
            y += height + 4
        }
        for field in fields {
            if moving { field.frame = CGRect(x: Self.margin, y: y + 4, width: inner, height: Self.fieldHeight) }
            y += Self.fieldHeight + 4
        }
        y += Self.margin - 4
        if areButtonsSideBySide {
            for (index, button) in buttons.enumerated() where moving {
                button.frame = CGRect(x: CGFloat(index) * width / 2, y: y, width: width / 2, height: Self.buttonHeight)
            }
            return y + Self.buttonHeight
        }
        for button in buttons {
            if moving { button.frame = CGRect(x: 0, y: y, width: width, height: Self.buttonHeight) }
            y += Self.buttonHeight
        }
        return y
    }
}

/// The button of one choice.
final class AlertButton: UIControl {
    let action: UIAlertAction
    private let label = UILabel()

    init(_ action: UIAlertAction, isPreferred: Bool) {
        self.action = action
        super.init(frame: .zero)
        label.text = action.title
        label.textAlignment = .center
        label.font = isPreferred || action.style == .cancel ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
        label.textColor = action.style == .destructive ? .systemRed : .systemBlue
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
        isEnabled = action.isEnabled
        label.alpha = action.isEnabled ? 1 : 0.5
    }

    required init(frame: CGRect) { fatalError("an alert's button is made with its action") }
    required init?(coder: NSCoder) { fatalError("an alert's button is made with its action") }
}
