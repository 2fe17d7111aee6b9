extension UISplitViewController {
    var primary: UIViewController? { columns[.primary] }
    var secondary: UIViewController? { columns[.secondary] }

    /// While collapsed the one shown controller, else the columns from primary to secondary.
    var controllersShown: [UIViewController] {
        if collapsed == true, isViewLoaded { return [primary].compactMap { $0 } }
        return [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }

    func setClassicControllers(_ controllers: [UIViewController]) {
        replace(.primary, with: controllers.first)
        replace(.secondary, with: controllers.count > 1 ? controllers.last : nil)
        if controllers.count > 2 { replace(.supplementary, with: controllers[1]) }
        columnsChanged(animated: false)
    }

    func setColumn(_ controller: UIViewController?, _ column: Column) {
        var controller = controller
        if let plain = controller, style != .unspecified, !(plain is UINavigationController) {
            controller = UINavigationController(rootViewController: plain)
        }
        replace(column, with: controller)
        columnsChanged(animated: false)
    }

    private func replace(_ column: Column, with controller: UIViewController?) {
        let old = columns[column]
        guard old !== controller else { return }
        if let old {
            old.willMove(toParent: nil)
            old.loadedView?.removeFromSuperview()
            columns[column] = nil
            old.removeFromParent()
        }
        guard let controller else { return }
        columns[column] = controller
        addChild(controller)
        controller.didMove(toParent: self)
    }

    var automaticMode: DisplayMode {
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    }

    func widthOfPrimary(in width: CGFloat) -> CGFloat {
        let automatic = UISplitViewController.automaticDimension
        var wished: CGFloat = min(320, width * 0.4)
        if preferredPrimaryColumnWidth != automatic {
            wished = preferredPrimaryColumnWidth
        } else if preferredPrimaryColumnWidthFraction != automatic {
            wished = width * preferredPrimaryColumnWidthFraction
        }
        if maximumPrimaryColumnWidth != automatic { wished = min(wished, maximumPrimaryColumnWidth) }
        if minimumPrimaryColumnWidth != automatic { wished = max(wished, minimumPrimaryColumnWidth) }
        return min(wished, width)
    }

    func columnsChanged(animated: Bool) {
        guard isViewLoaded else { return }
        installShown()
        view.setNeedsLayout()
    }

    /// Whether one column is shown, also before that was announced.
    private var collapsesNow: Bool { collapsed ?? (traitCollection.horizontalSizeClass == .compact) }

    /// Collapses or expands when the width class says so.
    func followSizeClass() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        guard collapsed != isCompact else { return }
        collapsed = isCompact
        if isCompact { collapse() } else { expand() }
        installShown()
    }

    private func collapse() {
        if style != .unspecified {
            let proposed: Column = columns[.compact] != nil ? .compact : .secondary
            _ = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
            delegate?.splitViewController(self, willShow: .compact)
        }
        if let wished = delegate?.primaryViewController(forCollapsing: self) { replace(.primary, with: wished) }
        if let primary, let secondary {
            let isHandled = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
            if !isHandled, let stack = primary as? UINavigationController { collapse(secondary, onto: stack) }
        }
        delegate?.splitViewControllerDidCollapse(self)
    }

    /// The secondary controller's screens go on top of the primary's stack.
    private func collapse(_ secondary: UIViewController, onto stack: UINavigationController) {
        columns[.secondary] = nil
        secondary.willMove(toParent: nil)
        secondary.loadedView?.removeFromSuperview()
        secondary.removeFromParent()
        let screens = (secondary as? UINavigationController)?.viewControllers ?? [secondary]
        (secondary as? UINavigationController)?.setViewControllers([], animated: false)
        collapsedCount = screens.count
        collapsedStack = secondary as? UINavigationController
        stack.setViewControllers(stack.viewControllers + screens, animated: false)
    }

    /// What was collapsed comes out of the primary's stack again.
    private func expand() {
        if let wished = delegate?.primaryViewController(forExpanding: self) { replace(.primary, with: wished) }
        if let primary {
            if let separate = delegate?.splitViewController(self, separateSecondaryFrom: primary) {
                replace(.secondary, with: separate)
            } else if let stack = primary as? UINavigationController, collapsedCount > 0, stack.viewControllers.count > 1 {
                let count = min(collapsedCount, stack.viewControllers.count - 1)
                let screens = Array(stack.viewControllers.suffix(count))
                stack.setViewControllers(Array(stack.viewControllers.dropLast(count)), animated: false)
                if let inner = collapsedStack {
                    inner.setViewControllers(screens, animated: false)
                    replace(.secondary, with: inner)
                } else {
                    replace(.secondary, with: screens.last)
                }
            }
        }
        collapsedCount = 0
        collapsedStack = nil
        delegate?.splitViewControllerDidExpand(self)
    }

    /// Puts the views of the shown columns in and takes the others out; their entering drives appearance.
    func installShown() {
        guard let view = loadedView else { return }
        let shown = columnsInSight
        for (column, controller) in columns where !shown.contains(column) {
            if controller.loadedView?.superview === view { controller.loadedView?.removeFromSuperview() }
        }
        for column in shown {
            guard let child = columns[column]?.view, child.superview !== view else { continue }
            view.addSubview(child)
        }
        layoutColumns()
    }

    private var columnsInSight: [Column] {
        if collapsesNow { return [columns[.compact] != nil ? .compact : primary == nil ? .secondary : .primary] }
        switch displayMode {
        case .secondaryOnly: return [.secondary]
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return [.secondary, .supplementary, .primary]
        default: return style == .tripleColumn ? [.secondary, .supplementary] : [.secondary, .primary]
        }
    }

    func layoutColumns() {
        guard let view = loadedView else { return }
        let bounds = view.bounds
        let shown = columnsInSight
        guard !collapsesNow, shown.count > 1 else {
            for column in shown { place(column, in: bounds) }
            return
        }
        let isOver = displayMode == .oneOverSecondary || displayMode == .twoOverSecondary
        let width = widthOfPrimary(in: bounds.width)
        let isLeading = (primaryEdge == .leading) == (view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        var rest = bounds
        for column in shown.reversed() where column != .secondary {
            let (slice, remainder) = rest.divided(atDistance: width, from: isLeading ? .minXEdge : .maxXEdge)
            place(column, in: slice)
            rest = remainder
        }
        place(.secondary, in: isOver ? bounds : rest)
    }

    private func place(_ column: Column, in frame: CGRect) {
        guard let child = columns[column]?.loadedView, child.superview === view, child.frame != frame else { return }
        child.frame = frame
    }

    // MARK: Showing

    func showColumn(_ column: Column) {
        delegate?.splitViewController(self, willShow: column)
        if isCollapsed {
            if column == .secondary, let secondary { showDetail(secondary, sender: nil) }
            return
        }
        guard column == .primary || column == .supplementary, displayMode == .secondaryOnly else { return }
        change(to: .oneBesideSecondary)
    }

    func hideColumn(_ column: Column) {
        guard !isCollapsed, column == .primary, displayMode != .secondaryOnly else { return }
        delegate?.splitViewController(self, willHide: column)
        change(to: .secondaryOnly)
    }

    private func change(to mode: DisplayMode) {
        delegate?.splitViewController(self, willChangeTo: mode)
        modeInForce = mode
        columnsChanged(animated: true)
    }

    func showInPrimary(_ controller: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: controller, sender: sender) ?? false { return }
        if let stack = primary as? UINavigationController { return stack.pushViewController(controller, animated: true) }
        replace(.primary, with: controller)
        columnsChanged(animated: true)
    }

    func showDetail(_ controller: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: controller, sender: sender) ?? false { return }
        if isCollapsed, isViewLoaded {
            if let stack = primary as? UINavigationController, !(controller is UINavigationController) {
                return stack.pushViewController(controller, animated: true)
            }
            return present(controller, animated: true)
        }
        replace(.secondary, with: controller)
        columnsChanged(animated: true)
    }
}
