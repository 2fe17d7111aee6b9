/// A control that picks a value from a range (Apple documentation: *UISlider*).
@preconcurrency @MainActor
open class UISlider: UIControl {
    /// The height that a slider asks for, in points.
    private static let naturalHeight: CGFloat = 34
    private static let trackHeight: CGFloat = 4
    private static let thumbSide: CGFloat = 28
    private static let imageGap: CGFloat = 8

    private let minimumTrack = UIImageView(frame: .zero)
    private let maximumTrack = UIImageView(frame: .zero)
    private let thumb = UIImageView(frame: .zero)
    private let minimumImageView = UIImageView(frame: .zero)
    private let maximumImageView = UIImageView(frame: .zero)
    private var images: [ImageKey: UIImage] = [:]
    private var current: Float = 0
    private var grip: CGFloat = 0

    private enum Part: Hashable { case thumb, minimumTrack, maximumTrack }
    private struct ImageKey: Hashable {
        let part: Part
        let state: UInt
    }

    /// Makes a slider from 0 to 1 at 0.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    /// Makes a slider from an archive; the archive's values are set by whoever reads it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for view in [maximumTrack, minimumTrack, minimumImageView, maximumImageView, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        contentMode = .redraw
        show()
    }

    // MARK: Value

    /// The value; kept inside the range. Setting it sends no action.
    open var value: Float {
        get { current }
        set { tellObservers(of: ["value"]) { setValue(newValue, animated: false) } }
    }
    /// The smallest value; default 0. A larger one than the greatest raises that.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = current
            setNeedsLayout()
        }
    }
    /// The greatest value; default 1. A smaller one than the smallest lowers that.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = current
            setNeedsLayout()
        }
    }
    /// Whether actions are sent while the thumb moves, or only at the end; default true.
    open var isContinuous = true

    /// Sets the value; sends no action.
    open func setValue(_ value: Float, animated: Bool) {
        current = min(max(value, minimumValue), maximumValue)
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
    }

    // MARK: Look

    /// The image at the smallest value's end.
    open var minimumValueImage: UIImage? { didSet { show() } }
    /// The image at the greatest value's end.
    open var maximumValueImage: UIImage? { didSet { show() } }
    /// The colour of the track up to the thumb; the tint colour when `nil`.
    open var minimumTrackTintColor: UIColor? { didSet { show() } }
    /// The colour of the track beyond the thumb; grey when `nil`.
    open var maximumTrackTintColor: UIColor? { didSet { show() } }
    /// The colour of the thumb; white when `nil`.
    open var thumbTintColor: UIColor? { didSet { show() } }

    /// Sets the thumb's image in a state.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { set(image, .thumb, state) }
    /// Sets the image of the track up to the thumb in a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { set(image, .minimumTrack, state) }
    /// Sets the image of the track beyond the thumb in a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { set(image, .maximumTrack, state) }
    /// The thumb's image in a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { image(.thumb, state) }
    /// The image of the track up to the thumb in a state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { image(.minimumTrack, state) }
    /// The image of the track beyond the thumb in a state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { image(.maximumTrack, state) }
    /// The thumb's image in the present state.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    /// The image of the track up to the thumb in the present state.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    /// The image of the track beyond the thumb in the present state.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    private func set(_ image: UIImage?, _ part: Part, _ state: UIControl.State) {
        images[ImageKey(part: part, state: state.rawValue)] = image
        show()
    }
    private func image(_ part: Part, _ state: UIControl.State) -> UIImage? {
        images[ImageKey(part: part, state: state.rawValue)] ?? images[ImageKey(part: part, state: 0)]
    }

    private func show() {
        thumb.image = currentThumbImage
        thumb.backgroundColor = thumb.image == nil ? thumbTintColor ?? .white : nil
        thumb.layer.cornerRadius = thumb.image == nil ? Self.thumbSide / 2 : 0
        minimumTrack.image = currentMinimumTrackImage
        minimumTrack.backgroundColor = minimumTrack.image == nil ? minimumTrackTintColor ?? tintColor : nil
        maximumTrack.image = currentMaximumTrackImage
        maximumTrack.backgroundColor = maximumTrack.image == nil ? maximumTrackTintColor ?? .secondarySystemFill : nil
        for view in [minimumTrack, maximumTrack] { view.layer.cornerRadius = view.image == nil ? Self.trackHeight / 2 : 0 }
        minimumImageView.image = minimumValueImage
        maximumImageView.image = maximumValueImage
        alpha = isEnabled ? 1 : 0.5
        setNeedsLayout()
    }

    override func stateDidChange() { show() }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    // MARK: Geometry

    /// Where the image of the smallest value is.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = minimumValueImage?.size else { return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0) }
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    /// Where the image of the greatest value is.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = maximumValueImage?.size else { return CGRect(x: bounds.maxX, y: bounds.midY, width: 0, height: 0) }
        return CGRect(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    /// Where the track is.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let left = minimumValueImage == nil ? bounds.minX + 2 : minimumValueImageRect(forBounds: bounds).maxX + Self.imageGap
        let right = maximumValueImage == nil ? bounds.maxX - 2 : maximumValueImageRect(forBounds: bounds).minX - Self.imageGap
        let height = currentMinimumTrackImage?.size.height ?? Self.trackHeight
        return CGRect(x: left, y: bounds.midY - height / 2, width: max(0, right - left), height: height)
    }
    /// Where the thumb is at a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
        var share = maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { share = 1 - share }
        // At either end the thumb stands flush with the bounds' end of the track.
        let room = rect.insetBy(dx: -2, dy: 0)
        return CGRect(
            x: room.minX + share * max(0, room.width - size.width), y: rect.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let track = trackRect(forBounds: bounds)
        let place = thumbRect(forBounds: bounds, trackRect: track, value: current)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = CGRect(x: track.minX, y: track.minY, width: max(0, place.midX - track.minX), height: track.height)
        let right = CGRect(x: place.midX, y: track.minY, width: max(0, track.maxX - place.midX), height: track.height)
        minimumTrack.frame = isRightToLeft ? right : left
        maximumTrack.frame = isRightToLeft ? left : right
        thumb.frame = place
        minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.naturalHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.naturalHeight) }

    // MARK: Touches

    override var claimsTaps: Bool { true }

    private var thumbPlace: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current)
    }

    /// Only a touch at the thumb moves it.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        let place = thumbPlace
        guard place.insetBy(dx: -10, dy: -10).contains(location) else { return false }
        grip = location.x - place.midX
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let width = thumbPlace.width
        let room = track.insetBy(dx: -2, dy: 0)
        guard room.width > width else { return true }
        var share = (touch.location(in: self).x - grip - room.minX - width / 2) / (room.width - width)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { share = 1 - share }
        let old = current
        setValue(minimumValue + Float(min(max(share, 0), 1)) * (maximumValue - minimumValue), animated: false)
        if isContinuous && current != old { sendActions(for: .valueChanged) }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { sendActions(for: .valueChanged) }
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        let share = maximumValue > minimumValue ? (current - minimumValue) / (maximumValue - minimumValue) : 0
        return AccessibilityDefaults(
            isElement: true, value: "\(Int((share * 100).rounded()))%",
            traits: isEnabled ? .adjustable : [.adjustable, .notEnabled])
    }
    open override func accessibilityIncrement() { step(0.1) }
    open override func accessibilityDecrement() { step(-0.1) }

    private func step(_ share: Float) {
        setValue(current + share * (maximumValue - minimumValue), animated: true)
        sendActions(for: .valueChanged)
    }
}
