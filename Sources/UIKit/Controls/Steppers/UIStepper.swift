/// Two buttons that lower and raise a value (Apple documentation: *UIStepper*).
@preconcurrency @MainActor
open class UIStepper: UIControl {
    /// 94 by 32 points, whatever frame is asked for.
    private static let size = CGSize(width: 94, height: 32)
    private static let firstRepeat: TimeInterval = 0.5
    private static let laterRepeat: TimeInterval = 0.1

    private let decrement = UIImageView(frame: .zero)
    private let increment = UIImageView(frame: .zero)
    private let divider = UIView(frame: .zero)
    private var images: [UInt: (decrement: UIImage?, increment: UIImage?)] = [:]
    private var backgrounds: [UInt: UIImage] = [:]
    private var repeatToken: MainClock.Token?
    private var direction = 0.0
    private var startValue = 0.0

    /// Makes a stepper from 0 to 100 at 0; the frame's size is not taken.
    public required init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }
    /// Makes a stepper from an archive; the archive's values are set by whoever reads it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        setUp()
    }

    private func setUp() {
        layer.cornerRadius = 8
        for view in [decrement, increment] { view.contentMode = .center }
        for view in [decrement, increment, divider] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        show()
    }

    // MARK: Value

    /// The value, kept inside the range; setting it sends no action.
    open var value: Double {
        get { current }
        set {
            tellObservers(of: ["value"]) { current = min(max(newValue, minimumValue), maximumValue) }
            show()
        }
    }
    private var current = 0.0
    /// The smallest value; default 0. Not greater than the greatest.
    open var minimumValue = 0.0 {
        didSet {
            if minimumValue > maximumValue {
                raise(.invalidArgumentException, "minimumValue must be less than or equal to maximumValue")
            }
            value = current
        }
    }
    /// The greatest value; default 100. Not smaller than the smallest.
    open var maximumValue = 100.0 {
        didSet {
            if maximumValue < minimumValue {
                raise(.invalidArgumentException, "maximumValue must be greater than or equal to minimumValue")
            }
            value = current
        }
    }
    /// By how much one tap changes the value; default 1. More than 0.
    open var stepValue = 1.0 {
        didSet {
            if stepValue <= 0 { raise(.invalidArgumentException, "stepValue must be greater than zero") }
        }
    }
    /// Whether holding goes on changing; default true.
    open var autorepeat = true
    /// Whether actions are sent while holding, or only at the end; default true.
    open var isContinuous = true
    /// Whether the value goes on from the other end; default false.
    open var wraps = false { didSet { show() } }

    // MARK: Look

    /// Sets the image of the lowering button in a state.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        images[state.rawValue, default: (nil, nil)].decrement = image
        show()
    }
    /// Sets the image of the raising button in a state.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        images[state.rawValue, default: (nil, nil)].increment = image
        show()
    }
    /// The image of the lowering button in a state.
    open func decrementImage(for state: UIControl.State) -> UIImage? { images[state.rawValue]?.decrement }
    /// The image of the raising button in a state.
    open func incrementImage(for state: UIControl.State) -> UIImage? { images[state.rawValue]?.increment }
    /// Sets the image behind the buttons in a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgrounds[state.rawValue] = image
        show()
    }
    /// The image behind the buttons in a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgrounds[state.rawValue] }

    private func show() {
        backgroundColor = .tertiarySystemFill
        divider.backgroundColor = .separator
        let canLower = isEnabled && (wraps || current > minimumValue)
        let canRaise = isEnabled && (wraps || current < maximumValue)
        let key = state.rawValue
        decrement.image = images[key]?.decrement ?? images[0]?.decrement ?? UIImage(systemName: "minus")
        increment.image = images[key]?.increment ?? images[0]?.increment ?? UIImage(systemName: "plus")
        decrement.tintColor = canLower ? .label : .tertiaryLabel
        increment.tintColor = canRaise ? .label : .tertiaryLabel
    }

    override func stateDidChange() { show() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let half = bounds.width / 2
        decrement.frame = CGRect(x: 0, y: 0, width: half, height: bounds.height)
        increment.frame = CGRect(x: half, y: 0, width: half, height: bounds.height)
        divider.frame = CGRect(x: half - 0.5, y: 7, width: 1, height: max(0, bounds.height - 14))
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            (decrement.frame, increment.frame) = (increment.frame, decrement.frame)
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: transform.isIdentity ? Self.size : newValue.size) }
    }
    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    // MARK: Touches

    override var claimsTaps: Bool { true }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isIncrement = increment.frame.contains(touch.location(in: self))
        direction = isIncrement ? 1 : -1
        startValue = current
        step()
        if autorepeat { scheduleRepeat(after: Self.firstRepeat) }
        return super.beginTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        stopRepeating()
        if !isContinuous && current != startValue { sendActions(for: .valueChanged) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        stopRepeating()
    }

    private func scheduleRepeat(after delay: TimeInterval) {
        repeatToken = MainClock.shared.schedule(after: delay) { [weak self] in
            guard let self, isTracking else { return }
            step()
            scheduleRepeat(after: Self.laterRepeat)
        }
    }

    private func stopRepeating() {
        if let repeatToken { MainClock.shared.cancel(repeatToken) }
        repeatToken = nil
    }

    private func step() {
        let old = current
        var new = current + direction * stepValue
        if wraps {
            if new > maximumValue { new = minimumValue } else if new < minimumValue { new = maximumValue }
        }
        value = new
        if current != old && (isContinuous || !isTracking) { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, value: "\(current)", traits: .adjustable)
    }
    open override func accessibilityIncrement() { stepOnce(1) }
    open override func accessibilityDecrement() { stepOnce(-1) }

    private func stepOnce(_ direction: Double) {
        self.direction = direction
        step()
    }
}
