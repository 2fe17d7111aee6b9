// What UIKit's own methods do when nothing stands in their place (`Replacing`).
extension UINavigationController {
    func ownPush(_ viewController: UIViewController, _ animated: Bool) {
        EngineHooks.tell(.asked(.push, on: self, other: viewController))
        Cause.call("UINavigationController.pushViewController(_:animated:)") { push(viewController, animated: animated) }
    }
    @discardableResult func ownPop(_ animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        EngineHooks.tell(.asked(.pop, on: self, other: nil))
        return Cause.call("UINavigationController.popViewController(animated:)") {
            pop(to: stack.count - 2, animated: animated).last
        }
    }
    @discardableResult func ownPopTo(_ viewController: UIViewController, _ animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            raise(
                .internalInconsistencyException,
                "Tried to pop to a view controller that doesn't exist. \(viewController.objectDescription)")
        }
        return Cause.call("UINavigationController.popToViewController(_:animated:)") { pop(to: index, animated: animated) }
    }
    @discardableResult func ownPopToRoot(_ animated: Bool) -> [UIViewController]? {
        guard stack.count > 1 else { return nil }
        return Cause.call("UINavigationController.popToRootViewController(animated:)") { pop(to: 0, animated: animated) }
    }
    func ownSetViewControllers(_ viewControllers: [UIViewController], _ animated: Bool) {
        EngineHooks.tell(.asked(.setStack, on: self, other: viewControllers.last))
        Cause.call("UINavigationController.setViewControllers(_:animated:)") {
            replaceStack(with: viewControllers, animated: animated)
        }
    }
}

extension UITabBarController {
    func ownSetViewControllers(_ viewControllers: [UIViewController]?, _ animated: Bool) {
        hasTabs = viewControllers != nil
        replaceTabs(with: viewControllers ?? [], animated: animated)
    }
}

// What they do while something has other implementations: kept apart, so that the methods stay short.
extension UINavigationController {
    @inline(never) func askPush(_ viewController: UIViewController, _ animated: Bool) {
        let isDone = Replacing.runs(
            "pushViewController:animated:", UINavigationController.self, self, viewController, animated)
        if !isDone { ownPush(viewController, animated) }
    }
    @inline(never) func askSetViewControllers(_ viewControllers: [UIViewController], _ animated: Bool) {
        let isDone = Replacing.runs(
            "setViewControllers:animated:", UINavigationController.self, self, viewControllers, animated)
        if !isDone { ownSetViewControllers(viewControllers, animated) }
    }
    @inline(never) @discardableResult func askPop(_ animated: Bool) -> UIViewController? {
        guard let found = _replacement("popViewControllerAnimated:", of: self, in: UINavigationController.self) else {
            return ownPop(animated)
        }
        return _argument(found(self, animated, nil, nil))
    }
    @inline(never) @discardableResult func askPopTo(_ viewController: UIViewController, _ animated: Bool) -> [UIViewController]? {
        guard let found = _replacement("popToViewController:animated:", of: self, in: UINavigationController.self) else {
            return ownPopTo(viewController, animated)
        }
        return _argument(found(self, viewController, animated, nil))
    }
    @inline(never) @discardableResult func askPopToRoot(_ animated: Bool) -> [UIViewController]? {
        guard let found = _replacement("popToRootViewControllerAnimated:", of: self, in: UINavigationController.self) else {
            return ownPopToRoot(animated)
        }
        return _argument(found(self, animated, nil, nil))
    }
}

// What they do while something has other implementations: kept apart, so that the methods stay short.
extension UITabBarController {
    @inline(never) func askSetViewControllers(_ viewControllers: [UIViewController]?, _ animated: Bool) {
        let isDone = Replacing.runs(
            "setViewControllers:animated:", UITabBarController.self, self, viewControllers, animated)
        if !isDone { ownSetViewControllers(viewControllers, animated) }
    }
}
