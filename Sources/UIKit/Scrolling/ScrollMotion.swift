/// A movement of content that no finger makes: an animation, a deceleration or a bounce. Steps come from the
/// main clock, sixty a second.
@MainActor
final class ScrollMotion {
    /// Where the content is as time goes.
    protocol Path {
        /// The offset after `time` seconds, and whether the movement is over.
        func offset(after time: TimeInterval) -> (offset: CGPoint, isDone: Bool)
    }

    private weak var view: UIScrollView?
    private let path: any Path
    private let completion: (UIScrollView) -> Void
    private let start = MainClock.shared.now
    private var token: MainClock.Token?

    /// The time between two steps, in seconds.
    static let step: TimeInterval = 1.0 / 60

    init(_ path: any Path, of view: UIScrollView, completion: @escaping (UIScrollView) -> Void) {
        self.path = path
        self.view = view
        self.completion = completion
        scheduleStep()
    }

    private func scheduleStep() {
        token = MainClock.shared.schedule(after: Self.step) { [weak self] in self?.advance() }
    }

    private func advance() {
        token = nil
        guard let view, view.motion === self else { return }
        let (offset, isDone) = path.offset(after: MainClock.shared.now - start)
        view.setOffset(offset)
        guard view.motion === self else { return }
        guard isDone else { return scheduleStep() }
        view.motion = nil
        completion(view)
    }

    func cancel() {
        if let token { MainClock.shared.cancel(token) }
        token = nil
    }
}

extension ScrollMotion {
    /// An animated change of the offset asked for in code.
    struct Animation: Path {
        let from: CGPoint
        let to: CGPoint
        /// How long it takes, in seconds.
        static let duration: TimeInterval = 0.3

        func offset(after time: TimeInterval) -> (offset: CGPoint, isDone: Bool) {
            let part = CubicCurve.easeInOut.value(at: CGFloat(time / Self.duration))
            if part >= 1 { return (to, true) }
            return (CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part), false)
        }
    }

    /// What content does after a drag: each axis slows down, or comes back from beyond its edge.
    struct Deceleration: Path {
        let x: AxisMotion
        let y: AxisMotion

        func offset(after time: TimeInterval) -> (offset: CGPoint, isDone: Bool) {
            let (x, xDone) = x.position(after: time)
            let (y, yDone) = y.position(after: time)
            return (CGPoint(x: x, y: y), xDone && yDone)
        }
    }
}

/// The movement along one axis after a drag.
struct AxisMotion {
    private enum Kind {
        case still
        /// Keeps a part of its speed in each millisecond, until it is at its target.
        case slowing(distance: CGFloat, rate: CGFloat, duration: TimeInterval)
        /// Comes back to an edge as a spring that does not swing.
        case returning(distance: CGFloat, velocity: CGFloat)
        /// Slows down to an edge, then bounces.
        case bouncing(distance: CGFloat, rate: CGFloat, duration: TimeInterval, contact: TimeInterval, velocity: CGFloat)
    }

    private let start: CGFloat
    private let end: CGFloat
    private let kind: Kind

    /// The slowest visible speed, in points a second.
    static let restVelocity: CGFloat = 10
    /// How tightly content returns to its edge, in radians a second.
    private static let bounceFrequency: CGFloat = 10.9

    /// Speed in points a second; `target` is where the movement would end without edges.
    init(
        from start: CGFloat, velocity: CGFloat, target: CGFloat, low: CGFloat, high: CGFloat, rate: CGFloat,
        bounces: Bool
    ) {
        self.start = start
        let perSecond = CGFloat(log(Double(rate))) * 1000
        if start < low || start > high {
            end = start < low ? low : high
            kind = .returning(distance: start - end, velocity: velocity)
        } else if target == start {
            end = start
            kind = .still
        } else {
            let distance = target - start
            let speed = max(abs(velocity), abs(distance * perSecond), Self.restVelocity * 1.01)
            let duration = TimeInterval(CGFloat(log(Double(Self.restVelocity / speed))) / perSecond)
            let edge = min(max(target, low), high)
            end = edge
            if edge == target {
                kind = .slowing(distance: distance, rate: perSecond, duration: duration)
            } else {
                let full = 1 - CGFloat(exp(Double(perSecond) * duration))
                let part = min((edge - start) / distance * full, 0.999)
                let contact = TimeInterval(CGFloat(log(Double(1 - part))) / perSecond)
                let arriving = -distance / full * perSecond * (1 - part)
                kind = .bouncing(
                    distance: distance, rate: perSecond, duration: duration, contact: contact,
                    velocity: bounces ? arriving : 0)
            }
        }
    }

    func position(after time: TimeInterval) -> (CGFloat, Bool) {
        switch kind {
        case .still: return (start, true)
        case .slowing(let distance, let rate, let duration):
            return time >= duration ? (end, true) : (start + distance * Self.part(rate, time, duration), false)
        case .returning(let distance, let velocity):
            return spring(distance: distance, velocity: velocity, after: time)
        case .bouncing(let distance, let rate, let duration, let contact, let velocity):
            if time < contact { return (start + distance * Self.part(rate, time, duration), false) }
            if velocity == 0 { return (end, true) }
            return spring(distance: 0, velocity: velocity, after: time - contact)
        }
    }

    private static func part(_ rate: CGFloat, _ time: TimeInterval, _ duration: TimeInterval) -> CGFloat {
        (1 - CGFloat(exp(Double(rate) * time))) / (1 - CGFloat(exp(Double(rate) * duration)))
    }

    private func spring(distance: CGFloat, velocity: CGFloat, after time: TimeInterval) -> (CGFloat, Bool) {
        let w = Self.bounceFrequency
        let t = CGFloat(time)
        let decay = CGFloat(exp(Double(-w * t)))
        let b = velocity + w * distance
        let away = (distance + b * t) * decay
        let speed = (b - w * (distance + b * t)) * decay
        return abs(away) < 0.5 && abs(speed) < Self.restVelocity * 2 && time > 0 ? (end, true) : (end + away, false)
    }
}
