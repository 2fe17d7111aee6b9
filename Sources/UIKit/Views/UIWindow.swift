/// The root of a view hierarchy on a screen (Apple documentation: *UIWindow*).
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The order of windows on a screen (Apple documentation: *UIWindow.Level*).
    public struct Level: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
    }

    /// The responder that gets key events; a window holds it without owning it.
    weak var currentFirstResponder: UIResponder? {
        didSet { SoftKeyboard.shared.update() }
    }
    private var root: UIViewController?
    weak var scene: UIWindowScene?
    /// The coordinator of a change of size that runs.
    weak var resize: TransitionCoordinator?
    /// Delivers touches to the views of this window.
    let touches = TouchDispatcher()

    /// Makes a hidden window with `frame` in the screen's coordinates, in points.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        UIApplication.shared.windowList.count += 1
        layer.isHidden = true
        layer.contentsScale = UIScreen.main.scale
        joinScene(UIApplication.shared.sceneOfWindows)
    }

    /// Makes a hidden window that fills a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.coordinateSpace.bounds)
        UIApplication.shared.windowList.count += 1
        layer.isHidden = true
        layer.contentsScale = UIScreen.main.scale
        self.windowScene = windowScene
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        UIApplication.shared.windowList.count += 1
        layer.isHidden = true
    }

    /// Makes a hidden window with an empty frame.
    public required convenience init() { self.init(frame: .zero) }

    isolated deinit {
        UIApplication.shared.windowList.forget(self)
        scene?.leave(self)
        referenceMade?.clear()
    }

    private var referenceMade: BackReference<UIWindow>?
    /// What touches and presentations know the window by.
    var reference: BackReference<UIWindow> {
        if let referenceMade { return referenceMade }
        let made = BackReference(self)
        referenceMade = made
        return made
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return letsTouchesThrough && hit === self ? nil : hit
    }

    /// The order among windows; higher is nearer; default `normal`.
    open var windowLevel: Level = .normal
    /// Whether the window may become key; true unless overridden.
    open var canBecomeKey: Bool { !letsTouchesThrough }
    /// Whether touches beside the subviews go to the windows below, as in the window of input views.
    final var letsTouchesThrough = false
    /// Whether this window gets key events and events without a place.
    open var isKeyWindow: Bool { UIApplication.shared.windowList.key === self }
    /// The scene this window is in.
    open var windowScene: UIWindowScene? {
        get { scene }
        set { joinScene(newValue) }
    }
    /// The screen this window is on.
    open var screen: UIScreen {
        get { assignedScreen ?? UIScreen.main }
        set {
            assignedScreen = newValue
            bringTraitsUpToDate()
        }
    }
    /// The screen that was set, when one was.
    var assignedScreen: UIScreen?
    /// The controller whose view fills the window; setting it replaces the present one's view.
    open var rootViewController: UIViewController? {
        get { root }
        set { replaceRoot(with: newValue) }
    }

    /// Makes this window key.
    open func makeKey() { UIApplication.shared.windowList.makeKey(self) }
    /// Shows the window in front of others of its level and makes it key. The root's will-callbacks come
    /// before this returns, its layout and dids with the commit (`docs/lifecycle.md`, section 5).
    open func makeKeyAndVisible() {
        Cause.call("UIWindow.makeKeyAndVisible()") {
            isHidden = false
            makeKey()
        }
    }
    /// Called after the window became key.
    open func becomeKey() {}
    /// Called after another window became key.
    open func resignKey() {}
    /// Delivers an event to the views of the window.
    open func sendEvent(_ event: UIEvent) {
        if Replacing.isOn { return askSendEvent(event) }
        ownSendEvent(event)
    }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            if newValue {
                UIApplication.shared.windowList.hide(self)
            } else {
                UIApplication.shared.windowList.show(self)
                Cause.call("UIWindow.isHidden") { showRoot() }
            }
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set { resize(to: newValue.size) { self.changeFrame(to: newValue) } }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { resize(to: newValue.size) { super.bounds = newValue } }
    }

    /// Sets the frame without telling anybody before.
    func changeFrame(to frame: CGRect) { super.frame = frame }

    private func resize(to size: CGSize, _ change: @escaping () -> Void) {
        guard !super.isHidden, size != super.bounds.size else { return change() }
        WindowResize(window: self, size: size).run(change)
    }

    open override var next: UIResponder? { scene ?? UIApplication.shared }
    open override var window: UIWindow? { self }
    override var isWindow: Bool { true }
    /// Whether a view that leaves may have to give something up.
    var hasResponderOrTouches: Bool { currentFirstResponder != nil || !touches.touches.isEmpty }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let rootView = Uncounted(root).borrow { Uncounted($0.loadedView) } ?? Uncounted()
        if rootView.borrow({ $0.parentLink.refers(to: self) && $0.layer.frame != layer.bounds }) ?? false, let view = rootView.object {
            view.frame = bounds
        }
    }

    // MARK: Root controller

    /// Old will, new will, and the dids of both with the commit: the old view leaves first (docs/decisions.md).
    private func replaceRoot(with controller: UIViewController?) {
        guard controller !== root else { return }
        let old = root
        if let old { EngineHooks.tell(.rootReplaced(old, by: controller)) }
        old?.dropPresentations()
        root = controller
        UIStatusBarManager.screenChanges &+= 1
        Cause.call("UIWindow.rootViewController") {
            if let view = old?.loadedView, view.superview === self { view.removeFromSuperview() }
            if !isHidden { showRoot() }
        }
    }

    /// Puts the root's view into the window; its entering drives the appearance callbacks.
    private func showRoot() {
        // What is in the window need not work out the screen's traits each time.
        if knownTraits == nil { knownTraits = effectiveTraits }
        guard let root, root.presentation?.presented?.presentation?.controller?.coversPresenter != true || root.loadedView == nil,
            let view = root.view, view.superview !== self
        else { return }
        view.frame = bounds
        insertSubview(view, at: 0)
    }

    private func joinScene(_ newScene: UIWindowScene?) {
        guard newScene !== scene else { return }
        scene?.leave(self)
        scene = newScene
        newScene?.join(self)
    }

    // MARK: Surroundings

    /// What the device covers of each edge of this window, in points.
    var deviceSafeArea: UIEdgeInsets {
        let device = UIScreen.main.bounds
        guard bounds.size == device.size || bounds.size == scene?.ownSize else { return .zero }
        return UIApplication.shared.deviceSafeAreaInsets
    }

    /// The traits the screen gives this window, with size classes of the window's own size.
    var traitsFromScreen: UITraitCollection { traits(forSize: bounds.size) }

    /// Changes of geometry in a window reach the controller as a change of size (section 10).
    override func geometryDidChange(oldSize: CGSize) {
        super.geometryDidChange(oldSize: oldSize)
        markNeedsSafeArea()
    }
}

extension UIWindow {
    /// Posted when a window becomes visible; the object is the window.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    /// Posted when a window is hidden; the object is the window.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted when a window becomes key; the object is the window.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window stops being key; the object is the window.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
