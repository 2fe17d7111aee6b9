extension UITableView {
    func changeEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        endReordering(drops: false)
        tableFlags.set(.editing, editing)
        closeSwipe(animated: animated)
        if !editing && !allowsSelection {
            for path in selectedPaths { deselectFromCode(path, animated: animated) }
        }
        for (path, cell) in visible.cells { applyEditing(to: cell, at: path, animated: animated) }
    }

    /// What a row offers in editing mode; nothing where it cannot be edited.
    func offeredStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
        guard tableDataSource?.tableView(self, canEditRowAt: path) ?? false else { return .none }
        return tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    func applyEditing(to cell: UITableViewCell, at path: IndexPath, animated: Bool) {
        if isEditing {
            let style = offeredStyle(path)
            cell.setEditingStyle(style)
            let indents = tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
            cell.shouldIndentWhileEditing = indents
            cell.showsReorderControl = tableDataSource?.tableView(self, canMoveRowAt: path) ?? false
            let isEditable = tableDataSource?.tableView(self, canEditRowAt: path) ?? false
            if cell.isEditing != isEditable { cell.setEditing(isEditable, animated: animated) }
        } else {
            if cell.isEditing { cell.setEditing(false, animated: animated) }
            cell.setEditingStyle(.none)
        }
    }

    /// Hands a deletion or insertion that the user asked for to the data source.
    func commitEditing(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
        tableDataSource?.tableView(self, commit: style, forRowAt: path)
    }
}
