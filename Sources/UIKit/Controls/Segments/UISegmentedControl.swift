/// A row of segments of which one is chosen (Apple documentation: *UISegmentedControl*).
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// Stands for no segment.
    public class var noSegment: Int { -1 }
    /// A part of the control by position (Apple documentation: *UISegmentedControl.Segment*).
    public enum Segment: Int, Sendable {
        case any = 0, left, center, right, alone
    }

    private static let naturalHeight: CGFloat = 32
    private static let titleMargin: CGFloat = 13
    private var segments: [SegmentView] = []
    private let indicator = UIView(frame: .zero)
    private var chosen = -1
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Makes a control without segments.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    /// Makes a control from an archive; the archive's values are set by whoever reads it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    /// Makes a control of titles, images or actions, of its natural size; nothing is chosen.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] {
            if let title = item as? String {
                insertSegment(withTitle: title, at: segments.count, animated: false)
            } else if let image = item as? UIImage {
                insertSegment(with: image, at: segments.count, animated: false)
            } else if let action = item as? UIAction {
                insertSegment(action: action, at: segments.count, animated: false)
            }
        }
        bounds.size = intrinsicContentSize
    }
    /// Makes a control of actions; choosing a segment performs its action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
        if frame.size == .zero { bounds.size = intrinsicContentSize }
    }

    private func setUp() {
        layer.cornerRadius = 8
        backgroundColor = .tertiarySystemFill
        indicator.layer.cornerRadius = 7
        indicator.isUserInteractionEnabled = false
        addSubview(indicator)
        show()
    }

    // MARK: Segments

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }
    /// The chosen segment, or `noSegment`; setting it sends no action.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set {
            if newValue >= segments.count {
                raise(
                    .rangeException,
                    "-[UISegmentedControl setSelectedSegmentIndex:]: index \(newValue) beyond bounds \(segments.count)")
            }
            tellObservers(of: ["selectedSegmentIndex"]) { chosen = newValue < 0 ? -1 : newValue }
            show()
        }
    }
    /// Whether a segment is chosen only while it is touched; default false.
    open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = -1 } } }
    /// Whether segments are as wide as their content asks; default false.
    open var apportionsSegmentWidthsByContent = false {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// Puts a segment with a title at an index.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(at: segment) { $0.title = title }
    }
    /// Puts a segment with an image at an index.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(at: segment) { $0.image = image }
    }
    /// Puts a segment with an action at an index; choosing it performs the action.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(at: segment) {
            $0.action = action
            $0.title = action.image == nil ? action.title : nil
            $0.image = action.image
        }
    }
    /// Removes a segment.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard let index = clamped(segment) else { return }
        segments.remove(at: index).removeFromSuperview()
        if chosen == index { chosen = -1 } else if chosen > index { chosen -= 1 }
        segmentsDidChange()
    }
    /// Removes all segments.
    open func removeAllSegments() {
        for segment in segments { segment.removeFromSuperview() }
        segments = []
        chosen = -1
        segmentsDidChange()
    }

    private func insert(at index: Int, _ fill: (SegmentView) -> Void) {
        let place = min(max(0, index), segments.count)
        let view = SegmentView(frame: .zero)
        fill(view)
        segments.insert(view, at: place)
        addSubview(view)
        if chosen >= place { chosen += 1 }
        segmentsDidChange()
    }

    /// Indices beyond the end stand for the last segment (Apple documentation: *setTitle(_:forSegmentAt:)*).
    private func clamped(_ index: Int) -> Int? {
        segments.isEmpty ? nil : min(max(0, index), segments.count - 1)
    }

    private func segmentsDidChange() {
        invalidateIntrinsicContentSize()
        show()
    }

    private func edit(_ index: Int, _ edit: (SegmentView) -> Void) {
        guard let index = clamped(index) else { return }
        edit(segments[index])
        segmentsDidChange()
    }

    /// Sets the title of a segment; its image goes.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        edit(segment) {
            $0.title = title
            $0.image = nil
        }
    }
    /// The title of a segment.
    open func titleForSegment(at segment: Int) -> String? { clamped(segment).flatMap { segments[$0].title } }
    /// Sets the image of a segment; its title goes.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        edit(segment) {
            $0.image = image
            $0.title = nil
        }
    }
    /// The image of a segment.
    open func imageForSegment(at segment: Int) -> UIImage? { clamped(segment).flatMap { segments[$0].image } }
    /// Sets the action of a segment; it brings title and image.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        edit(segment) {
            $0.action = action
            $0.title = action.image == nil ? action.title : nil
            $0.image = action.image
        }
    }
    /// The action of a segment.
    open func actionForSegment(at segment: Int) -> UIAction? { clamped(segment).flatMap { segments[$0].action } }
    /// The index of the segment whose action has an identifier, or `NSNotFound`.
    open func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == identifier } ?? NSNotFound
    }
    /// Sets the width of a segment in points; 0 lets the control decide.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { edit(segment) { $0.ownWidth = max(0, width) } }
    /// The width set for a segment, in points.
    open func widthForSegment(at segment: Int) -> CGFloat { clamped(segment).map { segments[$0].ownWidth } ?? 0 }
    /// Sets by how much a segment's content is moved, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { edit(segment) { $0.offset = offset } }
    /// By how much a segment's content is moved, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { clamped(segment).map { segments[$0].offset } ?? .zero }
    /// Sets whether a segment takes taps.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { edit(segment) { $0.isAvailable = enabled } }
    /// Whether a segment takes taps.
    open func isEnabledForSegment(at segment: Int) -> Bool { clamped(segment).map { segments[$0].isAvailable } ?? false }

    // MARK: Look

    /// The colour behind the chosen segment; the system's when `nil`.
    open var selectedSegmentTintColor: UIColor? { didSet { show() } }
    /// Sets the attributes of titles in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
        segmentsDidChange()
    }
    /// The attributes of titles in a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }

    private func show() {
        indicator.backgroundColor = selectedSegmentTintColor ?? .systemBackground
        indicator.isHidden = chosen < 0
        for (index, segment) in segments.enumerated() {
            let isAvailable = isEnabled && segment.isAvailable
            let state: UIControl.State = !isAvailable ? .disabled : index == chosen ? .selected : .normal
            var look: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 13, weight: index == chosen ? .semibold : .regular),
                .foregroundColor: isAvailable ? UIColor.label : .tertiaryLabel,
            ]
            look.merge(attributes[0] ?? [:]) { $1 }
            look.merge(attributes[state.rawValue] ?? [:]) { $1 }
            segment.show(look, isChosen: index == chosen)
        }
        setNeedsLayout()
    }

    override func stateDidChange() { show() }

    // MARK: Size and layout

    private var widths: [CGFloat] {
        let natural = segments.map { $0.ownWidth > 0 ? $0.ownWidth : ($0.contentWidth + 2 * Self.titleMargin).rounded(.up) }
        guard !apportionsSegmentWidthsByContent, let widest = natural.max() else { return natural }
        return zip(segments, natural).map { $0.ownWidth > 0 ? $1 : widest }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: widths.reduce(0, +), height: Self.naturalHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let wanted = widths
        let fixed = zip(segments, wanted).reduce(0) { $0 + ($1.0.ownWidth > 0 ? $1.1 : 0) }
        let flexible = zip(segments, wanted).reduce(0) { $0 + ($1.0.ownWidth > 0 ? 0 : $1.1) }
        let factor = flexible > 0 ? max(0, bounds.width - fixed) / flexible : 1
        var x: CGFloat = 0
        for (index, segment) in segments.enumerated() {
            let width = segment.ownWidth > 0 ? wanted[index] : wanted[index] * factor
            segment.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width
        }
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            for segment in segments { segment.frame.origin.x = bounds.width - segment.frame.maxX }
        }
        if segments.indices.contains(chosen) { indicator.frame = segments[chosen].frame.insetBy(dx: 2, dy: 2) }
    }

    // MARK: Touches

    override var claimsTaps: Bool { true }

    private func segment(at touch: UITouch) -> Int? {
        let x = touch.location(in: self).x
        return segments.firstIndex { $0.frame.minX <= x && x < $0.frame.maxX && $0.isAvailable }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let index = segment(at: touch) else { return false }
        if isMomentary { choose(index) }
        return super.beginTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isMomentary {
            chosen = -1
            show()
        } else if let touch, isTouchInside, let index = segment(at: touch), index != chosen {
            choose(index)
        }
    }

    private func choose(_ index: Int) {
        chosen = index
        show()
        if let action = segments[index].action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? segments }
        set { super.accessibilityElements = newValue }
    }
}
