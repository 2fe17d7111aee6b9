/// Display modes, and showing and hiding of columns (Apple documentation: *UISplitViewController*, "Displaying the
/// child view controllers").
extension UISplitViewController {
    /// The mode when none was taken by showing or hiding.
    var modeWished: DisplayMode { preferredDisplayMode == .automatic ? automaticMode : preferredDisplayMode }

    private var isWide: Bool {
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        return size.width > size.height
    }

    /// Wide screens show the primary beside the secondary; in two classic or column styles tall ones hide it.
    private var automaticMode: DisplayMode {
        if style == .tripleColumn { return .oneBesideSecondary }
        return isWide ? .oneBesideSecondary : .secondaryOnly
    }

    var automaticBehavior: SplitBehavior {
        if style == .tripleColumn { return isWide ? .tile : .displace }
        return isWide ? .tile : .overlay
    }

    func preferredModeChanged(from old: DisplayMode) {
        guard old != preferredDisplayMode else { return }
        let before = displayMode
        modeInForce = .automatic
        let after = modeWished
        guard before != after, isViewLoaded, !collapsesNow else { return columnsChanged() }
        modeInForce = before
        change(to: after, animated: UIView.inheritedAnimationDuration > 0)
        modeInForce = .automatic
    }

    // MARK: Showing and hiding

    func showColumn(_ column: Column) {
        if isCollapsed { return showCollapsed(column) }
        let target: DisplayMode
        switch (column, displayMode) {
        case (.primary, .secondaryOnly) where style == .tripleColumn, (.primary, .oneBesideSecondary) where style == .tripleColumn,
            (.primary, .oneOverSecondary) where style == .tripleColumn:
            target = two
        case (.primary, .secondaryOnly), (.supplementary, .secondaryOnly):
            target = one
        default: return
        }
        change(to: target, animated: true)
    }

    func hideColumn(_ column: Column) {
        guard !isCollapsed else { return }
        let shown = columnsInSight(in: displayMode)
        guard column != .secondary, shown.contains(column) else { return }
        let keepsOne = column == .primary && style == .tripleColumn
        change(to: keepsOne ? (isOverlay(displayMode) ? .oneOverSecondary : .oneBesideSecondary) : .secondaryOnly, animated: true)
    }

    /// While collapsed showing a column brings it to the top of the stack.
    private func showCollapsed(_ column: Column) {
        guard columns[.compact] == nil, let stack = primary as? UINavigationController else { return }
        giveBackPopped(from: stack)
        if column == .primary {
            let own = stack.viewControllers.prefix { screen in
                !merged.contains { part in part.screens.contains { $0 === screen } }
            }
            if let top = own.last, own.count < stack.viewControllers.count {
                delegate?.splitViewController(self, willShow: .primary)
                stack.popToViewController(top, animated: true)
            }
            return
        }
        guard let controller = columns[column], !merged.contains(where: { $0.column == column }) else { return }
        delegate?.splitViewController(self, willShow: column)
        pushCollapsed(controller, column, on: stack)
    }

    /// A column's screens are pushed one by one on the stack shown; expanding takes them off again.
    private func pushCollapsed(_ controller: UIViewController, _ column: Column, on stack: UINavigationController) {
        let inner = controller as? UINavigationController
        let screens = inner?.viewControllers ?? [controller]
        guard !screens.isEmpty else { return }
        inner?.setViewControllers([], animated: false)
        merged.append(MergedColumn(column: column, controller: controller, screens: screens))
        stack.setViewControllers(stack.viewControllers + screens, animated: true)
    }

    private var one: DisplayMode { splitBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary }
    private var two: DisplayMode {
        switch splitBehavior {
        case .overlay: .twoOverSecondary
        case .displace: .twoDisplaceSecondary
        default: .twoBesideSecondary
        }
    }

