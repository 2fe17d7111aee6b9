/// A button of a navigation bar or toolbar (Apple documentation: *UIBarButtonItem*).
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The system item this was made from, if any.
    private(set) var systemItem: SystemItem?
    private var backgroundImages: [UInt: UIImage] = [:]
    private var titleOffsets: [Int: UIOffset] = [:]

    /// Makes an empty item.
    public override init() { super.init() }
    /// Makes an item from an archive; the archive's values are set by whoever reads it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes an item that shows an image and sends `action` to `target` when tapped.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        setTarget(target, action: action)
    }

    /// Makes an item with another image for bars of compact height.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Makes an item that shows a title and sends `action` to `target` when tapped.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        setTarget(target, action: action)
    }

    /// Makes an item that the system has words or a picture for.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        become(systemItem)
        setTarget(target, action: action)
    }

    /// Makes an item that shows `customView`; it has no action of its own.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Makes a system item that performs `primaryAction`, or shows `menu`, when tapped.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        become(systemItem)
        keepsOwnLook = true
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Makes an item that performs `primaryAction`, and shows its title and image unless others are given.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        // Observers do not run for what an initializer sets.
        takeLook(of: primaryAction)
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    /// Makes an item that sends `action` to `target`, with a menu for a long press.
    public convenience init(
        title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu?
    ) {
        self.init()
        self.title = title
        self.image = image
        self.menu = menu
        setTarget(target, action: action)
    }

    /// A gap of `width` points between two items.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    /// A gap that takes an equal share of the space that is left.
    open class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    // MARK: Look

    /// The look of the title; default plain.
    open var style: Style = .plain { didSet { if style != oldValue { itemDidChange() } } }
    /// The width in points; 0 lets the bar decide.
    open var width: CGFloat = 0 { didSet { if width != oldValue { itemDidChange() } } }
    /// The longest of the titles the item may show, which fixes its width.
    open var possibleTitles: Set<String>? { didSet { itemDidChange() } }
    /// A view shown instead of title and image.
    open var customView: UIView? { didSet { if customView !== oldValue { itemDidChange() } } }
    /// The colour of the item; the bar's when `nil`.
    open var tintColor: UIColor? { didSet { itemDidChange() } }
    /// Whether a tap switches `isSelected`; default false.
    open var changesSelectionAsPrimaryAction = false
    /// Whether the item is drawn selected; default false.
    open var isSelected = false { didSet { if isSelected != oldValue { itemDidChange() } } }
    /// Whether the item is left out of the bar; default false.
    open var isHidden = false { didSet { if isHidden != oldValue { itemDidChange() } } }

    // MARK: Action

    /// The object that gets `action`; not retained. `nil` sends along the responder chain.
    open weak var target: AnyObject?
    /// The method called when the item is tapped.
    open var action: Selector?
    /// The action performed when the item is tapped; its title and image become the item's.
    open var primaryAction: UIAction? {
        didSet { takeLook(of: primaryAction) }
    }
    /// The menu that the item offers.
    open var menu: UIMenu? { didSet { itemDidChange() } }
    /// System items keep their look whatever their action is called.
    private var keepsOwnLook = false

    private func takeLook(of action: UIAction?) {
        guard let action, !keepsOwnLook else { return }
        title = action.title.isEmpty ? nil : action.title
        image = action.image
    }

    private func become(_ item: SystemItem) {
        systemItem = item
        if item == .done || item == .save { style = .done }
    }

    private func setTarget(_ target: Any?, action: Selector?) {
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Whether the item is a gap.
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// What a tap does: selection, then the primary action, then target and action.
    func performTap(with event: UIEvent?) {
        guard isEnabled else { return }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction {
            primaryAction.performWithSender(self, target: nil)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        }
    }

    // MARK: Backgrounds and offsets

    /// Sets the image behind the item in a state.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgroundImages[Self.key(state, barMetrics)] = backgroundImage
        itemDidChange()
    }
    /// The image behind the item in a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[Self.key(state, barMetrics)]
    }
    /// Sets by how much the title is moved, in points.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titleOffsets[barMetrics.rawValue] = adjustment
        itemDidChange()
    }
    /// By how much the title is moved, in points.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        titleOffsets[barMetrics.rawValue] ?? .zero
    }

    private static func key(_ state: UIControl.State, _ metrics: UIBarMetrics) -> UInt {
        state.rawValue &* 1024 &+ UInt(metrics.rawValue)
    }
}
