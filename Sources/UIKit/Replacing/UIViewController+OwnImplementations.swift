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

// What they do while something has other implementations: kept apart, so that the methods stay short.
extension UIViewController {
    @inline(never) func askLoadView() {
        if !Replacing.runs("loadView", UIViewController.self, self) { ownLoadView() }
    }
    @inline(never) func askViewDidLoad() {
        if !Replacing.runs("viewDidLoad", UIViewController.self, self) { ownViewDidLoad() }
    }
    @inline(never) func askViewWillAppear(_ animated: Bool) {
        if !Replacing.runs("viewWillAppear:", UIViewController.self, self, animated) { ownViewWillAppear(animated) }
    }
    @inline(never) func askViewIsAppearing(_ animated: Bool) {
        if !Replacing.runs("viewIsAppearing:", UIViewController.self, self, animated) { ownViewIsAppearing(animated) }
    }
    @inline(never) func askViewDidAppear(_ animated: Bool) {
        if !Replacing.runs("viewDidAppear:", UIViewController.self, self, animated) { ownViewDidAppear(animated) }
    }
    @inline(never) func askViewWillDisappear(_ animated: Bool) {
        let isDone = Replacing.runs(
            "viewWillDisappear:", UIViewController.self, self, animated)
        if !isDone { ownViewWillDisappear(animated) }
    }
    @inline(never) func askViewDidDisappear(_ animated: Bool) {
        if !Replacing.runs("viewDidDisappear:", UIViewController.self, self, animated) { ownViewDidDisappear(animated) }
    }
    @inline(never) func askViewWillLayoutSubviews() {
        if !Replacing.runs("viewWillLayoutSubviews", UIViewController.self, self) { ownViewWillLayoutSubviews() }
    }
    @inline(never) func askViewDidLayoutSubviews() {
        if !Replacing.runs("viewDidLayoutSubviews", UIViewController.self, self) { ownViewDidLayoutSubviews() }
    }
    @inline(never) func askUpdateViewConstraints() {
        if !Replacing.runs("updateViewConstraints", UIViewController.self, self) { ownUpdateViewConstraints() }
    }
    @inline(never) func askViewLayoutMarginsDidChange() {
        let isDone = Replacing.runs(
            "viewLayoutMarginsDidChange", UIViewController.self, self)
        if !isDone { ownViewLayoutMarginsDidChange() }
    }
    @inline(never) func askViewSafeAreaInsetsDidChange() {
        let isDone = Replacing.runs(
            "viewSafeAreaInsetsDidChange", UIViewController.self, self)
        if !isDone { ownViewSafeAreaInsetsDidChange() }
    }
    @inline(never) func askAddChild(_ childController: UIViewController) {
        let isDone = Replacing.runs(
            "addChildViewController:", UIViewController.self, self, childController)
        if !isDone { ownAddChild(childController) }
    }
    @inline(never) func askRemoveFromParent() {
        if !Replacing.runs("removeFromParentViewController", UIViewController.self, self) { ownRemoveFromParent() }
    }
    @inline(never) func askWillMove(_ parent: UIViewController?) {
        let isDone = Replacing.runs(
            "willMoveToParentViewController:", UIViewController.self, self, parent)
        if !isDone { ownWillMove(parent) }
    }
    @inline(never) func askDidMove(_ parent: UIViewController?) {
        if !Replacing.runs("didMoveToParentViewController:", UIViewController.self, self, parent) { ownDidMove(parent) }
    }
    @inline(never) func askPresent(_ viewControllerToPresent: UIViewController, _ flag: Bool, _ completion: (() -> Void)?) {
        let isDone = Replacing.runs(
            "presentViewController:animated:completion:", UIViewController.self, self, viewControllerToPresent, flag, completion)
        if !isDone { ownPresent(viewControllerToPresent, flag, completion) }
    }
    @inline(never) func askDismiss(_ flag: Bool, _ completion: (() -> Void)?) {
        let isDone = Replacing.runs(
            "dismissViewControllerAnimated:completion:", UIViewController.self, self, flag, completion)
        if !isDone { ownDismiss(flag, completion) }
    }
    @inline(never) func askTraitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        let isDone = Replacing.runs(
            "traitCollectionDidChange:", UIViewController.self, self, previousTraitCollection)
        if !isDone { ownTraitCollectionDidChange(previousTraitCollection) }
    }
    @inline(never) func askWillTransition(_ newCollection: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
        let isDone = Replacing.runs(
            "willTransitionToTraitCollection:withTransitionCoordinator:", UIViewController.self, self, newCollection, coordinator)
        if !isDone { ownWillTransition(newCollection, coordinator) }
    }
    @inline(never) func askViewWillTransition(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        let isDone = Replacing.runs(
            "viewWillTransitionToSize:withTransitionCoordinator:", UIViewController.self, self, size, coordinator)
        if !isDone { ownViewWillTransition(size, coordinator) }
    }
    @inline(never) func askDidReceiveMemoryWarning() {
        if !Replacing.runs("didReceiveMemoryWarning", UIViewController.self, self) { ownDidReceiveMemoryWarning() }
    }
    @inline(never) func askPrepare(_ segue: UIStoryboardSegue, _ sender: Any?) {
        let isDone = Replacing.runs(
            "prepareForSegue:sender:", UIViewController.self, self, segue, sender)
        if !isDone { ownPrepare(segue, sender) }
    }
}
