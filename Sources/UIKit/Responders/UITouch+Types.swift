extension UITouch {
    /// What a touch is doing (Apple documentation: *UITouch.Phase*).
    public enum Phase: Int, Sendable {
        /// A finger touched the screen.
        case began = 0
        /// A finger moved on the screen.
        case moved
        /// A finger is on the screen and has not moved since the previous event.
        case stationary
        /// A finger left the screen.
        case ended
        /// The system took the touch away.
        case cancelled
        /// A pointer entered the region of the window.
        case regionEntered
        /// A pointer moved in the region of the window without touching.
        case regionMoved
        /// A pointer left the region of the window.
        case regionExited
    }

    /// What kind of device made a touch (Apple documentation: *UITouch.TouchType*).
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger on a device away from the screen.
        case indirect
        /// A pencil.
        case pencil
        /// A pointer, such as a mouse's.
        case indirectPointer

        /// The earlier name of `pencil`.
        public static var stylus: TouchType { .pencil }
    }

    /// Properties of a touch that can be estimated (Apple documentation: *UITouch.Properties*).
    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The pressure.
        public static let force = Properties(rawValue: 1 << 0)
        /// The direction in which a pencil leans.
        public static let azimuth = Properties(rawValue: 1 << 1)
        /// The angle of a pencil to the surface.
        public static let altitude = Properties(rawValue: 1 << 2)
        /// The location.
        public static let location = Properties(rawValue: 1 << 3)
        /// The rotation of a pencil about its axis.
        public static let roll = Properties(rawValue: 1 << 4)
    }
}
