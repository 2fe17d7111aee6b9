/// Shows one of several controllers, chosen by tabs (Apple documentation: *UITabBarController*).
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    var controllers: [UIViewController] = []
    /// What the controllers were made of, where they were set as tabs.
    var tabList: [UITab] = []
    /// Whether the controllers were set, if only to none.
    var hasTabs = false
    var selected: UIViewController?
    var running: ScreenTransition?
    let contentView = UIView()
    let bar = UITabBar(frame: .zero)
    var barHidden = false
    /// Shows the list of controllers that have no tab of their own, and what was chosen from it.
    lazy var more = MoreNavigationController(self)
    private weak var weakDelegate: (any UITabBarControllerDelegate)?

    /// Hears of what people select; not retained.
    open weak var delegate: (any UITabBarControllerDelegate)? {
        get { weakDelegate }
        set { weakDelegate = newValue }
    }
    /// The controllers, in the order of their tabs; `nil` until they are set.
    open var viewControllers: [UIViewController]? {
        get { hasTabs ? controllers : nil }
        set { setViewControllers(newValue, animated: false) }
    }
    /// Replaces the controllers; the selected one stays selected when it is among the new ones.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        if Replacing.isOn { return askSetViewControllers(viewControllers, animated) }
        ownSetViewControllers(viewControllers, animated)
    }
    /// The controller that is shown; setting it sends both wills before it returns (trace tab-03).
    ///
    /// It is the More controller's while its list is shown.
    open var selectedViewController: UIViewController? {
        get { (selected as? MoreNavigationController).map { $0.chosen ?? $0 } ?? selected }
        set { select(newValue) }
    }
    /// The index of the controller that is shown; `NSNotFound` when there is none.
    open var selectedIndex: Int {
        get { selectedViewController.flatMap { controller in controllers.firstIndex { $0 === controller } } ?? NSNotFound }
        set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
    }
    /// The navigation controller behind the More tab, which is there when not all controllers have a tab.
    open var moreNavigationController: UINavigationController { more }
    /// The tab bar.
    open var tabBar: UITabBar { bar }
    /// The controllers that people may rearrange.
    open var customizableViewControllers: [UIViewController]?

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.frame = view.bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(contentView)
        view.addSubview(bar)
        bar.delegate = self
        self.view = view
        showInitial()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showInitial()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layoutBar()
    }

    /// A child added by hand becomes the last tab.
    open override func addChild(_ childController: UIViewController) {
        setViewControllers(controllers + [childController], animated: false)
    }
    open override var childForStatusBarStyle: UIViewController? { selected }
    open override var childForStatusBarHidden: UIViewController? { selected }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selected }
    override func stackOfChildChanged() { loadedView?.setNeedsLayout() }
    override func childWasForgotten(_ child: UIViewController) {
        super.childWasForgotten(child)
        dropTab(child)
    }

    /// A person chose a tab: the delegate decides, hears, and the switch is animated (traces tab-04, tab-05).
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tapped(item) }
}

/// Hears of what people select (Apple documentation: *UITabBarControllerDelegate*).
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a person may select a controller; never asked for selection in code.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called when a person selected a controller; never for selection in code.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// The orientations the tabs support.
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
    /// The animator of a change of tabs, or `nil` for the built-in one.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// The object that drives an interactive change of tabs.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { tabBarController.selectedViewController?.supportedInterfaceOrientations ?? .all }
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
