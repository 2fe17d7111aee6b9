/// Yes-or-no properties of cells, packed.
struct CellFlags: OptionSet {
    let rawValue: UInt16
    static let selected = CellFlags(rawValue: 1 << 0)
    static let highlighted = CellFlags(rawValue: 1 << 1)
    static let editing = CellFlags(rawValue: 1 << 2)
    static let showsReorderControl = CellFlags(rawValue: 1 << 3)
    static let indentsWhileEditing = CellFlags(rawValue: 1 << 4)
    static let updatesBackground = CellFlags(rawValue: 1 << 5)
    static let updatesContent = CellFlags(rawValue: 1 << 6)
    static let needsConfigurationUpdate = CellFlags(rawValue: 1 << 7)
    static let showsSeparator = CellFlags(rawValue: 1 << 8)
    static let swiped = CellFlags(rawValue: 1 << 9)

    static let initial: CellFlags = [.indentsWhileEditing, .updatesBackground, .updatesContent]

    mutating func set(_ flag: CellFlags, _ value: Bool) {
        if value { insert(flag) } else { remove(flag) }
    }
}

/// The optional parts of a table view cell.
@MainActor
struct CellParts {
    var label: UILabel?
    var detailLabel: UILabel?
    var imageView: UIImageView?
    var backgroundView: UIView?
    var selectedBackgroundView: UIView?
    var multipleSelectionBackgroundView: UIView?
    var shownSelection: UIView?
    var accessoryType: UITableViewCell.AccessoryType = .none
    var accessoryView: UIView?
    var editingAccessoryType: UITableViewCell.AccessoryType = .none
    var editingAccessoryView: UIView?
    /// The standard accessory that is shown now.
    var standardAccessory: UIView?
    var editingStyle: UITableViewCell.EditingStyle = .none
    var editControl: UIView?
    var reorderControl: CellReorderControl?
    var separatorInset: UIEdgeInsets?
    var separator: CALayer?
    /// What shows the separator where the table view has an effect for it.
    var separatorEffectView: UIVisualEffectView?
}
