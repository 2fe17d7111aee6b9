extension UINavigationController {
    var toolbarInUse: UIToolbar {
        if let toolbarMade { return toolbarMade }
        let made = UIToolbar(frame: .zero)
        toolbarMade = made
        return made
    }

    /// The toolbar, once there is one, has the items of the controller on top.
    func showToolbarItems() { toolbarMade?.setItems(topViewController?.toolbarItems, animated: false) }

    /// The bar's back button pops.
    func connectBar() {
        bar.onBack = { [transitions] in transitions.navigation?.popViewController(animated: true) }
        bar.onHeightChange = { [transitions] in transitions.navigation?.barHeightMayHaveChanged() }
    }

    private func barHeightMayHaveChanged() {
        guard let view = loadedView, bar.frame.height != bar.wantedHeight else { return }
        view.setNeedsLayout()
    }

    func setBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != barHidden else { return }
        barHidden = hidden
        UIStatusBarManager.screenChanges &+= 1
        guard isViewLoaded else { return }
        changeBars(animated: animated)
    }

    func setToolbar(hidden: Bool, animated: Bool) {
        guard hidden != toolbarHidden else { return }
        toolbarHidden = hidden
        guard isViewLoaded else { return }
        if !hidden, toolbarInUse.superview == nil {
            view.addSubview(toolbarInUse)
            showToolbarItems()
        }
        changeBars(animated: animated)
    }

    func wishedSize(own: CGSize) -> CGSize {
        guard own == .zero, let wished = topViewController?.preferredContentSize, wished != .zero else { return own }
        var size = wished
        if !barHidden { size.height += bar.wantedHeight }
        if !toolbarHidden, let toolbarMade { size.height += toolbarMade.sizeThatFits(size).height }
        return size
    }

    private func changeBars(animated: Bool) {
        guard animated, view.window != nil else { return layoutBars() }
        UIView.animate(withDuration: 0.2) { self.layoutBars() }
    }

    /// Where the bars are, and what they take from the shown controller's safe area.
    func layoutBars() {
        guard let view = loadedView else { return }
        let safe = view.safeAreaInsets
        let height = bar.sizeThatFits(view.bounds.size).height
        bar.isHidden = barHidden
        let barFrame = CGRect(x: 0, y: safe.top, width: view.bounds.width, height: height)
        if bar.frame != barFrame { bar.frame = barFrame }
        if let toolbar = toolbarMade, toolbar.superview === view {
            toolbar.isHidden = toolbarHidden
            let toolbarHeight = toolbar.sizeThatFits(view.bounds.size).height
            let frame = CGRect(
                x: 0, y: view.bounds.height - safe.bottom - toolbarHeight, width: view.bounds.width, height: toolbarHeight)
            if toolbar.frame != frame { toolbar.frame = frame }
        }
        if let shown { prepareSafeArea(of: shown) }
    }

    /// The bars lie over the content; what they cover comes to its safe area.
    func prepareSafeArea(of controller: UIViewController) {
        let width = loadedView?.bounds.size ?? UIScreen.main.bounds.size
        let top = barHidden ? 0 : bar.sizeThatFits(width).height
        let bottom = toolbarHidden ? 0 : toolbarInUse.sizeThatFits(width).height
        controller.containerSafeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }
}

extension UIViewController {
    var navigationItemMade: UINavigationItem {
        if let item = rare?.navigationItem { return item }
        let item = UINavigationItem(title: title ?? "")
        if title == nil { item.title = nil }
        rareState.navigationItem = item
        return item
    }

    var baseNavigationController: UINavigationController? { nearestContainer() }

    var storedToolbarItems: [UIBarButtonItem]? {
        get { rare?.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    func baseSetToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        rareState.toolbarItems = toolbarItems
        if let navigation = parentController as? UINavigationController, navigation.topViewController === self {
            navigation.toolbarInUse.setItems(toolbarItems, animated: animated)
        }
    }

    /// The nearest ancestor of a type.
    func nearestContainer<Container: UIViewController>() -> Container? {
        var ancestor = parentController
        while let current = ancestor {
            if let container = current as? Container { return container }
            ancestor = current.parentController
        }
        return nil
    }

    func setTitle(_ title: String?) {
        guard title != self.rare?.title else { return }
        rareState.title = title
        rare?.navigationItem?.title = title
        rare?.tabBarItem?.title = title
    }
}
