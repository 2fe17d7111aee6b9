/// What a tab bar looks like (Apple documentation: *UITabBarAppearance*).
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        adoptItems()
    }

    /// Makes an appearance with the background of another, and all values when it is of this class.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        takeAll(of: barAppearance)
        adoptItems()
    }

    /// The look of items with the image above the title.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { adoptItems() } }
    /// The look of items with the image beside the title.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { adoptItems() } }
    /// The look of items in bars of compact height.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
        didSet { adoptItems() }
    }
    /// The colour of the selection's background image when that is a template.
    open var selectionIndicatorTintColor: UIColor? { didSet { onChange?() } }
    /// The picture behind the selected item.
    open var selectionIndicatorImage: UIImage? { didSet { onChange?() } }
    /// How items share the width.
    open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic { didSet { onChange?() } }
    /// The width of an item when items are centred, in points; 0 lets the bar decide.
    open var stackedItemWidth: CGFloat = 0 { didSet { onChange?() } }
    /// The gap between items when items are centred, in points; 0 lets the bar decide.
    open var stackedItemSpacing: CGFloat = 0 { didSet { onChange?() } }

    override func takeAll(of other: UIBarAppearance) {
        super.takeAll(of: other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
        inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }

    private func adoptItems() {
        for items in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
            items.onChange = { [weak self] in self?.onChange?() }
        }
        onChange?()
    }
}