    /// Changes the mode: the delegate hears of the mode and of each column, then columns come and go as one
    /// transition of the engine.
    func change(to mode: DisplayMode, animated: Bool) {
        if let running, running.isBeginning {
            return running.onceRunning { [weak self] in self?.change(to: mode, animated: animated) }
        }
        let before = columnsInSight(in: displayMode)
        let after = columnsInSight(in: mode)
        let oldFrames = frames(of: before, mode: displayMode, in: viewIfLoaded?.bounds ?? .zero)
        for column in after where !before.contains(column) { delegate?.splitViewController(self, willShow: column) }
        for column in before where !after.contains(column) { delegate?.splitViewController(self, willHide: column) }
        delegate?.splitViewController(self, willChangeTo: mode)
        running?.finish(completed: true, isReplaced: true)
        modeInForce = mode
        guard let view = loadedView, view.currentWindow != nil, appearance.isComing else { return columnsChanged() }
        let arriving = after.filter { !before.contains($0) }.compactMap { columns[$0] }
        let leaving = before.filter { !after.contains($0) }
        let context = TransitionContext(container: view, from: nil, to: arriving.first, isAnimated: animated)
        let transition = ClosureTransition(.children, context: context)
        transition.setLeaving(leaving.compactMap { columns[$0] })
        transition.setArriving(arriving)
        transition.isAnimated = animated
        transition.unanimatedEnd = .atCommit
        running = transition
        transition.installing = { [self] in install(after, comingFrom: before) }
        transition.moving = { [self] in
            layoutColumns()
            for column in leaving {
                if let frame = oldFrames[column] { place(column, in: outside(frame)) }
            }
        }
        transition.uninstalling = { [self] completed in
            for column in leaving where completed { columns[column]?.loadedView?.removeFromSuperview() }
        }
        transition.afterDids = { [weak self, weak transition] _ in
            guard let self else { return }
            if running === transition { running = nil }
            columnsChanged()
        }
        transition.begin()
        transition.run()
    }

    /// Columns that come are first beside the screen, at the primary's edge.
    private func install(_ after: [Column], comingFrom before: [Column]) {
        guard let view = loadedView else { return }
        let frames = frames(of: after, mode: displayMode, in: view.bounds)
        for column in after where !before.contains(column) {
            if let controller = columns[column], controller.isCoveredInContext {
                controller.placeContextPresentation(in: view)
                continue
            }
            guard let child = columns[column]?.view else { continue }
            if child.superview !== view { view.addSubview(child) }
            UIView.performWithoutAnimation { place(column, in: outside(frames[column] ?? .zero)) }
        }
        if running?.isAnimated != true { layoutColumns() }
    }

    private func outside(_ frame: CGRect) -> CGRect {
        let width = view.bounds.width
        return frame.offsetBy(dx: isPrimaryLeft ? -frame.maxX : width - frame.minX, dy: 0)
    }

    // MARK: Gestures and the button

    /// A tap beside columns that lie over the secondary hides them; a swipe from the edge shows them.
    func installDisplayGestures() {
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.1)
        dimming.isHidden = true
        let tap = UITapGestureRecognizer()
        tap.addTarget(of: self) { [weak self] _ in self?.change(to: .secondaryOnly, animated: true) }
        dimming.addGestureRecognizer(tap)
        edgePan.edges = isPrimaryLeft ? .left : .right
        edgePan.addTarget(of: self) { [weak self] recognizer in
            guard let self, recognizer.state == .began else { return }
            showColumn(style == .tripleColumn && displayMode == .secondaryOnly ? .supplementary : .primary)
        }
        view.addGestureRecognizer(edgePan)
    }

    var displayModeButton: UIBarButtonItem {
        if let modeButton { return modeButton }
        let item = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
        item.image = UIImage(systemName: "sidebar.leading")
        item.primaryAction = UIAction(image: item.image) { [weak self] _ in self?.toggleMode() }
        modeButton = item
        return item
    }

    private func toggleMode() {
        guard !isCollapsed else { return }
        let wished = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        if wished != .automatic { return change(to: wished, animated: true) }
        if columnsInSight.contains(.primary) { hideColumn(.primary) } else { showColumn(.primary) }
    }

    // MARK: Showing controllers

    func showInPrimary(_ controller: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: controller, sender: sender) ?? false { return }
        if let stack = primary as? UINavigationController { return stack.pushViewController(controller, animated: true) }
        replace(.primary, with: controller)
        columnsChanged()
    }

    func showDetail(_ controller: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: controller, sender: sender) ?? false { return }
        if isCollapsed, isViewLoaded {
            guard let stack = primary as? UINavigationController else { return present(controller, animated: true) }
            merged.removeAll { $0.column == .secondary }
            return pushCollapsed(controller, .secondary, on: stack)
        }
        if style != .unspecified, !(controller is UINavigationController), let stack = secondary as? UINavigationController {
            return stack.setViewControllers([controller], animated: false)
        }
        replace(.secondary, with: controller)
        columnsChanged()
    }
}
