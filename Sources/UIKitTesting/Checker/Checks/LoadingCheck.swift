internal import LifecycleRules

/// Views that are touched before they can be there.
final class LoadingCheck: RunTimeCheck {
    func happened(_ happening: EngineHappening, _ engine: CheckEngine) {
        switch happening {
        case .viewLoads(let controller) where EngineHooks.isInitializing(type(of: controller)):
            let name = shortName(controller)
            engine.find(
                ViewInInit.self, ViewInInit.message(type: name, expression: "view"), type: name, callback: .initialize,
                sites: [EngineHooks.callSite()])
        case .viewReadInLoadView(let controller):
            let name = shortName(controller)
            engine.find(ViewInLoadView.self, ViewInLoadView.message(type: name), type: name, callback: .loadView)
        default: return
        }
    }
}
