extension UITableView {
    /// Announces the rows within a screenful of the visible ones, and takes back those that went farther away
    /// without having been shown (Apple documentation: *UITableViewDataSourcePrefetching*).
    func prefetchRows() {
        guard isPrefetchingEnabled, isShown, let source = prefetchDataSource else { return }
        let reach = bounds.height
        let near = geometry.rows(from: bounds.minY - reach, to: bounds.maxY + reach)
        let hidden = Set(near).subtracting(visible.paths)
        let new = near.filter { hidden.contains($0) && !prefetchedPaths.contains($0) }
        let gone = prefetchedPaths.subtracting(near).sorted()
        prefetchedPaths = hidden
        if !gone.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: gone) }
        if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
    }
}
