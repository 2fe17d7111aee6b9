/// A control that is on or off (Apple documentation: *UISwitch*).
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// How a switch is shown (Apple documentation: *UISwitch.Style*).
    public enum Style: Int, Sendable {
        case automatic = 0, checkbox, sliding
    }

    /// 51 by 31 points, whatever frame is asked for.
    private static let size = CGSize(width: 51, height: 31)
    private let track = UIView(frame: .zero)
    private let thumb = UIView(frame: .zero)
    private var isCurrentlyOn = false
    private var movedInTouch = false

    /// Makes a switch that is off; the frame's size is not taken.
    public required init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }
    /// Makes a switch from an archive; the archive's values are set by whoever reads it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        setUp()
    }

    private func setUp() {
        for view in [track, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        track.frame = CGRect(origin: .zero, size: Self.size)
        track.layer.cornerRadius = Self.size.height / 2
        thumb.layer.cornerRadius = 27 / 2
        show()
    }

    /// Where the switch is; its size stays 51 by 31 points.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: transform.isIdentity ? Self.size : newValue.size) }
    }

    // MARK: State

    /// Whether the switch is on; setting it sends no action.
    open var isOn: Bool {
        get { isCurrentlyOn }
        set { tellObservers(of: ["on", "isOn"]) { setOn(newValue, animated: false) } }
    }
    /// Sets whether the switch is on; sends no action.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != isCurrentlyOn else { return }
        isCurrentlyOn = on
        guard animated, window != nil else { return show() }
        UIView.animate(withDuration: 0.25) { self.show() }
    }

    // MARK: Look

    /// The colour while on; the system's green when `nil`.
    open var onTintColor: UIColor? { didSet { show() } }
    /// The colour of the thumb; white when `nil`.
    open var thumbTintColor: UIColor? { didSet { show() } }
    /// The image while on; without effect since iOS 7.
    open var onImage: UIImage?
    /// The image while off; without effect since iOS 7.
    open var offImage: UIImage?
    /// A title beside a checkbox; there are none on a phone.
    open var title: String?
    /// How the switch is shown: sliding.
    open var style: Style { .sliding }
    /// How the switch would be shown where there is a choice.
    open var preferredStyle: Style = .automatic

    private func show() {
        track.backgroundColor = isCurrentlyOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        thumb.backgroundColor = thumbTintColor ?? .white
        let isRight = isCurrentlyOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let side: CGFloat = 27
        thumb.frame = CGRect(x: isRight ? Self.size.width - side - 2 : 2, y: 2, width: side, height: side)
        alpha = isEnabled ? 1 : 0.5
    }

    override func stateDidChange() { show() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        show()
    }

    // MARK: Touches

    override var claimsTaps: Bool { true }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        movedInTouch = false
        return super.beginTracking(touch, with: event)
    }

    /// A finger that slides past the middle switches at once.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        let isRight = effectiveUserInterfaceLayoutDirection != .rightToLeft
        let start = touch.previousLocation(in: self).x
        if (x > bounds.midX) != (start > bounds.midX) {
            movedInTouch = true
            change(to: (x > bounds.midX) == isRight)
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !movedInTouch && isTouchInside { change(to: !isCurrentlyOn) }
    }

    private func change(to on: Bool) {
        guard on != isCurrentlyOn else { return }
        setOn(on, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Size

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, label: title, value: isCurrentlyOn ? "1" : "0",
            traits: isEnabled ? [.button, .toggleButton] : [.button, .toggleButton, .notEnabled])
    }
    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        change(to: !isCurrentlyOn)
        return true
    }
}
