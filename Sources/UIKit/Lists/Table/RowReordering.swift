/// A row that is being dragged to another place.
@MainActor
struct RowReordering {
    let cell: UITableViewCell
    let source: IndexPath
    /// Where the row would be if it were dropped now.
    var target: IndexPath
    /// The row under the finger for which the delegate was asked last.
    var proposed: IndexPath
    /// How far below the cell's centre the finger holds it, in points.
    let grip: CGFloat
}

extension UITableView {
    /// Lifts the row of a cell; whether it may be moved.
    ///
    /// Source: Apple documentation, "Reordering of Table Cells" in *UITableViewDataSource*.
    func beginReordering(_ cell: UITableViewCell, at point: CGPoint) -> Bool {
        guard isEditing, reordering == nil, let path = cell.rowPath,
            tableDataSource?.tableView(self, canMoveRowAt: path) ?? false
        else { return false }
        reordering = RowReordering(
            cell: cell, source: path, target: path, proposed: path, grip: point.y - cell.center.y)
        bringSubviewToFront(cell)
        return true
    }

    /// Moves the lifted row to the finger; the others make room for it.
    func continueReordering(to point: CGPoint) {
        guard let drag = reordering else { return }
        drag.cell.center.y = min(max(point.y - drag.grip, 0), max(0, contentSize.height))
        guard let proposed = indexPathForRow(at: CGPoint(x: bounds.midX, y: drag.cell.center.y)),
            proposed != drag.proposed
        else { return }
        let target = tableDelegate?.tableView(
            self, targetIndexPathForMoveFromRowAt: drag.source, toProposedIndexPath: proposed) ?? proposed
        reordering?.proposed = proposed
        guard target != drag.target else { return }
        reordering?.target = target
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.placeCells() }
    }

    /// Drops the lifted row where it is, or gives it back to its place; the data source moves it.
    func endReordering(drops: Bool) {
        guard let drag = reordering else { return }
        reordering = nil
        if drops, drag.target != drag.source {
            tableDataSource?.tableView(self, moveRowAt: drag.source, to: drag.target)
            moveRow(at: drag.source, to: drag.target)
        } else {
            UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.placeCells() }
        }
    }

    /// How far a row gives way to the lifted one, in points.
    func reorderingShift(_ path: IndexPath) -> CGFloat {
        guard let drag = reordering else { return 0 }
        let height = drag.cell.bounds.height
        if path > drag.source {
            // Rows of another section stay behind the place where the row comes in.
            let isPassed = drag.source.section == drag.target.section || path.section < drag.target.section
                ? path <= drag.target : path < drag.target
            return isPassed ? -height : 0
        }
        return path >= drag.target && path < drag.source ? height : 0
    }
}
