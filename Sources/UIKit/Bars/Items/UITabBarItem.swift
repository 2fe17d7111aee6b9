/// One item of a tab bar (Apple documentation: *UITabBarItem*).
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The items that the system has words and pictures for (Apple documentation: *UITabBarItem.SystemItem*).
    public enum SystemItem: Int, Sendable {
        case more = 0, favorites, featured, topRated, recents, contacts, history, bookmarks, search
        case downloads, mostRecent, mostViewed

        var words: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }

        var symbolName: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .featured, .topRated: "star.fill"
            case .recents, .history, .mostRecent: "clock"
            case .contacts: "person.crop.circle"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .downloads: "arrow.down.circle"
            case .mostViewed: "list.number"
            }
        }
    }

    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Makes an item with no title and no image.
    public override init() { super.init() }
    /// Makes an item from an archive; the archive's values are set by whoever reads it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes an item with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Makes an item with another image for when it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Makes an item that the system has words and a picture for.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        title = systemItem.words
        image = UIImage(systemName: systemItem.symbolName)
        self.tag = tag
    }

    /// The image while the item is selected; `image` until set.
    open var selectedImage: UIImage? {
        get { ownSelectedImage ?? image }
        set {
            ownSelectedImage = newValue
            itemDidChange()
        }
    }
    private var ownSelectedImage: UIImage?

    /// The text in the badge at the item's corner; no badge when `nil`.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { itemDidChange() } } }
    /// The colour behind the badge; red when `nil`.
    open var badgeColor: UIColor? { didSet { itemDidChange() } }
    /// By how much the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { itemDidChange() } }
    /// The look of standard bars while this item is selected; the bar's when `nil`.
    open var standardAppearance: UITabBarAppearance? {
        didSet { standardAppearance = adopt(standardAppearance) }
    }
    /// The look while content is scrolled to its bottom edge.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { scrollEdgeAppearance = adopt(scrollEdgeAppearance) }
    }

    /// Appearances are copied when set, as `copy` properties are; changes of the copy are shown.
    private func adopt(_ appearance: UITabBarAppearance?) -> UITabBarAppearance? {
        let copy = appearance?.copy(with: nil) as? UITabBarAppearance
        copy?.onChange = { [weak self] in self?.itemDidChange() }
        itemDidChange()
        return copy
    }

    /// Sets the attributes of the badge's text in a state.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeAttributes[state.rawValue] = textAttributes
        itemDidChange()
    }
    /// The attributes of the badge's text in a state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }
}
