/// Shows pages, each a controller, that people turn by a gesture (Apple documentation: *UIPageViewController*;
/// `docs/lifecycle.md`, sections 3 and 4, traces page-01, -02, -03, -05).
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// How pages are turned.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0, scroll
    }
    /// Along which axis pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0, vertical
    }
    /// Towards which end pages are turned.
    public enum NavigationDirection: Int, Sendable {
        case forward = 0, reverse
    }
    /// Where the spine is, about which pages curl; with `mid` two pages are shown side by side.
    public enum SpineLocation: Int, Sendable {
        case none = 0, min, mid, max
    }
    /// The name of an option of `init(transitionStyle:navigationOrientation:options:)`.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Where the spine is: the raw value of a `SpineLocation`; for `pageCurl`.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The gap between two pages, in points; for `scroll`.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    // MARK: Stored state

    /// The pages shown: one, or two with the spine in the middle.
    var shown: [UIViewController] = []
    var running: PageTurn?
    /// Pages that joined while nobody saw this controller and have not heard `didMove(toParent:)`.
    var arrivals: [UIViewController] = []
    var style: TransitionStyle = .pageCurl
    var axis: NavigationOrientation = .horizontal
    var spine: SpineLocation = .min
    var spacing: CGFloat = 0
    var doubleSided = false
    /// Whether the delegate is being asked for a spine and may set pages and sides for the new one.
    var isChoosingSpine = false
    var pageControl: UIPageControl?
    /// The dot of the page shown.
    var dotIndex = 0
    /// Shows the pages: a scroll view or, for curling, a plain view.
    var pagesView: UIView?
    var scroller: PageScroller?
    var curler: PageCurler?
    private weak var weakDelegate: (any UIPageViewControllerDelegate)?
    private weak var weakDataSource: (any UIPageViewControllerDataSource)?

    /// Makes a controller without pages; the style and axis cannot be changed afterwards.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        self.style = style
        axis = navigationOrientation
        super.init(nibName: nil, bundle: nil)
        takeOptions(options ?? [:])
    }

    public required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Hears of turns by a gesture and chooses the spine; not retained.
    open weak var delegate: (any UIPageViewControllerDelegate)? {
        get { weakDelegate }
        set { weakDelegate = newValue }
    }
    /// Supplies the neighbours of pages; without it gestures turn nothing. Not retained.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        get { weakDataSource }
        set {
            weakDataSource = newValue
            dataSourceChanged()
        }
    }
    /// How pages are turned.
    open var transitionStyle: TransitionStyle { style }
    /// Along which axis pages follow each other.
    open var navigationOrientation: NavigationOrientation { axis }
    /// Where the spine is; `none` when scrolling.
    open var spineLocation: SpineLocation { style == .scroll ? .none : spine }
    /// Whether pages have content on their back, which is needed with the spine in the middle; default false.
    open var isDoubleSided: Bool {
        get { doubleSided }
        set {
            if !newValue, spineLocation == .mid, !isChoosingSpine {
                raise(
                    .invalidArgumentException,
                    "The double-sided property cannot be set to NO when the spine location is "
                        + "UIPageViewControllerSpineLocationMid.")
            }
            doubleSided = newValue
        }
    }
    /// The recognizers that turn pages by curling; none when scrolling, which its scroll view's do.
    open var gestureRecognizers: [UIGestureRecognizer] { curler?.recognizers ?? [] }
    /// The pages shown.
    open var viewControllers: [UIViewController]? { shown }
    /// Shows pages, animated as a turn in a direction. The delegate hears nothing of it; `completion` is told
    /// whether the turn was finished.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        Cause.call("UIPageViewController.setViewControllers(_:direction:animated:completion:)") {
            setPages(viewControllers ?? [], direction, animated: animated, completion: completion)
        }
    }

    // MARK: UIViewController

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
        makePagesView()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        installShown()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The pages' own didAppear follows this callback; theirs comes before their didMove (trace page-05).
        if !arrivals.isEmpty { CommitScheduler.shared.enqueue { [weak self] in self?.finishArrivals() } }
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layoutPages()
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        chooseSpine(for: size)
    }

    open override var childForStatusBarStyle: UIViewController? { shown.first }
    open override var childForStatusBarHidden: UIViewController? { shown.first }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { shown.first }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { shown.first }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
    override func childWasForgotten(_ child: UIViewController) {
        super.childWasForgotten(child)
        arrivals.removeAll { $0 === child }
        guard let index = shown.firstIndex(where: { $0 === child }) else { return }
        shown.remove(at: index)
        if child.loadedView?.superview === pagesView { child.loadedView?.removeFromSuperview() }
    }
}
