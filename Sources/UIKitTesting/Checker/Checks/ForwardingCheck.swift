internal import LifecycleRules

/// `beginAppearanceTransition` and `endAppearanceTransition` that do not fit.
final class ForwardingCheck: RunTimeCheck {
    private struct Call {
        let name: String
        let site: String?
    }
    private var calls: [ObjectIdentifier: (last: Call?, current: Call)] = [:]

    func happened(_ happening: EngineHappening, _ engine: CheckEngine) {
        switch happening {
        case .transitionCalled(let controller, let begins):
            let id = ObjectIdentifier(controller)
            let call = Call(name: begins ? "beginAppearanceTransition" : "endAppearanceTransition", site: EngineHooks.callSite())
            calls[id] = (calls[id]?.current, call)
            guard begins, let parent = controller.parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
            let name = shortName(controller)
            engine.find(
                AppearanceForwardedTwice.self,
                AppearanceForwardedTwice.message(child: name, parent: shortName(parent)), type: name, sites: [call.site])
        case .unbalanced(let controller):
            guard let (last, current) = calls[ObjectIdentifier(controller)] else { return }
            let name = shortName(controller)
            engine.find(
                UnbalancedAppearance.self,
                UnbalancedAppearance.message(call: current.name, type: name, earlier: last?.name), type: name,
                sites: [last?.site, current.site])
        default: return
        }
    }

    func forget(_ controller: ObjectIdentifier) { calls[controller] = nil }
}
