/// One item of a collection view (Apple documentation: *UICollectionViewCell*).
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    private let ownContentView = UIView(frame: .zero)
    var cellFlags: CellFlags = []
    var configurations = CellConfigurations()
    var itemPath: IndexPath?

    /// Makes a cell with a frame in points.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        prepareCell()
    }

    /// Makes a cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareCell()
    }

    private func prepareCell() {
        ownContentView.frame = bounds
        addSubview(ownContentView)
    }

    /// The view that holds what the cell shows.
    open var contentView: UIView { ownContentView }

    /// Whether the cell is selected.
    open var isSelected: Bool {
        get { cellFlags.contains(.selected) }
        set {
            guard newValue != cellFlags.contains(.selected) else { return }
            cellFlags.set(.selected, newValue)
            stateDidChange()
        }
    }
    /// Whether the cell is highlighted.
    open var isHighlighted: Bool {
        get { cellFlags.contains(.highlighted) }
        set {
            guard newValue != cellFlags.contains(.highlighted) else { return }
            cellFlags.set(.highlighted, newValue)
            stateDidChange()
        }
    }
    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            placeBackgrounds()
        }
    }
    /// The view behind the content, in front of `backgroundView`, of a selected or highlighted cell.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard oldValue !== selectedBackgroundView else { return }
            oldValue?.removeFromSuperview()
            placeBackgrounds()
        }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        if isHighlighted { isHighlighted = false }
        if isSelected { isSelected = false }
    }

    // MARK: Configuration

    /// The state that configurations depend on.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = collectionView?.isEditing ?? false
        state.isDisabled = !isUserInteractionEnabled
        return state
    }
    /// Asks for an update of the configurations with the next layout.
    open func setNeedsUpdateConfiguration() {
        cellFlags.insert(.needsConfigurationUpdate)
        setNeedsLayout()
    }
    /// Brings the configurations up to date for a state; overrides call `super`.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurations.update(for: state, host: contentView, cell: self)
    }
    /// Brings the cell up to date for a state (Apple documentation: *ConfigurationUpdateHandler*).
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void
    /// A closure that brings the cell up to date for a state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// What the cell shows.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { configurations.show(newValue, in: contentView) }
    }
    /// The background of the cell.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { configurations.show(newValue, in: self) }
    }
    /// Whether the content follows the state of the cell; default true.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }
    /// Whether the background follows the state of the cell; default true.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        if cellFlags.contains(.needsConfigurationUpdate) {
            cellFlags.remove(.needsConfigurationUpdate)
            updateConfiguration(using: configurationState)
            configurationUpdateHandler?(self, configurationState)
        }
        if ownContentView.frame != bounds { ownContentView.frame = bounds }
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        configurations.placeBackground(in: self)
    }

    private func stateDidChange() {
        placeBackgrounds()
        setNeedsUpdateConfiguration()
    }

    private func placeBackgrounds() {
        if let selected = selectedBackgroundView {
            if isSelected || isHighlighted {
                selected.frame = bounds
                insertSubview(selected, at: 0)
            } else {
                selected.removeFromSuperview()
            }
        }
        if let background = backgroundView {
            background.frame = bounds
            insertSubview(background, at: 0)
        }
    }
}
