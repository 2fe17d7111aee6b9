/// One `UIView.animate` call: the animations its block made, and what happens when all are over.
@MainActor
final class AnimationBlock: AnimationCollector {
    let collectedDuration: TimeInterval
    let collectedTiming: AnimationTiming
    let collectedOptions: UIView.AnimationOptions
    private let delay: TimeInterval
    private var completion: ((Bool) -> Void)?
    /// How often the animations run, and whether each run comes back, when set by `modifyAnimations`.
    private var repetition: (count: CGFloat, autoreverses: Bool)?
    private var running = 0
    private var everythingFinished = true
    private var isCollecting = true
    private var viewsToLayOut: [UIView] = []

    init(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, timing: AnimationTiming,
        completion: ((Bool) -> Void)?
    ) {
        collectedDuration = duration
        collectedTiming = timing
        collectedOptions = options
        self.delay = delay
        self.completion = completion
    }

    /// Whether changes are animated, and not made at once (Apple documentation: *animate(withDuration:…)*:
    /// a duration of 0 or less makes the changes without animating them).
    private var animates: Bool { collectedDuration > 0 || delay > 0 }

    /// Runs the block. `finished` is reported when every animation is over; without any, in a later turn.
    func run(_ animations: () -> Void) {
        AnimationState.collect(with: self) {
            animations()
            for view in viewsToLayOut { view.layoutIfNeeded() }
        }
        viewsToLayOut = []
        isCollecting = false
        if running == 0 { finishLater() }
    }

    /// Runs part of the block with another number of repetitions.
    func modify(count: CGFloat, autoreverses: Bool, _ animations: () -> Void) {
        let old = repetition
        repetition = (count, autoreverses)
        animations()
        repetition = old
    }

    func action(for view: UIView, layer: CALayer, key: String) -> (any CAAction)? {
        guard animates, let old = AnimatableProperty.value(of: key, in: layer) else { return nil }
        if collectedOptions.contains(.layoutSubviews) { viewsToLayOut.append(view) }
        let animation = collectedTiming.makeAnimation(keyPath: key, duration: max(collectedDuration, 0.0001))
        if delay > 0 {
            animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
            animation.fillMode = .backwards
        }
        if let repetition {
            animation.repeatCount = Float(repetition.count)
            animation.autoreverses = repetition.autoreverses
        } else {
            if collectedOptions.contains(.repeat) { animation.repeatCount = .infinity }
            animation.autoreverses = collectedOptions.contains(.autoreverse)
        }
        animation.delegate = AnimationTrack(
            block: self, view: view, blocksTouches: !collectedOptions.contains(.allowUserInteraction))
        return PropertyAction(
            animation: animation, old: old, replaces: collectedOptions.contains(.beginFromCurrentState))
            .simplest(for: layer, key: key)
    }

    /// Adds an animation that belongs to this block but to no single property change.
    func add(_ animation: CAAnimation, to view: UIView, key: String) {
        let track = AnimationTrack(
            block: self, view: view, blocksTouches: !collectedOptions.contains(.allowUserInteraction))
        animation.delegate = track
        view.layer.add(animation, forKey: key)
        track.begin()
    }

    func trackBegan() { running += 1 }

    func trackEnded(finished: Bool) {
        running -= 1
        if !finished { everythingFinished = false }
        if running == 0 && !isCollecting { finish() }
    }

    private func finish() {
        guard let completion else { return }
        self.completion = nil
        completion(everythingFinished)
    }

    /// Nothing was animated: the completion comes after the commit of the changes, in another turn.
    private func finishLater() {
        guard completion != nil else { return }
        CommitScheduler.shared.setNeedsCommit()
        MainClock.shared.schedule(after: 0) { self.finish() }
    }
}

/// The delegate of one animation of a block; keeps the block until the animation is over.
@MainActor
final class AnimationTrack: NSObject, @preconcurrency CAAnimationDelegate {
    private var block: AnimationBlock?
    private weak var view: UIView?
    private let blocksTouches: Bool
    private var isRunning = false

    init(block: AnimationBlock, view: UIView, blocksTouches: Bool) {
        self.block = block
        self.view = view
        self.blocksTouches = blocksTouches
    }

    /// Called when the animation was added to its layer.
    func begin() {
        guard !isRunning else { return }
        isRunning = true
        block?.trackBegan()
        view?.animationBegan(blockingTouches: blocksTouches)
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard isRunning else { return }
        isRunning = false
        view?.animationEnded(blockingTouches: blocksTouches)
        let block = self.block
        self.block = nil
        block?.trackEnded(finished: flag)
    }
}

/// Adds a block's animation to the layer once the property has its new value.
final class PropertyAction: NSObject, CAAction {
    let animation: CABasicAnimation
    private let old: AnimatableValue
    private let replaces: Bool

    init(animation: CABasicAnimation, old: AnimatableValue, replaces: Bool) {
        self.animation = animation
        self.old = old
        self.replaces = replaces
    }

    @MainActor func simplest(for layer: CALayer, key: String) -> any CAAction { self }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        MainActor.assumeIsolated { add(to: layer, key: event) }
    }

    @MainActor
    private func add(to layer: CALayer, key: String) {
        var name = key
        if layer.animation(forKey: key) == nil {
            animation.fromValue = old.boxed
        } else if replaces {
            animation.fromValue = shown(key, of: layer).boxed
        } else {
            addOnTop(of: layer, key: key, name: &name)
        }
        layer.add(animation, forKey: name)
        (animation.delegate as? AnimationTrack)?.begin()
    }

    /// What is on screen now; the old value where nothing else is known.
    @MainActor
    private func shown(_ key: String, of layer: CALayer) -> AnimatableValue {
        layer.presentation().flatMap { AnimatableProperty.value(of: key, in: $0) } ?? old
    }

    /// An animation of a property that is already being animated adds to it, so that both run to their
    /// ends and nothing jumps (Apple, WWDC 2014, *Building Interruptible and Responsive Interactions*).
    @MainActor
    private func addOnTop(of layer: CALayer, key: String, name: inout String) {
        let new = AnimatableProperty.value(of: key, in: layer)
        var number = 2
        while layer.animation(forKey: "\(key)-\(number)") != nil { number += 1 }
        name = "\(key)-\(number)"
        if let new, let difference = old.minus(new), case let zero? = new.minus(new) {
            animation.isAdditive = true
            animation.fromValue = difference.boxed
            animation.toValue = zero.boxed
        } else {
            animation.fromValue = shown(key, of: layer).boxed
        }
    }
}
