import CoreGraphics
import Foundation

extension CALayer {
    /// Whether the layer is in a tree that is shown: implicit animations need that.
    final var isShown: Bool {
        var next: CALayer? = self
        while let layer = next {
            if layer.flags.contains(.root) { return true }
            next = layer._superlayer
        }
        return false
    }

    final func addAnimation(_ anim: CAAnimation, forKey key: String?) {
        let animation = anim.makeCopy()
        if animation.duration == 0 { animation.duration = TransactionStack.current.animationDuration }
        if animation.beginTime == 0 { animation.beginTime = convertTime(CACurrentMediaTime(), from: nil) }
        // A layer has one transition at a time.
        let key = animation is CATransition ? "transition" : key
        let animations = animations ?? LayerAnimations(layer: self)
        self.animations = animations
        if animations.entries.isEmpty { MainQueue.run { AnimatedLayers.shared.add(animations) } }
        if !animations.wasShown { animations.wasShown = isShown }
        animations.add(animation, key: key)
        CommitScheduler.setNeedsCommit()
    }

    /// The animation that was added with a key, as the layer keeps it.
    public func animation(forKey key: String) -> CAAnimation? {
        animations?.entries.first { $0.key == key }?.animation
    }

    /// The keys of the animations; nil when there are none.
    public func animationKeys() -> [String]? {
        guard let entries = animations?.entries, !entries.isEmpty else { return nil }
        return entries.compactMap(\.key)
    }

    // MARK: Time

    /// A time of another layer in this layer's time; nil stands for the main clock.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(of: l.map { $0.absoluteTime(of: t) } ?? t)
    }

    /// A time of this layer in another layer's time; nil stands for the main clock.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let absolute = absoluteTime(of: t)
        return l.map { $0.localTime(of: absolute) } ?? absolute
    }

    /// The layer's time at a time of the clock.
    final func localTime(of absolute: CFTimeInterval) -> CFTimeInterval {
        let parent = _superlayer.map { $0.localTime(of: absolute) } ?? absolute
        guard let timing = extras?.timing else { return parent }
        return (parent - timing.beginTime) * CFTimeInterval(timing.speed) + timing.timeOffset
    }

    /// The time of the clock at a time of the layer; infinite when the layer's time stands still.
    final func absoluteTime(of local: CFTimeInterval) -> CFTimeInterval {
        var parent = local
        if let timing = extras?.timing {
            guard timing.speed > 0 else { return .infinity }
            parent = (local - timing.timeOffset) / CFTimeInterval(timing.speed) + timing.beginTime
        }
        return _superlayer.map { $0.absoluteTime(of: parent) } ?? parent
    }

    final func mutateTiming(_ change: (inout MediaTiming) -> Void) {
        let style = makeStyle()
        var timing = style.timing ?? MediaTiming(duration: .infinity)
        change(&timing)
        style.timing = timing
        rescheduleAnimations()
    }

    private func rescheduleAnimations() {
        animations?.reschedule()
        for layer in _sublayers { layer.rescheduleAnimations() }
    }

    // MARK: Presentation

    final func makePresentation() -> CALayer? {
        if flags.contains(.presentation) { return self }
        guard isShown || hasAnimatedAncestry else { return nil }
        return presentationCopy(at: CACurrentMediaTime())
    }

    private var hasAnimatedAncestry: Bool {
        var next: CALayer? = self
        while let layer = next {
            if let entries = layer.animations?.entries, !entries.isEmpty { return true }
            next = layer._superlayer
        }
        return false
    }

    /// A copy with the values that animations give it at a time of the clock. It holds its copied
    /// superlayers; sublayers are copied when asked for.
    final func presentationCopy(at time: CFTimeInterval) -> CALayer {
        let copy = animatedCopy(at: time)
        if let parent = _superlayer {
            let parentCopy = parent.presentationCopy(at: time)
            copy.presentationInfo?.parent = parentCopy
            copy._superlayer = parentCopy
        }
        return copy
    }

    private func animatedCopy(at time: CFTimeInterval) -> CALayer {
        let copy = type(of: self).init(layer: self)
        copy.flags.insert(.presentation)
        copy.flags.subtract([.needsLayout, .descendantNeedsLayout, .needsDisplay, .descendantNeedsDisplay])
        copy.presentationInfo = PresentationInfo(model: self, time: time)
        if let entries = animations?.entries, !entries.isEmpty {
            let local = localTime(of: time)
            for entry in entries { entry.animation.apply(to: copy, at: local) }
        }
        return copy
    }

    /// The sublayers to walk: of a presentation layer, copies of the model's sublayers.
    final var shownSublayers: [CALayer] {
        guard let info = presentationInfo, !info.hasSublayers else { return _sublayers }
        info.hasSublayers = true
        _sublayers = info.model._sublayers.map { layer in
            let copy = layer.animatedCopy(at: info.time)
            copy._superlayer = self
            return copy
        }
        return _sublayers
    }
}

extension CALayer {
    /// A copy with the values at a time of the clock, for a presentation layer that shows it besides its own.
    final func delayedCopy(at time: CFTimeInterval, in superlayer: CALayer) -> CALayer {
        let copy = animatedCopy(at: time)
        copy._superlayer = superlayer
        return copy
    }
}

/// What a presentation layer was made from.
final class PresentationInfo {
    let model: CALayer
    let time: CFTimeInterval
    /// The copied superlayer, held so that coordinates can be converted.
    var parent: CALayer?
    var hasSublayers = false

    init(model: CALayer, time: CFTimeInterval) {
        self.model = model
        self.time = time
    }
}
