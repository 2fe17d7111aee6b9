extension UITableView {
    private var canSelect: Bool { isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsMultipleSelection }
    private var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    // MARK: From code

    func selectFromCode(_ path: IndexPath?, animated: Bool, position: ScrollPosition) {
        readCountsIfNeeded()
        guard let path else {
            for selected in selectedPaths { deselectFromCode(selected, animated: animated) }
            return
        }
        guard geometry.contains(path) else { return }
        if !selectsSeveral {
            for other in selectedPaths where other != path { deselectFromCode(other, animated: animated) }
        }
        markSelected(path, animated: animated)
        if position != .none { scroll(to: path, at: position, animated: animated) }
    }

    func deselectFromCode(_ path: IndexPath, animated: Bool) {
        guard let index = selectedPaths.firstIndex(of: path) else { return }
        selectedPaths.remove(at: index)
        visible.cells[path]?.setSelected(false, animated: animated)
    }

    private func markSelected(_ path: IndexPath, animated: Bool) {
        if !selectedPaths.contains(path) { selectedPaths.append(path) }
        visible.cells[path]?.setSelected(true, animated: animated)
    }

    // MARK: By touch

    private func touchedPath(_ touches: Set<UITouch>) -> IndexPath? {
        guard let touch = touches.first, let path = indexPathForRow(at: touch.location(in: self)),
            visible.cells[path] != nil
        else { return nil }
        return path
    }

    func rowTouchesBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let path = touchedPath(touches) else { return }
        if swipe != nil { return closeSwipe(animated: true) }
        guard canSelect, tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        highlightedPath = path
        visible.cells[path]?.setHighlighted(true, animated: false)
        tableDelegate?.tableView(self, didHighlightRowAt: path)
    }

    func rowTouchesCancelled() { unhighlight() }

    private func unhighlight() {
        guard let path = highlightedPath else { return }
        highlightedPath = nil
        visible.cells[path]?.setHighlighted(false, animated: false)
        tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }

    func rowTouchesEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let path = highlightedPath else { return }
        let isInside = touchedPath(touches) == path
        unhighlight()
        if isInside { userSelects(path) }
    }

    /// What a tap on a row does: the delegate may choose another row or none; a row selected before is
    /// deselected first (Apple documentation: *UITableViewDelegate*, managing selections).
    func userSelects(_ path: IndexPath) {
        guard canSelect else { return }
        if selectsSeveral, selectedPaths.contains(path) { return userDeselects(path) }
        var chosen = path
        if let delegate = tableDelegate {
            guard let answer = delegate.tableView(self, willSelectRowAt: path) else { return }
            chosen = answer
        }
        guard geometry.contains(chosen) else { return }
        if !selectsSeveral {
            for other in selectedPaths where other != chosen { userDeselects(other) }
        }
        markSelected(chosen, animated: false)
        if let cell = visible.cells[chosen] { cell.selectionSegue?(cell) }
        tableDelegate?.tableView(self, didSelectRowAt: chosen)
        if !isEditing { tableDelegate?.tableView(self, performPrimaryActionForRowAt: chosen) }
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
    }

    private func userDeselects(_ path: IndexPath) {
        var chosen = path
        if let delegate = tableDelegate {
            guard let answer = delegate.tableView(self, willDeselectRowAt: path) else { return }
            chosen = answer
        }
        deselectFromCode(chosen, animated: false)
        tableDelegate?.tableView(self, didDeselectRowAt: chosen)
    }

    func accessoryTapped(at path: IndexPath) {
        tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }
}
