/// What a navigation bar shows for one screen (Apple documentation: *UINavigationItem*).
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// When the large title is shown (Apple documentation: *UINavigationItem.LargeTitleDisplayMode*).
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the previous item of the stack has it.
        case automatic = 0
        /// Always, when the bar prefers large titles.
        case always
        /// Never.
        case never
        /// In the bar itself.
        case inline
    }

    /// How the back button names the way back (Apple documentation: *UINavigationItem.BackButtonDisplayMode*).
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The previous title, then "Back", then the chevron alone, as room allows.
        case `default` = 0
        /// "Back", then the chevron alone.
        case generic
        /// The chevron alone.
        case minimal
    }

    /// Told when the item changes; the bar whose stack has the item.
    /// `weak` by hand: the bar clears it when the item leaves the stack, and in its `deinit`.
    nonisolated var bar: UINavigationBar? {
        @inline(__always) get { barLink.object }
        @inline(__always) set { barLink.object = newValue }
    }
    nonisolated(unsafe) private var barLink = Uncounted<UINavigationBar>()

    /// Whether the item has nothing to show but a title, as most have; bars need not look for the rest then.
    private(set) final var isPlain = false

    /// Makes an item without a title.
    public override init() {
        super.init()
        startPlain()
    }
    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
        startPlain()
    }
    /// Makes an item from an archive; the archive's values are set by whoever reads it.
    public required init?(coder: NSCoder) {
        super.init()
        startPlain()
    }

    /// A subclass may answer anything.
    private func startPlain() { isPlain = type(of: self) == UINavigationItem.self }

    // MARK: Title

    /// The text in the middle of the bar, and of the next item's back button.
    open var title: String? {
        didSet { if title != oldValue { bar?.navigationItemDidChange(self, animated: false) } }
    }
    /// A view shown instead of the title.
    open var titleView: UIView? { didSet { if titleView !== oldValue { changed() } } }
    /// A line above the bar's content; the bar grows by 30 points.
    open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
    /// When the large title is shown; default automatic.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { changed() } }

    // MARK: Back button

    /// The item whose title and image the next screen's back button shows.
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    /// The title of the next screen's back button; `title` when `nil`.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { changed() } } }
    /// What a tap on this screen's back button does instead of going back.
    open var backAction: UIAction? { didSet { changed() } }
    /// Whether this screen has no back button; default false.
    open var hidesBackButton: Bool {
        get { isBackButtonHidden }
        set { setHidesBackButton(newValue, animated: false) }
    }
    /// How the next screen's back button names this one.
    open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { changed() } }
    /// Whether the leading items stand beside the back button instead of replacing it; default false.
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    private var isBackButtonHidden = false

    /// Sets whether this screen has no back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard isBackButtonHidden != hidesBackButton else { return }
        isBackButtonHidden = hidesBackButton
        changed(animated: animated)
    }

    // MARK: Search

    /// The search whose bar is shown below title and buttons.
    open var searchController: UISearchController? { didSet { if searchController !== oldValue { changed() } } }
    /// Whether scrolling hides the search bar; default true. The bar is always shown here.
    open var hidesSearchBarWhenScrolling = true
    /// Where the search bar is wished; default automatic. It is always stacked here.
    open var preferredSearchBarPlacement: SearchBarPlacement = .automatic
    /// Where the search bar is.
    open var searchBarPlacement: SearchBarPlacement { .stacked }

    // MARK: Buttons

    private var leading: [UIBarButtonItem]?
    private var trailing: [UIBarButtonItem]?

    /// The items at the leading edge, from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leading }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }
    /// The items at the trailing edge, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { trailing }
        set { setRightBarButtonItems(newValue, animated: false) }
    }
    /// The outermost item at the leading edge.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leading?.first }
        set { setLeftBarButton(newValue, animated: false) }
    }
    /// The outermost item at the trailing edge.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { trailing?.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    /// Sets the items at the leading edge.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leading = items
        changed(animated: animated)
    }
    /// Sets the items at the trailing edge.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        trailing = items
        changed(animated: animated)
    }
    /// Sets the outermost item at the leading edge, or removes it.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leading = Self.replacingFirst(of: leading, with: item)
        changed(animated: animated)
    }
    /// Sets the outermost item at the trailing edge, or removes it.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        trailing = Self.replacingFirst(of: trailing, with: item)
        changed(animated: animated)
    }

    private static func replacingFirst(
        of items: [UIBarButtonItem]?, with item: UIBarButtonItem?
    ) -> [UIBarButtonItem]? {
        let rest = items?.dropFirst() ?? []
        let result = (item.map { [$0] } ?? []) + rest
        return result.isEmpty ? nil : result
    }

    // MARK: Appearance

    /// The look of bars of standard height while this item is on top; the bar's when `nil`.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { standardAppearance = adopt(standardAppearance) }
    }
    /// The look of bars of compact height; the standard one when `nil`.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { compactAppearance = adopt(compactAppearance) }
    }
    /// The look while content is scrolled to its top edge.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { scrollEdgeAppearance = adopt(scrollEdgeAppearance) }
    }
    /// The look of bars of compact height while content is scrolled to its top edge.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { compactScrollEdgeAppearance = adopt(compactScrollEdgeAppearance) }
    }

    /// Appearances are copied when set, as `copy` properties are; changes of the copy are shown.
    private func adopt(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
        let copy = appearance?.copy(with: nil) as? UINavigationBarAppearance
        copy?.onChange = { [weak self] in self?.changed() }
        changed()
        return copy
    }

    private func changed(animated: Bool = false) {
        isPlain = false
        bar?.navigationItemDidChange(self, animated: animated)
    }

    /// The title of the back button that leads back to this item, the most telling first.
    var backTitle: String? {
        switch backButtonDisplayMode {
        case .default: backBarButtonItem?.title ?? backButtonTitle ?? title
        case .generic: nil
        case .minimal: ""
        }
    }
}
