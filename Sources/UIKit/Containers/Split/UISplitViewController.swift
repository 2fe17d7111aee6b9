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
    /// The columns whose screens are on the stack shown while collapsed, in the order in which they went there.
    var merged: [MergedColumn] = []
    /// The animated change of columns that runs.
    var running: ScreenTransition?
    let dimming = UIView()
    let edgePan = UIScreenEdgePanGestureRecognizer()
    var modeButton: UIBarButtonItem?
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
    open var displayMode: DisplayMode { modeInForce == .automatic ? modeWished : modeInForce }
    /// The display mode wished for; `automatic` follows the size. Setting it changes the mode in force.
    open var preferredDisplayMode: DisplayMode = .automatic { didSet { preferredModeChanged(from: oldValue) } }
    /// How columns make room; `automatic` follows the size.
    open var preferredSplitBehavior: SplitBehavior = .automatic { didSet { columnsChanged() } }
    /// How columns make room at the moment.
    open var splitBehavior: SplitBehavior {
        if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        switch displayMode {
        case .oneOverSecondary, .twoOverSecondary: return .overlay
        case .twoDisplaceSecondary: return .displace
        default: return automaticBehavior
        }
    }
    /// Whether a swipe from the edge shows the hidden columns; default true.
    open var presentsWithGesture = true { didSet { columnsChanged() } }
    /// A button that shows and hides the primary column, for a navigation bar.
    open var displayModeButtonItem: UIBarButtonItem { displayModeButton }
    /// Whether the system shows a button that leaves only the secondary column, in three columns; default false.
    /// Stored; no such button is shown.
    open var showsSecondaryOnlyButton = false
    /// At which side the primary column is; default leading.
    open var primaryEdge: PrimaryEdge = .leading { didSet { columnsChanged() } }
    /// The primary column's width as a fraction of the whole.
    open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
        didSet { columnsChanged() }
    }
    /// The primary column's width, in points.
    open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { columnsChanged() }
    }
    /// The least width of the primary column, in points.
    open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { columnsChanged() }
    }
    /// The greatest width of the primary column, in points.
    open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { columnsChanged() }
    }
    /// The supplementary column's width as a fraction of the whole.
    open var preferredSupplementaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
        didSet { columnsChanged() }
    }
    /// The supplementary column's width, in points.
    open var preferredSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { columnsChanged() }
    }
    /// The least width of the supplementary column, in points.
    open var minimumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { columnsChanged() }
    }
    /// The greatest width of the supplementary column, in points.
    open var maximumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension {
        didSet { columnsChanged() }
    }
    /// The width of the primary column at the moment, in points.
    open var primaryColumnWidth: CGFloat { width(of: .primary) }
    /// The width of the supplementary column at the moment, in points.
    open var supplementaryColumnWidth: CGFloat { style == .tripleColumn ? width(of: .supplementary) : 0 }

    open override func viewDidLoad() {
        super.viewDidLoad()
        installDisplayGestures()
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
    override func childWasForgotten(_ child: UIViewController) {
        super.childWasForgotten(child)
        for (column, controller) in columns where controller === child { columns[column] = nil }
    }
}
