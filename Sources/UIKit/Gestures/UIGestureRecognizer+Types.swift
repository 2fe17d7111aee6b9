extension UIGestureRecognizer {
    /// How far a recognizer has come (Apple documentation: *UIGestureRecognizer.State*).
    public enum State: Int, Sendable {
        /// It has not recognized anything, but may still.
        case possible = 0
        /// It recognized a continuous gesture, which goes on.
        case began
        /// The continuous gesture changed.
        case changed
        /// The continuous gesture ended, or a discrete one was recognized.
        case ended
        /// The continuous gesture was taken away.
        case cancelled
        /// What was touched is not the gesture.
        case failed

        /// A discrete gesture was recognized: the same as `ended`.
        public static let recognized = State.ended

        /// Whether the recognizer is done until its next reset.
        var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
        /// Whether the gesture is going on.
        var isActive: Bool { self == .began || self == .changed }
    }
}
