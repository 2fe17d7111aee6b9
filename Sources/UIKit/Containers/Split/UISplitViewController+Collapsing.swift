/// A column whose screens are on the stack shown while collapsed.
@MainActor
struct MergedColumn {
    let column: UISplitViewController.Column
    /// The column's own controller, which gets its screens back.
    let controller: UIViewController
    let screens: [UIViewController]
}

/// Collapsing to one column and expanding again (Apple documentation: *UISplitViewController*, "Collapsing and
/// expanding the interface"; docs/decisions.md).
extension UISplitViewController {
    /// Collapses or expands when the width class says so.
    func followSizeClass() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        guard collapsed != isCompact else { return }
        let isFirst = collapsed == nil
        for case let stack as UINavigationController in columns.values { stack.transitions.endDriven() }
        collapsed = isCompact
        if isCompact {
            collapse()
        } else if !isFirst {
            expand()
        }
        installShown()
    }

    private func collapse() {
        if style == .unspecified { collapseClassic() } else { collapseColumns() }
        delegate?.splitViewControllerDidCollapse(self)
    }

    /// Columns with a compact one show that; else the stacks are put together up to the top column (trace split-01).
    private func collapseColumns() {
        let proposed: Column = columns[.compact] != nil ? .compact : .secondary
        let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        delegate?.splitViewController(self, willShow: top)
        guard columns[.compact] == nil else { return }
        for column in [Column.supplementary, .secondary] where column.rawValue <= top.rawValue { merge(column) }
    }

    private func collapseClassic() {
        if let wished = delegate?.primaryViewController(forCollapsing: self) { replace(.primary, with: wished) }
        guard let primary, let secondary else { return }
        let isHandled = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        if isHandled {
            replace(.secondary, with: nil)
        } else {
            merge(.secondary)
        }
    }

    /// Puts the screens of a column on the primary's stack.
    func merge(_ column: Column) {
        guard let stack = primary as? UINavigationController, let controller = columns[column], controller !== stack,
            !merged.contains(where: { $0.column == column })
        else { return }
        let inner = controller as? UINavigationController
        let screens = inner?.viewControllers ?? [controller]
        guard !screens.isEmpty else { return }
        controller.loadedView?.removeFromSuperview()
        if let inner {
            inner.setViewControllers([], animated: false)
        } else {
            replace(column, with: nil)
        }
        merged.append(MergedColumn(column: column, controller: controller, screens: screens))
        stack.setViewControllers(stack.viewControllers + screens, animated: false)
    }

    /// Screens that people went back from are their column's again.
    func giveBackPopped(from stack: UINavigationController) {
        let popped = merged.filter { part in
            part.controller is UINavigationController
                && !part.screens.contains { screen in stack.viewControllers.contains { $0 === screen } }
        }
        merged.removeAll { part in popped.contains { $0.column == part.column } }
        for part in popped {
            (part.controller as? UINavigationController)?.setViewControllers(part.screens, animated: false)
        }
    }

    /// What was put on the primary's stack goes back to its columns, with what was pushed above it.
    private func expand() {
        if let wished = delegate?.primaryViewController(forExpanding: self) { replace(.primary, with: wished) }
        if style != .unspecified {
            let proposed = modeWished
            let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
            if mode != proposed { modeInForce = mode }
        }
        let separate = style == .unspecified
            ? primary.flatMap { delegate?.splitViewController(self, separateSecondaryFrom: $0) } : nil
        if let separate {
            merged = []
            replace(.secondary, with: separate)
        } else if let stack = primary as? UINavigationController {
            separateMerged(from: stack)
        }
        delegate?.splitViewControllerDidExpand(self)
    }

    private func separateMerged(from stack: UINavigationController) {
        let parts = merged
        merged = []
        for part in parts.reversed() {
            guard let first = part.screens.first,
                let index = stack.viewControllers.firstIndex(where: { $0 === first }), index > 0
            else {
                restore(part, with: part.screens.first.map { mayReturn($0, from: stack) ? [$0] : [] } ?? [])
                continue
            }
            let screens = Array(stack.viewControllers[index...])
            stack.setViewControllers(Array(stack.viewControllers[..<index]), animated: false)
            restore(part, with: screens)
        }
    }

    /// Whether a screen that people went back from is its column's still: in nobody's hands, or only on its way out
    /// of the stack shown.
    private func mayReturn(_ screen: UIViewController, from stack: UINavigationController) -> Bool {
        screen.parentController == nil || stack.transitions.isLeaving(screen)
    }

    private func restore(_ part: MergedColumn, with screens: [UIViewController]) {
        guard let inner = part.controller as? UINavigationController else {
            guard screens.first === part.controller else { return }
            // Its view leaves the stack before it has another parent.
            part.controller.parentController?.forget(part.controller)
            part.controller.loadedView?.removeFromSuperview()
            return replace(part.column, with: part.controller)
        }
        inner.setViewControllers(screens, animated: false)
        if columns[part.column] == nil { replace(part.column, with: inner) }
    }
}
