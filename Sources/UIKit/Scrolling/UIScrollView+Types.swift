extension UIScrollView {
    /// The look of the scroll indicators (Apple documentation: *UIScrollView.IndicatorStyle*).
    public enum IndicatorStyle: Int, Sendable {
        case `default` = 0, black, white
    }

    /// How the keyboard goes away when a drag begins (Apple documentation: *UIScrollView.KeyboardDismissMode*).
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// Whether a scroll view jumps to its index display (Apple documentation: *UIScrollView.IndexDisplayMode*).
    public enum IndexDisplayMode: Int, Sendable {
        case automatic = 0, alwaysHidden
    }

    /// How the safe area adds to the content inset (Apple documentation:
    /// *UIScrollView.ContentInsetAdjustmentBehavior*).
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic = 0, scrollableAxes, never, always
    }

    /// The part of its speed that scrolling keeps in each millisecond (Apple documentation:
    /// *UIScrollView.DecelerationRate*).
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The default rate.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Comes to rest soon.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// What a scroll view does now.
    struct ScrollFlags: OptionSet {
        let rawValue: UInt32
        static let scrollEnabled = ScrollFlags(rawValue: 1 << 0)
        static let bounces = ScrollFlags(rawValue: 1 << 1)
        static let alwaysBounceVertical = ScrollFlags(rawValue: 1 << 2)
        static let alwaysBounceHorizontal = ScrollFlags(rawValue: 1 << 3)
        static let paging = ScrollFlags(rawValue: 1 << 4)
        static let directionalLock = ScrollFlags(rawValue: 1 << 5)
        static let scrollsToTop = ScrollFlags(rawValue: 1 << 6)
        static let delaysContentTouches = ScrollFlags(rawValue: 1 << 7)
        static let canCancelContentTouches = ScrollFlags(rawValue: 1 << 8)
        static let showsVerticalIndicator = ScrollFlags(rawValue: 1 << 9)
        static let showsHorizontalIndicator = ScrollFlags(rawValue: 1 << 10)
        static let adjustsIndicatorInsets = ScrollFlags(rawValue: 1 << 11)
        static let bouncesZoom = ScrollFlags(rawValue: 1 << 12)
        static let bouncesVertically = ScrollFlags(rawValue: 1 << 13)
        static let bouncesHorizontally = ScrollFlags(rawValue: 1 << 14)

        static let dragging = ScrollFlags(rawValue: 1 << 20)
        static let decelerating = ScrollFlags(rawValue: 1 << 21)
        static let tracking = ScrollFlags(rawValue: 1 << 22)
        static let zooming = ScrollFlags(rawValue: 1 << 23)
        static let zoomBouncing = ScrollFlags(rawValue: 1 << 24)
        static let scrollingToTop = ScrollFlags(rawValue: 1 << 25)

        static let initial: ScrollFlags = [
            .scrollEnabled, .bounces, .scrollsToTop, .delaysContentTouches, .canCancelContentTouches,
            .showsVerticalIndicator, .showsHorizontalIndicator, .adjustsIndicatorInsets, .bouncesZoom,
            .bouncesVertically, .bouncesHorizontally,
        ]

        mutating func set(_ flag: ScrollFlags, _ value: Bool) {
            if value { insert(flag) } else { remove(flag) }
        }
    }
}
