extension NSLayoutConstraint {
    /// How the two sides of a constraint relate (Apple documentation: *NSLayoutConstraint.Relation*).
    public enum Relation: Int, Sendable {
        /// The first side is at most the second.
        case lessThanOrEqual = -1
        /// The sides are equal.
        case equal = 0
        /// The first side is at least the second.
        case greaterThanOrEqual = 1
    }

    /// The part of a view or guide that a constraint speaks of (Apple documentation:
    /// *NSLayoutConstraint.Attribute*). All but the margins and baselines are those of the alignment rectangle.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
        case bottom = 4
        /// The edge at which reading begins.
        case leading = 5
        /// The edge at which reading ends.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The middle between left and right.
        case centerX = 9
        /// The middle between top and bottom.
        case centerY = 10
        /// The baseline of the last line of text.
        case lastBaseline = 11
        /// The baseline of the first line of text.
        case firstBaseline = 12
        /// The left layout margin.
        case leftMargin = 13
        /// The right layout margin.
        case rightMargin = 14
        /// The top layout margin.
        case topMargin = 15
        /// The bottom layout margin.
        case bottomMargin = 16
        /// The margin at the edge at which reading begins.
        case leadingMargin = 17
        /// The margin at the edge at which reading ends.
        case trailingMargin = 18
        /// The middle between the left and right margins.
        case centerXWithinMargins = 19
        /// The middle between the top and bottom margins.
        case centerYWithinMargins = 20
        /// The absence of a second side.
        case notAnAttribute = 0

        /// The baseline of the last line of text.
        public static let baseline = Attribute.lastBaseline
    }

    /// A direction of layout (Apple documentation: *NSLayoutConstraint.Axis*).
    public enum Axis: Int, Sendable {
        /// Side by side.
        case horizontal = 0
        /// One above another.
        case vertical = 1
    }

    /// How the views of a visual format are aligned and in which direction it is read (Apple documentation:
    /// *NSLayoutConstraint.FormatOptions*).
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        /// Makes options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Left edges are aligned.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Right edges are aligned.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Top edges are aligned.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Bottom edges are aligned.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Leading edges are aligned.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Trailing edges are aligned.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Horizontal centres are aligned.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Vertical centres are aligned.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Last baselines are aligned.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// First baselines are aligned.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The bits that say what is aligned.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// The format is read from the leading to the trailing edge; the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// The format is read from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// The format is read from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits that say in which direction the format is read.
        public static let directionMask = FormatOptions(rawValue: 0x3 << 16)
        /// Vertical spaces are measured between edges; the default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Vertical standard spaces are measured between baselines.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits that say between what spaces are measured.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

extension NSLayoutConstraint.Attribute {
    /// What kind of quantity an attribute is; only like is compared with like.
    enum Kind { case horizontal, vertical, size, none }

    var kind: Kind {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            return .horizontal
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            return .vertical
        case .width, .height: return .size
        case .notAnAttribute: return .none
        }
    }

    var isAbsoluteHorizontalEdge: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: return true
        default: return false
        }
    }

    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: return true
        default: return false
        }
    }

    /// The attribute of the layout margins guide that a margin attribute of its view stands for.
    var withinMargins: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: return .left
        case .rightMargin: return .right
        case .topMargin: return .top
        case .bottomMargin: return .bottom
        case .leadingMargin: return .leading
        case .trailingMargin: return .trailing
        case .centerXWithinMargins: return .centerX
        case .centerYWithinMargins: return .centerY
        default: return nil
        }
    }

    /// The name that descriptions use.
    var name: String {
        switch self {
        case .left: return "left"
        case .right: return "right"
        case .top: return "top"
        case .bottom: return "bottom"
        case .leading: return "leading"
        case .trailing: return "trailing"
        case .width: return "width"
        case .height: return "height"
        case .centerX: return "centerX"
        case .centerY: return "centerY"
        case .lastBaseline: return "lastBaseline"
        case .firstBaseline: return "firstBaseline"
        case .leftMargin: return "leftMargin"
        case .rightMargin: return "rightMargin"
        case .topMargin: return "topMargin"
        case .bottomMargin: return "bottomMargin"
        case .leadingMargin: return "leadingMargin"
        case .trailingMargin: return "trailingMargin"
        case .centerXWithinMargins: return "centerXWithinMargins"
        case .centerYWithinMargins: return "centerYWithinMargins"
        case .notAnAttribute: return "notAnAttribute"
        }
    }
}
