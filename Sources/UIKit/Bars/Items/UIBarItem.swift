/// What bar items of every kind have in common (Apple documentation: *UIBarItem*).
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// The bar or item view that shows this item.
    weak var owner: (any BarItemOwner)?
    private var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Makes an item with no title and no image.
    public override init() { super.init() }
    /// Makes an item from an archive; the archive's values are set by whoever reads it.
    public required init?(coder: NSCoder) { super.init() }

    /// Whether the item takes taps; default true.
    open var isEnabled = true { didSet { if isEnabled != oldValue { itemDidChange() } } }
    /// The text of the item.
    open var title: String? { didSet { if title != oldValue { itemDidChange() } } }
    /// The picture of the item, drawn in the tint colour when it is a template.
    open var image: UIImage? { didSet { if image !== oldValue { itemDidChange() } } }
    /// The picture for bars of compact height; `image` is used when `nil`.
    open var landscapeImagePhone: UIImage? { didSet { itemDidChange() } }
    /// The picture for the accessibility heads-up display.
    open var largeContentSizeImage: UIImage?
    /// The insets of the image, in points.
    open var imageInsets = UIEdgeInsets.zero { didSet { itemDidChange() } }
    /// The insets of the image in bars of compact height, in points.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { itemDidChange() } }
    /// The insets of the heads-up display's image, in points.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    /// A name by which user interface tests find the item; never spoken.
    open var accessibilityIdentifier: String?
    /// A number for the program's own use; default 0.
    open var tag = 0

    /// Sets the attributes of the title in a control state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        textAttributes[state.rawValue] = attributes
        itemDidChange()
    }

    /// The attributes of the title set for a control state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        textAttributes[state.rawValue]
    }

    /// Tells the owner that what it shows is no longer true.
    func itemDidChange() { owner?.barItemDidChange(self) }
}
