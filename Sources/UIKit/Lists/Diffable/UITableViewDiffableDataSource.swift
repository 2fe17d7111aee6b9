/// Keeps a table view in step with snapshots (Apple documentation: *UITableViewDiffableDataSource*).
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    /// Makes or dequeues the cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// How rows come and go.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic

    /// Makes a data source and gives it to the table view, which does not retain it.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
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
        guard let tableView else {
            current = snapshot
            return
        }
        let changes = SnapshotChanges(from: old, to: snapshot).updates
        let reconfigured = snapshot.reconfiguredItemIdentifiers
        let update = {
            tableView.performBatchUpdates {
                self.current = snapshot
                self.current.forgetReloads()
                self.record(changes, in: tableView)
            } completion: { _ in completion?() }
        }
        if animatingDifferences && tableView.window != nil {
            update()
        } else {
            UIView.performWithoutAnimation(update)
        }
        let paths = reconfigured.compactMap { self.indexPath(for: $0) }
        if !paths.isEmpty { tableView.reconfigureRows(at: paths) }
    }

    private func record(_ changes: ListUpdates, in tableView: UITableView) {
        let animation = defaultRowAnimation
        tableView.deleteSections(changes.deletedSections, with: animation)
        tableView.insertSections(changes.insertedSections, with: animation)
        for move in changes.movedSections { tableView.moveSection(move.from, toSection: move.to) }
        tableView.deleteRows(at: Array(changes.deletedItems), with: animation)
        tableView.insertRows(at: Array(changes.insertedItems), with: animation)
        for move in changes.movedItems { tableView.moveRow(at: move.from, to: move.to) }
        tableView.reloadRows(at: Array(changes.reloadedItems), with: animation)
        tableView.reloadSections(changes.reloadedSections, with: animation)
    }

    /// Shows a snapshot by reading everything anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        current = snapshot
        current.forgetReloads()
        tableView?.reloadData()
        completion?()
    }

    // MARK: Identifiers

    /// The item at a row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard current.sections.indices.contains(indexPath.section),
            current.sections[indexPath.section].items.indices.contains(indexPath.row)
        else { return nil }
        return current.sections[indexPath.section].items[indexPath.row]
    }
    /// The row of an item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        guard let section = current.sectionIdentifier(containingItem: itemIdentifier),
            let index = current.indexOfSection(section),
            let row = current.sections[index].items.firstIndex(of: itemIdentifier)
        else { return nil }
        return IndexPath(row: row, section: index)
    }
    /// The section at an index.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sections.indices.contains(index) ? current.sections[index].id : nil
    }
    /// The index of a section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: UITableViewDataSource

    /// The number of sections of the snapshot.
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    /// The number of items in a section of the snapshot.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.sections[section].items.count
    }
    /// The provider's cell.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            raise(
                .internalInconsistencyException,
                "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is not "
                    + "allowed. You must always return a cell to the table view: \(tableView)")
        }
        return cell
    }
    /// None; override for titles.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// None; override for titles.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// False; override where rows can be edited.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing; override to delete and insert.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// False; override where rows can be moved.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing; override to move.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// None; override for a section index.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// The section of the same index; override for others.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
}
