/// Distances and times that tell gestures apart and that Apple does not document; they are those a
/// finger on an iPhone experiences, in points and seconds.
enum GestureLimits {
    /// How far a finger may stray and still tap.
    static let tapMovement: CGFloat = 45
    /// How long a finger may stay and still tap.
    static let tapDuration: TimeInterval = 0.75
    /// How long after one tap the next may begin.
    static let tapInterval: TimeInterval = 0.35
    /// How far touches move before they pan.
    static let panMovement: CGFloat = 10
    /// How much the distance of two touches changes before they pinch.
    static let pinchMovement: CGFloat = 8
    /// How far two touches turn before they rotate, in radians.
    static let rotationAngle: CGFloat = .pi / 36
    /// How far a swipe goes, and how far it may go astray.
    static let swipeMovement: CGFloat = 50
    /// How long a swipe may take.
    static let swipeDuration: TimeInterval = 0.5
    /// How near to the edge a touch begins that pans from the edge.
    static let edgeWidth: CGFloat = 13
    /// The span of time over which velocity is measured.
    static let velocitySpan: TimeInterval = 0.1
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}

extension UIGestureRecognizer {
    /// Runs code on the main clock after `delay` seconds, as part of a pass of recognition.
    func after(_ delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> MainClock.Token {
        MainClock.shared.schedule(after: delay) { GestureArbiter.shared.perform(action) }
    }

    /// The gesture's touches that are on the screen.
    var liveTouches: [UITouch] { trackedTouches.filter { !$0.isOver } }

    /// A vector of window coordinates as `view` sees it.
    func convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
        let origin = convert(.zero, to: view)
        let tip = convert(vector, to: view)
        return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
    }

    /// A vector of the coordinates of `view` in those of the window.
    func convertVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
        guard let view, let window = attachedView?.window ?? view.window, view !== window else { return vector }
        let origin = view.convert(CGPoint.zero, to: window)
        let tip = view.convert(vector, to: window)
        return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
    }
}

/// Measures how fast values change, over the last tenth of a second.
struct VelocityTracker {
    private var samples: [(time: TimeInterval, value: CGPoint)] = []
    private var latest: TimeInterval = 0

    mutating func add(_ value: CGPoint, at time: TimeInterval) {
        note(time)
        if samples.last?.time == time { samples.removeLast() }
        samples.append((time, value))
        if samples.count > 64 { samples.removeFirst(samples.count - 32) }
    }

    /// Takes note that until `time` nothing changed.
    mutating func note(_ time: TimeInterval) { latest = max(latest, time) }

    mutating func clear() { samples.removeAll(keepingCapacity: true) }

    /// The change for each second; zero when nothing changed of late.
    var velocity: CGPoint {
        guard let last = samples.last, latest - last.time < GestureLimits.velocitySpan else { return .zero }
        // A tolerance, so that sums of frame times count as what they are meant to be.
        let start = last.time - GestureLimits.velocitySpan - 1e-6
        guard let first = samples.first(where: { $0.time >= start }), last.time > first.time else {
            guard samples.count > 1 else { return .zero }
            return slope(samples[samples.count - 2], last)
        }
        return slope(first, last)
    }

    private func slope(
        _ first: (time: TimeInterval, value: CGPoint), _ last: (time: TimeInterval, value: CGPoint)
    ) -> CGPoint {
        let span = CGFloat(last.time - first.time)
        guard span > 0 else { return .zero }
        return CGPoint(x: (last.value.x - first.value.x) / span, y: (last.value.y - first.value.y) / span)
    }
}
