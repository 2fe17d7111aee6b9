extension UITableView {
    func markNeedsReload() {
        tableFlags.insert(.needsReload)
        setNeedsLayout()
    }

    func reloadEverything() {
        for path in visible.paths {
            guard let cell = visible.cells[path] else { continue }
            discard(cell, at: path)
        }
        visible.paths = []
        for section in Array(visible.headers.keys) { discardHeader(section) }
        for section in Array(visible.footers.keys) { discardFooter(section) }
        if !selectedPaths.isEmpty { selectedPaths = [] }
        highlightedPath = nil
        swipe = nil
        reordering = nil
        prefetchedPaths = []
        tableFlags.insert(.needsReload)
        readCountsIfNeeded()
        setNeedsLayout()
    }

    /// Asks the data source for sections and rows, and for the heights that are known before cells are.
    func readCountsIfNeeded() {
        guard tableFlags.contains(.needsReload), !tableFlags.contains(.isReadingCounts) else { return }
        tableFlags.insert(.isReadingCounts)
        tableFlags.remove(.needsReload)
        readGeometry(keeping: nil)
        reloadSectionIndexTitles()
        tableFlags.remove(.isReadingCounts)
    }

    /// Reads counts and heights; heights of rows that stay are kept.
    func readGeometry(keeping old: (plan: ListUpdatePlan, geometry: TableGeometry, stale: Set<IndexPath>)?) {
        let source = tableDataSource
        let count = source?.numberOfSections(in: self) ?? 0
        var sections: [TableGeometry.Section] = []
        sections.reserveCapacity(count)
        for section in 0..<max(0, count) {
            let rows = source?.tableView(self, numberOfRowsInSection: section) ?? 0
            sections.append(readSection(section, rows: max(0, rows)))
        }
        geometry.sections = sections
        if let old { keepMeasuredHeights(old.plan, from: old.geometry, without: old.stale) }
        measureEdges()
        geometry.update()
        updateContentSize()
    }

    private func readSection(_ index: Int, rows: Int) -> TableGeometry.Section {
        var section = TableGeometry.Section()
        let header = headerMeasure(index)
        section.headerHeight = header
        section.padding = style == .plain && header > 0 ? topPadding : 0
        section.footerHeight = footerMeasure(index)
        section.rowOffsets.reserveCapacity(rows + 1)
        var offset: CGFloat = 0
        for row in 0..<rows {
            let (height, isFinal) = knownHeight(IndexPath(row: row, section: index))
            offset += height
            section.rowOffsets.append(offset)
            if isFinal { section.measured.insert(row) }
        }
        return section
    }

    /// The height of a row before its cell exists, and whether it is more than a guess.
    private func knownHeight(_ path: IndexPath) -> (CGFloat, Bool) {
        guard let delegate = tableDelegate else {
            return heights.row >= 0 ? (heights.row, true) : (guess(heights.estimatedRow), false)
        }
        let height = delegate.tableView(self, heightForRowAt: path)
        if height >= 0 { return (height, true) }
        return (guess(delegate.tableView(self, estimatedHeightForRowAt: path)), false)
    }

    private func guess(_ estimate: CGFloat) -> CGFloat { estimate > 0 ? estimate : UITableViewCell.minimumHeight }

    private func keepMeasuredHeights(
        _ plan: ListUpdatePlan, from old: TableGeometry, without stale: Set<IndexPath>
    ) {
        for (section, content) in old.sections.enumerated() {
            for row in content.measured {
                let path = IndexPath(row: row, section: section)
                guard !stale.contains(path), let new = plan.newPath(path), geometry.contains(new),
                    !geometry.sections[new.section].measured.contains(new.row)
                else { continue }
                geometry.sections[new.section].setHeight(content.height(ofRow: row), ofRow: new.row)
                geometry.sections[new.section].measured.insert(new.row)
            }
        }
    }

    /// Cells that were measured for another width are measured again.
    func forgetMeasuredHeights() {
        guard !tableFlags.contains(.needsReload) else { return }
        let old = contentOffset
        readGeometry(keeping: nil)
        for path in visible.paths {
            if let cell = visible.cells[path] { measure(cell, at: path) }
        }
        geometry.update()
        if contentOffset != old { setNeedsLayout() }
        updateContentSize()
    }

    // MARK: Edges

    func measureEdges() {
        geometry.topHeight = edges.header?.bounds.height ?? 0
        geometry.bottomHeight = edges.footer?.bounds.height ?? 0
    }

    func edgesDidChange() {
        measureEdges()
        geometry.update()
        updateContentSize()
    }

    func updateContentSize() {
        contentSize = CGSize(width: bounds.width, height: geometry.contentHeight)
    }
}
