internal import LifecycleRules

/// Callbacks that do not reach UIKit, reach it twice, or are called by hand.
final class SuperCheck: RunTimeCheck {
    private static let needSuper: Set<LifecycleCallback> = [
        .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
        .didReceiveMemoryWarning, .viewWillTransitionToSize, .willTransitionToTraits, .traitCollectionDidChange,
        .updateViewConstraints, .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange, .willMoveToParent,
        .didMoveToParent,
    ]
    private static let notByHand: Set<LifecycleCallback> = [
        .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
        .viewWillLayoutSubviews, .viewDidLayoutSubviews,
    ]

    func ended(_ frame: CheckFrame, _ engine: CheckEngine) {
        let controller = frame.controller
        let name = shortName(controller)
        if frame.callback == .loadView { return loadViewEnded(frame, name, engine) }
        guard Self.needSuper.contains(frame.callback) else { return }
        let signature = frame.callback.signature
        if frame.reached == 0 {
            let names = ownerNames(controller)
            guard !names.isEmpty else { return }
            engine.find(
                MissingSuper.self, MissingSuper.message(callback: signature, types: names), type: name, callback: frame.callback)
        } else if frame.reached > 1 {
            engine.find(
                RepeatedSuper.self, RepeatedSuper.message(callback: signature, type: name), type: name, callback: frame.callback)
        }
    }

    private func loadViewEnded(_ frame: CheckFrame, _ name: String, _ engine: CheckEngine) {
        guard let view = frame.controller.viewIfLoaded else {
            return engine.find(LoadViewWithoutView.self, LoadViewWithoutView.message(type: name), type: name, callback: .loadView)
        }
        guard let base = frame.baseView, base !== view else { return }
        engine.find(ProhibitedSuper.self, ProhibitedSuper.message(type: name), type: name, callback: .loadView)
    }

    func reachedByHand(_ callback: LifecycleCallback, _ controller: UIViewController, _ engine: CheckEngine) {
        guard Self.notByHand.contains(callback) else { return }
        let name = shortName(controller)
        engine.find(
            CallbackByHand.self, CallbackByHand.message(callback: callback.signature, receiver: name), type: name,
            callback: callback, sites: [EngineHooks.callSite()])
    }
}
