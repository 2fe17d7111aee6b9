/// A bar of tabs at the bottom of a screen (Apple documentation: *UITabBar*).
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// How items share the width (Apple documentation: *UITabBar.ItemPositioning*).
    public enum ItemPositioning: Int, Sendable {
        /// Filled in compact width, centred in regular width.
        case automatic = 0
        /// Items share the whole width.
        case fill
        /// Items of `itemWidth` stand in the middle.
        case centered
    }

    private(set) var buttons: [TabBarButton] = []
    private let backgroundView = BarBackgroundView(frame: .zero)
    private let selectionView = UIImageView(frame: .zero)
    private var shownItems: [UITabBarItem]?
    private(set) var isStandardSet = false

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
        backgroundView.isShadowOnTop = true
        addSubview(backgroundView)
        addSubview(selectionView)
        standardAppearance.onChange = { [weak self] in self?.looksDidChange() }
        applyLook()
    }

    /// Hears of taps; not retained.
    open weak var delegate: (any UITabBarDelegate)?

    // MARK: Items

    /// The items from leading to trailing edge.
    open var items: [UITabBarItem]? {
        get { shownItems }
        set { setItems(newValue, animated: false) }
    }
    /// Replaces the items, fading when `animated`; the selection goes unless its item stays.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        shownItems = items
        let old = buttons
        buttons = (items ?? []).map { item in
            let button = old.first { $0.item === item } ?? TabBarButton(item: item)
            button.onTap = { [weak self] in self?.tapped($0) }
            return button
        }
        for button in old where !buttons.contains(where: { $0 === button }) { button.removeFromSuperview() }
        for button in buttons where button.superview !== self { addSubview(button) }
        if let selectedItem, !buttons.contains(where: { $0.item === selectedItem }) { self.selectedItem = nil }
        updateButtons()
        guard animated, window != nil else { return }
        let new = buttons.filter { button in !old.contains { $0 === button } }
        for button in new { button.alpha = 0 }
        UIView.animate(withDuration: 0.25) { for button in new { button.alpha = 1 } }
    }

    /// The item that is shown selected; setting it tells no delegate.
    open weak var selectedItem: UITabBarItem? {
        willSet { willChangeValue(forKey: "selectedItem") }
        didSet {
            if selectedItem !== oldValue { selectionDidChange() }
            didChangeValue(forKey: "selectedItem")
        }
    }

    private func tapped(_ item: UITabBarItem) {
        guard item.isEnabled else { return }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    private func selectionDidChange() {
        applyLook()
        updateButtons()
    }

    // MARK: Look

    /// Light or dark; default light.
    open var barStyle: UIBarStyle = .default { didSet { looksDidChange() } }
    /// Whether content shows through; default true.
    open var isTranslucent = true { didSet { looksDidChange() } }
    /// The colour of the background.
    open var barTintColor: UIColor? { didSet { looksDidChange() } }
    /// The colour of items that are not selected; grey when `nil`.
    open var unselectedItemTintColor: UIColor? { didSet { looksDidChange() } }
    /// The picture behind the bar.
    open var backgroundImage: UIImage? { didSet { looksDidChange() } }
    /// The picture at the bar's upper edge, with a background image.
    open var shadowImage: UIImage? { didSet { looksDidChange() } }
    /// The picture behind the selected item.
    open var selectionIndicatorImage: UIImage? { didSet { looksDidChange() } }
    /// How items share the width; default automatic.
    open var itemPositioning: ItemPositioning = .automatic { didSet { setNeedsLayout() } }
    /// The width of centred items in points; 0 lets the bar decide.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The gap between centred items in points; 0 lets the bar decide.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The look of the bar.
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            standardAppearance = adopt(standardAppearance) ?? standardAppearance
            isStandardSet = true
            looksDidChange()
        }
    }
    /// The look while content is scrolled to its bottom edge; when `nil`, the standard one without background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { scrollEdgeAppearance = adopt(scrollEdgeAppearance); looksDidChange() }
    }
    /// Whether the content is scrolled to its bottom edge.
    var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { looksDidChange() } } }

    private func adopt(_ appearance: UITabBarAppearance?) -> UITabBarAppearance? {
        let copy = appearance?.copy(with: nil) as? UITabBarAppearance
        copy?.onChange = { [weak self] in self?.looksDidChange() }
        return copy
    }

    private func looksDidChange() {
        applyLook()
        updateButtons()
    }

    private func applyLook() {
        let look = appearanceInForce
        backgroundView.show(look)
        selectionView.image = look.selectionIndicatorImage ?? selectionIndicatorImage
        selectionView.tintColor = look.selectionIndicatorTintColor
    }

    /// The selected item's appearance before the bar's; the older properties shape it unless one was set.
    var appearanceInForce: UITabBarAppearance {
        if isAtScrollEdge {
            if let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
        }
        let standard = selectedItem?.standardAppearance ?? standardAppearance
        let isLegacy = !isTranslucent || barTintColor != nil || backgroundImage != nil || barStyle != .default
        let isPlain = selectedItem?.standardAppearance == nil && !isStandardSet
        guard isAtScrollEdge || (isLegacy && isPlain),
            let look = standard.copy(with: nil) as? UITabBarAppearance
        else { return standard }
        if isAtScrollEdge { look.configureWithTransparentBackground() }
        guard isPlain else { return look }
        if !isTranslucent { look.configureWithOpaqueBackground() }
        if barStyle != .default && isTranslucent { look.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark) }
        if let barTintColor { look.backgroundColor = barTintColor }
        if let backgroundImage {
            look.backgroundImage = backgroundImage
            look.backgroundEffect = nil
            look.shadowImage = shadowImage
            if shadowImage != nil { look.shadowColor = nil }
        }
        return look
    }

    private var itemStyle: UITabBarItemAppearance.Style {
        if traitCollection.verticalSizeClass == .compact { return .compactInline }
        return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
    }

    private func updateButtons() {
        let look = appearanceInForce
        let style = itemStyle
        let items = switch style {
        case .stacked: look.stackedLayoutAppearance
        case .inline: look.inlineLayoutAppearance
        case .compactInline: look.compactInlineLayoutAppearance
        }
        for button in buttons {
            button.show(
                isSelected: button.item === selectedItem, look: items, isStacked: style == .stacked,
                unselectedColor: unselectedItemTintColor ?? .secondaryLabel)
        }
        setNeedsLayout()
    }

    // MARK: Size and layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: BarMetrics.tabBarHeight(traitCollection))
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.tabBarHeight(traitCollection))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.frame = bounds
        let height = max(0, bounds.height - safeAreaInsets.bottom)
        let look = appearanceInForce
        let positioning = look.stackedItemPositioning == .automatic ? itemPositioning : look.stackedItemPositioning
        let isCentred = positioning == .centered
            || (positioning == .automatic && traitCollection.horizontalSizeClass == .regular)
        let count = CGFloat(max(1, buttons.count))
        var width = bounds.width / count
        var x: CGFloat = 0
        var gap: CGFloat = 0
        if isCentred {
            let wanted = look.stackedItemWidth > 0 ? look.stackedItemWidth : itemWidth
            width = min(width, wanted > 0 ? wanted : 76)
            let spacing = look.stackedItemSpacing > 0 ? look.stackedItemSpacing : itemSpacing
            gap = spacing > 0 ? spacing : 34
            gap = max(0, min(gap, (bounds.width - width * count) / max(1, count - 1)))
            x = (bounds.width - width * count - gap * (count - 1)) / 2
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        selectionView.isHidden = true
        for button in buttons {
            button.frame = CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: height)
            x += width + gap
            if button.item === selectedItem, let image = selectionView.image {
                selectionView.isHidden = false
                selectionView.frame = CGRect(
                    x: button.frame.midX - image.size.width / 2, y: height / 2 - image.size.height / 2,
                    width: image.size.width, height: image.size.height)
            }
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateButtons()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        looksDidChange()
        invalidateIntrinsicContentSize()
    }
}
