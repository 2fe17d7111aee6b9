extension UITabBarController {
    func replaceTabs(with new: [UIViewController], animated: Bool) {
        let old = controllers
        for tab in tabList { tab.tabBarController = nil }
        tabList = []
        controllers = new
        for controller in old where !new.contains(where: { $0 === controller }) { leave(controller) }
        if usesMore || old.count > tabLimit { more.hold(overflow) }
        for controller in tabsInBar where controller.parentController !== self { join(controller) }
        bar.setItems(tabsInBar.map { $0.tabBarItem }, animated: animated)
        let keeps = selected.map { selected in tabsInBar.contains { $0 === selected } } ?? false
        if let selected, keeps {
            bar.selectedItem = selected.tabBarItem
        } else {
            selected = nil
            select(controllers.first)
        }
    }

    /// How many tabs the bar has room for: five on phones, eight on tablets.
    private var tabLimit: Int { traitCollection.userInterfaceIdiom == .pad ? 8 : 5 }
    private var usesMore: Bool { controllers.count > tabLimit }
    /// The controllers without a tab of their own.
    private var overflow: [UIViewController] { usesMore ? Array(controllers[(tabLimit - 1)...]) : [] }
    /// The controllers that have a tab; the last is More where there are too many.
    private var tabsInBar: [UIViewController] { usesMore ? controllers[..<(tabLimit - 1)] + [more] : controllers }

    private func join(_ controller: UIViewController) {
        take(controller)
        controller.call(.didMoveToParent, argument: .parent(self)) { controller.didMove(toParent: self) }
    }

    private func leave(_ controller: UIViewController) {
        guard controller.parentController === self else { return }
        controller.call(.willMoveToParent, argument: .parent(nil)) { controller.willMove(toParent: nil) }
        controller.status.insert(.movingFromParent)
        if selected === controller { controller.loadedView?.removeFromSuperview() }
        release(controller)
    }

    func dropTab(_ controller: UIViewController) {
        guard let index = controllers.firstIndex(where: { $0 === controller }) else { return }
        // More takes over what has no tab any more; that is no departure.
        guard !overflow.contains(where: { $0 === controller }) else { return }
        controllers.remove(at: index)
        bar.setItems(tabsInBar.map { $0.tabBarItem }, animated: false)
        guard selected === controller else { return }
        controller.loadedView?.removeFromSuperview()
        selected = nil
        select(controllers.first)
    }

    /// Selection in code: both wills inside the setter, the dids with the commit (trace tab-03).
    func select(_ controller: UIViewController?) {
        guard let controller else { return }
        guard controllers.contains(where: { $0 === controller }) || (usesMore && controller === more) else {
            raise(
                .invalidArgumentException,
                "-[\(className(of: self)) setSelectedViewController:] only a view controller in the tab bar "
                    + "controller's list of view controllers can be selected.")
        }
        Cause.call("UITabBarController.selectedViewController") {
            guard overflow.contains(where: { $0 === controller }) else {
                return change(to: controller, order: .tabInCode, animated: false)
            }
            more.show(controller, animated: false)
            change(to: more, order: .tabInCode, animated: false)
        }
    }

    func tapped(_ item: UITabBarItem) {
        guard let controller = tabsInBar.first(where: { $0.tabBarItem === item }) else { return }
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
            bar.selectedItem = selected?.tabBarItem
            return
        }
        if controller === selected {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            let isAnimated = BehaviorDifference.tappedTabsAnimate.isInForce
            Cause.gesture("tap on a tab") {
                change(to: controller, order: isAnimated ? .tabTapped : .tabInCode, animated: isAnimated)
            }
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    /// A person chose a row of More's list; the delegate decides and hears as for a tab.
    func choseFromMore(_ controller: UIViewController) {
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        more.show(controller, animated: true)
        delegate?.tabBarController(self, didSelect: controller)
    }

    private func change(to controller: UIViewController, order: TransitionOrder, animated: Bool) {
        let old = selected
        guard controller !== old else { return }
        selected = controller
        bar.selectedItem = controller.tabBarItem
        guard isViewLoaded else { return }
        guard appearance.isComing, loadedView?.currentWindow != nil else {
            old?.loadedView?.removeFromSuperview()
            place(controller)
            return
        }
        guard let running else { return start(from: old, to: controller, order: order, animated: animated) }
        running.onceRunning { [weak self] in
            guard let self else { return }
            // A tab that was taken away while it came is in place by now, and goes as others do.
            let came = self.running?.arriving
            let old = came?.loadedView?.superview === contentView ? came : old
            self.running?.finish(completed: true, isReplaced: true)
            // Meanwhile the container, or the tab, may have gone.
            guard controllers.contains(where: { $0 === controller }) || controller === more, appearance.isComing else {
                old?.loadedView?.removeFromSuperview()
                if selected === controller { place(controller) }
                return
            }
            start(from: old, to: controller, order: order, animated: animated)
        }
    }

    private func start(from old: UIViewController?, to new: UIViewController, order: TransitionOrder, animated: Bool) {
        let animator = old.flatMap {
            delegate?.tabBarController(self, animationControllerForTransitionFrom: $0, to: new)
        }
        let context = TransitionContext(
            container: contentView, from: old, to: new, isAnimated: animated || animator != nil)
        let transition = ClosureTransition(order, context: context)
        transition.leaving = old
        transition.arriving = new
        transition.isAnimated = animated || animator != nil
        transition.builtInDuration = 0.3
        transition.unanimatedEnd = .atCommit
        transition.animator = animator
        if let animator { transition.interactor = delegate?.tabBarController(self, interactionControllerFor: animator) }
        context.setFrames(of: old, initial: contentView.bounds, final: contentView.bounds)
        context.setFrames(of: new, initial: contentView.bounds, final: contentView.bounds)
        transition.installing = { [weak self] in
            context.fromView = old?.loadedView
            context.toView = new.view
            if animator == nil { self?.place(new) } else { new.view.frame = context.finalFrame(for: new) }
        }
        // What is presented in a tab's context goes and comes with the tab.
        transition.uninstalling = { completed in
            let (goes, stays) = completed ? (old, new) : (new, old)
            goes?.takeOutContextPresentation()
            goes?.loadedView?.removeFromSuperview()
            stays?.placeContextPresentation()
        }
        transition.beforeReversal = { [weak self] in
            guard let self else { return }
            selected = old
            bar.selectedItem = old?.tabBarItem
        }
        transition.afterDids = { [weak self, weak transition] _ in
            if self?.running === transition { self?.running = nil }
        }
        running = transition
        transition.begin()
        transition.run()
    }

    /// The selected controller is in place before the container's `viewWillAppear` reaches children.
    func showInitial() {
        guard isViewLoaded, loadedView?.currentWindow == nil, let selected, selected.loadedView?.superview == nil,
            !selected.isCoveredInContext
        else { return }
        place(selected)
    }

    private func place(_ controller: UIViewController) {
        guard let view = controller.view else { return }
        prepareSafeArea(of: controller)
        view.frame = contentView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.superview !== contentView { contentView.addSubview(view) }
    }

    func layoutBar() {
        guard let view = loadedView else { return }
        let height = bar.sizeThatFits(view.bounds.size).height + view.safeAreaInsets.bottom
        let frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        bar.isHidden = hidesBar
        if bar.frame != frame { bar.frame = frame }
        if let selected { prepareSafeArea(of: selected) }
    }

    /// The bar lies over the content; what it covers comes to its safe area.
    private func prepareSafeArea(of controller: UIViewController) {
        let size = loadedView?.bounds.size ?? UIScreen.main.bounds.size
        let bottom = hidesBar ? 0 : bar.sizeThatFits(size).height
        controller.containerSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
    }

    /// The bar is hidden by the container, or by a screen of the shown stack that wants the room
    /// (Apple documentation: *hidesBottomBarWhenPushed*).
    private var hidesBar: Bool {
        if barHidden { return true }
        return (selected as? UINavigationController)?.stack.contains { $0.hidesBottomBarWhenPushed } ?? false
    }

    /// Whether the tab bar is hidden.
    public var isTabBarHidden: Bool {
        get { barHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the tab bar.
    public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != barHidden else { return }
        barHidden = hidden
        guard isViewLoaded else { return }
        UIView.animate(withDuration: animated ? 0.2 : 0) { self.layoutBar() }
    }
}

extension UIViewController {
    var tabBarItemMade: UITabBarItem {
        if let item = rare?.tabBarItem { return item }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        rareState.tabBarItem = item
        return item
    }

    var baseTabBarController: UITabBarController? { nearestContainer() }
}
