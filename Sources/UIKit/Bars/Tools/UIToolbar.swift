/// Says where a toolbar stands (Apple documentation: *UIToolbarDelegate*).
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar of buttons, usually at the bottom of a screen (Apple documentation: *UIToolbar*).
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, BarItemOwner {
    private var views: [UIView] = []
    private let backgroundView = BarBackgroundView(frame: .zero)
    private var backgroundImages: [NavigationBarLooks.ImageKey: UIImage] = [:]
    private var shadowImages: [UIBarPosition: UIImage] = [:]
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
        standardAppearance.onChange = { [weak self] in self?.applyLook() }
        applyLook()
    }

    /// Says where the bar stands; not retained.
    open weak var delegate: (any UIToolbarDelegate)?
    /// Where the bar stands: what the delegate says, else the bottom.
    open var barPosition: UIBarPosition {
        let asked = delegate?.position(for: self) ?? .any
        return asked == .any ? .bottom : asked
    }

    // MARK: Items

    private var shownItems: [UIBarButtonItem]?
    /// The items from leading to trailing edge.
    open var items: [UIBarButtonItem]? {
        get { shownItems }
        set { setItems(newValue, animated: false) }
    }
    /// Replaces the items, fading when `animated`.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        shownItems = items
        updateItems()
        guard animated, window != nil else { return }
        for view in views { view.alpha = 0 }
        UIView.animate(withDuration: 0.25) { [views] in
            for view in views { view.alpha = 1 }
        }
    }

    func barItemDidChange(_ item: UIBarItem) {
        updateItems()
    }

    private func updateItems() {
        let old = views
        views = (shownItems ?? []).filter { !$0.isHidden }.map { item in
            if item.isSpace {
                item.owner = self
                return old.first { ($0 as? BarSpaceView)?.item === item } ?? BarSpaceView(item: item)
            }
            if let custom = item.customView {
                item.owner = self
                return custom
            }
            let known = old.first { ($0 as? BarButtonView)?.item === item } as? BarButtonView
            let view = known ?? BarButtonView(item: item)
            let look = appearanceInForce
            view.look = item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
            return view
        }
        for view in old where view.superview === self && !views.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
        for view in views where view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    // MARK: Look

    /// Light or dark; default light.
    open var barStyle: UIBarStyle = .default { didSet { applyLook() } }
    /// Whether content shows through; default true.
    open var isTranslucent = true { didSet { applyLook() } }
    /// The colour of the background.
    open var barTintColor: UIColor? { didSet { applyLook() } }
    /// The look of bars of standard height.
    open var standardAppearance = UIToolbarAppearance() {
        didSet {
            standardAppearance = adopt(standardAppearance) ?? standardAppearance
            isStandardSet = true
            applyLook()
        }
    }
    /// The look of bars of compact height; the standard one when `nil`.
    open var compactAppearance: UIToolbarAppearance? {
        didSet { compactAppearance = adopt(compactAppearance); applyLook() }
    }
    /// The look while content is scrolled to its bottom edge.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet { scrollEdgeAppearance = adopt(scrollEdgeAppearance); applyLook() }
    }
    /// The look of bars of compact height while content is scrolled to its bottom edge.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        didSet { compactScrollEdgeAppearance = adopt(compactScrollEdgeAppearance); applyLook() }
    }
    /// Whether the content is scrolled to its bottom edge, for the scroll edge appearance.
    var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { applyLook() } } }

    /// Sets the picture behind the bar for a position and metrics.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgroundImages[.init(topOrBottom, barMetrics)] = backgroundImage
        applyLook()
    }
    /// The picture behind the bar for a position and metrics.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        backgroundImages[.init(topOrBottom, barMetrics)]
    }
    /// Sets the picture at the bar's edge for a position.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowImages[topOrBottom] = shadowImage
        applyLook()
    }
    /// The picture at the bar's edge for a position.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

    private func adopt(_ appearance: UIToolbarAppearance?) -> UIToolbarAppearance? {
        let copy = appearance?.copy(with: nil) as? UIToolbarAppearance
        copy?.onChange = { [weak self] in self?.applyLook() }
        return copy
    }

    private func applyLook() {
        backgroundView.show(appearanceInForce)
        updateItems()
    }

    private var appearanceInForce: UIToolbarAppearance {
        let isCompact = traitCollection.verticalSizeClass == .compact
        if isAtScrollEdge, let edge = (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance {
            return edge
        }
        if isCompact, let compactAppearance { return compactAppearance }
        let image = backgroundImages[.init(barPosition, .default)] ?? backgroundImages[.init(.any, .default)]
        guard !isStandardSet, !isTranslucent || barTintColor != nil || barStyle != .default || image != nil,
            let look = standardAppearance.copy(with: nil) as? UIToolbarAppearance
        else { return standardAppearance }
        if !isTranslucent { look.configureWithOpaqueBackground() }
        if barStyle != .default {
            look.backgroundEffect = look.backgroundEffect.map { _ in UIBlurEffect(style: .systemChromeMaterialDark) }
        }
        if let barTintColor { look.backgroundColor = barTintColor }
        if let image {
            look.backgroundImage = image
            look.backgroundEffect = nil
        }
        if let shadow = shadowImages[barPosition] ?? shadowImages[.any] { look.shadowImage = shadow }
        return look
    }

    // MARK: Size and layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: BarMetrics.toolbarHeight(traitCollection))
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.toolbarHeight(traitCollection))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let below = barPosition == .bottom ? safeAreaInsets.bottom : 0
        let top = barPosition == .topAttached ? max(0, frame.minY) : 0
        backgroundView.isShadowOnTop = barPosition == .bottom
        // A bar at the bottom fills the unsafe area below it with its background.
        let margin = superview.map { max(0, $0.bounds.height - frame.maxY) } ?? 0
        let reach = barPosition == .bottom && margin <= (superview?.safeAreaInsets.bottom ?? 0) ? margin : 0
        backgroundView.frame = CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top + reach)
        let row = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - below))
        place(in: row)
    }

    /// Fixed widths first; flexible spaces share what is left.
    private func place(in row: CGRect) {
        let sizes = views.map { size(of: $0, in: row) }
        var free = row.width - 2 * BarMetrics.margin - sizes.reduce(0) { $0 + $1.width }
        for (index, view) in views.enumerated() where index > 0 { free -= gap(between: views[index - 1], and: view) }
        let springs = views.filter { ($0 as? BarSpaceView)?.item.systemItem == .flexibleSpace }.count
        let share = springs > 0 ? max(0, free) / CGFloat(springs) : 0
        var x = BarMetrics.margin
        for (index, view) in views.enumerated() {
            if index > 0 { x += gap(between: views[index - 1], and: view) }
            let isSpring = (view as? BarSpaceView)?.item.systemItem == .flexibleSpace
            let size = CGSize(width: isSpring ? share : sizes[index].width, height: sizes[index].height)
            view.frame = CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
            x += size.width
        }
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for view in views { view.frame.origin.x = bounds.width - view.frame.maxX }
    }

    private func gap(between first: UIView, and second: UIView) -> CGFloat {
        first is BarSpaceView || second is BarSpaceView ? 0 : BarMetrics.itemSpacing
    }

    private func size(of view: UIView, in row: CGRect) -> CGSize {
        if view is BarButtonView { return view.sizeThatFits(row.size) }
        if let space = view as? BarSpaceView {
            return CGSize(width: space.item.systemItem == .fixedSpace ? space.item.width : 0, height: row.height)
        }
        return BarMetrics.size(of: view, within: row.size)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateItems()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyLook()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
