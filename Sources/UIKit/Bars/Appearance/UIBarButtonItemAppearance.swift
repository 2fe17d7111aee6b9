/// What bar button items look like in one state (Apple documentation: *UIBarButtonItemStateAppearance*).
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    var onChange: (() -> Void)?

    /// The attributes of titles; the item's own come before them.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// By how much titles are moved, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    /// The picture behind items.
    open var backgroundImage: UIImage? { didSet { onChange?() } }
    /// By how much the picture is moved, in points.
    open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

    func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}

/// What bar button items look like (Apple documentation: *UIBarButtonItemAppearance*).
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    var onChange: (() -> Void)? { didSet { for state in states { state.onChange = onChange } } }

    /// Makes the default appearance of plain items.
    public override convenience init() { self.init(style: .plain) }
    /// Makes the default appearance of items of a style.
    public required init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Items in their ordinary state.
    public let normal = UIBarButtonItemStateAppearance()
    /// Items under a finger.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// Items that take no taps.
    public let disabled = UIBarButtonItemStateAppearance()
    /// Items that have the focus.
    public let focused = UIBarButtonItemStateAppearance()

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

    /// Takes the default values for a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        let plain = UIBarButtonItemStateAppearance()
        for state in states { state.take(plain) }
    }

    /// An appearance of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(style: .plain)
        for (mine, other) in zip(copy.states, states) { mine.take(other) }
        return copy
    }

    /// A copy, typed.
    func duplicate() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        for (mine, other) in zip(copy.states, states) { mine.take(other) }
        return copy
    }
}
