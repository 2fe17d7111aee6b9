internal import LifecycleRules

/// Presenting, pushing and dismissing at the wrong time.
final class ScreenChangeCheck: RunTimeCheck {
    /// The controller whose early call was reported; that UIKit refuses it as well needs no second finding.
    private weak var early: UIViewController?

    func happened(_ happening: EngineHappening, _ engine: CheckEngine) {
        switch happening {
        case .asked(let change, let controller, _): asked(change, controller, engine)
        case .refused(let change, let controller, let other, let refusal):
            if early === controller { return }
            let name = shortName(controller)
            engine.find(
                RefusedPresentation.self,
                RefusedPresentation.message(call: change.rawValue, type: name, reason: reason(refusal, other)), type: name,
                callback: engine.frame?.callback, sites: [EngineHooks.callSite()])
        case .rootReplaced(let root, let new):
            guard new != nil, let presented = root.presentedViewController else { return }
            let name = shortName(root)
            engine.find(
                RootReplacedUnderModal.self,
                RootReplacedUnderModal.message(root: name, presented: shortName(presented)), type: name,
                sites: [EngineHooks.callSite()])
        default: return
        }
    }

    private func asked(_ change: EngineHappening.ScreenChange, _ controller: UIViewController, _ engine: CheckEngine) {
        early = nil
        guard let frame = engine.frame, isEarly(frame.callback), !isOwnClass(type(of: frame.controller)) else { return }
        let concerns: Bool
        switch change {
        case .present, .dismiss: concerns = frame.controller.isInside(controller) || controller.isInside(frame.controller)
        case .push, .pop, .setStack: concerns = controller.children.contains { frame.controller.isInside($0) }
        }
        guard concerns else { return }
        early = controller
        let name = shortName(frame.controller)
        engine.find(
            EarlyPresentation.self,
            EarlyPresentation.message(call: change.rawValue, callback: frame.callback.signature), type: name,
            callback: frame.callback, sites: [EngineHooks.callSite()])
    }

    private func isEarly(_ callback: LifecycleCallback) -> Bool {
        callback == .loadView || callback == .viewDidLoad || callback == .viewWillAppear
    }

    private func reason(_ refusal: EngineHappening.Refusal, _ other: UIViewController?) -> String {
        let other = other.map { shortName($0) } ?? "a controller"
        switch refusal {
        case .alreadyPresenting(let shown): return "cannot show \(other): \(shortName(shown)) is presented already"
        case .inProgress: return "cannot show \(other): another presentation is in progress"
        case .notInWindow: return "cannot show \(other): its view is not in a window"
        case .detached: return "shows \(other) from a controller that is neither root, child nor presented"
        case .dismissalInProgress: return "comes a second time: \(other) is being dismissed already"
        case .nested: return "comes while an animated push or pop is running"
        }
    }
}

extension UIViewController {
    /// Whether this controller is `other` or one of the controllers in it.
    func isInside(_ other: UIViewController) -> Bool {
        var current: UIViewController? = self
        while let controller = current {
            if controller === other { return true }
            current = controller.parent
        }
        return false
    }
}
