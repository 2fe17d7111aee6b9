extension UITableView {
    func change(_ animation: RowAnimation, _ record: (inout ListUpdates) -> Void) {
        rememberCounts()
        batch.animation = animation
        record(&batch.updates)
        if batch.depth == 0 { commitBatch() }
    }

    /// The counts before the first change are those the table view knows, not the data source's.
    private func rememberCounts() {
        guard batch.countsBefore == nil, !tableFlags.contains(.needsReload) else { return }
        batch.countsBefore = geometry.sections.map(\.rowCount)
    }

    func runBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        readCountsIfNeeded()
        rememberCounts()
        batch.depth += 1
        if let completion { batch.completions.append(completion) }
        updates?()
        endBatch()
    }

    func endBatch() {
        guard batch.depth > 0 else { return }
        batch.depth -= 1
        if batch.depth == 0 { commitBatch() }
    }

    private func commitBatch() {
        let updates = batch.updates
        let before = batch.countsBefore
        let completions = batch.completions
        let animation = batch.animation
        batch = TableBatch()
        guard let before, !tableFlags.contains(.needsReload) else {
            markNeedsReload()
            return finish(completions)
        }
        let oldGeometry = geometry
        let source = tableDataSource
        let after = (0..<(source?.numberOfSections(in: self) ?? 0)).map {
            source?.tableView(self, numberOfRowsInSection: $0) ?? 0
        }
        let plan = ListUpdatePlan(updates, before: before, after: after, nouns: .table)
        var stale = updates.reloadedItems
        for section in updates.reloadedSections where before.indices.contains(section) {
            for row in 0..<before[section] { stale.insert(IndexPath(row: row, section: section)) }
        }
        let leaving = remapVisible(plan, stale: stale, reloadedSections: updates.reloadedSections)
        selectedPaths = selectedPaths.compactMap { stale.contains($0) ? nil : plan.newPath($0) }
        highlightedPath = nil
        swipe = nil
        reordering = nil
        readGeometry(keeping: (plan, oldGeometry, stale))
        show(leaving: leaving, animation: animation, completions: completions)
    }

    /// Gives the visible cells, headers and footers their new places in the books; what is left over leaves.
    private func remapVisible(
        _ plan: ListUpdatePlan, stale: Set<IndexPath>, reloadedSections: IndexSet
    ) -> [(path: IndexPath, cell: UITableViewCell)] {
        var leaving: [(IndexPath, UITableViewCell)] = []
        var cells: [IndexPath: UITableViewCell] = [:]
        for path in visible.cells.keys.sorted() {
            guard let cell = visible.cells[path] else { continue }
            if !stale.contains(path), let new = plan.newPath(path) {
                cells[new] = cell
                cell.rowPath = new
            } else {
                leaving.append((path, cell))
            }
        }
        visible.cells = cells
        visible.paths = cells.keys.sorted()
        remapEdges(plan, reloadedSections)
        return leaving
    }

    private func remapEdges(_ plan: ListUpdatePlan, _ reloaded: IndexSet) {
        var headers: [Int: UIView] = [:]
        var footers: [Int: UIView] = [:]
        for section in Set(visible.headers.keys).union(visible.footers.keys) {
            guard !reloaded.contains(section), let new = plan.newSection(section) else {
                discardHeader(section)
                discardFooter(section)
                continue
            }
            headers[new] = visible.headers[section]
            footers[new] = visible.footers[section]
        }
        visible.headers = headers
        visible.footers = footers
    }

    private func show(
        leaving: [(path: IndexPath, cell: UITableViewCell)], animation: RowAnimation,
        completions: [(Bool) -> Void]
    ) {
        let animates = isShown && animation != .none && UIView.areAnimationsEnabled
        let known = Set(visible.cells.values.map { ObjectIdentifier($0) })
        guard animates else {
            for (path, cell) in leaving { discardLeaving(cell, from: path) }
            setNeedsLayout()
            layoutIfNeeded()
            return finish(completions)
        }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
            for (_, cell) in leaving { cell.alpha = 0 }
        } completion: { finished in
            for (path, cell) in leaving { self.discardLeaving(cell, from: path) }
            for completion in completions { completion(finished) }
        }
        for cell in visible.cells.values where !known.contains(ObjectIdentifier(cell)) { fadeIn(cell) }
    }

    private func fadeIn(_ cell: UITableViewCell) {
        let opacity = cell.alpha
        AnimationState.withoutAnimation { cell.alpha = 0 }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { cell.alpha = opacity }
    }

    private func discardLeaving(_ cell: UITableViewCell, from path: IndexPath) {
        cell.rowPath = nil
        cell.removeFromSuperview()
        cell.alpha = 1
        reuse.keep(cell)
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    private func finish(_ completions: [(Bool) -> Void]) {
        guard !completions.isEmpty else { return }
        CommitScheduler.setNeedsCommit()
        MainClock.shared.schedule(after: 0) {
            for completion in completions { completion(true) }
        }
    }

    // MARK: Configuring again

    func reconfigure(_ paths: [IndexPath]) {
        guard let source = tableDataSource else { return }
        for path in paths {
            guard let cell = visible.cells[path] else { continue }
            batch.reconfigured = (path, cell)
            let answer = source.tableView(self, cellForRowAt: path)
            batch.reconfigured = nil
            if answer !== cell {
                raise(
                    .internalInconsistencyException,
                    "The cell returned for a reconfigured row must be the row's existing cell: dequeue it for "
                        + "\(path).")
            }
            geometry.sections[path.section].measured.remove(path.row)
            measure(cell, at: path)
        }
        geometry.update()
        setNeedsLayout()
    }
}
