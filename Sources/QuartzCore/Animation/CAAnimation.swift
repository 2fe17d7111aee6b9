import CoreGraphics
import Foundation

/// What a layer shows in place of its own values for some time (Core Animation, `CAAnimation`).
/// A layer copies the animations that are added to it.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    final var timing = MediaTiming()
    private var keyedValues: [String: Any]?

    /// Creates an animation that does nothing by itself.
    public required override init() {
        super.init()
    }

    /// The pace; nil is linear.
    open var timingFunction: CAMediaTimingFunction?

    /// Who is told of the start and the end. Retained until the animation is released.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether the animation is taken off its layer when it ends.
    open var isRemovedOnCompletion = true

    /// The frame rates that suit the animation.
    open var preferredFrameRateRange = CAFrameRateRange.default

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// The value that was set for a key; any key may be used.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "duration": return NSNumber(value: duration)
        case "beginTime": return NSNumber(value: beginTime)
        case "delegate": return delegate
        case "timingFunction": return timingFunction
        default: return keyedValues?[key]
        }
    }

    /// Sets a value of the animation's own for a key; copies keep it.
    open func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "duration": if let number = value as? NSNumber { duration = number.doubleValue }
        case "beginTime": if let number = value as? NSNumber { beginTime = number.doubleValue }
        case "delegate": delegate = value as? any CAAnimationDelegate
        case "timingFunction": timingFunction = value as? CAMediaTimingFunction
        default:
            if let value {
                keyedValues = keyedValues ?? [:]
                keyedValues?[key] = value
            } else {
                keyedValues?[key] = nil
            }
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

    final func makeCopy() -> CAAnimation {
        let result = type(of: self).init()
        result.take(self)
        return result
    }

    /// Takes over everything from another animation of the same class.
    func take(_ other: CAAnimation) {
        timing = other.timing
        keyedValues = other.keyedValues
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        preferredFrameRateRange = other.preferredFrameRateRange
    }

    /// Adds the animation to the layer, as the action for a key.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        layer.add(self, forKey: event)
    }

    /// Puts the values that the animation shows at a time of its parent into a presentation layer.
    func apply(to layer: CALayer, at parentTime: CFTimeInterval) {}

    /// The progress in the present run after the timing function; nil outside of the active time.
    final func progress(at parentTime: CFTimeInterval) -> (value: Double, time: CFTimeInterval, runs: Int)? {
        guard let place = timing.place(at: parentTime) else { return nil }
        let part = timing.duration > 0 ? place.time / timing.duration : 1
        return (timingFunction?.progress(at: part) ?? part, place.time, place.runs)
    }
}

/// Who is told of an animation's start and end. Both methods are optional in Core Animation; the
/// defaults do nothing.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Called at the commit after the animation was added.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation has reached its end (`flag` is true) or was removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A range of frame rates, in frames per second, and the preferred one.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest rate that suits.
    public var minimum: Float
    /// The highest rate that suits.
    public var maximum: Float
    /// The preferred rate; 0 for none.
    public var __preferred: Float

    /// Creates the range that leaves the rate to the system.
    public init() { self.init(minimum: 0, maximum: 0, __preferred: 0) }

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.init(minimum: minimum, maximum: maximum, __preferred: preferred ?? 0)
    }

    /// Creates a range from the fields of the C structure.
    public init(minimum: Float, maximum: Float, __preferred: Float) {
        self.minimum = minimum
        self.maximum = maximum
        self.__preferred = __preferred
    }

    /// The preferred rate, if there is one.
    public var preferred: Float? {
        get { __preferred == 0 ? nil : __preferred }
        set { __preferred = newValue ?? 0 }
    }

    /// The range that leaves the rate to the system.
    public static let `default` = CAFrameRateRange()
}
