extension UITableView {
    func layoutTable() {
        readCountsIfNeeded()
        layoutEdges()
        updateVisibleRows()
        placeSectionIndex()
    }

    func layoutVisibleRowsIfNeeded() {
        if pending.contains(.layout) { layoutIfNeeded() }
    }

    private func layoutEdges() {
        let width = bounds.width
        if let header = edges.header {
            if header.bounds.height != geometry.topHeight { edgesDidChange() }
            let frame = CGRect(x: 0, y: 0, width: width, height: header.bounds.height)
            if header.frame != frame { header.frame = frame }
        }
        if let footer = edges.footer {
            if footer.bounds.height != geometry.bottomHeight { edgesDidChange() }
            let frame = CGRect(
                x: 0, y: geometry.contentHeight - footer.bounds.height, width: width, height: footer.bounds.height)
            if footer.frame != frame { footer.frame = frame }
        }
        edges.background?.frame = bounds
        if contentSize.width != width { updateContentSize() }
    }

    /// The distance of rows to the sides, in points.
    var sideInset: CGFloat { style == .insetGrouped ? (traitCollection.horizontalSizeClass == .regular ? 20 : 16) : 0 }

    /// Brings cells on screen for the rows that are visible, measures them, and takes the others away.
    func updateVisibleRows() {
        guard !tableFlags.contains(.isUpdatingCells), bounds.width > 0, bounds.height > 0 else { return }
        tableFlags.insert(.isUpdatingCells)
        defer { tableFlags.remove(.isUpdatingCells) }
        removeInvisible()
        var rows = rowsInView
        while let path = rows.first(where: { visible.cells[$0] == nil }) {
            guard show(path) else { break }
            rows = rowsInView
        }
        visible.paths = rows.filter { visible.cells[$0] != nil }
        removeInvisible()
        placeCells()
        updateHeadersAndFooters()
        updateContentSize()
        if prefetchDataSource != nil { prefetchRows() }
    }

    private var rowsInView: [IndexPath] { geometry.rows(from: bounds.minY, to: bounds.maxY) }

    private func removeInvisible() {
        guard !visible.cells.isEmpty else { return }
        let rows = Set(rowsInView)
        for path in visible.cells.keys.sorted() where !rows.contains(path) {
            guard let cell = visible.cells[path], cell !== reordering?.cell else { continue }
            discard(cell, at: path)
        }
        visible.paths = visible.paths.filter { visible.cells[$0] != nil }
    }

    /// Makes the cell of a row that came into view; whether there is one.
    private func show(_ path: IndexPath) -> Bool {
        guard let source = tableDataSource else { return false }
        AnimationState.withoutAnimation {
            let cell = source.tableView(self, cellForRowAt: path)
            prepare(cell, at: path)
            let oldStart = geometry.rowSpan(path).start
            let difference = measure(cell, at: path)
            if difference != 0 {
                geometry.update(from: path.section)
                // Rows above what is seen push it down; it is to keep its place.
                if oldStart < bounds.minY, !visible.paths.isEmpty {
                    contentOffset.y += difference
                }
            }
            cell.frame = rowRect(path)
            cell.layoutIfNeeded()
            tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        }
        return true
    }

    func prepare(_ cell: UITableViewCell, at path: IndexPath) {
        cell.tableView = self
        cell.rowPath = path
        visible.cells[path] = cell
        cell.cellFlags.set(.showsSeparator, true)
        if let delegate = tableDelegate {
            let level = delegate.tableView(self, indentationLevelForRowAt: path)
            if level != 0 { cell.indentationLevel = level }
        }
        cell.bounds.size.width = bounds.width - 2 * sideInset
        if cell.superview !== self { insertSubview(cell, at: edges.background == nil ? 0 : 1) }
        if cell.isSelected != selectedPaths.contains(path) {
            cell.setSelected(selectedPaths.contains(path), animated: false)
        }
        if isEditing || cell.isEditing { applyEditing(to: cell, at: path, animated: false) }
        cell.updateConfigurationIfNeeded()
    }

    /// Measures the cell of a row of automatic height; how much higher it is than before.
    @discardableResult
    func measure(_ cell: UITableViewCell, at path: IndexPath) -> CGFloat {
        guard geometry.contains(path), !geometry.sections[path.section].measured.contains(path.row) else { return 0 }
        let old = geometry.sections[path.section].height(ofRow: path.row)
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: bounds.width - 2 * sideInset, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        geometry.sections[path.section].measured.insert(path.row)
        geometry.sections[path.section].setHeight(size.height, ofRow: path.row)
        return size.height - old
    }

    func placeCells() {
        geometry.update()
        for path in visible.paths {
            guard let cell = visible.cells[path], cell !== reordering?.cell else { continue }
            var frame = rowRect(path)
            if reordering != nil { frame.origin.y += reorderingShift(path) }
            if cell.frame != frame { cell.frame = frame }
        }
    }

    /// Takes a cell off the screen; it may be used again.
    func discard(_ cell: UITableViewCell, at path: IndexPath) {
        visible.cells[path] = nil
        cell.rowPath = nil
        cell.removeFromSuperview()
        reuse.keep(cell)
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    // MARK: Headers and footers

    private func updateHeadersAndFooters() {
        let inView = geometry.sections(from: bounds.minY, to: bounds.maxY)
        for section in Array(visible.headers.keys) where !shows(headerRect(section)) { discardHeader(section) }
        for section in Array(visible.footers.keys) where !shows(footerRect(section)) { discardFooter(section) }
        for section in inView {
            let header = headerRect(section)
            if header.height > 0, shows(header) { showHeader(section, header) }
            let footer = footerRect(section)
            if footer.height > 0, shows(footer) { showFooter(section, footer) }
        }
    }

    private func shows(_ rect: CGRect) -> Bool { rect.maxY > bounds.minY && rect.minY < bounds.maxY }

    private func showHeader(_ section: Int, _ frame: CGRect) {
        if let view = visible.headers[section] {
            if view.frame != frame { view.frame = frame }
            return
        }
        AnimationState.withoutAnimation {
            guard let view = makeHeader(section) else { return }
            visible.headers[section] = view
            view.frame = frame
            addEdge(view)
            (view as? UITableViewHeaderFooterView)?.tableView = self
            tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        }
    }

    private func showFooter(_ section: Int, _ frame: CGRect) {
        if let view = visible.footers[section] {
            if view.frame != frame { view.frame = frame }
            return
        }
        AnimationState.withoutAnimation {
            guard let view = makeFooter(section) else { return }
            visible.footers[section] = view
            view.frame = frame
            addEdge(view)
            (view as? UITableViewHeaderFooterView)?.tableView = self
            tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
    }

    func discardHeader(_ section: Int) {
        guard let view = visible.headers.removeValue(forKey: section) else { return }
        view.removeFromSuperview()
        if let view = view as? UITableViewHeaderFooterView { reuse.keep(view) }
        tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }

    func discardFooter(_ section: Int) {
        guard let view = visible.footers.removeValue(forKey: section) else { return }
        view.removeFromSuperview()
        if let view = view as? UITableViewHeaderFooterView { reuse.keep(view) }
        tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
}
