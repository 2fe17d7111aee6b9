/// An object that manages a view hierarchy (Apple documentation: *UIViewController*).
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
    // MARK: Stored state

    /// The view once it is loaded; the view knows its controller without owning it.
    var loadedView: UIView?
    /// The controllers inside this one, in the order in which they were added.
    var childControllers: [UIViewController] = []
    /// `weak` by hand: a parent clears it when it goes away.
    nonisolated var parentController: UIViewController? {
        @inline(__always) get { parentLink.object }
        @inline(__always) set { parentLink.object = newValue }
    }
    nonisolated(unsafe) private(set) var parentLink = Uncounted<UIViewController>()
    /// Where this controller is in its appearance (`docs/lifecycle.md`, section 6).
    var appearance = AppearanceMachine()
    /// Yes-or-no state that the engine keeps.
    var status: Status = .initial
    /// Fields that only presented or presenting controllers need.
    nonisolated(unsafe) var presentation: PresentationLinks?
    /// Fields that most controllers never set.
    var rare: RareControllerState?
    /// The traits this controller last reported.
    var knownTraits: UITraitCollection?
    /// What a container's bars take from each edge of this controller's view, in points.
    var containerSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if oldValue != containerSafeAreaInsets { loadedView?.markNeedsSafeArea() } }
    }
    private let nibNameGiven: String?
    private let nibBundleGiven: Bundle?

    // MARK: Making a controller

    /// Makes a controller whose view comes from a nib, or from `loadView()` when there is none.
    public required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibNameGiven = nibNameOrNil
        nibBundleGiven = nibBundleOrNil
        super.init()
    }

    /// Makes a controller with no nib name of its own.
    public required convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Makes a controller from an archive; whoever reads the archive sets its values.
    public required init?(coder: NSCoder) {
        nibNameGiven = nil
        nibBundleGiven = nil
        super.init()
    }

    deinit {
        presentation?.ownReference?.clear()
        loadedView?.managingController = nil
        for child in childControllers { child.parentController = nil }
        LifecycleReport.deinitialized(self)
    }

    /// The name of the nib that `loadView()` looks for.
    open var nibName: String? { nibNameGiven }
    /// The bundle in which the nib is looked for.
    open var nibBundle: Bundle? { nibBundleGiven }
    /// The storyboard this controller came from.
    public internal(set) var storyboard: UIStoryboard? {
        get { rare?.storyboard }
        set { rareState.storyboard = newValue }
    }
    /// A name for people; containers and bars show it. Setting it also sets the items' titles.
    open var title: String? {
        get { rare?.title }
        set { tellObservers(of: ["title"]) { setTitle(newValue) } }
    }
    /// Called after the controller was read from a nib or storyboard.
    open func awakeFromNib() {}

    // MARK: The view (UIViewController+Loading.swift)

    /// The controller's view; reading it loads it (`docs/lifecycle.md`, section 1).
    open var view: UIView! {
        get {
            if let loadedView { return loadedView }
            return loadViewOnce()
        }
        set { replaceView(newValue) }
    }
    /// The view if it is loaded; never loads it.
    public var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }
    /// Makes the view and sets `view`; called when `view` is read first. Overrides do not call `super`.
    open func loadView() {
        if Replacing.isOn { return askLoadView() }
        ownLoadView()
    }
    /// Loads the view if it is not loaded.
    open func loadViewIfNeeded() { if loadedView == nil { _ = loadViewOnce() } }
    /// Called once the view is loaded, before it is in any window.
    open func viewDidLoad() {
        if Replacing.isOn { return askViewDidLoad() }
        ownViewDidLoad()
    }

    // MARK: Appearance (Appearance/)

    /// Called before the view is added to a window's hierarchy.
    open func viewWillAppear(_ animated: Bool) {
        if Replacing.isOn { return askViewWillAppear(animated) }
        ownViewWillAppear(animated)
    }
    /// Called once the view is in the window with final traits and geometry, before its layout.
    open func viewIsAppearing(_ animated: Bool) {
        if Replacing.isOn { return askViewIsAppearing(animated) }
        ownViewIsAppearing(animated)
    }
    /// Called when the view is on screen and the transition is over.
    open func viewDidAppear(_ animated: Bool) {
        if Replacing.isOn { return askViewDidAppear(animated) }
        ownViewDidAppear(animated)
    }
    /// Called before the view leaves the screen.
    open func viewWillDisappear(_ animated: Bool) {
        if Replacing.isOn { return askViewWillDisappear(animated) }
        ownViewWillDisappear(animated)
    }
    /// Called when the view has left the screen.
    open func viewDidDisappear(_ animated: Bool) {
        if Replacing.isOn { return askViewDidDisappear(animated) }
        ownViewDidDisappear(animated)
    }
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {
        if Replacing.isOn { return askViewWillLayoutSubviews() }
        ownViewWillLayoutSubviews()
    }
    /// Called after the view laid out its subviews.
    open func viewDidLayoutSubviews() {
        if Replacing.isOn { return askViewDidLayoutSubviews() }
        ownViewDidLayoutSubviews()
    }
    /// Updates the constraints of the controller's view; overrides call `super` last.
    open func updateViewConstraints() {
        if Replacing.isOn { return askUpdateViewConstraints() }
        ownUpdateViewConstraints()
    }
    /// Called when the layout margins of the view changed.
    open func viewLayoutMarginsDidChange() {
        if Replacing.isOn { return askViewLayoutMarginsDidChange() }
        ownViewLayoutMarginsDidChange()
    }
    /// Called when the safe area of the view changed.
    open func viewSafeAreaInsetsDidChange() {
        if Replacing.isOn { return askViewSafeAreaInsetsDidChange() }
        ownViewSafeAreaInsetsDidChange()
    }

    // MARK: Containment (UIViewController+Containment.swift)

    /// The controllers inside this one.
    open var children: [UIViewController] { childControllers }
    /// The container this controller is in; not retained.
    open var parent: UIViewController? { parentController }
    /// Makes `childController` a child and sends it `willMove(toParent:)` (section 7).
    open func addChild(_ childController: UIViewController) {
        if Replacing.isOn { return askAddChild(childController) }
        ownAddChild(childController)
    }
    /// Ends the parenthood and sends `didMove(toParent: nil)` (section 7).
    open func removeFromParent() {
        if Replacing.isOn { return askRemoveFromParent() }
        ownRemoveFromParent()
    }
    /// Called before the parent changes; containers written by hand call it with `nil` before removal.
    open func willMove(toParent parent: UIViewController?) {
        if Replacing.isOn { return askWillMove(parent) }
        ownWillMove(parent)
    }
    /// Called after the parent changed; containers written by hand call it after adding the view.
    open func didMove(toParent parent: UIViewController?) {
        if Replacing.isOn { return askDidMove(parent) }
        ownDidMove(parent)
    }
    /// What a container forgets with a child that left.
    func childWasForgotten(_ child: UIViewController) {
        rare?.childTraitOverrides[ObjectIdentifier(child)] = nil
    }
    /// What a container does after a child was told that it has no parent any more.
    func childWasReleased(_ child: UIViewController) {}
    /// Called when the stack of a child changed that is a navigation controller.
    func stackOfChildChanged() {}
    /// Whether this controller is being added to a container, during its appearance callbacks (section 8).
    open var isMovingToParent: Bool { status.contains(.movingToParent) }
    /// Whether this controller is being removed from its container, during its disappearance callbacks.
    open var isMovingFromParent: Bool { status.contains(.movingFromParent) }
    /// Whether appearance callbacks are passed to children without the container's doing; `true` unless overridden.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Tells a child that its appearance begins to change; for containers that forward by hand.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        EngineHooks.tell(.transitionCalled(self, begins: true))
        Cause.call("UIViewController.beginAppearanceTransition(_:animated:)") {
            appearance(begin: isAppearing, animated: animated)
        }
    }
    /// Tells a child that its appearance has changed; for containers that forward by hand.
    open func endAppearanceTransition() {
        EngineHooks.tell(.transitionCalled(self, begins: false))
        Cause.call("UIViewController.endAppearanceTransition()") { appearanceEnd() }
    }
    /// Swaps two children's views with an animation (section 3, trace child-05).
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        Cause.call("UIViewController.transition(from:to:duration:options:animations:completion:)") {
            swapChildren(
                from: fromViewController, to: toViewController, duration: duration, options: options,
                animations: animations, completion: completion)
        }
    }

    // MARK: Presentation (Presentation/)

    /// Shows `viewControllerToPresent` over this controller's screen (section 9).
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        if Replacing.isOn { return askPresent(viewControllerToPresent, flag, completion) }
        ownPresent(viewControllerToPresent, flag, completion)
    }
    /// Takes away what this controller presents, or this controller when it presents nothing.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if Replacing.isOn { return askDismiss(flag, completion) }
        ownDismiss(flag, completion)
    }
    /// The controller presented by this one or by the nearest ancestor that presents.
    open var presentedViewController: UIViewController? { presentedHereOrAbove }
    /// The controller that presented this one or the nearest ancestor that was presented.
    open var presentingViewController: UIViewController? { presenterHereOrAbove }
    /// Supplies animators and the presentation controller of custom presentations; not retained.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { presentation?.transitioningDelegate }
        set { presentationLinks.transitioningDelegate = newValue }
    }
    /// Whether this controller is being presented, during its appearance callbacks (section 8).
    open var isBeingPresented: Bool { status.contains(.beingPresented) }
    /// Whether this controller is being dismissed, during its disappearance callbacks (section 8).
    open var isBeingDismissed: Bool { status.contains(.beingDismissed) }
    /// The style in which this controller is presented; `automatic` unless set.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentation?.style ?? defaultPresentationStyle }
        set { withPresentationLinks { $0.style = newValue } }
    }
    /// The style of a controller for which none was set: `automatic` from iOS 13 (section 3).
    var defaultPresentationStyle: UIModalPresentationStyle {
        BehaviorDifference.automaticIsPageSheet.isInForce ? .automatic : .fullScreen
    }
    /// The built-in animation with which this controller is presented.
    open var modalTransitionStyle: UIModalTransitionStyle {
        get { presentation?.transitionStyle ?? .coverVertical }
        set { presentationLinks.transitionStyle = newValue }
    }
    /// Whether this controller's view is what current-context presentations cover.
    open var definesPresentationContext: Bool {
        get { status.contains(.definesPresentationContext) }
        set { status.set(.definesPresentationContext, newValue) }
    }
    /// Whether people cannot dismiss this controller by a gesture.
    open var isModalInPresentation: Bool {
        get { status.contains(.isModalInPresentation) }
        set { status.set(.isModalInPresentation, newValue) }
    }
    /// The size wished for by a presented or embedded controller, in points.
    open var preferredContentSize: CGSize {
        get { rare?.preferredContentSize ?? .zero }
        set { tellObservers(of: ["preferredContentSize"]) { setPreferredContentSize(newValue) } }
    }
    /// Shows a controller the way the nearest container shows things.
    open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }
    /// Shows a controller as detail the way the nearest container does.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showDetailInContainer(vc, sender: sender)
    }

    // MARK: Bars

    /// What the navigation bar shows for this controller; made when asked for first.
    open var navigationItem: UINavigationItem { navigationItemMade }
    /// What the tab bar shows for this controller; made when asked for first.
    open var tabBarItem: UITabBarItem! {
        get { tabBarItemMade }
        set { rareState.tabBarItem = newValue }
    }
    /// Whether scroll views with automatic adjustment are inset under the bars of a navigation controller also
    /// where they do not scroll; default true. Deprecated in favour of `contentInsetAdjustmentBehavior`.
    ///
    /// Source: Apple documentation, "UIScrollView.ContentInsetAdjustmentBehavior.automatic".
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { rare?.adjustsScrollViewInsets ?? true }
        set {
            rareState.adjustsScrollViewInsets = newValue
            loadedView?.updateScrollInsets(of: self)
        }
    }
    /// A bar button that switches `isEditing`, titled Edit or Done accordingly.
    open var editButtonItem: UIBarButtonItem { editButtonItemMade }

    // MARK: Size and traits (UIViewController+Traits.swift)

    /// The traits in force for this controller.
    open var traitCollection: UITraitCollection {
        if EngineHooks.isOn, let loadedView { EngineHooks.read(.traitCollection, loadedView) }
        return effectiveTraits
    }
    /// Called when traits changed after the first display (section 10).
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        if Replacing.isOn { return askTraitCollectionDidChange(previousTraitCollection) }
        ownTraitCollectionDidChange(previousTraitCollection)
    }
    /// Called before traits change; overrides call `super`, which tells children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        if Replacing.isOn { return askWillTransition(newCollection, coordinator) }
        ownWillTransition(newCollection, coordinator)
    }
    /// Called before the size changes; overrides call `super`, which tells children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        if Replacing.isOn { return askViewWillTransition(size, coordinator) }
        ownViewWillTransition(size, coordinator)
    }
    /// The size a child gets when this controller has `parentSize`, in points.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { childSize(container, in: parentSize) }
    /// Called when a child changed its `preferredContentSize`.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called when a child's size computed by Auto Layout changed.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Space a controller adds to the safe area of its view, in points.
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { rare?.additionalSafeAreaInsets ?? .zero }
        set {
            rareState.additionalSafeAreaInsets = newValue
            loadedView?.markNeedsSafeArea()
        }
    }

    // MARK: Status bar, home indicator, orientation (UIViewController+SystemChrome.swift)

    /// The style of the status bar while this controller decides about it.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden while this controller decides about it.
    open var prefersStatusBarHidden: Bool { false }
    /// How the status bar changes.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that decides about the status bar's style instead.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides about the status bar's visibility instead.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The child that decides about the home indicator instead.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Whether the home indicator may be hidden.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that decides about deferred edge gestures instead.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// The edges at which this controller's gestures come before the system's.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Whether a presentation that covers less than the screen also decides about the status bar.
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { status.contains(.modalCapturesStatusBar) }
        set { status.set(.modalCapturesStatusBar, newValue) }
    }
    /// The child that decides about locking the pointer instead.
    open var childViewControllerForPointerLock: UIViewController? { nil }
    /// Whether the pointer should be locked; data that nothing on this device reads.
    open var prefersPointerLocked: Bool { false }
    /// The orientations this controller supports.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// The orientation in which this controller is presented first: the present one, unless it is not supported.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        .presentOrFirst(of: supportedInterfaceOrientations)
    }
    /// Whether the interface follows the device; older than iOS 16.
    open var shouldAutorotate: Bool { true }

    // MARK: Editing, memory, restoration

    /// Whether the controller shows an editable view.
    open var isEditing: Bool {
        get { status.contains(.isEditing) }
        set { setEditing(newValue, animated: false) }
    }
    /// Switches editing on or off.
    open func setEditing(_ editing: Bool, animated: Bool) {
        status.set(.isEditing, editing)
        editButtonStateChanged(animated: animated)
    }
    /// Called when memory is short; views are never unloaded by it (trace mem-01).
    open func didReceiveMemoryWarning() {
        if Replacing.isOn { return askDidReceiveMemoryWarning() }
        ownDidReceiveMemoryWarning()
    }
    /// Whether toolbars are hidden when this controller is pushed.
    open var hidesBottomBarWhenPushed: Bool {
        get { status.contains(.hidesBottomBar) }
        set { status.set(.hidesBottomBar, newValue) }
    }
    /// Whether the keyboard may be dismissed when the first responder changes.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// Saves state for restoration; overrides call `super`.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Reads restored state; overrides call `super`.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Called when the whole application's state was restored.
    open func applicationFinishedRestoringState() {}

    // MARK: Segues (Storyboards/)

    /// Called before a segue happens; set the destination up here.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if Replacing.isOn { return askPrepare(segue, sender) }
        ownPrepare(segue, sender)
    }
    /// Whether a segue that an interface element asks for may happen.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Performs the segue of this identifier that the storyboard gives this controller.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        runSegue(withIdentifier: identifier, sender: sender)
    }

    // MARK: Responder chain

    /// The key commands added with `addKeyCommand(_:)`, unless overridden.
    open override var keyCommands: [UIKeyCommand]? {
        guard let commands = rare?.keyCommands, !commands.isEmpty else { return nil }
        return commands
    }
    open override var next: UIResponder? {
        loadedView?.parentView ?? parentController ?? presentation?.presenter
    }
    open override var description: String { objectDescription }

    /// The running transition of this controller or of the nearest container or presentation.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { currentTransitionCoordinator }

    // MARK: Kept elsewhere, here so that subclasses can override it

    /// Asks whether the present orientation is still supported; when not, the interface turns to one that is.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { baseSetNeedsUpdateOfSupportedInterfaceOrientations() }
    /// The nearest navigation controller this one is in.
    open var navigationController: UINavigationController? { baseNavigationController }
    /// The buttons of the toolbar while this controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        get { storedToolbarItems }
        set { storedToolbarItems = newValue }
    }
    /// Sets the buttons of the toolbar while this controller is on top.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        baseSetToolbarItems(toolbarItems, animated: animated)
    }
    /// The nearest split view controller this one is in.
    open var splitViewController: UISplitViewController? { baseSplitViewController }
    /// The nearest tab bar controller this one is in.
    open var tabBarController: UITabBarController? { baseTabBarController }
    /// Adds a key command that works while this controller is in the responder chain.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { baseAddKeyCommand(keyCommand) }
    /// Takes a key command out again.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { baseRemoveKeyCommand(keyCommand) }
    /// The least margins of a root view: 16 points at the sides, 20 on wide screens (Apple documentation:
    /// *systemMinimumLayoutMargins*).
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { baseSystemMinimumLayoutMargins }
    /// Whether the root view's margins are at least the system's; default true.
    open var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { storedViewRespectsSystemMinimumLayoutMargins }
        set { storedViewRespectsSystemMinimumLayoutMargins = newValue }
    }
    /// The edges under bars to which the view extends; default all.
    open var edgesForExtendedLayout: UIRectEdge {
        get { storedEdgesForExtendedLayout }
        set { storedEdgesForExtendedLayout = newValue }
    }
    /// Whether the view also extends under opaque bars; default false.
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { storedExtendedLayoutIncludesOpaqueBars }
        set { storedExtendedLayoutIncludesOpaqueBars = newValue }
    }
    /// Has the controllers that decide asked about the status bar again at the next commit.
    open func setNeedsStatusBarAppearanceUpdate() { baseSetNeedsStatusBarAppearanceUpdate() }
    /// Has the controllers that decide asked about the home indicator again at the next commit.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { baseSetNeedsUpdateOfHomeIndicatorAutoHidden() }
    /// Has the controllers that decide asked again, at the next commit, at which edges system gestures wait.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        baseSetNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    }
    /// A name by which restoration finds this controller.
    open var restorationIdentifier: String? {
        get { storedRestorationIdentifier }
        set { storedRestorationIdentifier = newValue }
    }
    /// The traits that `childViewController` takes instead of this controller's.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        baseOverrideTraitCollection(forChild: childViewController)
    }
    /// Sets the traits that `childViewController` takes instead of this controller's.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        baseSetOverrideTraitCollection(collection, forChild: childViewController)
    }
    /// A style that this controller and its children take instead of the inherited one.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { storedOverrideUserInterfaceStyle }
        set { storedOverrideUserInterfaceStyle = newValue }
    }
    /// The presentation controller of this controller or of the nearest ancestor that is presented.
    open var presentationController: UIPresentationController? { basePresentationController }
    /// The presentation controller when its style is `popover`.
    open var popoverPresentationController: UIPopoverPresentationController? { basePopoverPresentationController }
    /// Whether a current-context presentation takes this controller's transition style; default false.
    open var providesPresentationContextTransitionStyle: Bool {
        get { storedProvidesPresentationContextTransitionStyle }
        set { storedProvidesPresentationContextTransitionStyle = newValue }
    }
    /// Whether the item that had the focus gets it back when this controller returns; default true.
    open var restoresFocusAfterTransition: Bool {
        get { storedRestoresFocusAfterTransition }
        set { storedRestoresFocusAfterTransition = newValue }
    }
}
