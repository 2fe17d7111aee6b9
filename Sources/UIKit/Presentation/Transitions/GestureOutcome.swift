/// Whether a gesture that was let go finishes what it drives: past the middle, or thrown towards its end
/// (docs/decisions.md).
enum GestureOutcome {
    /// The speed from which letting go is throwing, in points a second.
    static let throwVelocity: CGFloat = 500

    /// `part` is how far the gesture came, 0 to 1; `velocity` counts towards its end, in points a second.
    static func finishes(part: CGFloat, velocity: CGFloat) -> Bool {
        part > 0.5 || velocity > throwVelocity
    }
}
