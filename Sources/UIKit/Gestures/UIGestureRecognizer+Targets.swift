/// Someone whom a recognizer tells: an object with a selector, or code of this module.
struct GestureTarget {
    weak var object: AnyObject?
    let action: Selector?
    let closure: (@MainActor (UIGestureRecognizer) -> Void)?
}

extension UIGestureRecognizer {
    func insertTarget(_ target: Any, _ action: Selector) {
        let object = target as AnyObject
        guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
        targets.append(GestureTarget(object: object, action: action, closure: nil))
    }

    /// Whether an object hears of this recognizer by a method.
    package func hasTarget(_ target: AnyObject, _ action: Selector) -> Bool {
        targets.contains { $0.object === target && $0.action == action }
    }

    func takeTarget(_ target: Any?, _ action: Selector?) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll { entry in
            guard entry.closure == nil else { return false }
            return (object == nil || entry.object === object) && (action == nil || entry.action == action)
        }
    }

    /// Adds code of this module, which runs as an action does while `owner` lives.
    func addTarget(of owner: AnyObject, _ closure: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        targets.append(GestureTarget(object: owner, action: nil, closure: closure))
    }

    /// Tells the targets of the present state.
    func sendActions() {
        for target in targets {
            guard let object = target.object else { continue }
            if let closure = target.closure {
                closure(self)
            } else if let action = target.action {
                ObjCRuntime.send(action, to: object, self)
            }
        }
    }
}
