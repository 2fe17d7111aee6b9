/// Dots that show which of several pages is on (Apple documentation: *UIPageControl*).
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    private static let dot: CGFloat = 7
    private static let gap: CGFloat = 9
    private static let height: CGFloat = 37
    private var dots: [UIView] = []
    private var current = 0

    /// Makes a control with no pages.
    public required init(frame: CGRect) { super.init(frame: frame) }
    /// Makes a control from an archive; the archive's values are set by whoever reads it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How many pages there are; default 0. Lowering it keeps the current page inside.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            guard numberOfPages != oldValue else { return }
            currentPage = current
            rebuild()
        }
    }
    /// The page that is on, kept inside the range; setting it sends no action.
    open var currentPage: Int {
        get { current }
        set {
            tellObservers(of: ["currentPage"]) { current = min(max(newValue, 0), max(0, numberOfPages - 1)) }
            show()
        }
    }
    /// Whether a single page shows no dot; default false.
    open var hidesForSinglePage = false { didSet { rebuild() } }
    /// The colour of the other dots.
    open var pageIndicatorTintColor: UIColor? { didSet { show() } }
    /// The colour of the current page's dot.
    open var currentPageIndicatorTintColor: UIColor? { didSet { show() } }

    private func rebuild() {
        for dot in dots { dot.removeFromSuperview() }
        let count = hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages
        dots = (0..<count).map { _ in
            let view = UIView(frame: .zero)
            view.isUserInteractionEnabled = false
            view.layer.cornerRadius = Self.dot / 2
            addSubview(view)
            return view
        }
        invalidateIntrinsicContentSize()
        show()
        setNeedsLayout()
    }

    private func show() {
        for (index, dot) in dots.enumerated() {
            dot.backgroundColor = index == current
                ? currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
        }
    }

    /// The least size that shows the dots of `pageCount` pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let count = CGFloat(max(0, pageCount))
        return CGSize(width: max(0, count * Self.dot + (count - 1) * Self.gap), height: Self.height)
    }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = size(forNumberOfPages: dots.count).width
        for (index, dot) in dots.enumerated() {
            let place = effectiveUserInterfaceLayoutDirection == .rightToLeft ? dots.count - 1 - index : index
            dot.frame = CGRect(
                x: (bounds.width - width) / 2 + CGFloat(place) * (Self.dot + Self.gap),
                y: (bounds.height - Self.dot) / 2, width: Self.dot, height: Self.dot)
        }
    }

    // MARK: Touches

    override var claimsTaps: Bool { true }

    /// A tap right of the middle goes to the next page, left of it to the one before.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        let isRight = touch.location(in: self).x > bounds.midX
        move(isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft) ? 1 : -1)
    }

    private func move(_ step: Int) {
        let old = current
        currentPage += step
        if current != old { sendActions(for: .valueChanged) }
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, value: "page \(current + 1) of \(numberOfPages)", traits: .adjustable)
    }
    open override func accessibilityIncrement() { move(1) }
    open override func accessibilityDecrement() { move(-1) }
}
