/// Keeps a collection view in step with snapshots (Apple documentation: *UICollectionViewDiffableDataSource*).
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    /// Makes or dequeues the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Makes or dequeues a supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// Makes or dequeues the supplementary views.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Makes a data source and gives it to the collection view, which does not retain it.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// What is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows a snapshot; the changes are animated if asked for. `completion` is called when they are done.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let old = current
        guard let collectionView else {
            current = snapshot
            return
        }
        let changes = SnapshotChanges(from: old, to: snapshot).updates
        let reconfigured = snapshot.reconfiguredItemIdentifiers
        let update = {
            collectionView.performBatchUpdates {
                self.current = snapshot
                self.current.forgetReloads()
                self.record(changes, in: collectionView)
            } completion: { _ in completion?() }
        }
        if animatingDifferences && collectionView.window != nil {
            update()
        } else {
            UIView.performWithoutAnimation(update)
        }
        let paths = reconfigured.compactMap { self.indexPath(for: $0) }
        if !paths.isEmpty { collectionView.reconfigureItems(at: paths) }
    }

    private func record(_ changes: ListUpdates, in collectionView: UICollectionView) {
        collectionView.deleteSections(changes.deletedSections)
        collectionView.insertSections(changes.insertedSections)
        for move in changes.movedSections { collectionView.moveSection(move.from, toSection: move.to) }
        collectionView.deleteItems(at: Array(changes.deletedItems))
        collectionView.insertItems(at: Array(changes.insertedItems))
        for move in changes.movedItems { collectionView.moveItem(at: move.from, to: move.to) }
        collectionView.reloadItems(at: Array(changes.reloadedItems))
        collectionView.reloadSections(changes.reloadedSections)
    }

    /// Shows a snapshot by reading everything anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        current = snapshot
        current.forgetReloads()
        collectionView?.reloadData()
        completion?()
    }

    // MARK: Identifiers

    /// The item at a place.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard current.sections.indices.contains(indexPath.section),
            current.sections[indexPath.section].items.indices.contains(indexPath.item)
        else { return nil }
        return current.sections[indexPath.section].items[indexPath.item]
    }
    /// The place of an item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        guard let section = current.sectionIdentifier(containingItem: itemIdentifier),
            let index = current.indexOfSection(section),
            let item = current.sections[index].items.firstIndex(of: itemIdentifier)
        else { return nil }
        return IndexPath(item: item, section: index)
    }
    /// The section at an index.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sections.indices.contains(index) ? current.sections[index].id : nil
    }
    /// The index of a section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: UICollectionViewDataSource

    /// The number of sections of the snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    /// The number of items in a section of the snapshot.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.sections[section].items.count
    }
    /// The provider's cell.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            raise(
                .internalInconsistencyException,
                "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is "
                    + "not allowed. You must always return a cell to the collection view: \(collectionView)")
        }
        return cell
    }
    /// The provider's supplementary view.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            raise(
                .internalInconsistencyException,
                "the supplementary view provider has no view of kind \(kind) for index path \(indexPath)")
        }
        return view
    }
    /// False; override where items can be moved.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing; override to move.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// None; override for an index.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// The first item of the section of the same index; override for others.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}
