extension UISplitViewController {
    var primary: UIViewController? { columns[.primary] }
    var secondary: UIViewController? { columns[.secondary] }

    /// While collapsed the one shown controller, else the columns from primary to secondary.
    var controllersShown: [UIViewController] {
        if collapsed == true, isViewLoaded { return [shownWhileCollapsed].compactMap { $0 } }
        return [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }

    /// The controller that is alone on screen while collapsed.
    var shownWhileCollapsed: UIViewController? { columns[.compact] ?? primary ?? columns[.supplementary] ?? secondary }

    func setClassicControllers(_ controllers: [UIViewController]) {
        replace(.primary, with: controllers.first)
        replace(.secondary, with: controllers.count > 1 ? controllers.last : nil)
        if controllers.count > 2 { replace(.supplementary, with: controllers[1]) }
        columnsChanged()
    }

    func setColumn(_ controller: UIViewController?, _ column: Column) {
        var controller = controller
        if let plain = controller, style != .unspecified, column != .compact, !(plain is UINavigationController) {
            controller = UINavigationController(rootViewController: plain)
        }
        merged.removeAll { $0.column == column }
        replace(column, with: controller)
        columnsChanged()
    }

    func replace(_ column: Column, with controller: UIViewController?) {
        let old = columns[column]
        guard old !== controller else { return }
        if let old {
            old.willMove(toParent: nil)
            old.loadedView?.removeFromSuperview()
            columns[column] = nil
            old.removeFromParent()
        }
        guard let controller else { return }
        addChild(controller)
        columns[column] = controller
        controller.didMove(toParent: self)
    }

    // MARK: Widths

    func width(of column: Column) -> CGFloat {
        let whole = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        let isPrimary = column == .primary
        let automatic = UISplitViewController.automaticDimension
        let points = isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
        let fraction = isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
        let least = isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth
        let greatest = isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth
        var wished: CGFloat = min(320, whole * 0.4)
        if points != automatic {
            wished = points
        } else if fraction != automatic {
            wished = whole * fraction
        }
        if greatest != automatic { wished = min(wished, greatest) }
        if least != automatic { wished = max(wished, least) }
        return min(wished, whole)
    }

    // MARK: Views

    func columnsChanged() {
        guard isViewLoaded else { return }
        installShown()
        view.setNeedsLayout()
    }

    /// Whether one column is shown, also before that was announced.
    var collapsesNow: Bool { collapsed ?? (traitCollection.horizontalSizeClass == .compact) }

    /// Puts the views of the shown columns in and takes the others out; their entering drives appearance.
    func installShown() {
        guard let view = loadedView, running == nil else { return }
        let shown = columnsInSight
        for (column, controller) in columns where !shown.contains(column) {
            if controller.containerInContext?.superview === view { controller.takeOutContextPresentation() }
            if controller.loadedView?.superview === view { controller.loadedView?.removeFromSuperview() }
        }
        for column in shown {
            // What is presented in a column's context is there in its place.
            if let controller = columns[column], controller.isCoveredInContext {
                controller.placeContextPresentation(in: view)
                continue
            }
            guard let child = columns[column]?.view, child.superview !== view else { continue }
            view.addSubview(child)
        }
        layoutColumns()
    }

    /// The columns on screen, the secondary first.
    var columnsInSight: [Column] {
        if collapsesNow {
            if columns[.compact] != nil { return [.compact] }
            return [[.primary, .supplementary, .secondary].first { columns[$0] != nil } ?? .primary]
        }
        return columnsInSight(in: displayMode)
    }

    func columnsInSight(in mode: DisplayMode) -> [Column] {
        switch mode {
        case .secondaryOnly: return [.secondary]
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
            return style == .tripleColumn ? [.secondary, .supplementary, .primary] : [.secondary, .primary]
        default: return style == .tripleColumn ? [.secondary, .supplementary] : [.secondary, .primary]
        }
    }

    func layoutColumns() {
        guard let view = loadedView else { return }
        let frames = frames(of: columnsInSight, mode: displayMode, in: view.bounds)
        for (column, frame) in frames { place(column, in: frame) }
        let isOver = !collapsesNow && isOverlay(displayMode)
        dimming.isHidden = !isOver
        // Where all is shown or nothing can be, edges belong to the columns, as for the swipe back.
        edgePan.isEnabled = presentsWithGesture && !collapsesNow && !columnsInSight.contains(.primary)
        guard isOver, let secondary = secondary?.loadedView, secondary.superview === view else { return }
        dimming.frame = view.bounds
        view.insertSubview(dimming, aboveSubview: secondary)
        for column in [Column.supplementary, .primary] {
            if let child = columns[column]?.loadedView, child.superview === view { view.bringSubviewToFront(child) }
        }
    }

    func isOverlay(_ mode: DisplayMode) -> Bool { mode == .oneOverSecondary || mode == .twoOverSecondary }

    /// Where columns are in a mode. Tiled columns share the width, overlaid ones lie over the secondary, which
    /// keeps the whole, and displaced ones push it out at the far side.
    func frames(of shown: [Column], mode: DisplayMode, in bounds: CGRect) -> [Column: CGRect] {
        guard !collapsesNow, shown.count > 1 else {
            return Dictionary(uniqueKeysWithValues: shown.map { ($0, bounds) })
        }
        var frames: [Column: CGRect] = [:]
        var rest = bounds
        let edge: CGRectEdge = isPrimaryLeft ? .minXEdge : .maxXEdge
        for column in shown.reversed() where column != .secondary {
            let (slice, remainder) = rest.divided(atDistance: width(of: column), from: edge)
            frames[column] = slice
            rest = remainder
        }
        if isOverlay(mode) {
            rest = bounds
        } else if mode == .twoDisplaceSecondary {
            let beside = bounds.width - width(of: .supplementary)
            rest = CGRect(
                x: isPrimaryLeft ? rest.minX : rest.maxX - beside, y: rest.minY, width: beside, height: rest.height)
        }
        frames[.secondary] = rest
        return frames
    }

    var isPrimaryLeft: Bool {
        (primaryEdge == .leading) == (view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    func place(_ column: Column, in frame: CGRect) {
        if let container = columns[column]?.containerInContext, container.frame != frame { container.frame = frame }
        guard let child = columns[column]?.loadedView, child.superview === view, child.frame != frame else { return }
        child.frame = frame
    }
}
