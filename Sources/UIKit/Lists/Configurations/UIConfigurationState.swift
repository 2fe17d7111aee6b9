/// A key for a state of one's own (Apple documentation: *UIConfigurationStateCustomKey*).
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What a configuration may depend on (Apple documentation: *UIConfigurationState*).
@preconcurrency @MainActor
public protocol UIConfigurationState {
    /// Makes the state of a view with traits.
    init(traitCollection: UITraitCollection)
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// A state of one's own.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view (Apple documentation: *UIViewConfigurationState*).
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view is disabled.
    public var isDisabled = false
    /// Whether the view is highlighted.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view is focused.
    public var isFocused = false
    /// Whether the view is pinned to the edge of its list.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes the state of a view with traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state of one's own.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell (Apple documentation: *UICellConfigurationState*).
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
    /// How a cell takes part in a drag (Apple documentation: *UICellConfigurationState.DragState*).
    public enum DragState: Int, Sendable {
        case none = 0, lifting, dragging
    }

    /// How a cell takes part in a drop (Apple documentation: *UICellConfigurationState.DropState*).
    public enum DropState: Int, Sendable {
        case none = 0, notTargeted, targeted
    }

    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell is disabled.
    public var isDisabled = false
    /// Whether the cell is highlighted.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell is focused.
    public var isFocused = false
    /// Whether the cell is pinned to the edge of its list.
    public var isPinned = false
    /// Whether the cell is in editing mode.
    public var isEditing = false
    /// Whether the cell shows its children.
    public var isExpanded = false
    /// Whether the cell shows its swipe actions.
    public var isSwiped = false
    /// Whether the cell may be moved.
    public var isReordering = false
    /// How the cell takes part in a drag.
    public var cellDragState: DragState = .none
    /// How the cell takes part in a drop.
    public var cellDropState: DropState = .none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes the state of a cell with traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state of one's own.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// What a cell shows, apart from the view that shows it (Apple documentation: *UIContentConfiguration*).
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes a view that shows this configuration.
    func makeContentView() -> any UIView & UIContentView
    /// The configuration for a state.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration (Apple documentation: *UIContentView*).
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// What is shown; set by the cell when it changes.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration without being replaced.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// A view supports configurations of the type that it shows.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
