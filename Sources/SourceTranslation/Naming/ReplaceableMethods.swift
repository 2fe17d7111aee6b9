/// The methods of UIKit and Core Animation that running code can replace, with their names in Apple's headers.
///
/// The frameworks register the same ones (`Replacing`).
enum ReplaceableMethods {
    /// The selector of a class's method; its labels are not needed where there is one of that name only.
    static func selector(_ className: String, _ base: String, _ labels: [String]?) -> String? {
        guard let methods = byClass[className]?[base] else { return nil }
        guard let labels else { return methods.count == 1 ? methods.first?.selector : nil }
        return methods.first { $0.labels == labels }?.selector
    }

    /// The names of all of them, without labels.
    static let baseNames: Set<String> = Set(byClass.values.flatMap(\.keys))

    private static let byClass: [String: [String: [(labels: [String], selector: String)]]] = {
        var result: [String: [String: [(labels: [String], selector: String)]]] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(whereSeparator: { " .(".contains($0) }).map(String.init)
            guard words.count == 4 else { continue }
            let labels = words[2].dropLast().split(separator: ":").map { $0 == "_" ? "" : String($0) }
            result[words[0], default: [:]][words[1], default: []].append((labels, words[3]))
        }
        return result
    }()

    private static let table = """
        CALayer.add(_:forKey:) addAnimation:forKey:
        CALayer.layoutSublayers() layoutSublayers
        CALayer.removeAllAnimations() removeAllAnimations
        CALayer.removeAnimation(forKey:) removeAnimationForKey:
        UIApplication.sendAction(_:to:from:for:) sendAction:to:from:forEvent:
        UIApplication.sendEvent(_:) sendEvent:
        UICollectionView.reloadData() reloadData
        UIControl.sendAction(_:to:for:) sendAction:to:forEvent:
        UINavigationController.popToRootViewController(animated:) popToRootViewControllerAnimated:
        UINavigationController.popToViewController(_:animated:) popToViewController:animated:
        UINavigationController.popViewController(animated:) popViewControllerAnimated:
        UINavigationController.pushViewController(_:animated:) pushViewController:animated:
        UINavigationController.setViewControllers(_:animated:) setViewControllers:animated:
        UITabBarController.setViewControllers(_:animated:) setViewControllers:animated:
        UITableView.reloadData() reloadData
        UIView.addSubview(_:) addSubview:
        UIView.didAddSubview(_:) didAddSubview:
        UIView.didMoveToSuperview() didMoveToSuperview
        UIView.didMoveToWindow() didMoveToWindow
        UIView.hitTest(_:with:) hitTest:withEvent:
        UIView.insertSubview(_:aboveSubview:) insertSubview:aboveSubview:
        UIView.insertSubview(_:at:) insertSubview:atIndex:
        UIView.insertSubview(_:belowSubview:) insertSubview:belowSubview:
        UIView.layoutIfNeeded() layoutIfNeeded
        UIView.layoutSubviews() layoutSubviews
        UIView.point(inside:with:) pointInside:withEvent:
        UIView.removeFromSuperview() removeFromSuperview
        UIView.safeAreaInsetsDidChange() safeAreaInsetsDidChange
        UIView.setNeedsLayout() setNeedsLayout
        UIView.traitCollectionDidChange(_:) traitCollectionDidChange:
        UIView.updateConstraints() updateConstraints
        UIView.willMove(toSuperview:) willMoveToSuperview:
        UIView.willMove(toWindow:) willMoveToWindow:
        UIView.willRemoveSubview(_:) willRemoveSubview:
        UIViewController.addChild(_:) addChildViewController:
        UIViewController.didMove(toParent:) didMoveToParentViewController:
        UIViewController.didReceiveMemoryWarning() didReceiveMemoryWarning
        UIViewController.dismiss(animated:completion:) dismissViewControllerAnimated:completion:
        UIViewController.loadView() loadView
        UIViewController.prepare(for:sender:) prepareForSegue:sender:
        UIViewController.present(_:animated:completion:) presentViewController:animated:completion:
        UIViewController.removeFromParent() removeFromParentViewController
        UIViewController.traitCollectionDidChange(_:) traitCollectionDidChange:
        UIViewController.updateViewConstraints() updateViewConstraints
        UIViewController.viewDidAppear(_:) viewDidAppear:
        UIViewController.viewDidDisappear(_:) viewDidDisappear:
        UIViewController.viewDidLayoutSubviews() viewDidLayoutSubviews
        UIViewController.viewDidLoad() viewDidLoad
        UIViewController.viewIsAppearing(_:) viewIsAppearing:
        UIViewController.viewLayoutMarginsDidChange() viewLayoutMarginsDidChange
        UIViewController.viewSafeAreaInsetsDidChange() viewSafeAreaInsetsDidChange
        UIViewController.viewWillAppear(_:) viewWillAppear:
        UIViewController.viewWillDisappear(_:) viewWillDisappear:
        UIViewController.viewWillLayoutSubviews() viewWillLayoutSubviews
        UIViewController.viewWillTransition(to:with:) viewWillTransitionToSize:withTransitionCoordinator:
        UIViewController.willMove(toParent:) willMoveToParentViewController:
        UIViewController.willTransition(to:with:) willTransitionToTraitCollection:withTransitionCoordinator:
        UIWindow.sendEvent(_:) sendEvent:
        """
}
