/// Items placed by a layout (Apple documentation: *UICollectionView*). Cells exist for visible items only and are
/// used again for others.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    // MARK: Stored state

    var layoutObject: UICollectionViewLayout
    weak var collectionDelegate: (any UICollectionViewDelegate)?
    weak var collectionDataSource: (any UICollectionViewDataSource)?
    var counts: [Int] = []
    var needsCounts = true
    var needsPrepare = true
    var isUpdatingElements = false
    /// The elements that are on screen.
    var shown: [ElementKey: UICollectionReusableView] = [:]
    var reuse = CollectionReuse()
    var selectedPaths: [IndexPath] = []
    var highlightedPath: IndexPath?
    var batch = CollectionBatch()
    /// The items that were announced to the prefetching data source and are not shown yet.
    var prefetchedPaths: Set<IndexPath> = []
    /// The size for which the layout was prepared.
    var layoutSize: CGSize = .zero
    private var ownBackground: UIView?

    /// Makes a collection view with a layout.
    public required init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutObject = layout
        super.init(frame: frame)
        prepareCollection()
    }

    /// Collection views need a layout: use `init(frame:collectionViewLayout:)`.
    public required init(frame: CGRect) {
        raise(.invalidArgumentException, "UICollectionView must be initialized with a non-nil layout parameter")
    }

    /// Makes a collection view from an archive.
    public required init?(coder: NSCoder) {
        layoutObject = (coder as? NibDecoder)?.collectionLayout ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        prepareCollection()
    }

    private func prepareCollection() {
        layoutObject.collectionView = self
    }

    // MARK: Data source, delegate and layout

    /// The object that provides the cells.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        get { collectionDataSource }
        set {
            guard newValue !== collectionDataSource else { return }
            collectionDataSource = newValue
            reloadData()
        }
    }
    /// Shows the menus of pressed rows or items (ContextMenus/).
    var menuSource: ListMenuSource?
    /// The object that decides about items and hears of them.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { collectionDelegate }
        set {
            scrollDelegate = newValue
            collectionDelegate = newValue
            offerMenus(of: collectionDelegate)
        }
    }
    override func scrollDelegateDidChange() {
        collectionDelegate = scrollDelegate as? any UICollectionViewDelegate
        offerMenus(of: collectionDelegate)
    }
    /// The object that prepares data ahead.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether items are prefetched; default true.
    open var isPrefetchingEnabled = true
    /// The layout; setting it shows the items in the new one at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutObject }
        set { exchangeLayout(newValue, animated: false, completion: nil) }
    }
    /// Exchanges the layout, animated or not.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        exchangeLayout(layout, animated: animated, completion: nil)
    }
    /// Exchanges the layout; `completion` hears when it is done.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        exchangeLayout(layout, animated: animated, completion: completion)
    }
    /// The view behind the items; it does not scroll.
    open var backgroundView: UIView? {
        get { ownBackground }
        set {
            ownBackground?.removeFromSuperview()
            ownBackground = newValue
            if let newValue {
                newValue.frame = bounds
                insertSubview(newValue, at: 0)
            }
        }
    }

    // MARK: Views (CollectionReuse.swift)

    /// Has cells of a class made for an identifier.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        reuse.register(cellClass.map { .type($0) }, kind: nil, identifier)
    }
    /// Has cells read from a nib for an identifier.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        reuse.register(nib.map { .nib($0) }, kind: nil, identifier)
    }
    /// Has supplementary views of a class made for a kind and an identifier.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        reuse.register(viewClass.map { .type($0) }, kind: elementKind, identifier)
    }
    /// Has supplementary views read from a nib for a kind and an identifier.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        reuse.register(nib.map { .nib($0) }, kind: kind, identifier)
    }
    /// A cell to be used again or a new one; something must be registered for the identifier.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        dequeueCell(identifier, at: indexPath)
    }
    /// A supplementary view to be used again or a new one.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        reuse.dequeue(kind: elementKind, identifier, frame: .zero)
    }

    // MARK: Counts and places (UICollectionView+Queries.swift)

    /// The number of sections.
    open var numberOfSections: Int {
        readCountsIfNeeded()
        return counts.count
    }
    /// The number of items in a section.
    open func numberOfItems(inSection section: Int) -> Int {
        readCountsIfNeeded()
        return counts.indices.contains(section) ? counts[section] : 0
    }
    /// The layout's attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return contains(indexPath) ? layoutObject.layoutAttributesForItem(at: indexPath) : nil
    }
    /// The layout's attributes of a supplementary view.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        prepareLayoutIfNeeded()
        return layoutObject.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    /// The item at a point of the content.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
    /// The item of a visible cell.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        cell.collectionView === self ? cell.itemPath : nil
    }
    /// The cell of a visible item.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[ElementKey(kind: nil, path: indexPath)] as? UICollectionViewCell
    }
    /// The visible cells.
    open var visibleCells: [UICollectionViewCell] {
        shown.values.compactMap { $0 as? UICollectionViewCell }
    }
    /// The items of the visible cells.
    open var indexPathsForVisibleItems: [IndexPath] { shown.keys.filter { $0.kind == nil }.map(\.path) }
    /// The visible supplementary view of a kind.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        shown[ElementKey(kind: elementKind, path: indexPath)]
    }
    /// The visible supplementary views of a kind.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shown.filter { $0.key.kind == elementKind }.map(\.value)
    }
    /// The places of the visible supplementary views of a kind.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shown.keys.filter { $0.kind == elementKind }.map(\.path)
    }

    // MARK: Scrolling and selection (UICollectionView+Selection.swift)

    /// Scrolls until an item is at a position.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }
    /// Whether items can be selected; default true.
    open var allowsSelection = true
    /// Whether several items can be selected; default false.
    open var allowsMultipleSelection = false
    /// Whether items can be selected in editing mode; default false.
    open var allowsSelectionDuringEditing = false
    /// Whether several items can be selected in editing mode; default false.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether the collection view is in editing mode.
    open var isEditing = false {
        didSet { for cell in visibleCells { cell.setNeedsUpdateConfiguration() } }
    }
    /// Whether focus selects; default false.
    open var selectionFollowsFocus = false
    /// Whether the focused item is focused again; default false.
    open var remembersLastFocusedIndexPath = false
    /// The selected items; empty when there are none.
    open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }
    /// Selects an item and scrolls to it; the delegate does not hear of it.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectFromCode(indexPath, animated: animated, position: scrollPosition)
    }
    /// Deselects an item; the delegate does not hear of it.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselectFromCode(indexPath) }

    // MARK: Changes (UICollectionView+Batch.swift)

    /// Reads everything anew; cells are made with the next layout. The selection goes.
    open func reloadData() {
        if Replacing.isOn, Replacing.runs("reloadData", UICollectionView.self, self) { return }
        reloadEverything()
    }
    /// Does changes as one, animated.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        runBatch(updates, completion: completion)
    }
    /// Shows sections that the data source has already.
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    /// Takes out sections that the data source has no more.
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    /// Reads sections anew.
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    /// Moves a section.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append((section, newSection)) }
    }
    /// Shows items that the data source has already.
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems.formUnion(indexPaths) } }
    /// Takes out items that the data source has no more.
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems.formUnion(indexPaths) } }
    /// Makes the cells of items anew.
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems.formUnion(indexPaths) } }
    /// Moves an item.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedItems.append((indexPath, newIndexPath)) }
    }
    /// Lets the data source configure the visible cells of items again, without other cells.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// Whether a batch of changes waits to be done.
    open var hasUncommittedUpdates: Bool { batch.depth > 0 && !batch.updates.isEmpty }

    // MARK: View

    override var contentGuideForConstraints: UILayoutGuide? { nil }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ownBackground?.frame = bounds
        layoutElements()
    }
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            if newValue != super.bounds { boundsWillChange(to: newValue) }
            super.bounds = newValue
        }
    }
    override func geometryDidChange(oldSize: CGSize) {
        super.geometryDidChange(oldSize: oldSize)
        if layer.bounds.size != oldSize { boundsWillChange(to: layer.bounds) }
    }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchesBegan(touches) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchesEnded(touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        unhighlight()
        super.touchesCancelled(touches, with: event)
    }

    // MARK: Kept elsewhere, here so that subclasses can override it

    /// Does changes as one, animated; `completion` hears whether the animation ran to its end.
    open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        basePerformBatchUpdates(updates, completion: completion)
    }
}
