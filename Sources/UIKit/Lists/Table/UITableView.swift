/// Rows in one column, in sections (Apple documentation: *UITableView*). Cells exist for visible rows only and
/// are used again for others.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The look of the table view.
    public let style: Style

    // MARK: Stored state

    weak var tableDelegate: (any UITableViewDelegate)?
    weak var tableDataSource: (any UITableViewDataSource)?
    var tableFlags: TableFlags = [.needsReload, .allowsSelection, .insetsContentViewsToSafeArea]
    var geometry = TableGeometry()
    var visible = VisibleRows()
    var reuse = TableReuse()
    var selectedPaths: [IndexPath] = []
    var highlightedPath: IndexPath?
    var batch = TableBatch()
    var heights = TableHeights()
    var edges = TableEdges()
    var swipe: RowSwipe?
    var reordering: RowReordering?
    /// The rows that were announced to the prefetching data source and are not shown yet.
    var prefetchedPaths: Set<IndexPath> = []
    /// Views that were made to measure their section and are not shown yet.
    var waitingHeaders: [Int: UIView] = [:]
    var waitingFooters: [Int: UIView] = [:]

    /// Makes a table view of a style.
    public required init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
        prepareTable()
    }

    /// Makes a plain table view.
    public required init(frame: CGRect) {
        style = .plain
        super.init(frame: frame)
        prepareTable()
    }

    /// Makes a table view from an archive.
    public required init?(coder: NSCoder) {
        style = (coder as? NibDecoder)?.tableStyle ?? .plain
        super.init(coder: coder)
        prepareTable()
    }

    private func prepareTable() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        addSwipeRecognizer()
    }

    // MARK: Data source and delegate

    /// The object that provides the cells.
    open weak var dataSource: (any UITableViewDataSource)? {
        get { tableDataSource }
        set {
            guard newValue !== tableDataSource else { return }
            tableDataSource = newValue
            markNeedsReload()
        }
    }
    /// Shows the menus of pressed rows or items (ContextMenus/).
    var menuSource: ListMenuSource?
    /// The object that decides about rows and hears of them.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set {
            guard newValue !== tableDelegate else { return }
            scrollDelegate = newValue
            tableDelegate = newValue
            offerMenus(of: tableDelegate)
            markNeedsReload()
        }
    }
    override func scrollDelegateDidChange() {
        tableDelegate = scrollDelegate as? any UITableViewDelegate
        offerMenus(of: tableDelegate)
        markNeedsReload()
    }
    /// The object that prepares data ahead.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether rows are prefetched; default true.
    open var isPrefetchingEnabled = true

    // MARK: Cells (UITableView+Reuse.swift)

    /// Has cells of a class made for an identifier; `nil` takes the class back.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reuse.registerCell(cellClass, identifier)
    }
    /// Has cells read from a nib for an identifier; `nil` takes the nib back.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { reuse.registerCell(nib, identifier) }
    /// Has headers and footers of a class made for an identifier.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.registerHeaderFooter(aClass, identifier)
    }
    /// Has headers and footers read from a nib for an identifier.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.registerHeaderFooter(nib, identifier)
    }
    /// A cell to be used again, or a new one if a class or nib is registered; `nil` otherwise.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeueCell(identifier, for: nil)
    }
    /// A cell to be used again or a new one; something must be registered for the identifier.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        requireCell(identifier, for: indexPath)
    }
    /// A header or footer to be used again, or a new one if a class or nib is registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeaderFooter(identifier)
    }

    // MARK: Counts and places (UITableView+Queries.swift)

    /// The number of sections.
    open var numberOfSections: Int {
        readCountsIfNeeded()
        return geometry.sections.count
    }
    /// The number of rows in a section.
    open func numberOfRows(inSection section: Int) -> Int {
        readCountsIfNeeded()
        return geometry.sections.indices.contains(section) ? geometry.sections[section].rowCount : 0
    }
    /// The rectangle of a section with header and footer, in content coordinates.
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    /// The rectangle of a section's header.
    open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
    /// The rectangle of a section's footer.
    open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
    /// The rectangle of a row; empty for a row that does not exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
    /// The row at a point of the content.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 0, height: 0))?.first
    }
    /// The row of a visible cell.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cell.tableView === self ? cell.rowPath : nil }
    /// The rows that reach into a rectangle of the content.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
    /// The cell of a visible row.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { visible.cells[indexPath] }
    /// The visible cells, top down.
    open var visibleCells: [UITableViewCell] {
        layoutVisibleRowsIfNeeded()
        return visible.paths.compactMap { visible.cells[$0] }
    }
    /// The rows of the visible cells, top down.
    open var indexPathsForVisibleRows: [IndexPath]? {
        layoutVisibleRowsIfNeeded()
        return visible.paths
    }
    /// The header that is shown for a section.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visible.headers[section] as? UITableViewHeaderFooterView
    }
    /// The footer that is shown for a section.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visible.footers[section] as? UITableViewHeaderFooterView
    }

    // MARK: Scrolling (UITableView+ScrollingToRows.swift)

    /// Scrolls until a row is at a position.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }
    /// Scrolls until the selected row nearest to `scrollPosition` is there.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = selectedPaths.min() else { return }
        scroll(to: path, at: scrollPosition, animated: animated)
    }

    // MARK: Changes (UITableView+Reload.swift, UITableView+Batch.swift)

    /// Reads everything anew; cells are made with the next layout. The selection goes.
    open func reloadData() {
        if Replacing.isOn, Replacing.runs("reloadData", UITableView.self, self) { return }
        reloadEverything()
    }
    /// Does changes as one, animated; `completion` hears whether the animation ran to its end.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        runBatch(updates, completion: completion)
    }
    /// Begins changes that are done as one by `endUpdates()`.
    open func beginUpdates() { batch.depth += 1 }
    /// Does the changes since `beginUpdates()`.
    open func endUpdates() { endBatch() }
    /// Shows sections that the data source has already.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.insertedSections.formUnion(sections) }
    }
    /// Takes out sections that the data source has no more.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.deletedSections.formUnion(sections) }
    }
    /// Moves a section.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change(.automatic) { $0.movedSections.append((section, newSection)) }
    }
    /// Reads sections anew.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.reloadedSections.formUnion(sections) }
    }
    /// Shows rows that the data source has already.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.insertedItems.formUnion(indexPaths) }
    }
    /// Takes out rows that the data source has no more.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.deletedItems.formUnion(indexPaths) }
    }
    /// Moves a row.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.automatic) { $0.movedItems.append((indexPath, newIndexPath)) }
    }
    /// Makes the cells of rows anew.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.reloadedItems.formUnion(indexPaths) }
    }
    /// Lets the data source configure the visible cells of rows again, without other cells.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    // MARK: Selection (UITableView+Selection.swift)

    /// The first selected row.
    open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
    /// The selected rows; `nil` when there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }
    /// Selects a row and scrolls to it; the delegate does not hear of it.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectFromCode(indexPath, animated: animated, position: scrollPosition)
    }
    /// Deselects a row; the delegate does not hear of it.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselectFromCode(indexPath, animated: animated) }

    // MARK: Editing (UITableView+Editing.swift)

    /// Whether the table view is in editing mode.
    open var isEditing: Bool {
        get { tableFlags.contains(.editing) }
        set { setEditing(newValue, animated: false) }
    }
    /// Puts the table view in or out of editing mode.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: View

    override var contentGuideForConstraints: UILayoutGuide? { nil }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutTable()
    }
    override func geometryDidChange(oldSize: CGSize) {
        super.geometryDidChange(oldSize: oldSize)
        if layer.bounds.width != oldSize.width { forgetMeasuredHeights() }
    }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchesBegan(touches, event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchesEnded(touches, event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        rowTouchesCancelled()
        super.touchesCancelled(touches, with: event)
    }
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let swipe = gestureRecognizer as? RowSwipeRecognizer { return rowSwipeShouldBegin(swipe) }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    override func didEndScrollingAnimation() {
        super.didEndScrollingAnimation()
        flashScrollIndicators()
    }

    /// The view above all sections; as wide as the table view, as high as it is.
    open var tableHeaderView: UIView? {
        get { storedHeaderView }
        set { storedHeaderView = newValue }
    }
    /// The view below all sections; as wide as the table view, as high as it is.
    open var tableFooterView: UIView? {
        get { storedFooterView }
        set { storedFooterView = newValue }
    }

    // MARK: Kept elsewhere, here so that subclasses can override it

    /// Asks the data source for the titles of the section index again.
    ///
    /// Source: Apple documentation, "reloadSectionIndexTitles()".
    open func reloadSectionIndexTitles() { baseReloadSectionIndexTitles() }
    /// The height of each row, in points, where the delegate gives none; default `automaticDimension`.
    open var rowHeight: CGFloat {
        get { storedRowHeight }
        set { storedRowHeight = newValue }
    }
    /// The height of each header, in points, where the delegate gives none; default `automaticDimension`.
    open var sectionHeaderHeight: CGFloat {
        get { storedSectionHeaderHeight }
        set { storedSectionHeaderHeight = newValue }
    }
    /// The height of each footer, in points, where the delegate gives none; default `automaticDimension`.
    open var sectionFooterHeight: CGFloat {
        get { storedSectionFooterHeight }
        set { storedSectionFooterHeight = newValue }
    }
    /// A guess of row heights, in points, so that rows are measured when they come into view; 0 measures all
    /// at once.
    open var estimatedRowHeight: CGFloat {
        get { storedEstimatedRowHeight }
        set { storedEstimatedRowHeight = newValue }
    }
    /// A guess of header heights, in points.
    open var estimatedSectionHeaderHeight: CGFloat {
        get { storedEstimatedSectionHeaderHeight }
        set { storedEstimatedSectionHeaderHeight = newValue }
    }
    /// A guess of footer heights, in points.
    open var estimatedSectionFooterHeight: CGFloat {
        get { storedEstimatedSectionFooterHeight }
        set { storedEstimatedSectionFooterHeight = newValue }
    }
    /// Space above each header, in points; `automaticDimension` is the style's.
    open var sectionHeaderTopPadding: CGFloat {
        get { storedSectionHeaderTopPadding }
        set { storedSectionHeaderTopPadding = newValue }
    }
    /// The view behind the rows; it does not scroll.
    open var backgroundView: UIView? {
        get { storedBackgroundView }
        set { storedBackgroundView = newValue }
    }
    /// The line between rows; default `singleLine`.
    open var separatorStyle: UITableViewCell.SeparatorStyle {
        get { storedSeparatorStyle }
        set { storedSeparatorStyle = newValue }
    }
    /// The colour of the lines; `nil` is the standard one.
    open var separatorColor: UIColor? {
        get { storedSeparatorColor }
        set { storedSeparatorColor = newValue }
    }
    /// The effect that separators are shown through; none where it is nil.
    ///
    /// Source: Apple documentation, "separatorEffect".
    open var separatorEffect: UIVisualEffect? {
        get { storedSeparatorEffect }
        set { storedSeparatorEffect = newValue }
    }
    /// The space before and after the lines, in points.
    open var separatorInset: UIEdgeInsets {
        get { storedSeparatorInset }
        set { storedSeparatorInset = newValue }
    }
    /// What `separatorInset` is measured from.
    open var separatorInsetReference: SeparatorInsetReference {
        get { storedSeparatorInsetReference }
        set { storedSeparatorInsetReference = newValue }
    }
    /// Whether cells keep to a readable width; default false.
    open var cellLayoutMarginsFollowReadableWidth: Bool {
        get { storedCellLayoutMarginsFollowReadableWidth }
        set { storedCellLayoutMarginsFollowReadableWidth = newValue }
    }
    /// Whether content views keep out of the safe area; default true.
    open var insetsContentViewsToSafeArea: Bool {
        get { storedInsetsContentViewsToSafeArea }
        set { storedInsetsContentViewsToSafeArea = newValue }
    }
    /// From how many rows the section index is shown.
    open var sectionIndexMinimumDisplayRowCount: Int {
        get { storedSectionIndexMinimumDisplayRowCount }
        set { storedSectionIndexMinimumDisplayRowCount = newValue }
    }
    /// The colour of the section index.
    open var sectionIndexColor: UIColor? {
        get { storedSectionIndexColor }
        set { storedSectionIndexColor = newValue }
    }
    /// The background of the section index.
    open var sectionIndexBackgroundColor: UIColor? {
        get { storedSectionIndexBackgroundColor }
        set { storedSectionIndexBackgroundColor = newValue }
    }
    /// The background of the section index while it is touched.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        get { storedSectionIndexTrackingBackgroundColor }
        set { storedSectionIndexTrackingBackgroundColor = newValue }
    }
    /// Whether the focused row is focused again; default false.
    open var remembersLastFocusedIndexPath: Bool {
        get { storedRemembersLastFocusedIndexPath }
        set { storedRemembersLastFocusedIndexPath = newValue }
    }
    /// Whether focus selects; default false.
    open var selectionFollowsFocus: Bool {
        get { storedSelectionFollowsFocus }
        set { storedSelectionFollowsFocus = newValue }
    }
    /// Whether rows can be selected; default true.
    open var allowsSelection: Bool {
        get { storedAllowsSelection }
        set { storedAllowsSelection = newValue }
    }
    /// Whether several rows can be selected; default false.
    open var allowsMultipleSelection: Bool {
        get { storedAllowsMultipleSelection }
        set { storedAllowsMultipleSelection = newValue }
    }
    /// Whether rows can be selected in editing mode; default false.
    open var allowsSelectionDuringEditing: Bool {
        get { storedAllowsSelectionDuringEditing }
        set { storedAllowsSelectionDuringEditing = newValue }
    }
    /// Whether several rows can be selected in editing mode; default false.
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { storedAllowsMultipleSelectionDuringEditing }
        set { storedAllowsMultipleSelectionDuringEditing = newValue }
    }
    /// Does changes as one, animated; `completion` hears whether the animation ran to its end.
    open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        basePerformBatchUpdates(updates, completion: completion)
    }
}
