import CoreGraphics
import Foundation

/// How a keyframe animation gets from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// In a straight line.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// In jumps: each value is held until the next one's time.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// In a straight line and at an even pace over all values; key times do not matter.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// On a smooth curve at an even pace.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether what moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Along the path, backwards.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through a list of values or along a path (Core Animation, `CAKeyframeAnimation`).
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values; `path` takes precedence.
    open var values: [Any]?
    /// The way of a point: each end of an element is a keyframe.
    open var path: CGPath?
    /// When each value is reached, as parts of the duration from 0 to 1; nil for even steps. In discrete
    /// mode there is one more: the end.
    open var keyTimes: [NSNumber]?
    /// The pace of each step.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values follow each other.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Whether the layer turns with the path.
    open var rotationMode: CAAnimationRotationMode?

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        rotationMode = other.rotationMode
    }

    override func apply(to layer: CALayer, at parentTime: CFTimeInterval) {
        super.apply(to: layer, at: parentTime)
        guard let path, let rotationMode, let progress = progress(at: parentTime) else { return }
        let frames = KeyframePath(path)
        let (step, part) = position(at: progress.value, frames: frames.values)
        guard let direction = frames.direction(step: step, part: part) else { return }
        let turn = rotationMode == .rotateAutoReverse ? direction + .pi : direction
        layer.transform = CATransform3DConcat(CATransform3DMakeRotation(turn, 0, 0, 1), layer.transform)
    }

    override func value(at progress: Double, time: CFTimeInterval, below: AnimationValue?) -> AnimationValue? {
        if let path {
            let frames = KeyframePath(path)
            let (step, part) = position(at: progress, frames: frames.values)
            return frames.value(step: step, part: part)
        }
        let frames = (values ?? []).compactMap { AnimationValue($0) }
        guard let first = frames.first, let last = frames.last else { return nil }
        if calculationMode == .discrete { return frames[discreteIndex(at: progress, count: frames.count)] }
        guard frames.count > 1 else { return first }
        let (step, part) = position(at: progress, frames: frames)
        guard step < frames.count - 1 else { return last }
        if calculationMode == .cubic || calculationMode == .cubicPaced {
            return smooth(frames, step: step, part: CGFloat(part))
        }
        return frames[step].mixed(with: frames[step + 1], part: CGFloat(part))
    }

    private func discreteIndex(at progress: Double, count: Int) -> Int {
        if let times = keyTimes?.map(\.doubleValue), times.count >= count {
            return max(0, (times.prefix(count).lastIndex { $0 <= progress }) ?? 0)
        }
        return min(count - 1, Int(progress * Double(count)))
    }

    /// The step at a progress, and the part of it that is done.
    private func position(at progress: Double, frames: [AnimationValue]) -> (step: Int, part: Double) {
        let times = stepTimes(frames)
        guard times.count > 1 else { return (0, 0) }
        let step = min(times.count - 2, max(0, (times.lastIndex { $0 <= progress }) ?? 0))
        let length = times[step + 1] - times[step]
        let part = length > 0 ? min(max((progress - times[step]) / length, 0), 1) : 1
        if let functions = timingFunctions, step < functions.count { return (step, functions[step].progress(at: part)) }
        return (step, part)
    }

    private func stepTimes(_ frames: [AnimationValue]) -> [Double] {
        let count = frames.count
        guard count > 1 else { return [0] }
        if calculationMode == .paced || calculationMode == .cubicPaced {
            var times = [0.0]
            for (a, b) in zip(frames, frames.dropFirst()) { times.append(times[times.count - 1] + a.distance(to: b)) }
            let total = times[count - 1]
            if total > 0 { return times.map { $0 / total } }
        } else if let times = keyTimes?.map(\.doubleValue), times.count == count {
            return times
        }
        return (0..<count).map { Double($0) / Double(count - 1) }
    }

    /// A point of the Catmull-Rom curve through the values.
    private func smooth(_ frames: [AnimationValue], step: Int, part t: CGFloat) -> AnimationValue {
        let a = frames[max(0, step - 1)], b = frames[step]
        let c = frames[step + 1], d = frames[min(frames.count - 1, step + 2)]
        let (t2, t3) = (t * t, t * t * t)
        return b.adding(b, times: (3 * t3 - 5 * t2) / 2)
            .adding(a, times: (-t3 + 2 * t2 - t) / 2)
            .adding(c, times: (-3 * t3 + 4 * t2 + t) / 2)
            .adding(d, times: (t3 - t2) / 2)
    }
}

/// A path as keyframes of a point: the ends of its elements, with curves between them.
struct KeyframePath {
    private(set) var values: [AnimationValue] = []
    private var segments: [(CGPoint, CGPoint, CGPoint, CGPoint)] = []

    init(_ path: CGPath) {
        var current = CGPoint.zero, start = CGPoint.zero
        var segments: [(CGPoint, CGPoint, CGPoint, CGPoint)] = []
        path.applyWithBlock { element in
            let (type, p) = element.pointee.values
            switch type {
            case .moveToPoint:
                start = p[0]
                current = p[0]
            case .addLineToPoint:
                segments.append((current, current, p[0], p[0]))
                current = p[0]
            case .addQuadCurveToPoint:
                let c1 = CGPoint(x: (current.x + 2 * p[0].x) / 3, y: (current.y + 2 * p[0].y) / 3)
                let c2 = CGPoint(x: (p[1].x + 2 * p[0].x) / 3, y: (p[1].y + 2 * p[0].y) / 3)
                segments.append((current, c1, c2, p[1]))
                current = p[1]
            case .addCurveToPoint:
                segments.append((current, p[0], p[1], p[2]))
                current = p[2]
            case .closeSubpath:
                if current != start { segments.append((current, current, start, start)) }
                current = start
            }
        }
        self.segments = segments
        if let first = segments.first { values = [.point(first.0)] + segments.map { .point($0.3) } }
    }

    func value(step: Int, part: Double) -> AnimationValue? {
        guard step < segments.count else { return values.last }
        let (p0, p1, p2, p3) = segments[step]
        if p1 == p0, p2 == p3 { return AnimationValue.point(p0).mixed(with: .point(p3), part: CGFloat(part)) }
        let t = CGFloat(part), u = 1 - CGFloat(part)
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return .point(
            CGPoint(x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y))
    }

    /// The angle in which the path leads at a place.
    func direction(step: Int, part: Double) -> CGFloat? {
        guard !segments.isEmpty else { return nil }
        let step = min(step, segments.count - 1)
        guard case .point(let a)? = value(step: step, part: max(0, part - 1e-3)),
            case .point(let b)? = value(step: step, part: min(1, part + 1e-3)), a != b
        else { return nil }
        return CGFloat(atan2(Double(b.y - a.y), Double(b.x - a.x)))
    }
}

extension AnimationValue {
    /// How far two values are apart, for an even pace.
    func distance(to other: AnimationValue) -> Double {
        switch (self, other) {
        case (.number(let a), .number(let b)): return Double(abs(a - b))
        case (.point(let a), .point(let b)): return hypot(Double(a.x - b.x), Double(a.y - b.y))
        case (.size(let a), .size(let b)): return hypot(Double(a.width - b.width), Double(a.height - b.height))
        case (.rect(let a), .rect(let b)):
            return hypot(
                hypot(Double(a.origin.x - b.origin.x), Double(a.origin.y - b.origin.y)),
                hypot(Double(a.size.width - b.size.width), Double(a.size.height - b.size.height)))
        default: return 1
        }
    }
}
