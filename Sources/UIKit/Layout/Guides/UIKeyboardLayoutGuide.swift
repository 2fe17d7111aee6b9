/// A guide that activates constraints by which edges it is near (Apple documentation: *UITrackingLayoutGuide*).
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private struct Tracked {
        var edges: NSDirectionalRectEdge
        var whenNear: Bool
        var constraints: [NSLayoutConstraint]

        func isActive(near edges: NSDirectionalRectEdge) -> Bool {
            whenNear ? edges.isSuperset(of: self.edges) : edges.isDisjoint(with: self.edges)
        }
    }

    private var tracked: [Tracked] = []
    /// The edges of its window that the guide is near.
    var nearEdges: NSDirectionalRectEdge { [] }

    /// Sets the constraints that are active while the guide is near all of these edges.
    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        track(trackedConstraints, edge, whenNear: true)
    }

    /// Sets the constraints that are active while the guide is near none of these edges.
    open func setConstraints(
        _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        track(trackedConstraints, edge, whenNear: false)
    }

    /// The constraints that were set to be active near these edges.
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { $0.whenNear && $0.edges == edge }?.constraints ?? []
    }

    /// The constraints that were set to be active away from these edges.
    open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { !$0.whenNear && $0.edges == edge }?.constraints ?? []
    }

    /// Deactivates and forgets every constraint that was set.
    open func removeAllTrackedConstraints() {
        for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
        tracked.removeAll()
    }

    private func track(_ constraints: [NSLayoutConstraint], _ edges: NSDirectionalRectEdge, whenNear: Bool) {
        if let index = tracked.firstIndex(where: { $0.whenNear == whenNear && $0.edges == edges }) {
            NSLayoutConstraint.deactivate(tracked[index].constraints)
            tracked.remove(at: index)
        }
        tracked.append(Tracked(edges: edges, whenNear: whenNear, constraints: constraints))
        updateTrackedConstraints()
    }

    /// Activates what fits the edges that the guide is near, after deactivating the rest.
    func updateTrackedConstraints() {
        let near = nearEdges
        for entry in tracked where !entry.isActive(near: near) { NSLayoutConstraint.deactivate(entry.constraints) }
        for entry in tracked where entry.isActive(near: near) { NSLayoutConstraint.activate(entry.constraints) }
    }
}

/// The part of a view that the keyboard covers (Apple documentation: *UIKeyboardLayoutGuide*).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a keyboard that floats; false by default. The simulated keyboard never floats.
    open var followsUndockedKeyboard = false
    /// Whether the guide has the height of the bottom safe area while there is no keyboard; true by default.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { placementChanged() } }
    }

    /// A docked keyboard is near the bottom only.
    override var nearEdges: NSDirectionalRectEdge { .bottom }

    /// How much of the owner is covered from its bottom edge, in points.
    var coveredHeight: CGFloat {
        guard let view = owningView else { return 0 }
        let least = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        let height = SoftKeyboard.shared.height
        guard let window = view.window, height > 0 else { return least }
        let inWindow = window.convert(SoftKeyboard.frame(height), from: window.screen.coordinateSpace)
        let inView = view.convert(inWindow, from: window)
        return max(least, min(view.bounds.height, view.bounds.maxY - inView.minY))
    }
}
