extension UIScrollView {
    /// Whether content dragged past its edge moves a little and comes back; default true.
    public var bounces: Bool {
        get { scrollFlags.contains(.bounces) }
        set { scrollFlags.set(.bounces, newValue) }
    }
    /// Whether the content bounces at top and bottom; default true. Counts only while `bounces` is true.
    public var bouncesVertically: Bool {
        get { scrollFlags.contains(.bouncesVertically) }
        set { scrollFlags.set(.bouncesVertically, newValue) }
    }
    /// Whether the content bounces at its sides; default true. Counts only while `bounces` is true.
    public var bouncesHorizontally: Bool {
        get { scrollFlags.contains(.bouncesHorizontally) }
        set { scrollFlags.set(.bouncesHorizontally, newValue) }
    }
    /// Whether content that fits bounces vertically as well; default false.
    public var alwaysBounceVertical: Bool {
        get { scrollFlags.contains(.alwaysBounceVertical) }
        set {
            scrollFlags.set(.alwaysBounceVertical, newValue)
            updateSystemInset()
        }
    }
    /// Whether content that fits bounces horizontally as well; default false.
    public var alwaysBounceHorizontal: Bool {
        get { scrollFlags.contains(.alwaysBounceHorizontal) }
        set {
            scrollFlags.set(.alwaysBounceHorizontal, newValue)
            updateSystemInset()
        }
    }
    /// Whether a drag that begins along one axis stays on it; default false.
    public var isDirectionalLockEnabled: Bool {
        get { scrollFlags.contains(.directionalLock) }
        set { scrollFlags.set(.directionalLock, newValue) }
    }
    /// Whether a tap on the status bar scrolls to the top; default true.
    var storedScrollsToTop: Bool {
        get { scrollFlags.contains(.scrollsToTop) }
        set { scrollFlags.set(.scrollsToTop, newValue) }
    }
    /// Whether content views get a touch only once it is no drag; default true.
    public var delaysContentTouches: Bool {
        get { scrollFlags.contains(.delaysContentTouches) }
        set { scrollFlags.set(.delaysContentTouches, newValue) }
    }
    /// Whether a drag takes a touch that a content view has already; default true.
    public var canCancelContentTouches: Bool {
        get { scrollFlags.contains(.canCancelContentTouches) }
        set { scrollFlags.set(.canCancelContentTouches, newValue) }
    }
    /// Whether the vertical indicator shows while scrolling; default true.
    public var showsVerticalScrollIndicator: Bool {
        get { scrollFlags.contains(.showsVerticalIndicator) }
        set {
            scrollFlags.set(.showsVerticalIndicator, newValue)
            placeIndicators()
        }
    }
    /// Whether the horizontal indicator shows while scrolling; default true.
    public var showsHorizontalScrollIndicator: Bool {
        get { scrollFlags.contains(.showsHorizontalIndicator) }
        set {
            scrollFlags.set(.showsHorizontalIndicator, newValue)
            placeIndicators()
        }
    }
    /// Whether the indicators stay inside the safe area; default true.
    public var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { scrollFlags.contains(.adjustsIndicatorInsets) }
        set {
            scrollFlags.set(.adjustsIndicatorInsets, newValue)
            placeIndicators()
        }
    }
    /// Whether zooming past a limit comes back; default true.
    public var bouncesZoom: Bool {
        get { scrollFlags.contains(.bouncesZoom) }
        set { scrollFlags.set(.bouncesZoom, newValue) }
    }
    /// Whether a pinch is under way.
    public var isZooming: Bool { scrollFlags.contains(.zooming) }
    /// Whether the content returns to a limit of its zoom scale.
    public var isZoomBouncing: Bool { scrollFlags.contains(.zoomBouncing) }
    /// How fast the content slows down after a drag; default `normal`.
    public var decelerationRate: DecelerationRate {
        get { scrollExtras.decelerationRate }
        set { scrollExtras.decelerationRate = newValue }
    }
    /// How the keyboard goes away when a drag begins; default `none`.
    public var keyboardDismissMode: KeyboardDismissMode {
        get { scrollExtras.keyboardDismissMode }
        set { scrollExtras.keyboardDismissMode = newValue }
    }
    /// The look of the scroll indicators.
    public var indicatorStyle: IndicatorStyle {
        get { scrollExtras.indicatorStyle }
        set {
            scrollExtras.indicatorStyle = newValue
            placeIndicators()
        }
    }
    /// Whether the index of a list may be shown.
    public var indexDisplayMode: IndexDisplayMode {
        get { scrollExtras.indexDisplayMode }
        set { scrollExtras.indexDisplayMode = newValue }
    }
    /// Space around the vertical indicator, in points.
    public var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { scrollExtras.verticalIndicatorInsets }
        set {
            scrollExtras.verticalIndicatorInsets = newValue
            placeIndicators()
        }
    }
    /// Space around the horizontal indicator, in points.
    public var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { scrollExtras.horizontalIndicatorInsets }
        set {
            scrollExtras.horizontalIndicatorInsets = newValue
            placeIndicators()
        }
    }
    /// Space around both indicators, in points; reads that of the vertical one.
    var storedIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
}
