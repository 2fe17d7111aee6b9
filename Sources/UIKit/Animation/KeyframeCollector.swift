/// One `UIView.animateKeyframes` call: gathers the steps of each property and joins them to keyframes.
@MainActor
final class KeyframeCollector: AnimationCollector {
    /// One change of a property between two times, both as parts of the whole.
    private struct Step {
        let start: Double
        let end: Double
        let from: AnimatableValue
        var to: AnimatableValue
    }

    /// The steps of one property of one layer.
    private final class PropertySteps {
        let view: UIView
        let key: String
        var steps: [Step] = []
        init(view: UIView, key: String) {
            self.view = view
            self.key = key
        }
    }

    let block: AnimationBlock
    private let options: UIView.KeyframeAnimationOptions
    private let delay: TimeInterval
    private var properties: [PropertySteps] = []
    private var window: (start: Double, end: Double) = (0, 1)

    init(
        duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        self.options = options
        self.delay = delay
        block = AnimationBlock(
            duration: duration, delay: delay, options: UIView.AnimationOptions(rawValue: options.rawValue & 0x3FF),
            timing: .cubic(.linear), completion: completion)
    }

    var collectedDuration: TimeInterval { block.collectedDuration * (window.end - window.start) }
    var collectedTiming: AnimationTiming { block.collectedTiming }
    var collectedOptions: UIView.AnimationOptions { block.collectedOptions }

    /// Runs the block, then adds the keyframe animations it made.
    func run(_ animations: () -> Void) {
        block.run {
            AnimationState.collect(with: self, animations)
            addAnimations()
        }
    }

    /// Runs the changes of one keyframe.
    func frame(start: Double, duration: Double, _ animations: () -> Void) {
        let old = window
        let length = old.end - old.start
        let first = old.start + min(max(start, 0), 1) * length
        window = (first, min(old.end, first + max(duration, 0) * length))
        animations()
        readEnds()
        window = old
    }

    func action(for view: UIView, layer: CALayer, key: String) -> (any CAAction)? {
        guard block.collectedDuration > 0, let old = AnimatableProperty.value(of: key, in: layer) else { return nil }
        let steps = properties.first { $0.view === view && $0.key == key } ?? {
            let made = PropertySteps(view: view, key: key)
            properties.append(made)
            return made
        }()
        // A second change inside one frame only moves that frame's end.
        if let last = steps.steps.last, last.start == window.start, last.end == window.end { return nil }
        steps.steps.append(Step(start: window.start, end: window.end, from: old, to: old))
        return nil
    }

    /// The value at the end of a frame is what the property has when the frame's closure returns.
    private func readEnds() {
        for property in properties {
            guard let last = property.steps.indices.last, property.steps[last].start == window.start,
                property.steps[last].end == window.end,
                let value = AnimatableProperty.value(of: property.key, in: property.view.layer)
            else { continue }
            property.steps[last].to = value
        }
    }

    private func addAnimations() {
        readEnds()
        for property in properties {
            let animation = keyframes(of: property)
            let layer = property.view.layer
            if delay > 0 {
                animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
                animation.fillMode = .backwards
            }
            if options.contains(.repeat) { animation.repeatCount = .infinity }
            animation.autoreverses = options.contains(.autoreverse)
            block.add(animation, to: property.view, key: property.key)
        }
        properties = []
    }

    private func keyframes(of property: PropertySteps) -> CAKeyframeAnimation {
        let steps = property.steps.sorted { $0.start < $1.start }
        var values: [Any] = []
        var times: [NSNumber] = []
        func add(_ value: AnimatableValue, at time: Double) {
            if let last = times.last, time <= last.doubleValue {
                guard time == last.doubleValue else { return }
                values[values.count - 1] = value.boxed
                return
            }
            values.append(value.boxed)
            times.append(NSNumber(value: time))
        }
        if let first = steps.first { add(first.from, at: 0) }
        for (index, step) in steps.enumerated() {
            let from = index == 0 ? step.from : steps[index - 1].to
            if step.start > 0 { add(from, at: step.start) }
            add(step.to, at: step.end)
        }
        if let last = steps.last, last.end < 1 { add(last.to, at: 1) }
        let animation = CAKeyframeAnimation(keyPath: property.key)
        animation.duration = block.collectedDuration
        animation.values = values
        animation.keyTimes = times
        animation.calculationMode = calculationMode
        return animation
    }

    private var calculationMode: CAAnimationCalculationMode {
        switch options.calculationNumber {
        case 1: .discrete
        case 2: .paced
        case 3: .cubic
        case 4: .cubicPaced
        default: .linear
        }
    }
}

extension UIView {
    /// Animates the keyframes that `animations` adds with `addKeyframe`, over `duration` seconds.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        guard AnimationState.isEnabled else {
            animations()
            completion?(true)
            return
        }
        var duration = duration
        if let outer = AnimationState.current, !options.contains(.overrideInheritedDuration) {
            duration = outer.collectedDuration
        }
        KeyframeCollector(duration: duration, delay: delay, options: options, completion: completion).run(animations)
    }

    /// Adds a keyframe: start and duration are parts of the whole animation, from 0 to 1. Outside a keyframe
    /// animation the changes are made at once.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let collector = AnimationState.current as? KeyframeCollector else { return animations() }
        collector.frame(start: frameStartTime, duration: frameDuration, animations)
    }
}
