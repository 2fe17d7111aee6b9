// What UIKit's own methods do when nothing stands in their place (`Replacing`).
extension UIViewController {
    func ownLoadView() {
        loadDefaultView()
        EngineHooks.reached(.loadView, self)
    }
    func ownViewDidLoad() { EngineHooks.reached(.viewDidLoad, self) }
    func ownViewWillAppear(_ animated: Bool) { appearanceReached(.viewWillAppear) }
    func ownViewIsAppearing(_ animated: Bool) { appearanceReached(.viewIsAppearing) }
    func ownViewDidAppear(_ animated: Bool) { appearanceReached(.viewDidAppear) }
    func ownViewWillDisappear(_ animated: Bool) { appearanceReached(.viewWillDisappear) }
    func ownViewDidDisappear(_ animated: Bool) { appearanceReached(.viewDidDisappear) }
    func ownViewWillLayoutSubviews() { EngineHooks.reached(.viewWillLayoutSubviews, self) }
    func ownViewDidLayoutSubviews() { EngineHooks.reached(.viewDidLayoutSubviews, self) }
    func ownUpdateViewConstraints() {
        loadedView?.finishOwnConstraintUpdate()
        EngineHooks.reached(.updateViewConstraints, self)
    }
    func ownViewLayoutMarginsDidChange() { EngineHooks.reached(.viewLayoutMarginsDidChange, self) }
    func ownViewSafeAreaInsetsDidChange() { EngineHooks.reached(.viewSafeAreaInsetsDidChange, self) }
    func ownDidReceiveMemoryWarning() { EngineHooks.reached(.didReceiveMemoryWarning, self) }
    func ownRemoveFromParent() { leaveParent() }
    func ownAddChild(_ childController: UIViewController) {
        EngineHooks.tell(.childAdded(childController, to: self))
        adopt(childController)
    }
    func ownWillMove(_ parent: UIViewController?) {
        noteWillMove(to: parent)
        EngineHooks.reached(.willMoveToParent, self)
        EngineHooks.tell(.parentTold(self, parent: parent, isWill: true))
    }
    func ownDidMove(_ parent: UIViewController?) {
        noteDidMove(to: parent)
        EngineHooks.reached(.didMoveToParent, self)
        EngineHooks.tell(.parentTold(self, parent: parent, isWill: false))
    }
    func ownPresent(_ viewControllerToPresent: UIViewController, _ flag: Bool, _ completion: (() -> Void)?) {
        EngineHooks.tell(.asked(.present, on: self, other: viewControllerToPresent))
        Cause.call("UIViewController.present(_:animated:completion:)") {
            startPresentation(of: viewControllerToPresent, animated: flag, completion: Cause.freed(completion))
        }
    }
    func ownDismiss(_ flag: Bool, _ completion: (() -> Void)?) {
        EngineHooks.tell(.asked(.dismiss, on: self, other: nil))
        if completion != nil { EngineHooks.tell(.dismissalAwaited(self)) }
        Cause.call("UIViewController.dismiss(animated:completion:)") {
            startDismissal(animated: flag, completion: Cause.freed(completion))
        }
    }
    func ownTraitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        EngineHooks.reached(.traitCollectionDidChange, self)
    }
    func ownWillTransition(_ newCollection: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
        EngineHooks.reached(.willTransitionToTraits, self)
        passToChildren(newCollection, coordinator)
    }
    func ownViewWillTransition(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        EngineHooks.reached(.viewWillTransitionToSize, self)
        passToChildren(size, coordinator)
    }
    func ownPrepare(_ segue: UIStoryboardSegue, _ sender: Any?) {}
}
