@_spi(UIKit) import QuartzCore

extension UIView {
    func markNeedsLayout() {
        guard !pending.contains(.layout) else { return }
        pending.insert(.layout)
        passPendingWorkUp()
    }

    func markNeedsSafeArea() {
        guard !pending.contains(.safeArea) else { return }
        pending.insert(.safeArea)
        LayoutPass.isSafeAreaOwed = true
        if traitsOfBehaviour.contains(.hasKnownSurroundings) { LayoutPass.isInDoubt = true }
        passPendingWorkUp()
    }

    func markIsAppearing() {
        pending.insert(.isAppearing)
        passPendingWorkUp()
    }

    /// Lets the ancestors know that there is work below, up to the first that knows already.
    func passPendingWorkUp() {
        guard !pending.isEmpty else { return }
        parentLink.borrow { $0.noteWorkBelow() }
        if windowLink.isSet { CommitScheduler.setNeedsCommit() }
    }

    private func noteWorkBelow() {
        guard !pending.contains(.subtree) else { return }
        pending.insert(.subtree)
        parentLink.borrow { $0.noteWorkBelow() }
    }

    /// Lays out from the highest ancestor that needs it without a gap, as `CALayer.layoutIfNeeded` does.
    func layoutNow() {
        solveConstraintsBeforeLayout()
        var root = self
        // A view in the middle of its own layout is not begun again from within.
        while let parent = root.parentView, parent.pending.contains(.layout), !parent.isLayingOut { root = parent }
        root.layoutPass()
    }

    /// Brings the subtree up to date: constraints bottom up, then top down safe area, `viewIsAppearing`
    /// and layout (`docs/lifecycle.md`, section 2; traces layout-01, layout-04).
    func layoutPass() {
        guard !pending.isEmpty else { return }
        guard !isLayingOut else { return layoutPassBelow() }
        LayoutPass.depth += 1
        defer { LayoutPass.end() }
        var rounds = 0
        repeat {
            solveConstraintsBeforeLayout()
            layoutSubtree()
            rounds += 1
            if !pending.isEmpty, !LayoutPass.mayGoOn(after: rounds) {
                LayoutPass.giveUp(firstViewWithPendingLayout ?? self, after: rounds)
                giveUpLayout()
            }
        } while !pending.isEmpty
    }

    private var isLayingOut: Bool { traitsOfBehaviour.contains(.isLayingOut) }

    /// Asked from within its own layout a view brings up to date what is below; what it owes itself is left to
    /// the pass that runs.
    private func layoutPassBelow() {
        var index = 0
        while index < children.count {
            children[index].layoutPass()
            index += 1
        }
    }

    /// The view that asks for layout again and again: the first one that has its own to do.
    private var firstViewWithPendingLayout: UIView? {
        if pending.contains(.layout) || pending.contains(.constraints) { return self }
        for child in children where !child.pending.isEmpty {
            if let found = child.firstViewWithPendingLayout { return found }
        }
        return nil
    }

    private func giveUpLayout() {
        guard !pending.isEmpty else { return }
        pending = []
        layer.ownerDidLayOut()
        for child in children { child.giveUpLayout() }
    }

    private func layoutSubtree(isSuperviewKnown: Bool = false) {
        guard !isLayingOut else { return }
        // A pass inside a pass leaves what the outer one noted.
        let isNoted = isSuperviewKnown && !traitsOfBehaviour.contains(.hasKnownSurroundings)
        if isNoted { traitsOfBehaviour.insert(.hasKnownSurroundings) }
        bringUpToDate(isSuperviewKnown: isSuperviewKnown)
        if pending.contains(.subtree) {
            pending.remove(.subtree)
            // Unless the pass began below an ancestor that still owes its own.
            layoutChildren(areSurroundingsKnown: isSuperviewKnown || !owesSafeArea)
        }
        if isNoted { traitsOfBehaviour.remove(.hasKnownSurroundings) }
    }

    /// This view's own part of a pass. A function of its own, as is the next: deep trees need a small frame for the
    /// one that calls itself.
    @inline(never)
    private func bringUpToDate(isSuperviewKnown: Bool) {
        if pending.contains(.traits) { pending.remove(.traits) }
        if pending.contains(.safeArea) { updateSafeArea(isSuperviewKnown: isSuperviewKnown) }
        if pending.contains(.isAppearing) {
            pending.remove(.isAppearing)
            if controllerLink.borrow({ $0.appearance.owesIsAppearing }) ?? false { managingController?.sendIsAppearingIfDue() }
        }
        if pending.contains(.layout) {
            pending.remove(.layout)
            layoutSublayers(of: layer)
        }
    }

    private func layoutChildren(areSurroundingsKnown: Bool) {
        var index = 0
        // Views that layout adds here have their turn in the next round, so that it cannot add them for ever.
        let end = children.count
        while index < min(end, children.count) {
            if Uncounted(children[index]).borrow({ !$0.pending.isEmpty }) ?? false {
                layout(children[index], areSurroundingsKnown)
            }
            index += 1
        }
        if children.count > end { pending.insert(.subtree) }
    }

    private func layout(_ child: UIView, _ areSurroundingsKnown: Bool) {
        child.layoutSubtree(isSuperviewKnown: areSurroundingsKnown)
        // Who began the layout that a child is in the middle of sees to the rest of it.
        if !child.pending.isEmpty, !child.isLayingOut { pending.insert(.subtree) }
    }

    /// Controller before view, and both before the subviews' own layout (trace layout-04).
    private func runLayoutCallbacks() {
        traitsOfBehaviour.insert(.isLayingOut)
        defer { traitsOfBehaviour.remove(.isLayingOut) }
        guard let controller = managingController else { return layoutSubviews() }
        controller.call(.viewWillLayoutSubviews) { $0.viewWillLayoutSubviews() }
        layoutSubviews()
        controller.call(.viewDidLayoutSubviews) { $0.viewDidLayoutSubviews() }
    }

    /// What `layoutSublayers(of:)` does unless overridden; the layer's own request is the view's.
    func layOutBackingLayer(_ layer: CALayer) {
        guard layer === self.layer, !isLayingOut else { return }
        pending.remove(.layout)
        layer.ownerDidLayOut()
        runLayoutCallbacks()
    }
}

/// The layout passes that run, one inside the other.
@MainActor
enum LayoutPass {
    static var depth = 0
    /// Whether a view that a pass had brought up to date owes its safe area again; nobody relies on the pass then.
    static var isInDoubt = false
    /// Whether a view in a window may owe its safe area; while none does, nobody looks for one above.
    static var isSafeAreaOwed = true

    /// A view that asks for layout from its own layout is let off after this many rounds.
    private static let mostRounds = 100
    private static var hasGivenUp = false

    static func end() {
        depth -= 1
        guard depth == 0 else { return }
        isInDoubt = false
        hasGivenUp = false
    }

    /// Whether a pass that has come round so often goes on. Once one has been given up, the passes around it get
    /// no hundred rounds each to give up anew.
    static func mayGoOn(after rounds: Int) -> Bool { rounds < (hasGivenUp ? 2 : mostRounds) }

    /// Says once, for all passes that are running, which view did not settle.
    static func giveUp(_ view: UIView, after rounds: Int) {
        guard !hasGivenUp else { return }
        hasGivenUp = true
        UIKitLog.write("Layout of \(view.viewDescription) did not settle after \(rounds) passes; it is left as it is.")
        EngineHooks.tell(.layoutGivenUp(view, passes: rounds))
    }
}
