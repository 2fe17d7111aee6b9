/// One property that an animator moves, with its values at both ends.
@MainActor
final class AnimatorTrack {
    let view: UIView
    let layer: CALayer
    let key: String
    let from: AnimatableValue
    var to: AnimatableValue
    /// The part of the animator's way at which this property begins to move.
    let start: CGFloat
    let blocksTouches: Bool

    init(view: UIView, layer: CALayer, key: String, from: AnimatableValue, start: CGFloat, blocksTouches: Bool) {
        self.view = view
        self.layer = layer
        self.key = key
        self.from = from
        to = from
        self.start = start
        self.blocksTouches = blocksTouches
        view.animationBegan(blockingTouches: blocksTouches)
    }

    /// The value at a part of the animator's way.
    func value(at fraction: CGFloat) -> AnimatableValue { from.mixed(with: to, part: own(fraction)) }

    /// The part of this property's own way at a part of the animator's.
    func own(_ fraction: CGFloat) -> CGFloat {
        start >= 1 ? (fraction >= 1 ? 1 : 0) : min(max((fraction - start) / (1 - start), 0), 1)
    }

    /// Takes the animation off the layer and sets the value that is to stay, if any.
    func end(with value: AnimatableValue?) {
        layer.removeAnimation(forKey: name)
        view.animationEnded(blockingTouches: blocksTouches)
        if let value {
            AnimationState.withoutAnimation { AnimatableProperty.set(value, of: key, view: view, layer: layer) }
        }
    }

    /// Animators do not disturb the animations of blocks.
    private var name: String { "animator-\(key)" }

    /// Holds the property still at a part of its way.
    func hold(at fraction: CGFloat, timing: AnimationTiming?, duration: TimeInterval) {
        let animation = (timing ?? .cubic(.linear)).makeAnimation(keyPath: key, duration: duration)
        animation.fromValue = from.boxed
        animation.toValue = to.boxed
        animation.speed = 0
        animation.timeOffset = min(TimeInterval(own(fraction)), 0.999_999) * duration
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: name)
    }

    /// Moves the property from where it is to one end.
    func run(_ segment: AnimatorSegment) {
        let now = own(segment.startFraction)
        let ahead = segment.isReversed ? 0 : max(0, start - segment.startFraction)
        let way = abs(segment.target - segment.startFraction)
        let wait = way > 0 ? segment.duration * TimeInterval(ahead / way) : 0
        let behind = segment.isReversed && way > 0 ? segment.duration * TimeInterval(min(start, segment.startFraction) / way) : 0
        let duration = max(segment.duration - wait - behind, 0.0001)
        let animation = segment.timing.makeAnimation(keyPath: key, duration: duration)
        animation.fromValue = from.mixed(with: to, part: now).boxed
        animation.toValue = (segment.isReversed ? from : to).boxed
        animation.beginTime = layer.convertTime(segment.startTime, from: nil) + wait
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: name)
    }
}

/// One stretch of an animator's running, between a start or resumption and the next stop.
struct AnimatorSegment {
    let startFraction: CGFloat
    let target: CGFloat
    /// In seconds of the main clock.
    let startTime: CFTimeInterval
    let duration: TimeInterval
    let timing: AnimationTiming

    var isReversed: Bool { target == 0 }

    /// How far the time of this stretch has gone, from 0 to 1.
    func timePart(at time: CFTimeInterval) -> CGFloat {
        duration <= 0 ? 1 : CGFloat(min(max((time - startTime) / duration, 0), 1))
    }

    /// The part of the animator's way that shows at a time.
    func fraction(at time: CFTimeInterval) -> CGFloat {
        startFraction + (target - startFraction) * timing.value(at: timePart(at: time), duration: duration)
    }

    /// The same as if the speed were even.
    func evenFraction(at time: CFTimeInterval) -> CGFloat {
        startFraction + (target - startFraction) * timePart(at: time)
    }
}
