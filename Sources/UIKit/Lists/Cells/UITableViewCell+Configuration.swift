extension UITableViewCell {
    /// Brings the cell up to date for a state (Apple documentation: *UITableViewCell.ConfigurationUpdateHandler*).
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    /// What the cell shows.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set {
            configurations.show(newValue, in: contentView)
            setNeedsLayout()
        }
    }
    /// The background of the cell.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { configurations.show(newValue, in: self) }
    }
    /// Whether the content follows the state of the cell; default true.
    public var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }
    /// Whether the background follows the state of the cell; default true.
    public var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }
    /// The standard content of the cell's style, without texts.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        style == .value1 || style == .value2 ? .valueCell() : (style == .subtitle ? .subtitleCell() : .cell())
    }
    /// The standard background of the cell.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        tableView?.style == .plain ? .listPlainCell() : .listGroupedCell()
    }

    func updateConfigurationIfNeeded() {
        guard cellFlags.contains(.needsConfigurationUpdate) else { return }
        cellFlags.remove(.needsConfigurationUpdate)
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }

    func markNeedsConfigurationUpdate() {
        guard !cellFlags.contains(.needsConfigurationUpdate) else { return }
        cellFlags.insert(.needsConfigurationUpdate)
        setNeedsLayout()
    }

    var ownConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isDisabled = !isUserInteractionEnabled
        state.isSwiped = cellFlags.contains(.swiped)
        return state
    }
}
