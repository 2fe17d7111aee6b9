/// The cells, headers and footers that are on screen.
@MainActor
struct VisibleRows {
    /// Top down.
    var paths: [IndexPath] = []
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
}

/// Changes of a table view that wait for the end of their batch.
@MainActor
struct TableBatch {
    var depth = 0
    var updates = ListUpdates()
    var animation: UITableView.RowAnimation = .automatic
    /// The row counts before the first change.
    var countsBefore: [Int]?
    /// The row that is being configured again, and its cell.
    var reconfigured: (path: IndexPath, cell: UITableViewCell)?
    /// The blocks to be run when the animation is over.
    var completions: [(Bool) -> Void] = []
}

/// The heights that a table view was told, in points; -1 is `automaticDimension`.
struct TableHeights {
    var row: CGFloat = -1
    var sectionHeader: CGFloat = -1
    var sectionFooter: CGFloat = -1
    var estimatedRow: CGFloat = -1
    var estimatedSectionHeader: CGFloat = -1
    var estimatedSectionFooter: CGFloat = -1
    var sectionHeaderTopPadding: CGFloat = -1
    var fillerRow: CGFloat = 0
}

/// What surrounds the rows of a table view.
@MainActor
struct TableEdges {
    var header: UIView?
    var footer: UIView?
    var background: UIView?
    var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
    var separatorColor: UIColor?
    var separatorEffect: UIVisualEffect?
    var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    var separatorInsetReference: UITableView.SeparatorInsetReference = .fromCellEdges
    var sectionIndex: SectionIndexView?
    var sectionIndexMinimumDisplayRowCount = 0
    var sectionIndexColor: UIColor?
    var sectionIndexBackgroundColor: UIColor?
    var sectionIndexTrackingBackgroundColor: UIColor?
}
