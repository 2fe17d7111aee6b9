/// The ways in which a controller can hear that it is to be brought up to date.
@MainActor
struct Hearing {
    /// Controllers that observe something, or began to observe in a callback.
    private var observing: Set<ObjectIdentifier> = []

    mutating func note(_ thing: KeptThing, _ frame: CheckFrame?) {
        switch thing {
        case .observerAdded(let object, _, _, _, _): if object is UIViewController { observing.insert(ObjectIdentifier(object)) }
        case .blockObserverAdded, .propertyObserved: if let frame { observing.insert(ObjectIdentifier(frame.controller)) }
        default: return
        }
    }

    mutating func forget(_ controller: ObjectIdentifier) { observing.remove(controller) }

    /// Whether the controller observes something, its data tell it, or what was presented can.
    func reaches(_ controller: UIViewController, from modal: UIViewController?) -> Bool {
        if observing.contains(ObjectIdentifier(controller)) || modal.map({ canTell($0, controller) }) ?? false { return true }
        return fields(of: controller).contains { field in
            let type = String(describing: Swift.type(of: field.value))
            if ["Cancellable", "Task<", "Observation", "NSObjectProtocol"].contains(where: { type.contains($0) }) {
                return !isEmpty(field.value)
            }
            guard let object = object(in: field.value), !(object is UIResponder), !isOwnClass(Swift.type(of: object)) else { return false }
            return tells(object, controller)
        }
    }

    private func canTell(_ modal: UIViewController, _ controller: UIViewController) -> Bool {
        tells(modal, controller) || modal.children.contains { canTell($0, controller) }
    }

    /// Whether an object has a closure that somebody set, or refers to the controller.
    private func tells(_ object: AnyObject, _ controller: UIViewController) -> Bool {
        fields(of: object).contains { field in
            if isClosure(field.value) { return true }
            return self.object(in: field.value).map { $0 === controller || controller.isIn($0) } ?? false
        }
    }

    private func fields(of object: AnyObject) -> [Mirror.Child] {
        var fields: [Mirror.Child] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, let type = current.subjectType as? AnyClass, !isOwnClass(type) {
            fields += current.children
            mirror = current.superclassMirror
        }
        return fields
    }

    private func isEmpty(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional, .set, .collection, .dictionary: return mirror.children.isEmpty
        default: return false
        }
    }

    private func isClosure(_ value: Any) -> Bool {
        let text = String(describing: Swift.type(of: value))
        return text.contains("->") && !isEmpty(value)
    }

    private func object(in value: Any) -> AnyObject? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class { return value as AnyObject }
        guard mirror.displayStyle == .optional, let child = mirror.children.first else { return nil }
        return object(in: child.value)
    }
}

extension UIViewController {
    /// Whether an object is a controller that this one is in.
    fileprivate func isIn(_ object: AnyObject) -> Bool { (object as? UIViewController).map { isInside($0) } ?? false }
}
