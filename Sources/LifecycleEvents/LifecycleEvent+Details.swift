extension LifecycleEvent {
    /// Where a controller stands when an event happens, and why the event does.
    public struct Details: Sendable, Equatable {
        /// How many callbacks are being called around this one.
        public var depth = 0
        /// The container of the controller, or who presents it.
        public var parent: ObjectIdentifier?
        /// What the controller says of itself at this moment.
        public var flags: Flags = []
        /// What set the event off.
        public var cause: LifecycleCause?
        /// The number of the transition that sends the event; transitions are counted from 1.
        public var transition: Int?
        /// The size of the view, if it is loaded.
        public var viewSize: Size?
        /// The safe area of the view, if it is loaded.
        public var safeArea: Insets?
        /// The window that the view is in.
        public var window: ObjectIdentifier?
        /// What is passed to the callback besides `animated`.
        public var argument: Argument?

        /// Makes details that say nothing.
        public init() {}
    }

    /// The properties of `UIViewController` that are true for the time of a change (`docs/lifecycle.md`, section 8).
    public struct Flags: OptionSet, Sendable, Hashable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public static let isMovingFromParent = Flags(rawValue: 1)
        public static let isMovingToParent = Flags(rawValue: 2)
        public static let isBeingPresented = Flags(rawValue: 4)
        public static let isBeingDismissed = Flags(rawValue: 8)

        /// The names of the flags that are set, in the order in which they are declared.
        public var names: [String] {
            Self.all.filter { contains($0.flag) }.map(\.name)
        }

        static let all: [(flag: Flags, name: String)] = [
            (.isMovingFromParent, "isMovingFromParent"), (.isMovingToParent, "isMovingToParent"),
            (.isBeingPresented, "isBeingPresented"), (.isBeingDismissed, "isBeingDismissed"),
        ]
    }

    /// A width and a height, in points.
    public struct Size: Sendable, Equatable, Codable {
        public var width: Double
        public var height: Double
        /// Makes a size.
        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    /// Distances from the four edges, in points.
    public struct Insets: Sendable, Equatable, Codable {
        public var top: Double
        public var left: Double
        public var bottom: Double
        public var right: Double
        /// Makes insets.
        public init(top: Double, left: Double, bottom: Double, right: Double) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    /// What is passed to a callback.
    public enum Argument: Sendable, Equatable {
        /// The parent of `willMove(toParent:)` and `didMove(toParent:)`, with its type.
        case parent(ObjectIdentifier?, type: String)
        /// The size of `viewWillTransition(to:with:)`.
        case size(Size)
    }
}
