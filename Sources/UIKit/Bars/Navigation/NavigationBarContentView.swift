/// Shows one navigation item: back button, leading and trailing buttons, title, prompt, large title.
@MainActor
final class NavigationBarContentView: UIView, BarItemOwner {
    private(set) var item: UINavigationItem?
    /// `weak` by hand: the bar clears it in its `deinit`.
    nonisolated var bar: UINavigationBar? {
        @inline(__always) get { barLink.object }
        @inline(__always) set { barLink.object = newValue }
    }
    nonisolated(unsafe) private var barLink = Uncounted<UINavigationBar>()
    let titleLabel = UILabel(frame: .zero)
    let largeTitleLabel = UILabel(frame: .zero)
    private let promptLabel = UILabel(frame: .zero)
    /// Whether nothing but a title and the way back is shown.
    var isPlain = false
    /// Whether the look changed since the back button was shown in it.
    var isBackLookStale = true
    private(set) var backButton: BackButtonView?
    private(set) var leading: [UIView] = []
    private(set) var trailing: [UIView] = []
    private var titleView: UIView?

    required init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = [.header, .staticText]
        largeTitleLabel.accessibilityTraits = [.header, .staticText]
        promptLabel.textAlignment = .center
        promptLabel.font = .systemFont(ofSize: 13)
        for label in [titleLabel, largeTitleLabel, promptLabel] { addSubview(label) }
    }

    required init?(coder: NSCoder) { nil }

    func barItemDidChange(_ item: UIBarItem) { bar?.contentDidChange() }

    /// Shows `item`, keeping the views of what stays.
    func show(_ item: UINavigationItem?, of bar: UINavigationBar) {
        self.item = item
        let isLarge = bar.showsLargeTitle
        showText(item?.title, in: titleLabel, isHidden: item?.titleView != nil || isLarge) { bar.titleAttributesInForce }
        showText(item?.title, in: largeTitleLabel, isHidden: !isLarge) { bar.largeTitleAttributesInForce }
        let prompt = item?.prompt
        promptLabel.text = prompt
        promptLabel.isHidden = prompt == nil
        let wanted = item?.titleView
        if titleView !== wanted {
            if titleView?.superview === self { titleView?.removeFromSuperview() }
            titleView = wanted
        }
        if let titleView, titleView.superview !== self { addSubview(titleView) }
        updateBackButton(of: bar)
        leading = views(for: item?.leftBarButtonItems, instead: leading)
        trailing = views(for: item?.rightBarButtonItems, instead: trailing)
        setNeedsLayout()
    }

    /// Shows the title of a plain item after that of another.
    func showTitle(of item: UINavigationItem, in bar: UINavigationBar) {
        self.item = item
        if item.title != nil || !titleLabel.isHidden {
            showText(item.title, in: titleLabel, isHidden: false) { bar.titleAttributesInForce }
        }
        updateBackButton(of: bar)
        setNeedsLayout()
    }

    private func showText(
        _ text: String?, in label: UILabel, isHidden: Bool, attributes: () -> [NSAttributedString.Key: Any]
    ) {
        label.isHidden = isHidden || text == nil
        label.attributedText = label.isHidden ? nil : text.map { NSAttributedString(string: $0, attributes: attributes()) }
    }

    private func updateBackButton(of bar: UINavigationBar) {
        guard bar.showsBackButton else {
            if let backButton, !backButton.isHidden { backButton.isHidden = true }
            return
        }
        let button = backButton ?? makeBackButton(of: bar)
        if button.isHidden { button.isHidden = false }
        let title = bar.backTitle
        if !isBackLookStale, button.isShowing(title) { return }
        isBackLookStale = false
        let look = bar.shownLook ?? bar.appearanceInForce
        button.show(
            title: title, image: look.backIndicatorImage ?? bar.backIndicatorImage,
            attributes: look.backButtonAppearance.normal.titleTextAttributes)
    }

    private func makeBackButton(of bar: UINavigationBar) -> BackButtonView {
        let button = BackButtonView(frame: .zero)
        button.onTap = { [reference = bar.reference] in reference.object?.goBack() }
        addSubview(button)
        backButton = button
        return button
    }

    private func views(for items: [UIBarButtonItem]?, instead old: [UIView]) -> [UIView] {
        if items == nil && old.isEmpty { return old }
        let new = (items ?? []).filter { !$0.isHidden }.compactMap { item -> UIView? in
            if item.isSpace { return BarSpaceView(item: item) }
            if let custom = item.customView {
                item.owner = self
                return custom
            }
            let known = old.first { ($0 as? BarButtonView)?.item === item } as? BarButtonView
            let view = known ?? BarButtonView(item: item)
            view.look = bar?.appearanceInForce.buttons(of: item.style)
            return view
        }
        for view in old where view.superview === self && !new.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
        for view in new where view.superview !== self { addSubview(view) }
        return new
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let bar else { return }
        let width = bounds.width
        let isPrompted = item?.prompt != nil
        let promptHeight = isPrompted ? BarMetrics.promptHeight : 0
        let rest = bounds.height - promptHeight - (bar.showsLargeTitle ? BarMetrics.largeTitleHeight : 0)
        let row = CGRect(x: 0, y: promptHeight, width: width, height: max(0, rest))
        if isPrompted { promptLabel.frame = CGRect(x: 0, y: 0, width: width, height: promptHeight) }
        let start = placeLeading(in: row)
        let end = placeTrailing(in: row)
        placeTitle(in: row, from: start, to: end)
        if !largeTitleLabel.isHidden {
            largeTitleLabel.frame = CGRect(
                x: BarMetrics.margin, y: row.maxY, width: max(0, width - 2 * BarMetrics.margin),
                height: BarMetrics.largeTitleHeight - 8)
        }
        mirrorIfRightToLeft()
    }

    private func placeLeading(in row: CGRect) -> CGFloat {
        var x = BarMetrics.margin
        if let backButton, !backButton.isHidden {
            let widest = row.width / 2 - 8
            var size = backButton.sizeThatFits(row.size)
            if size.width > widest { size.width = max(BarMetrics.smallestItemWidth, widest) }
            backButton.frame = CGRect(x: 8, y: row.minY, width: size.width, height: row.height)
            x = backButton.frame.maxX + BarMetrics.itemSpacing
        }
        for view in leading {
            let size = self.size(of: view, in: row)
            view.frame = CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
            x += size.width + (view is BarSpaceView ? 0 : BarMetrics.itemSpacing)
        }
        return x
    }

    private func placeTrailing(in row: CGRect) -> CGFloat {
        var x = row.width - BarMetrics.margin
        for view in trailing {
            let size = self.size(of: view, in: row)
            x -= size.width
            view.frame = CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
            x -= view is BarSpaceView ? 0 : BarMetrics.itemSpacing
        }
        return x
    }

    private func size(of view: UIView, in row: CGRect) -> CGSize {
        if view is BarButtonView { return view.sizeThatFits(row.size) }
        if let space = view as? BarSpaceView { return CGSize(width: space.item.width, height: row.height) }
        return BarMetrics.size(of: view, within: row.size)
    }

    /// The title stands in the middle of the bar, or of the room between the buttons when it must.
    private func placeTitle(in row: CGRect, from start: CGFloat, to end: CGFloat) {
        if titleView == nil, titleLabel.isHidden { return }
        let view: UIView = titleView ?? titleLabel
        let room = max(0, end - start)
        var size = titleView.map { BarMetrics.size(of: $0, within: CGSize(width: room, height: row.height)) }
            ?? titleLabel.sizeThatFits(row.size)
        size.width = min(size.width.rounded(.up), room)
        var x = (row.width - size.width) / 2
        x = min(max(x, start), max(start, end - size.width))
        let metrics: UIBarMetrics = traitCollection.verticalSizeClass == .compact ? .compact : .default
        let offset = titleView == nil ? bar?.titleVerticalPositionAdjustment(for: metrics) ?? 0 : 0
        view.frame = CGRect(
            x: x, y: row.midY - size.height / 2 + offset, width: size.width, height: size.height)
    }

    private func mirrorIfRightToLeft() {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
    }
}

/// The place of a fixed or flexible space among a bar's views.
@MainActor
final class BarSpaceView: UIView {
    let item: UIBarButtonItem

    init(item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init(frame: CGRect) {
        item = UIBarButtonItem()
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
}
