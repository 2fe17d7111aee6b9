/// Shows controllers in columns side by side, or one at a time where the width is compact
/// (Apple documentation: *UISplitViewController*).
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// A column of the interface.
    public enum Column: Int, Sendable {
        case primary = 0, supplementary, secondary, compact
    }
    /// How many columns there are; `unspecified` is the classic interface of two controllers.
    public enum Style: Int, Sendable {
        case unspecified = 0, doubleColumn, tripleColumn
    }
    /// Which columns are shown and how.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary
        public static let primaryHidden: DisplayMode = .secondaryOnly
        public static let allVisible: DisplayMode = .oneBesideSecondary
        public static let primaryOverlay: DisplayMode = .oneOverSecondary
    }
    /// How columns make room for each other.
    public enum SplitBehavior: Int, Sendable {
        case automatic = 0, tile, overlay, displace
    }
    /// At which side the primary column is.
    public enum PrimaryEdge: Int, Sendable {
        case leading = 0, trailing
    }

    /// Stands for the primary column's default width.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    /// How many columns there are.
    public let style: Style
    var columns: [Column: UIViewController] = [:]
    var collapsed: Bool?
    var modeInForce: DisplayMode = .automatic
    /// How many screens of the primary stack came from the secondary column, and its own stack.
    var collapsedCount = 0
    var collapsedStack: UINavigationController?
    private weak var weakDelegate: (any UISplitViewControllerDelegate)?

    /// Makes a split view controller with columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// Hears of collapsing, expanding and changes of columns; not retained.
    open weak var delegate: (any UISplitViewControllerDelegate)? {
        get { weakDelegate }
        set { weakDelegate = newValue }
    }
    /// The controllers: primary first, then secondary; only the shown one while collapsed.
    open var viewControllers: [UIViewController] {
        get { controllersShown }
        set { setClassicControllers(newValue) }
    }
    /// The controller of a column.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    /// Sets the controller of a column; a controller that is no navigation controller is put into one.
    open func setViewController(_ vc: UIViewController?, for column: Column) { setColumn(vc, column) }
    /// Shows a column: pushes it on the stack while collapsed.
    open func show(_ column: Column) { showColumn(column) }
    /// Hides a column where the display mode allows it.
    open func hide(_ column: Column) { hideColumn(column) }
    /// Whether one column is shown at a time, as it is where the width is compact.
    /// Decided when the columns are first laid out.
    open var isCollapsed: Bool { collapsed ?? false }
    /// Which columns are shown.
    open var displayMode: DisplayMode {
        if modeInForce != .automatic { return modeInForce }
        return preferredDisplayMode == .automatic ? automaticMode : preferredDisplayMode
    }
    /// The display mode wished for; `automatic` follows the size.
    open var preferredDisplayMode: DisplayMode = .automatic { didSet { columnsChanged(animated: false) } }
    /// How columns make room; `automatic` follows the size.
    open var preferredSplitBehavior: SplitBehavior = .automatic { didSet { columnsChanged(animated: false) } }
    /// How columns make room at the moment.
    open var splitBehavior: SplitBehavior { preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior }
    /// Whether a swipe shows and hides the primary column; default true.
    open var presentsWithGesture = true
    /// At which side the primary column is; default leading.
    open var primaryEdge: PrimaryEdge = .leading { didSet { columnsChanged(animated: false) } }
    /// The primary column's width as a fraction of the whole.
    open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
        didSet { columnsChanged(animated: false) }
    }
    /// The primary column's width, in points.
    open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { columnsChanged(animated: false) }
    }
    /// The least width of the primary column, in points.
    open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { columnsChanged(animated: false) }
    }
    /// The greatest width of the primary column, in points.
    open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { columnsChanged(animated: false) }
    }
    /// The width of the primary column at the moment, in points.
    open var primaryColumnWidth: CGFloat { widthOfPrimary(in: viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        installShown()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        followSizeClass()
        layoutColumns()
    }

    open override func show(_ vc: UIViewController, sender: Any?) { showInPrimary(vc, sender: sender) }
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender: sender) }
    open override var childForStatusBarStyle: UIViewController? { controllersShown.first }
    open override var childForStatusBarHidden: UIViewController? { controllersShown.first }
}

/// Hears of a split view controller's changes (Apple documentation: *UISplitViewControllerDelegate*).
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Called before the display mode changes.
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Shows a controller instead of the built-in way; `true` when it did.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
    /// Shows a detail controller instead of the built-in way; `true` when it did.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    /// The controller to show while collapsed; `nil` is the primary.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// The primary controller after expanding; `nil` is the one shown.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// Whether the delegate has dealt with the secondary controller, which is then dropped.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// The secondary controller after expanding; `nil` lets the primary give it up.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// The column to show on top after collapsing.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Called after collapsing.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Called after expanding.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// Called before a column is shown.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// Called before a column is hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
    public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}
    public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { nil }
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { nil }
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
}

extension UIViewController {
    /// The nearest split view controller this one is in.
    public var splitViewController: UISplitViewController? { nearestContainer() }
}
