/// The methods of UIKit that running code can exchange or replace, under their names in Objective-C.
///
/// Each asks `Replacing` before it runs its own implementation.
@MainActor
enum ReplaceableMethods {
    static func register(_ members: ExposedMembers) {
        addControllers(members)
        addViews(members)
        addContainers(members)
        addEvents(members)
    }

    private static func addControllers(_ members: ExposedMembers) {
        members.replaceable("loadView", UIViewController.loadView, own: UIViewController.ownLoadView)
        members.replaceable("viewDidLoad", UIViewController.viewDidLoad, own: UIViewController.ownViewDidLoad)
        members.replaceable(
            "viewWillAppear:", UIViewController.viewWillAppear(_:), own: UIViewController.ownViewWillAppear)
        members.replaceable(
            "viewIsAppearing:", UIViewController.viewIsAppearing(_:), own: UIViewController.ownViewIsAppearing)
        members.replaceable(
            "viewDidAppear:", UIViewController.viewDidAppear(_:), own: UIViewController.ownViewDidAppear)
        members.replaceable(
            "viewWillDisappear:", UIViewController.viewWillDisappear(_:), own: UIViewController.ownViewWillDisappear)
        members.replaceable(
            "viewDidDisappear:", UIViewController.viewDidDisappear(_:), own: UIViewController.ownViewDidDisappear)
        members.replaceable(
            "viewWillLayoutSubviews", UIViewController.viewWillLayoutSubviews,
            own: UIViewController.ownViewWillLayoutSubviews)
        members.replaceable(
            "viewDidLayoutSubviews", UIViewController.viewDidLayoutSubviews,
            own: UIViewController.ownViewDidLayoutSubviews)
        members.replaceable(
            "updateViewConstraints", UIViewController.updateViewConstraints,
            own: UIViewController.ownUpdateViewConstraints)
        members.replaceable(
            "viewLayoutMarginsDidChange", UIViewController.viewLayoutMarginsDidChange,
            own: UIViewController.ownViewLayoutMarginsDidChange)
        members.replaceable(
            "viewSafeAreaInsetsDidChange", UIViewController.viewSafeAreaInsetsDidChange,
            own: UIViewController.ownViewSafeAreaInsetsDidChange)
        members.replaceable(
            "didReceiveMemoryWarning", UIViewController.didReceiveMemoryWarning,
            own: UIViewController.ownDidReceiveMemoryWarning)
        members.replaceable(
            "removeFromParentViewController", UIViewController.removeFromParent,
            own: UIViewController.ownRemoveFromParent)
        members.replaceable("addChildViewController:", UIViewController.addChild(_:), own: UIViewController.ownAddChild)
        members.replaceable(
            "willMoveToParentViewController:", UIViewController.willMove(toParent:), own: UIViewController.ownWillMove)
        members.replaceable(
            "didMoveToParentViewController:", UIViewController.didMove(toParent:), own: UIViewController.ownDidMove)
        members.replaceable(
            "presentViewController:animated:completion:", UIViewController.present(_:animated:completion:),
            own: UIViewController.ownPresent)
        members.replaceable(
            "dismissViewControllerAnimated:completion:", UIViewController.dismiss(animated:completion:),
            own: UIViewController.ownDismiss)
        members.replaceable(
            "traitCollectionDidChange:", UIViewController.traitCollectionDidChange(_:),
            own: UIViewController.ownTraitCollectionDidChange)
        members.replaceable(
            "willTransitionToTraitCollection:withTransitionCoordinator:", UIViewController.willTransition(to:with:),
            own: UIViewController.ownWillTransition)
        members.replaceable(
            "viewWillTransitionToSize:withTransitionCoordinator:", UIViewController.viewWillTransition(to:with:),
            own: UIViewController.ownViewWillTransition)
        members.replaceable(
            "prepareForSegue:sender:", UIViewController.prepare(for:sender:), own: UIViewController.ownPrepare)
    }

