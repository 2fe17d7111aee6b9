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
    private var viewsToLayOut: [UIView] = []
    private var tracks: [AnimationTrack] = []

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
        // What really is on its layer counts: a view may have declined or replaced an action.
        for track in tracks where track.isOnLayer { track.begin() }
        tracks = []
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
        let track = addTrack(layer, key, view)
        animation.delegate = track
        guard let existing = layer.animation(forKey: key) else {
            animation.fromValue = old.boxed
            return animation
        }
        if (existing.delegate as? AnimationTrack)?.block === self, let first = existing as? CABasicAnimation {
            animation.fromValue = first.fromValue
            return animation
        }
        if collectedOptions.contains(.beginFromCurrentState) {
            let shown = layer.presentation().flatMap { AnimatableProperty.value(of: key, in: $0) }
            animation.fromValue = (shown ?? old).boxed
            return animation
        }
        return AdditiveAction(animation, track: track, old: old)
    }

    private func addTrack(_ layer: CALayer, _ key: String, _ view: UIView) -> AnimationTrack {
        let track = AnimationTrack(
            block: self, view: view, layer: layer, key: key,
            blocksTouches: !collectedOptions.contains(.allowUserInteraction))
        tracks.append(track)
        return track
    }

    /// Adds an animation that belongs to this block but to no single property change.
    func add(_ animation: CAAnimation, to view: UIView, key: String) {
        animation.delegate = addTrack(view.layer, key, view)
        view.layer.add(animation, forKey: key)
    }

    func trackBegan() { running += 1 }

    func trackEnded(finished: Bool) {
        running -= 1
        if !finished { everythingFinished = false }
        if running == 0 { finish() }
    }

    private func finish() {
        guard let completion else { return }
        self.completion = nil
        completion(everythingFinished)
    }

    /// Nothing was animated: the completion comes after the commit of the changes, in another turn.
    private func finishLater() {
        guard completion != nil else { return }
        CommitScheduler.setNeedsCommit()
        MainClock.shared.schedule(after: 0) { self.finish() }
    }
}

/// The delegate of one animation of a block; keeps the block until the animation is over.
@MainActor
final class AnimationTrack: NSObject, @preconcurrency CAAnimationDelegate {
    private(set) var block: AnimationBlock?
    private weak var view: UIView?
    private weak var layer: CALayer?
    /// The key of the animation in its layer.
    var key: String
    private let blocksTouches: Bool
    private var isRunning = false

    init(block: AnimationBlock, view: UIView, layer: CALayer, key: String, blocksTouches: Bool) {
        self.block = block
        self.view = view
        self.layer = layer
        self.key = key
        self.blocksTouches = blocksTouches
    }

    var isOnLayer: Bool { layer?.animation(forKey: key)?.delegate === self }

    /// Called when the block has ended and its animation is on the layer.
    func begin() {
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

/// Adds an animation to a property that is being animated already, once the property has its new value: both
/// run to their ends and nothing jumps (Apple, WWDC 2014, *Building Interruptible and Responsive
/// Interactions*).
final class AdditiveAction: NSObject, CAAction {
    private let animation: CABasicAnimation
    private let track: AnimationTrack
    private let old: AnimatableValue

    init(_ animation: CABasicAnimation, track: AnimationTrack, old: AnimatableValue) {
        self.animation = animation
        self.track = track
        self.old = old
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        MainActor.assumeIsolated { add(to: layer, key: event) }
    }

    @MainActor
    private func add(to layer: CALayer, key: String) {
        var number = 2
        while layer.animation(forKey: "\(key)-\(number)") != nil { number += 1 }
        if let new = AnimatableProperty.value(of: key, in: layer), let difference = old.minus(new),
            let nothing = new.minus(new), makeAdditive(layer.animation(forKey: key), nothing: nothing)
        {
            animation.isAdditive = true
            animation.fromValue = difference.boxed
            animation.toValue = nothing.boxed
        } else {
            let shown = layer.presentation().flatMap { AnimatableProperty.value(of: key, in: $0) }
            animation.fromValue = (shown ?? old).boxed
        }
        track.key = "\(key)-\(number)"
        layer.add(animation, forKey: track.key)
    }

    /// The first animation of a property ends at the model's value, which has just become another: from now on
    /// it is stated as a difference too. Whether that is possible.
    @MainActor
    private func makeAdditive(_ first: CAAnimation?, nothing: AnimatableValue) -> Bool {
        guard let first = first as? CABasicAnimation, first.delegate is AnimationTrack else { return false }
        if first.isAdditive { return true }
        guard first.toValue == nil, let from = AnimatableValue(boxed: first.fromValue),
            let difference = from.minus(old)
        else { return false }
        first.isAdditive = true
        first.fromValue = difference.boxed
        first.toValue = nothing.boxed
        return true
    }
}
