/// One row of a table view (Apple documentation: *UITableViewCell*).
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// The layout of the cell's own labels.
    let style: CellStyle
    /// The name under which the cell is reused.
    public let reuseIdentifier: String?
    /// The table view that shows the cell, and where.
    weak var tableView: UITableView?
    var rowPath: IndexPath?
    /// What a storyboard has the cell do when it is selected.
    var selectionSegue: ((UITableViewCell) -> Void)?

    var cellFlags: CellFlags = .initial
    private let ownContentView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    var parts = CellParts()
    var configurations = CellConfigurations()

    /// Makes a cell of a built-in style; registered classes are made with `default`.
    public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        prepareCell()
    }

    /// Makes a cell of the default style that is not reused.
    public required init(frame: CGRect) {
        style = .default
        reuseIdentifier = nil
        super.init(frame: frame)
        prepareCell()
    }

    /// Makes a cell from an archive.
    public required init?(coder: NSCoder) {
        let archive = coder as? NibDecoder
        style = archive?.cellStyle ?? .default
        reuseIdentifier = archive?.reuseIdentifier
        super.init(coder: coder)
        prepareCell()
    }

    private func prepareCell() {
        layer.masksToBounds = false
        addSubview(ownContentView)
    }

    // MARK: Content (UITableViewCell+Content.swift)

    /// The view that holds what the cell shows.
    open var contentView: UIView { ownContentView }
    /// The main label.
    open var textLabel: UILabel? { madeLabel() }
    /// The second label; `nil` in the default style.
    open var detailTextLabel: UILabel? { madeDetailLabel() }
    /// The image before the labels.
    open var imageView: UIImageView? { madeImageView() }
    /// The view behind the content.
    open var backgroundView: UIView? {
        get { parts.backgroundView }
        set { replace(\.backgroundView, with: newValue) }
    }
    /// The view behind the content of a selected cell.
    open var selectedBackgroundView: UIView? {
        get { parts.selectedBackgroundView }
        set {
            parts.selectedBackgroundView?.removeFromSuperview()
            parts.selectedBackgroundView = newValue
            showSelection(animated: false)
        }
    }
    /// The view behind the content of a selected cell where several can be selected.
    open var multipleSelectionBackgroundView: UIView? {
        get { parts.multipleSelectionBackgroundView }
        set { parts.multipleSelectionBackgroundView = newValue }
    }

    /// Called before the table view uses the cell again; subclasses put it into a neutral state.
    open func prepareForReuse() { resetForReuse() }

    // MARK: Configuration (UITableViewCell+Configuration.swift)

    /// The state that configurations depend on.
    open var configurationState: UICellConfigurationState { ownConfigurationState }
    /// Asks for an update of the configurations with the next layout.
    open func setNeedsUpdateConfiguration() { markNeedsConfigurationUpdate() }
    /// Brings the configurations up to date for a state; overrides call `super`.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurations.update(for: state, host: contentView, cell: self)
    }
    /// A closure that brings the cell up to date for a state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    // MARK: Selection (UITableViewCell+Selection.swift)

    /// How the cell looks when selected.
    open var selectionStyle: SelectionStyle = .default
    /// Whether the cell is selected.
    open var isSelected: Bool {
        get { cellFlags.contains(.selected) }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether the cell is highlighted.
    open var isHighlighted: Bool {
        get { cellFlags.contains(.highlighted) }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Selects the cell or not, and shows it.
    open func setSelected(_ selected: Bool, animated: Bool) { changeSelected(selected, animated: animated) }
    /// Highlights the cell or not, and shows it.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { changeHighlighted(highlighted, animated: animated) }

    // MARK: Editing (UITableViewCell+Editing.swift)

    /// What the table view offers for the row in editing mode.
    open var editingStyle: EditingStyle { parts.editingStyle }
    /// Whether the cell shows its reordering control in editing mode; default false.
    open var showsReorderControl: Bool {
        get { cellFlags.contains(.showsReorderControl) }
        set {
            cellFlags.set(.showsReorderControl, newValue)
            setNeedsLayout()
        }
    }
    /// Whether the content is indented in editing mode; default true.
    open var shouldIndentWhileEditing: Bool {
        get { cellFlags.contains(.indentsWhileEditing) }
        set {
            cellFlags.set(.indentsWhileEditing, newValue)
            setNeedsLayout()
        }
    }
    /// Whether the cell is in editing mode.
    open var isEditing: Bool {
        get { cellFlags.contains(.editing) }
        set { setEditing(newValue, animated: false) }
    }
    /// Whether the cell shows its delete confirmation.
    open var showingDeleteConfirmation: Bool { false }
    /// Puts the cell in or out of editing mode.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }
    /// Called before the cell changes to another state.
    open func willTransition(to state: StateMask) {}
    /// Called after the cell changed to another state.
    open func didTransition(to state: StateMask) {}

    // MARK: Accessory (UITableViewCell+Accessory.swift)

    /// The standard view at the trailing edge.
    open var accessoryType: AccessoryType {
        get { parts.accessoryType }
        set { changeAccessory(\.accessoryType, newValue) }
    }
    /// The view at the trailing edge, instead of a standard one.
    open var accessoryView: UIView? {
        get { parts.accessoryView }
        set { changeAccessoryView(\.accessoryView, newValue) }
    }
    /// The standard view at the trailing edge in editing mode.
    open var editingAccessoryType: AccessoryType {
        get { parts.editingAccessoryType }
        set { changeAccessory(\.editingAccessoryType, newValue) }
    }
    /// The view at the trailing edge in editing mode.
    open var editingAccessoryView: UIView? {
        get { parts.editingAccessoryView }
        set { changeAccessoryView(\.editingAccessoryView, newValue) }
    }

    // MARK: Layout (UITableViewCell+Layout.swift)

    /// How far the content is indented, in `indentationWidth` steps.
    open var indentationLevel: Int = 0 { didSet { setNeedsLayout() } }
    /// The width of one step of indentation, in points; default 10.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// The space before and after the separator, in points.
    open var separatorInset: UIEdgeInsets {
        get { parts.separatorInset ?? tableView?.separatorInset ?? UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) }
        set {
            parts.separatorInset = newValue
            setNeedsLayout()
        }
    }
    /// Whether the view may take part in dragging; default true.
    open var userInteractionEnabledWhileDragging: Bool = true
    /// Called when the drag state changed.
    open func dragStateDidChange(_ dragState: DragState) {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutCell()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: standardHeight)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }
}
