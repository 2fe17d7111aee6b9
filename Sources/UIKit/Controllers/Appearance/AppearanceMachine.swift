/// Where a controller is in its appearance (`docs/lifecycle.md`, section 6, traces appear-sm-01, -02).
struct AppearanceMachine {
    enum State: UInt8 {
        case disappeared, appearing, appeared, disappearing
    }

    private(set) var state: State = .disappeared
    /// The `animated` argument of the running change, repeated by the callback that ends it.
    private(set) var animated = false
    /// Whether this appearance has still to send `viewIsAppearing`.
    var owesIsAppearing = false

    /// Enters the state that a begin leads to; `false` when the begin does not fit.
    mutating func begin(_ isAppearing: Bool, animated: Bool) -> Bool {
        switch (state, isAppearing) {
        case (.disappeared, true), (.disappearing, true):
            state = .appearing
            owesIsAppearing = true
        case (.appeared, false), (.appearing, false):
            state = .disappearing
            owesIsAppearing = false
        default:
            return false
        }
        self.animated = animated
        return true
    }

    /// Enters the state that an end leads to; the state that was left, or `nil` when the end does not fit.
    mutating func end() -> State? {
        switch state {
        case .appearing:
            state = .appeared
            return .appearing
        case .disappearing:
            state = .disappeared
            return .disappearing
        case .appeared, .disappeared:
            return nil
        }
    }

    /// Whether the controller is on screen or on its way there.
    var isComing: Bool { state == .appearing || state == .appeared }
}