    private static func addViews(_ members: ExposedMembers) {
        members.replaceable("addSubview:", UIView.addSubview(_:), own: UIView.ownAddSubview)
        members.replaceable("insertSubview:atIndex:", UIView.insertSubview(_:at:), own: UIView.ownInsertSubview)
        members.replaceable(
            "insertSubview:belowSubview:", UIView.insertSubview(_:belowSubview:), own: UIView.ownInsertBelow)
        members.replaceable(
            "insertSubview:aboveSubview:", UIView.insertSubview(_:aboveSubview:), own: UIView.ownInsertAbove)
        members.replaceable("removeFromSuperview", UIView.removeFromSuperview, own: UIView.ownRemoveFromSuperview)
        members.replaceable("didAddSubview:", UIView.didAddSubview(_:), own: UIView.ownDidAddSubview)
        members.replaceable("willRemoveSubview:", UIView.willRemoveSubview(_:), own: UIView.ownWillRemoveSubview)
        members.replaceable("willMoveToSuperview:", UIView.willMove(toSuperview:), own: UIView.ownWillMoveToSuperview)
        members.replaceable("didMoveToSuperview", UIView.didMoveToSuperview, own: UIView.ownDidMoveToSuperview)
        members.replaceable("willMoveToWindow:", UIView.willMove(toWindow:), own: UIView.ownWillMoveToWindow)
        members.replaceable("didMoveToWindow", UIView.didMoveToWindow, own: UIView.ownDidMoveToWindow)
        members.replaceable("layoutSubviews", UIView.layoutSubviews, own: UIView.ownLayoutSubviews)
        members.replaceable("setNeedsLayout", UIView.setNeedsLayout, own: UIView.ownSetNeedsLayout)
        members.replaceable("layoutIfNeeded", UIView.layoutIfNeeded, own: UIView.ownLayoutIfNeeded)
        members.replaceable(
            "safeAreaInsetsDidChange", UIView.safeAreaInsetsDidChange, own: UIView.ownSafeAreaInsetsDidChange)
        members.replaceable("updateConstraints", UIView.updateConstraints, own: UIView.ownUpdateConstraints)
        members.replaceable(
            "traitCollectionDidChange:", UIView.traitCollectionDidChange(_:), own: UIView.ownTraitCollectionDidChange)
        members.replaceable("hitTest:withEvent:", UIView.hitTest(_:with:), own: UIView.ownHitTest)
        members.replaceable("pointInside:withEvent:", UIView.point(inside:with:), own: UIView.ownPointInside)
    }

    private static func addContainers(_ members: ExposedMembers) {
        members.replaceable(
            "pushViewController:animated:", UINavigationController.pushViewController(_:animated:),
            own: UINavigationController.ownPush)
        members.replaceable(
            "popViewControllerAnimated:", UINavigationController.popViewController(animated:),
            own: UINavigationController.ownPop)
        members.replaceable(
            "popToViewController:animated:", UINavigationController.popToViewController(_:animated:),
            own: UINavigationController.ownPopTo)
        members.replaceable(
            "popToRootViewControllerAnimated:", UINavigationController.popToRootViewController(animated:),
            own: UINavigationController.ownPopToRoot)
        members.replaceable(
            "setViewControllers:animated:", UINavigationController.setViewControllers(_:animated:),
            own: UINavigationController.ownSetViewControllers)
        members.replaceable(
            "setViewControllers:animated:", UITabBarController.setViewControllers(_:animated:),
            own: UITabBarController.ownSetViewControllers)
        members.replaceable("reloadData", UITableView.reloadData, own: UITableView.reloadEverything)
        members.replaceable("reloadData", UICollectionView.reloadData, own: UICollectionView.reloadEverything)
    }

    private static func addEvents(_ members: ExposedMembers) {
        members.replaceable("sendAction:to:forEvent:", UIControl.sendAction(_:to:for:), own: UIControl.ownSendAction)
        members.replaceable("sendEvent:", UIApplication.sendEvent(_:), own: UIApplication.ownSendEvent)
        members.replaceable(
            "sendAction:to:from:forEvent:", UIApplication.sendAction(_:to:from:for:), own: UIApplication.ownSendAction)
        members.replaceable("sendEvent:", UIWindow.sendEvent(_:), own: UIWindow.ownSendEvent)
    }
}
