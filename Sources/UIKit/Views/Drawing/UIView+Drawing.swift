extension UIView {
    /// Calls `draw(_:)` with `context` as the current one and the view's traits as the current ones.
    func drawContent(in context: CGContext) {
        UIGraphicsPushContext(context)
        traitCollection.performAsCurrent { draw(bounds) }
        UIGraphicsPopContext()
    }

    /// A view that draws itself is drawn at the commit after it came into a window or was marked.
    func drawSoon() {
        guard currentWindow != nil, layer.needsDisplay(), DrawOverride.isEager(type(of: self)) else { return }
        DrawQueue.shared.add(self)
    }
}

/// The views that are drawn at the next commit, after layout (`docs/lifecycle.md`, section 2; trace layout-04).
@MainActor
final class DrawQueue {
    static let shared = DrawQueue()
    private var waiting: [UIView] = []

    func add(_ view: UIView) {
        waiting.append(view)
        CommitScheduler.setNeedsCommit()
    }

    /// The commit's drawing phase, in the order in which views came in, which is parents first.
    func drawAll() {
        guard !waiting.isEmpty else { return }
        let ready = waiting
        waiting.removeAll(keepingCapacity: true)
        for view in ready where view.currentWindow != nil && !view.bounds.isEmpty { view.layer.displayIfNeeded() }
    }
}
