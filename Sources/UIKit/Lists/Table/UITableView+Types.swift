extension UITableView {
    /// The look of a table view (Apple documentation: *UITableView.Style*).
    public enum Style: Int, Sendable {
        case plain = 0, grouped, insetGrouped
    }

    /// Where a row is scrolled to (Apple documentation: *UITableView.ScrollPosition*).
    public enum ScrollPosition: Int, Sendable {
        case none = 0, top, middle, bottom
    }

    /// How rows come and go (Apple documentation: *UITableView.RowAnimation*).
    public enum RowAnimation: Int, Sendable {
        case fade = 0, right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// What separator insets are measured from (Apple documentation: *UITableView.SeparatorInsetReference*).
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges = 0, fromAutomaticInsets
    }

    /// A height that the table view finds out by itself.
    public class var automaticDimension: CGFloat { -1 }

    /// The name of the magnifying glass in a section index.
    public class var indexSearch: String { "{search}" }

    /// Posted when the selection changes.
    public class var selectionDidChangeNotification: Notification.Name {
        Notification.Name("UITableViewSelectionDidChangeNotification")
    }

    /// Yes-or-no properties, packed.
    struct TableFlags: OptionSet {
        let rawValue: UInt32
        static let needsReload = TableFlags(rawValue: 1 << 0)
        static let editing = TableFlags(rawValue: 1 << 1)
        static let allowsSelection = TableFlags(rawValue: 1 << 2)
        static let allowsMultipleSelection = TableFlags(rawValue: 1 << 3)
        static let allowsSelectionDuringEditing = TableFlags(rawValue: 1 << 4)
        static let allowsMultipleSelectionDuringEditing = TableFlags(rawValue: 1 << 5)
        static let isUpdatingCells = TableFlags(rawValue: 1 << 6)
        static let cellLayoutMarginsFollowReadableWidth = TableFlags(rawValue: 1 << 7)
        static let insetsContentViewsToSafeArea = TableFlags(rawValue: 1 << 8)
        static let remembersFocus = TableFlags(rawValue: 1 << 9)
        static let isReadingCounts = TableFlags(rawValue: 1 << 10)
        static let selectionFollowsFocus = TableFlags(rawValue: 1 << 11)

        mutating func set(_ flag: TableFlags, _ value: Bool) {
            if value { insert(flag) } else { remove(flag) }
        }
    }
}
