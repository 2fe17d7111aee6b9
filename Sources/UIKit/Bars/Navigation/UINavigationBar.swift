/// The bar at the top of a screen, with a stack of items (Apple documentation: *UINavigationBar*).
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    nonisolated(unsafe) var stack: [UINavigationItem] = []
    weak var storedDelegate: (any UINavigationBarDelegate)?
    let backgroundView = BarBackgroundView(frame: .zero)
    let contentView = NavigationBarContentView(frame: .zero)
    nonisolated(unsafe) private var referenceMade: BackReference<UINavigationBar>?
    /// What closures of the bar's parts know it by.
    var reference: BackReference<UINavigationBar> {
        if let referenceMade { return referenceMade }
        let made = BackReference(self)
        referenceMade = made
        return made
    }
    var looks = NavigationBarLooks()
    private var position: UIBarPosition = .top
    /// Content and background are brought up to date by the next layout only: a stack may change often.
    var isContentStale = true
    var isLookStale = true
    /// Whether the look in force is that of any plain item on top.
    var hasLookOfPlainItems = false
    /// The search bar that is, or was last, in the bar.
    var shownSearchBar: UISearchBar?
    /// The appearance that the background shows.
    var shownLook: UINavigationBarAppearance?

    /// Called when the back button was tapped and nothing forbade it; the container goes back.
    /// Without it the bar pops its own item.
    var onBack: (() -> Void)?
    /// Whether a navigation controller owns the stack; clients may not change it then.
    var isManaged = false
    /// Whether the content below is scrolled to its top edge, for the scroll edge appearance.
    var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { looksDidChange() } } }
    /// Called after the wanted height may have changed (large title, prompt).
    var onHeightChange: (() -> Void)?

    /// Makes a bar with no items.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        looks.standard.onChange = { [reference] in reference.object?.looksDidChange() }
        contentView.bar = self
        addSubview(backgroundView)
        addSubview(contentView)
    }

    deinit {
        referenceMade?.clear()
        contentView.bar = nil
        for item in stack where item.bar === self { item.bar = nil }
    }

    /// Allows and hears of changes of the stack; not retained. A navigation controller's bar keeps its own.
    open weak var delegate: (any UINavigationBarDelegate)? {
        get { storedDelegate }
        set {
            if isManaged {
                raise(
                    .internalInconsistencyException,
                    "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
            }
            storedDelegate = newValue
            hasDelegate = newValue != nil
        }
    }
    /// Whether there may be a delegate; a weak reference costs more to read.
    private(set) var hasDelegate = false

    /// Where the bar stands: what the delegate says, else the top.
    open var barPosition: UIBarPosition {
        let asked = hasDelegate ? storedDelegate?.position(for: self) ?? .any : .any
        return asked == .any ? position : asked
    }

    /// Sets where the bar stands; a container's bar reaches up under the status bar.
    func setBarPosition(_ position: UIBarPosition) {
        self.position = position
        setNeedsLayout()
    }

    // MARK: Stack (UINavigationBar+Stack.swift)

    /// The items, the shown one last.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }
    /// The item that is shown.
    open var topItem: UINavigationItem? { stack.last }
    /// The item below, to which the back button leads.
    open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }
    /// Puts `item` on top, if the delegate allows.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }
    /// Takes the top item off, if the delegate allows; the item, or `nil`.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }
    /// Replaces the whole stack; the delegate is not asked.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        refuseWhenManaged("setItems:animated:")
        showItems(items ?? [], animated: animated)
    }

    // MARK: Look (UINavigationBar+Look.swift)

    /// Whether top items show their title large below the buttons; default false.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { contentDidChange() } }
    }
    /// Whether content shows through the bar; default true.
    open var isTranslucent: Bool {
        get { looks.isTranslucent }
        set { looks.isTranslucent = newValue; looksDidChange() }
    }
    /// The look of bars of standard height.
    open var standardAppearance: UINavigationBarAppearance {
        get { looks.standard }
        set {
            looks.standard = adopt(newValue) ?? newValue
            looks.isStandardSet = true
            looksDidChange()
        }
    }
    /// The look of bars of compact height; the standard one when `nil`.
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact }
        set { looks.compact = adopt(newValue); looksDidChange() }
    }
    /// The look while content is scrolled to its top edge; when `nil`, the standard one without background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.scrollEdge }
        set { looks.scrollEdge = adopt(newValue); looksDidChange() }
    }
    /// The look of bars of compact height while content is scrolled to its top edge.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.compactScrollEdge }
        set { looks.compactScrollEdge = adopt(newValue); looksDidChange() }
    }
    /// The colour of the background.
    open var barTintColor: UIColor? {
        get { looks.barTintColor }
        set { looks.barTintColor = newValue; looksDidChange() }
    }
    /// Light or dark; default light.
    open var barStyle: UIBarStyle {
        get { looks.barStyle }
        set {
            looks.barStyle = newValue
            UIStatusBarManager.screenChanges &+= 1
            looksDidChange()
        }
    }
    /// The attributes of titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { looks.titleAttributes }
        set { looks.titleAttributes = newValue; looksDidChange() }
    }
    /// The attributes of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { looks.largeTitleAttributes }
        set { looks.largeTitleAttributes = newValue; looksDidChange() }
    }
    /// The picture at the bar's edge; an empty image removes the line.
    open var shadowImage: UIImage? {
        get { looks.shadowImage }
        set { looks.shadowImage = newValue; looksDidChange() }
    }
    /// The picture beside the back button's title.
    open var backIndicatorImage: UIImage? {
        get { looks.backIndicatorImage }
        set { looks.backIndicatorImage = newValue; looksDidChange() }
    }
    /// The mask of that picture during transitions.
    open var backIndicatorTransitionMaskImage: UIImage?

    /// Sets the picture behind the bar for metrics.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }
    /// The picture behind the bar for metrics.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }
    /// Sets the picture behind the bar for a position and metrics.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        looks.backgroundImages[.init(barPosition, barMetrics)] = backgroundImage
        looksDidChange()
    }
    /// The picture behind the bar for a position and metrics.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        looks.backgroundImages[.init(barPosition, barMetrics)]
    }
    /// Sets by how much titles are moved up or down, in points.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        looks.titleOffsets[barMetrics] = adjustment
        contentView.setNeedsLayout()
    }
    /// By how much titles are moved up or down, in points.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looks.titleOffsets[barMetrics] ?? 0
    }

    // MARK: Size and layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: wantedHeight)
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        bringUpToDate()
        let top = barPosition == .topAttached ? max(0, frame.minY) : 0
        backgroundView.frame = CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top)
        layoutSearchBar()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentDidChange()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        looksDidChange()
        heightDidChange()
    }
}
