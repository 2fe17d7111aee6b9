/// What tab bar items look like in one state (Apple documentation: *UITabBarItemStateAppearance*).
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    var onChange: (() -> Void)?

    /// The attributes of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// By how much titles are moved, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    /// The colour of template images; the bar's colours when `nil`.
    open var iconColor: UIColor? { didSet { onChange?() } }
    /// By how much badges are moved, in points.
    open var badgePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    /// The colour behind badges; red when `nil`.
    open var badgeBackgroundColor: UIColor? { didSet { onChange?() } }
    /// The attributes of badge text.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// By how much badge text is moved, in points.
    open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

    func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}

/// What tab bar items look like (Apple documentation: *UITabBarItemAppearance*).
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// How image and title of an item are arranged (Apple documentation: *UITabBarItemAppearance.Style*).
    public enum Style: Int, Sendable {
        /// Image above title.
        case stacked = 0
        /// Image beside title, in regular width.
        case inline
        /// Image beside title, in bars of compact height.
        case compactInline
    }

    var onChange: (() -> Void)? { didSet { for state in states { state.onChange = onChange } } }

    /// Makes the default appearance of stacked items.
    public override convenience init() { self.init(style: .stacked) }
    /// Makes the default appearance of items of a style.
    public required init(style: Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Items in their ordinary state.
    public let normal = UITabBarItemStateAppearance()
    /// The selected item.
    public let selected = UITabBarItemStateAppearance()
    /// Items that take no taps.
    public let disabled = UITabBarItemStateAppearance()
    /// Items that have the focus.
    public let focused = UITabBarItemStateAppearance()

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

    /// Takes the default values for a style.
    open func configureWithDefault(for style: Style) {
        let plain = UITabBarItemStateAppearance()
        for state in states { state.take(plain) }
    }

    /// An appearance of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(style: .stacked)
        for (mine, other) in zip(copy.states, states) { mine.take(other) }
        return copy
    }

    /// A copy, typed.
    func duplicate() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        for (mine, other) in zip(copy.states, states) { mine.take(other) }
        return copy
    }
}
