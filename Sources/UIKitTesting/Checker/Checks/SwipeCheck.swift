internal import LifecycleRules

/// What `viewWillDisappear` gives up and a cancelled swipe does not bring back.
final class SwipeCheck: RunTimeCheck {
    private var before: [ObjectIdentifier: [String: String]] = [:]
    /// What the callback changed, as it was before.
    private var changed: [ObjectIdentifier: [String: String]] = [:]

    func begins(_ frame: CheckFrame, _ engine: CheckEngine) {
        guard frame.callback == .viewWillDisappear, !isOwnClass(type(of: frame.controller)) else { return }
        before[ObjectIdentifier(frame.controller)] = FieldValues.of(frame.controller)
    }

    func ended(_ frame: CheckFrame, _ engine: CheckEngine) {
        let id = ObjectIdentifier(frame.controller)
        switch frame.callback {
        case .viewWillDisappear:
            guard let before = before.removeValue(forKey: id) else { return }
            let after = FieldValues.of(frame.controller)
            let different = before.filter { after[$0.key] != $0.value }
            if !different.isEmpty { changed[id] = different }
        case .viewDidDisappear: changed[id] = nil
        case .viewDidAppear:
            guard let changed = changed.removeValue(forKey: id) else { return }
            let now = FieldValues.of(frame.controller)
            let name = shortName(frame.controller)
            for (property, value) in changed.sorted(by: { $0.key < $1.key }) {
                guard let present = now[property], present != value else { continue }
                engine.find(
                    SavingInWillDisappear.self,
                    SavingInWillDisappear.message(property: "\(name).\(property)", before: value, after: present), type: name,
                    callback: .viewWillDisappear)
            }
        default: return
        }
    }

    func forget(_ controller: ObjectIdentifier) {
        before[controller] = nil
        changed[controller] = nil
    }
}
