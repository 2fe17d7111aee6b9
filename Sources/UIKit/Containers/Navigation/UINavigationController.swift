/// Shows a stack of controllers (Apple documentation: *UINavigationController*).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// A push or a pop, as delegates hear of it.
    public enum Operation: Int, Sendable {
        case none = 0, push, pop
    }

    /// The stack, root first; the model changes at once (`docs/lifecycle.md`, section 5).
    var stack: [UIViewController] = []
    /// The controller whose view is shown; lags behind `stack` until a transition begins.
    var shown: UIViewController?
    let transitions = NavigationTransitions()
    let contentView = ContainerContentView(frame: .zero)
    let bar: UINavigationBar
    var toolbarMade: UIToolbar?
    var barHidden = false
    var toolbarHidden = true
    private var interactivePop: InteractivePop?
    var barHiding: BarHiding?
    private weak var weakDelegate: (any UINavigationControllerDelegate)?
    /// Whether there may be a delegate; a weak reference costs more to read.
    private(set) var hasDelegate = false

    /// Makes an empty stack with a navigation bar and toolbar of given classes.
    public required init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar = (navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self).init(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        setUp()
        if let type = toolbarClass as? UIToolbar.Type { toolbarMade = type.init(frame: .zero) }
    }

    /// Makes a stack with one controller in it.
    public required init(rootViewController: UIViewController) {
        bar = UINavigationBar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        setUp()
        replaceStack(with: [rootViewController], animated: false)
    }

    public required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UINavigationBar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        bar = UINavigationBar(frame: .zero)
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        transitions.navigation = self
        // The default of navigation controllers (Apple documentation: *definesPresentationContext*).
        definesPresentationContext = true
        connectBar()
        contentView.whenGone = { [transitions] in transitions.endDriven() }
    }

    deinit { transitions.navigation = nil }

    /// Hears of what is shown and supplies animators; not retained.
    open weak var delegate: (any UINavigationControllerDelegate)? {
        get { weakDelegate }
        set {
            weakDelegate = newValue
            hasDelegate = newValue != nil
        }
    }
    /// The stack, root first; setting it is not animated.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The controller on top of the stack.
    open var topViewController: UIViewController? { stack.last }
    /// What people see: the top controller, or what it presents.
    open var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController
    }
    /// The navigation bar.
    open var navigationBar: UINavigationBar { bar }
    /// The toolbar, hidden unless shown.
    open var toolbar: UIToolbar! { toolbarInUse }
    /// Whether the navigation bar is hidden.
    open var isNavigationBarHidden: Bool {
        get { barHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    /// Whether the toolbar is hidden; default true.
    open var isToolbarHidden: Bool {
        get { toolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }
    /// Whether a swipe up hides the bars and one down shows them; default false.
    open var hidesBarsOnSwipe: Bool {
        get { hides(.swipe) }
        set { setHiding(.swipe, newValue) }
    }
    /// Whether taps that nothing else handles hide and show the bars; default false.
    open var hidesBarsOnTap: Bool {
        get { hides(.tap) }
        set { setHiding(.tap, newValue) }
    }
    /// Whether the bars are hidden while the height is compact; a tap shows them; default false.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { hides(.compactHeight) }
        set { setHiding(.compactHeight, newValue) }
    }
    /// Whether the bars are hidden when a keyboard comes; a tap shows them; default false.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { hides(.keyboard) }
        set { setHiding(.keyboard, newValue) }
    }

    /// Puts a controller on top; returns before any callback of its appearance (traces sync-push-01, -02).
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if Replacing.isOn { return askPush(viewController, animated) }
        ownPush(viewController, animated)
    }
    /// Takes the top controller off, unless it is the root; returns it.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        Replacing.isOn ? askPop(animated) : ownPop(animated)
    }
    /// Takes all controllers above `viewController` off; returns them.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        Replacing.isOn ? askPopTo(viewController, animated) : ownPopTo(viewController, animated)
    }
    /// Takes all controllers but the root off; returns them.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        Replacing.isOn ? askPopToRoot(animated) : ownPopToRoot(animated)
    }
    /// Replaces the stack; the change is a push when the new top is new, a pop when it was in the stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        if Replacing.isOn { return askSetViewControllers(viewControllers, animated) }
        ownSetViewControllers(viewControllers, animated)
    }
    /// Shows or hides the navigation bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { setBarHidden(hidden, animated: animated) }
    /// Shows or hides the toolbar.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { setToolbar(hidden: hidden, animated: animated) }
    /// The gesture that pops from the leading edge.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop?.recognizer }

    // MARK: UIViewController

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.frame = view.bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(contentView)
        view.addSubview(bar)
        self.view = view
        let pop = InteractivePop(self)
        interactivePop = pop
        view.addGestureRecognizer(pop.recognizer)
        connectHiding()
        transitions.showInitial()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        barHiding?.heightChanged()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitions.showInitial()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layoutBars()
    }

    /// A child added by hand comes on top of the stack.
    open override func addChild(_ childController: UIViewController) {
        setViewControllers(stack + [childController], animated: false)
    }
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }
    /// The size set here, or else that wished for by the controller on top, with the bars that are shown.
    open override var preferredContentSize: CGSize {
        get { wishedSize(own: super.preferredContentSize) }
        set { super.preferredContentSize = newValue }
    }
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { tellOfWishedSize() }
    }
    /// The screen on top while nothing of the bar is behind the status bar, else nobody: the bar's style decides.
    open override var childForStatusBarStyle: UIViewController? { barHidden ? topViewController : nil }
    /// Light content over a black bar.
    open override var preferredStatusBarStyle: UIStatusBarStyle { bar.barStyle == .default ? .default : .lightContent }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }
    override func childWasForgotten(_ child: UIViewController) {
        super.childWasForgotten(child)
        dropFromStack(child)
    }
}

/// Hears of what a navigation controller shows (Apple documentation: *UINavigationControllerDelegate*).
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called after the arriving controller's `viewWillAppear` (trace nav-delegate-01).
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called after the arriving controller's `viewDidAppear` (trace nav-delegate-01).
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// The animator of a push or pop, or `nil` for the built-in one.
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// The object that drives an interactive push or pop.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// The orientations the stack supports.
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
    /// The orientation in which the stack is presented first.
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { navigationController.topViewController?.supportedInterfaceOrientations ?? .all }
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        navigationController.topViewController?.preferredInterfaceOrientationForPresentation ?? .portrait
    }
}
