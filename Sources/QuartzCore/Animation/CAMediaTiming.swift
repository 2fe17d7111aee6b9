import Foundation

/// Maps the time of a parent (a superlayer, a group, a layer for its animations) to local time
/// (Core Animation, `CAMediaTiming`): `local = (parent − beginTime) · speed + timeOffset`.
public protocol CAMediaTiming {
    /// When the object begins, in its parent's time, in seconds. 0 for an animation means: when added.
    var beginTime: CFTimeInterval { get set }
    /// How long one run takes, in seconds.
    var duration: CFTimeInterval { get set }
    /// How fast local time passes.
    var speed: Float { get set }
    /// What is added to local time, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// How often the animation runs; may be a fraction. 0 stands for once.
    var repeatCount: Float { get set }
    /// For how long the animation repeats, in seconds; 0 to go by `repeatCount`.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by one backwards.
    var autoreverses: Bool { get set }
    /// What shows before and after the active time.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside of its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its last value afterwards.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its first value before.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Its first value before and its last one afterwards.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing: the animation is removed from the presentation.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The stored values of `CAMediaTiming`.
struct MediaTiming {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// How long one run takes, there and back.
    private var cycle: CFTimeInterval { autoreverses ? duration * 2 : duration }

    /// How much local time all runs take.
    var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        return repeatCount > 0 ? cycle * CFTimeInterval(repeatCount) : cycle
    }

    /// When the animation is over, in its parent's time; infinite when it never is.
    var endTime: CFTimeInterval {
        speed == 0 ? .infinity : beginTime + activeDuration / CFTimeInterval(abs(speed))
    }

    /// A place in the run of an animation.
    struct Place {
        /// Local time since the start of the present run, turned round on the way back.
        var time: CFTimeInterval
        /// How many runs are over.
        var runs: Int
    }

    /// Where the animation is at a time of its parent; nil when it shows nothing then.
    func place(at parentTime: CFTimeInterval) -> Place? {
        guard duration > 0 else { return edge(parentTime) }
        let total = activeDuration
        var active = (parentTime - beginTime) * CFTimeInterval(speed)
        // Backwards through time: the end comes first.
        if speed < 0 { active += total }
        let isBefore = parentTime < beginTime, isAfter = parentTime >= endTime
        if isBefore {
            guard fillMode == .backwards || fillMode == .both else { return nil }
            active = speed < 0 ? total : 0
        } else if isAfter {
            guard fillMode == .forwards || fillMode == .both else { return nil }
            active = speed < 0 ? 0 : total
        }
        return place(local: active + timeOffset)
    }

    /// An animation without duration shows its end, from its begin on when it fills.
    private func edge(_ parentTime: CFTimeInterval) -> Place? {
        let fills = parentTime < beginTime ? [.backwards, .both] : [CAMediaTimingFillMode.forwards, .both]
        return fills.contains(fillMode) ? Place(time: 0, runs: 0) : nil
    }

    private func place(local: CFTimeInterval) -> Place {
        let cycle = cycle
        guard local.isFinite else { return Place(time: 0, runs: 0) }
        var runs = (local / cycle).rounded(.down)
        var time = local - runs * cycle
        // The end of the last run is not the beginning of a next one.
        if time < 1e-9 * cycle, runs > 0, local >= activeDuration + timeOffset - 1e-9 {
            runs -= 1
            time = cycle
        }
        if time > duration { time = cycle - time }
        return Place(time: time, runs: Int(max(0, runs)))
    }
}
