internal import LifecycleRules

/// Data that is refreshed only as a controller appears, although it is also uncovered without appearing: a sheet
/// or popover goes, or the application comes back from the background.
///
/// A refresh is seen by its effect: on a later appearance the callback leaves a stored property, title or label
/// other than it was when the controller last left the screen. It is a mistake when the property never changed
/// while the controller was on screen, and the controller had no way to hear of what uncovered it (`Hearing`).
final class RefreshCheck: RunTimeCheck {
    private struct Refresh {
        let property: String
        let callback: LifecycleCallback
        let from: String
        let to: String
    }

    private struct State {
        weak var controller: UIViewController?
        let type: String
        var appearances = 0
        /// Its values before the callback that runs.
        var before: [String: String] = [:]
        /// Its values as they were last seen on screen.
        var onScreen: [String: String] = [:]
        var isOnScreen = false
        var refreshes: [Refresh] = []
        /// What changed while it was on screen: it is brought up to date in other ways as well.
        var changedOnScreen: Set<String> = []
        /// What uncovered it without its callbacks.
        var missed: String?
    }

    private var states: [ObjectIdentifier: State] = [:]
    private var hearing = Hearing()
    /// What happened since the last turn's end.
    private var uncovered: [(id: ObjectIdentifier, event: String)] = []
    private var isDismissalAwaited = false

    func begins(_ frame: CheckFrame, _ engine: CheckEngine) {
        let id = ObjectIdentifier(frame.controller)
        switch frame.callback {
        case .viewWillAppear, .viewIsAppearing:
            guard !isOwnClass(type(of: frame.controller)) else { return }
            var state = states[id] ?? State(controller: frame.controller, type: shortName(frame.controller))
            // The first time everything is new.
            if state.appearances > 0 { state.before = ShownValues.of(frame.controller) }
            states[id] = state
        case .viewWillDisappear:
            noteChanges(id)
            states[id]?.isOnScreen = false
        default: return
        }
    }

    func ended(_ frame: CheckFrame, _ engine: CheckEngine) {
        let id = ObjectIdentifier(frame.controller)
        switch frame.callback {
        case .viewWillAppear, .viewIsAppearing:
            guard let state = states[id], state.appearances > 0 else { return }
            let after = ShownValues.of(frame.controller)
            for (property, value) in after.sorted(by: { $0.key < $1.key }) {
                guard let before = state.before[property], before != value, let shown = state.onScreen[property], shown != value,
                    ShownValues.isData(shown, value)
                else { continue }
                states[id]?.refreshes.append(Refresh(property: property, callback: frame.callback, from: shown, to: value))
            }
        case .viewDidAppear:
            guard states[id] != nil else { return }
            states[id]?.appearances += 1
            states[id]?.isOnScreen = true
            states[id]?.onScreen = ShownValues.of(frame.controller)
        case .viewDidDisappear: report(id, engine)
        default: return
        }
    }

    func kept(_ thing: KeptThing, _ engine: CheckEngine) { hearing.note(thing, engine.frame) }

    func happened(_ happening: EngineHappening, _ engine: CheckEngine) {
        switch happening {
        case .dismissalAwaited: isDismissalAwaited = true
        case .dismissed(let modal, let presenter, let uncovers, let isHeard):
            let isAwaited = isDismissalAwaited
            isDismissalAwaited = false
            guard !uncovers, !isHeard, !isAwaited, !(modal is UIAlertController) else { return }
            for (id, state) in states where state.isOnScreen && state.missed == nil {
                guard let controller = state.controller, controller.isInside(presenter), !hearing.reaches(controller, from: modal)
                else { continue }
                uncovered.append((id, "\(contentName(modal)) was dismissed"))
            }
        case .foregrounded:
            for (id, state) in states where state.isOnScreen && state.missed == nil {
                guard let controller = state.controller, !hearing.reaches(controller, from: nil) else { continue }
                uncovered.append((id, "the application came back from the background"))
            }
        default: return
        }
    }

    /// A container says less than what is in it.
    private func contentName(_ modal: UIViewController) -> String {
        guard isOwnClass(type(of: modal)), let first = modal.children.first else { return shortName(modal) }
        return shortName(first)
    }

    private func noteChanges(_ id: ObjectIdentifier) {
        guard let state = states[id], state.isOnScreen, let controller = state.controller else { return }
        let now = ShownValues.of(controller)
        for (property, value) in now where state.onScreen[property] != value { states[id]?.changedOnScreen.insert(property) }
        states[id]?.onScreen = now
    }

    func settled(isLast: Bool, _ engine: CheckEngine) {
        let events = uncovered
        uncovered = []
        for event in events {
            noteChanges(event.id)
            states[event.id]?.missed = event.event
        }
        guard isLast else { return }
        for id in Array(states.keys) {
            noteChanges(id)
            report(id, engine)
        }
    }

    private func report(_ id: ObjectIdentifier, _ engine: CheckEngine) {
        guard let state = states[id], let missed = state.missed,
            let refresh = state.refreshes.first(where: { !state.changedOnScreen.contains($0.property) })
        else { return }
        engine.find(
            RefreshOnlyOnAppear.self,
            RefreshOnlyOnAppear.message(
                property: "\(state.type).\(refresh.property)", callback: refresh.callback.signature, from: refresh.from,
                to: refresh.to, missed: missed), type: state.type, callback: refresh.callback)
    }

    func forget(_ controller: ObjectIdentifier) {
        states[controller] = nil
        hearing.forget(controller)
    }
}
