extension UIScrollView {
    var storedBounces: Bool {
        get { scrollFlags.contains(.bounces) }
        set { scrollFlags.set(.bounces, newValue) }
    }
    var storedBouncesVertically: Bool {
        get { scrollFlags.contains(.bouncesVertically) }
        set { scrollFlags.set(.bouncesVertically, newValue) }
    }
    var storedBouncesHorizontally: Bool {
        get { scrollFlags.contains(.bouncesHorizontally) }
        set { scrollFlags.set(.bouncesHorizontally, newValue) }
    }
    var storedAlwaysBounceVertical: Bool {
        get { scrollFlags.contains(.alwaysBounceVertical) }
        set {
            scrollFlags.set(.alwaysBounceVertical, newValue)
            updateSystemInset()
        }
    }
    var storedAlwaysBounceHorizontal: Bool {
        get { scrollFlags.contains(.alwaysBounceHorizontal) }
        set {
            scrollFlags.set(.alwaysBounceHorizontal, newValue)
            updateSystemInset()
        }
    }
    var storedIsDirectionalLockEnabled: Bool {
        get { scrollFlags.contains(.directionalLock) }
        set { scrollFlags.set(.directionalLock, newValue) }
    }
    /// Whether a tap on the status bar scrolls to the top; default true.
    var storedScrollsToTop: Bool {
        get { scrollFlags.contains(.scrollsToTop) }
        set { scrollFlags.set(.scrollsToTop, newValue) }
    }
    var storedDelaysContentTouches: Bool {
        get { scrollFlags.contains(.delaysContentTouches) }
        set { scrollFlags.set(.delaysContentTouches, newValue) }
    }
    var storedCanCancelContentTouches: Bool {
        get { scrollFlags.contains(.canCancelContentTouches) }
        set { scrollFlags.set(.canCancelContentTouches, newValue) }
    }
    var storedShowsVerticalScrollIndicator: Bool {
        get { scrollFlags.contains(.showsVerticalIndicator) }
        set {
            scrollFlags.set(.showsVerticalIndicator, newValue)
            placeIndicators()
        }
    }
    var storedShowsHorizontalScrollIndicator: Bool {
        get { scrollFlags.contains(.showsHorizontalIndicator) }
        set {
            scrollFlags.set(.showsHorizontalIndicator, newValue)
            placeIndicators()
        }
    }
    var storedAutomaticallyAdjustsScrollIndicatorInsets: Bool {
        get { scrollFlags.contains(.adjustsIndicatorInsets) }
        set {
            scrollFlags.set(.adjustsIndicatorInsets, newValue)
            placeIndicators()
        }
    }
    var storedBouncesZoom: Bool {
        get { scrollFlags.contains(.bouncesZoom) }
        set { scrollFlags.set(.bouncesZoom, newValue) }
    }
    /// Whether a pinch is under way.
    public var isZooming: Bool { scrollFlags.contains(.zooming) }
    /// Whether the content returns to a limit of its zoom scale.
    public var isZoomBouncing: Bool { scrollFlags.contains(.zoomBouncing) }
    var storedDecelerationRate: DecelerationRate {
        get { scrollExtras.decelerationRate }
        set { scrollExtras.decelerationRate = newValue }
    }
    var storedKeyboardDismissMode: KeyboardDismissMode {
        get { scrollExtras.keyboardDismissMode }
        set { scrollExtras.keyboardDismissMode = newValue }
    }
    var storedIndicatorStyle: IndicatorStyle {
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
    var storedVerticalScrollIndicatorInsets: UIEdgeInsets {
        get { scrollExtras.verticalIndicatorInsets }
        set {
            scrollExtras.verticalIndicatorInsets = newValue
            placeIndicators()
        }
    }
    var storedHorizontalScrollIndicatorInsets: UIEdgeInsets {
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
