/// Recognizes a finger that moves in from an edge of the screen (Apple documentation:
/// *UIScreenEdgePanGestureRecognizer*).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges from which the gesture may start; default none.
    open var edges: UIRectEdge = []

    private var startEdges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
            for touch in touches {
                let touched = edgesTouched(by: touch).intersection(edges)
                if touched.isEmpty {
                    state = .failed
                    return
                }
                startEdges = startEdges.isEmpty ? touched : startEdges.intersection(touched)
            }
        }
        super.touchesBegan(touches, with: event)
    }

    private func edgesTouched(by touch: UITouch) -> UIRectEdge {
        guard let bounds = touch.window?.bounds else { return [] }
        let point = touch.windowLocation
        var found: UIRectEdge = []
        if point.x - bounds.minX <= GestureLimits.edgeWidth { found.insert(.left) }
        if bounds.maxX - point.x <= GestureLimits.edgeWidth { found.insert(.right) }
        if point.y - bounds.minY <= GestureLimits.edgeWidth { found.insert(.top) }
        if bounds.maxY - point.y <= GestureLimits.edgeWidth { found.insert(.bottom) }
        return found
    }

    /// The finger must move away from the edge more than along it.
    override func beginning(after movement: CGPoint) -> Beginning {
        guard super.beginning(after: movement) == .begin else { return .wait }
        let isHorizontal = abs(movement.x) > abs(movement.y)
        var direction: UIRectEdge = []
        if isHorizontal { direction = movement.x > 0 ? .left : .right }
        if abs(movement.y) > abs(movement.x) { direction = movement.y > 0 ? .top : .bottom }
        return startEdges.isDisjoint(with: direction) ? .fail : .begin
    }

    override func forget() {
        super.forget()
        startEdges = []
    }
}
