/// A view whose content may be larger than itself (Apple documentation: *UIScrollView*). The content offset
/// is the origin of the bounds.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    // MARK: Stored state

    var scrollFlags: ScrollFlags = .initial
    weak var scrollDelegate: (any UIScrollViewDelegate)?
    var storedContentSize: CGSize = .zero
    var storedContentInset: UIEdgeInsets = .zero
    var storedAdjustment: ContentInsetAdjustmentBehavior = .automatic
    /// The part of `adjustedContentInset` that comes from the safe area, as last reported.
    var systemInset: UIEdgeInsets = .zero
    /// The size of the bounds at the last layout.
    var laidOutSize: CGSize = .zero
    /// The drag, deceleration or animation under way.
    var motion: ScrollMotion?
    /// Fields that few scroll views set.
    var scrollExtras = ScrollExtras()
    /// Where the content was when the drag or pinch under way began.
    var dragStart: CGPoint = .zero
    var lockedAxis: ScrollAxis?
    var pinchStart: CGFloat = 1
    private let pan = ScrollPanGestureRecognizer()

    /// Makes a scroll view with a frame in points.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        prepareScrolling()
    }

    /// Makes a scroll view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareScrolling()
    }

    private func prepareScrolling() {
        _ = UIScrollView.exposesActions
        clipsToBounds = true
        pan.scrollView = self
        pan.addTarget(self, action: Selector("scrollViewPanned:"))
        addGestureRecognizer(pan)
    }

    // MARK: Content (UIScrollView+Offset.swift, UIScrollView+Insets.swift)

    /// The object that hears of scrolling.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set {
            scrollDelegate = newValue
            scrollDelegateDidChange()
        }
    }
    /// Called when the delegate was set, so that lists can see what else it is.
    func scrollDelegateDidChange() {}
    /// The point of the content at the top left corner of the bounds, in points. Observable by key.
    open var contentOffset: CGPoint {
        get { layer.bounds.origin }
        set { setContentOffset(newValue, animated: false) }
    }
    /// Moves the content so that `contentOffset` is at the top left corner.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        moveContent(to: contentOffset, animated: animated)
    }
    /// The size of the content, in points. Observable by key.
    open var contentSize: CGSize {
        get { storedContentSize }
        set { changeContentSize(newValue) }
    }
    /// Space around the content, in points, beside that of the safe area.
    open var contentInset: UIEdgeInsets {
        get { storedContentInset }
        set { changeContentInset(newValue) }
    }
    /// How the safe area adds to the content inset; default `automatic`.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { storedAdjustment }
        set {
            storedAdjustment = newValue
            updateSystemInset()
        }
    }
    /// Called when `adjustedContentInset` changed; call `super`.
    open func adjustedContentInsetDidChange() {}

    open override var bounds: CGRect {
        get { layer.bounds }
        set { changeBounds(newValue) }
    }

    // MARK: Scrolling

    /// Whether fingers can scroll the content; default true.
    open var isScrollEnabled: Bool {
        get { scrollFlags.contains(.scrollEnabled) }
        set {
            scrollFlags.set(.scrollEnabled, newValue)
            pan.isEnabled = newValue
        }
    }
    /// Whether paging stops the content at multiples of the bounds; default false.
    open var isPagingEnabled: Bool {
        get { scrollFlags.contains(.paging) }
        set { scrollFlags.set(.paging, newValue) }
    }
    /// Moves the content just far enough that `rect` (content coordinates) is visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }
    /// Whether a finger is on the content.
    open var isTracking: Bool { scrollFlags.contains(.tracking) || scrollFlags.contains(.dragging) }
    /// Whether a finger scrolls the content, or the content still moves after it.
    open var isDragging: Bool { scrollFlags.contains(.dragging) }
    /// Whether the content moves by itself after a drag.
    open var isDecelerating: Bool { scrollFlags.contains(.decelerating) }
    /// Whether scrolling may take a touch from a content view; false for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    /// The recognizer that scrolls.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    /// The recognizer that zooms; `nil` until zooming is possible.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scrollExtras.pinch }
    /// Shows the scroll indicators for a short time.
    open func flashScrollIndicators() { showIndicators(thenHide: true) }

    /// Called when an animated change of the offset is done, after the delegate heard of it.
    func didEndScrollingAnimation() {}
    /// Called when a drag begins, after the delegate heard of it and before the content moves.
    func dragDidBegin() {}
    /// Called when a drag ended, after the delegate heard of it, with whether the content moves on.
    func dragDidEnd(willDecelerate: Bool) {}
    /// Called after every change of the offset, after the delegate heard of it.
    func contentDidMove() {}
    /// Called when content that moved by itself after a finger left came to rest.
    func contentDidSettle() {}

    // MARK: Zooming (UIScrollView+Zooming.swift)

    /// The scale of the content; default 1.
    open var zoomScale: CGFloat {
        get { scrollExtras.zoomScale }
        set { setZoomScale(newValue, animated: false) }
    }
    /// The smallest scale; default 1.
    open var minimumZoomScale: CGFloat {
        get { scrollExtras.minimumZoomScale }
        set {
            scrollExtras.minimumZoomScale = newValue
            updatePinch()
        }
    }
    /// The largest scale; default 1.
    open var maximumZoomScale: CGFloat {
        get { scrollExtras.maximumZoomScale }
        set {
            scrollExtras.maximumZoomScale = newValue
            updatePinch()
        }
    }
    /// Scales the content, kept within the limits.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated: animated) }
    /// Scales and moves the content so that `rect` (content view coordinates) fills the view.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(toRect: rect, animated: animated) }

    // MARK: View

    override var contentGuideForConstraints: UILayoutGuide? { contentLayoutGuide }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scrollLayoutDidRun()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateSystemInset()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { endMotion() } else { updateSystemInset() }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return canBeginDragging && pan.mayTakeTouch
    }

    /// Whether a tap on the status bar scrolls to the top; default true.
    open var scrollsToTop: Bool {
        get { storedScrollsToTop }
        set { storedScrollsToTop = newValue }
    }
    /// Space around both indicators, in points; reads that of the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { storedIndicatorInsets }
        set { storedIndicatorInsets = newValue }
    }

    // MARK: Kept elsewhere, here so that subclasses can override it

    /// The control that a pull at the top edge triggers.
    open var refreshControl: UIRefreshControl? {
        get { storedRefreshControl }
        set { storedRefreshControl = newValue }
    }
    /// The content, for constraints: they decide `contentSize` (Apple documentation: *contentLayoutGuide*).
    open var contentLayoutGuide: UILayoutGuide { baseContentLayoutGuide }
    /// The visible rectangle, for constraints: what is tied to it does not scroll (Apple documentation:
    /// *frameLayoutGuide*).
    open var frameLayoutGuide: UILayoutGuide { baseFrameLayoutGuide }
    /// The content inset with what the safe area adds, in points.
    open var adjustedContentInset: UIEdgeInsets { baseAdjustedContentInset }
    /// Whether content dragged past its edge moves a little and comes back; default true.
    open var bounces: Bool {
        get { storedBounces }
        set { storedBounces = newValue }
    }
    /// Whether the content bounces at top and bottom; default true. Counts only while `bounces` is true.
    open var bouncesVertically: Bool {
        get { storedBouncesVertically }
        set { storedBouncesVertically = newValue }
    }
    /// Whether the content bounces at its sides; default true. Counts only while `bounces` is true.
    open var bouncesHorizontally: Bool {
        get { storedBouncesHorizontally }
        set { storedBouncesHorizontally = newValue }
    }
    /// Whether content that fits bounces vertically as well; default false.
    open var alwaysBounceVertical: Bool {
        get { storedAlwaysBounceVertical }
        set { storedAlwaysBounceVertical = newValue }
    }
    /// Whether content that fits bounces horizontally as well; default false.
    open var alwaysBounceHorizontal: Bool {
        get { storedAlwaysBounceHorizontal }
        set { storedAlwaysBounceHorizontal = newValue }
    }
    /// Whether a drag that begins along one axis stays on it; default false.
    open var isDirectionalLockEnabled: Bool {
        get { storedIsDirectionalLockEnabled }
        set { storedIsDirectionalLockEnabled = newValue }
    }
    /// Whether content views get a touch only once it is no drag; default true.
    open var delaysContentTouches: Bool {
        get { storedDelaysContentTouches }
        set { storedDelaysContentTouches = newValue }
    }
    /// Whether a drag takes a touch that a content view has already; default true.
    open var canCancelContentTouches: Bool {
        get { storedCanCancelContentTouches }
        set { storedCanCancelContentTouches = newValue }
    }
    /// Whether the vertical indicator shows while scrolling; default true.
    open var showsVerticalScrollIndicator: Bool {
        get { storedShowsVerticalScrollIndicator }
        set { storedShowsVerticalScrollIndicator = newValue }
    }
    /// Whether the horizontal indicator shows while scrolling; default true.
    open var showsHorizontalScrollIndicator: Bool {
        get { storedShowsHorizontalScrollIndicator }
        set { storedShowsHorizontalScrollIndicator = newValue }
    }
    /// Whether the indicators stay inside the safe area; default true.
    open var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { storedAutomaticallyAdjustsScrollIndicatorInsets }
        set { storedAutomaticallyAdjustsScrollIndicatorInsets = newValue }
    }
    /// Whether zooming past a limit comes back; default true.
    open var bouncesZoom: Bool {
        get { storedBouncesZoom }
        set { storedBouncesZoom = newValue }
    }
    /// How fast the content slows down after a drag; default `normal`.
    open var decelerationRate: DecelerationRate {
        get { storedDecelerationRate }
        set { storedDecelerationRate = newValue }
    }
    /// How the keyboard goes away when a drag begins; default `none`.
    open var keyboardDismissMode: KeyboardDismissMode {
        get { storedKeyboardDismissMode }
        set { storedKeyboardDismissMode = newValue }
    }
    /// The look of the scroll indicators.
    open var indicatorStyle: IndicatorStyle {
        get { storedIndicatorStyle }
        set { storedIndicatorStyle = newValue }
    }
    /// Space around the vertical indicator, in points.
    open var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { storedVerticalScrollIndicatorInsets }
        set { storedVerticalScrollIndicatorInsets = newValue }
    }
    /// Space around the horizontal indicator, in points.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { storedHorizontalScrollIndicatorInsets }
        set { storedHorizontalScrollIndicatorInsets = newValue }
    }
}
