/// The sections and cells of a table view that a storyboard fills (Apple documentation:
/// *UITableViewController*, static cells).
@MainActor
final class StaticRows {
    /// One section of static cells.
    struct Section {
        var header: String?
        var footer: String?
        var cells: [UITableViewCell] = []
    }

    var sections: [Section] = []

    var sectionCount: Int { sections.count }
    func rowCount(_ section: Int) -> Int { sections.indices.contains(section) ? sections[section].cells.count : 0 }
    func header(_ section: Int) -> String? { sections.indices.contains(section) ? sections[section].header : nil }
    func footer(_ section: Int) -> String? { sections.indices.contains(section) ? sections[section].footer : nil }
    func cell(_ path: IndexPath) -> UITableViewCell? {
        path.row < rowCount(path.section) ? sections[path.section].cells[path.row] : nil
    }
}

extension UITableViewController {
    func missingCell(_ path: IndexPath) -> UITableViewCell {
        raise(
            .internalInconsistencyException,
            "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:; "
                + "\(NSStringFromClass(type(of: self))) has none for row \(path.row) of section \(path.section).")
    }
}

extension UITableView {
    /// Takes the selection away, beside a transition where there is one; a cancelled one brings it back.
    func clearSelection(animated: Bool, beside coordinator: (any UIViewControllerTransitionCoordinator)?) {
        let paths = selectedPaths
        guard !paths.isEmpty else { return }
        guard animated, let coordinator else {
            for path in paths { deselectRow(at: path, animated: animated) }
            return
        }
        coordinator.animate { _ in
            for path in paths { self.deselectRow(at: path, animated: true) }
        } completion: { context in
            guard context.isCancelled else { return }
            for path in paths { self.selectRow(at: path, animated: false, scrollPosition: .none) }
        }
    }
}
