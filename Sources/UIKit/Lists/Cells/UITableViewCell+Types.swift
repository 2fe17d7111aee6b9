extension UITableViewCell {
    /// The built-in layouts of a cell (Apple documentation: *UITableViewCell.CellStyle*).
    public enum CellStyle: Int, Sendable {
        case `default` = 0, value1, value2, subtitle
    }

    /// The line between cells (Apple documentation: *UITableViewCell.SeparatorStyle*).
    public enum SeparatorStyle: Int, Sendable {
        case none = 0, singleLine, singleLineEtched
    }

    /// How a selected cell looks (Apple documentation: *UITableViewCell.SelectionStyle*).
    public enum SelectionStyle: Int, Sendable {
        case none = 0, blue, gray, `default`
    }

    /// What a cell offers in editing mode (Apple documentation: *UITableViewCell.EditingStyle*).
    public enum EditingStyle: Int, Sendable {
        case none = 0, delete, insert
    }

    /// The standard views at a cell's trailing edge (Apple documentation: *UITableViewCell.AccessoryType*).
    public enum AccessoryType: Int, Sendable {
        case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// Whether a cell is being changed (Apple documentation: *UITableViewCell.StateMask*).
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The cell shows its editing control.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The cell asks whether to delete.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    /// How far a cell is in being dragged (Apple documentation: *UITableViewCell.DragState*).
    public enum DragState: Int, Sendable {
        case none = 0, lifting, dragging
    }
}
