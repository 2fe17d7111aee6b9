/// What a control does when certain events happen.
struct ControlHandler {
    enum Kind {
        case action(UIAction)
        /// A message to the first object of the responder chain that answers it.
        case chain(Selector)
        case message(WeakTarget, Selector)
    }

    /// The object a message goes to, not retained.
    struct WeakTarget {
        weak var object: AnyObject?
    }

    let kind: Kind
    var events: UIControl.Event

    /// Whether this is a message of `action` to `target`; `nil` is the responder chain.
    func isMessage(to target: AnyObject?, _ action: Selector) -> Bool {
        switch kind {
        case .action: return false
        case .chain(let selector): return target == nil && selector == action
        case .message(let own, let selector): return target != nil && own.object === target && selector == action
        }
    }
}

extension UIControl {
    func insert(_ target: Any?, _ action: Selector, _ events: Event) {
        let object = target.map { $0 as AnyObject }
        if let index = handlers.firstIndex(where: { $0.isMessage(to: object, action) }) {
            handlers[index].events.formUnion(events)
        } else if let object {
            handlers.append(ControlHandler(kind: .message(.init(object: object), action), events: events))
        } else {
            handlers.append(ControlHandler(kind: .chain(action), events: events))
        }
    }

    func remove(_ target: Any?, _ action: Selector?, _ events: Event) {
        let object = target.map { $0 as AnyObject }
        take(events) { kind in
            switch kind {
            case .action: return false
            case .chain(let selector): return object == nil && (action == nil || action == selector)
            case .message(let own, let selector):
                return (object == nil || own.object === object) && (action == nil || action == selector)
            }
        }
    }

    func insert(_ action: UIAction, _ events: Event) {
        remove(action.identifier, events)
        handlers.append(ControlHandler(kind: .action(action), events: events))
    }

    func remove(_ identifier: UIAction.Identifier, _ events: Event) {
        take(events) { kind in
            if case .action(let action) = kind { return action.identifier == identifier }
            return false
        }
    }

    /// Takes events from the handlers that fit; those left with none go.
    private func take(_ events: Event, from fits: (ControlHandler.Kind) -> Bool) {
        for index in handlers.indices where fits(handlers[index].kind) { handlers[index].events.subtract(events) }
        handlers.removeAll { $0.events.isEmpty }
    }

    /// Sends the actions of the handlers for any of `events`, in the order in which they were added.
    func send(_ events: Event, _ event: UIEvent?) {
        for handler in handlers where !handler.events.isDisjoint(with: events) {
            switch handler.kind {
            case .action(let action): sendAction(action)
            case .chain(let selector): sendAction(selector, to: nil, for: event)
            case .message(let target, let selector):
                if let object = target.object { sendAction(selector, to: object, for: event) }
            }
        }
    }

    var targetSet: Set<AnyHashable> {
        var targets: Set<AnyHashable> = []
        for handler in handlers {
            switch handler.kind {
            case .action: break
            case .chain: targets.insert(NSNull())
            case .message(let target, _):
                guard let object = target.object else { continue }
                targets.insert((object as? AnyHashable) ?? AnyHashable(ObjectIdentifier(object)))
            }
        }
        return targets
    }

    func actionNames(_ target: Any?, _ event: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = handlers.filter { !$0.events.isDisjoint(with: event) }.compactMap { handler -> String? in
            switch handler.kind {
            case .action: return nil
            case .chain(let selector): return object == nil ? selector.description : nil
            case .message(let own, let selector):
                return object != nil && own.object === object ? selector.description : nil
            }
        }
        return names.isEmpty ? nil : names
    }
}
