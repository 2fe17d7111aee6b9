import CoreGraphics
import Foundation

/// An animation of one property, named by a key path such as `opacity` or `transform.scale`.
open class CAPropertyAnimation: CAAnimation {
    /// Creates an animation of a property of the layer.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The property, as a key path from the layer.
    open var keyPath: String?

    /// Whether the animation's value is added to what the property shows without it.
    open var isAdditive = false

    /// Whether each run begins with what the run before ended with.
    open var isCumulative = false

    /// What makes a transform of the animated numbers.
    open var valueFunction: CAValueFunction?

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        valueFunction = other.valueFunction
    }

    override func apply(to layer: CALayer, at parentTime: CFTimeInterval) {
        guard let keyPath, let progress = progress(at: parentTime) else { return }
        let below = AnimationValue(layer.value(forKeyPath: keyPath))
        guard var value = value(at: progress.value, time: progress.time, below: below) else { return }
        if isCumulative, progress.runs > 0, let end = self.value(at: 1, time: duration, below: below) {
            value = value.adding(end, times: CGFloat(progress.runs))
        }
        if let valueFunction, let transform = valueFunction.transform(value) { value = .transform(transform) }
        if isAdditive, let below { value = below.adding(value, times: 1) }
        layer.setValue(value.boxed, forKeyPath: keyPath)
    }

    /// The animation's own value at a progress; `below` is what the property shows without it.
    func value(at progress: Double, time: CFTimeInterval, below: AnimationValue?) -> AnimationValue? { nil }
}

/// An animation from one value to another (Core Animation, `CABasicAnimation`). Of the three values
/// at most two are given; what is missing is what the property shows without the animation.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the beginning.
    open var fromValue: Any?
    /// The value at the end.
    open var toValue: Any?
    /// What is between beginning and end.
    open var byValue: Any?

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    override func value(at progress: Double, time: CFTimeInterval, below: AnimationValue?) -> AnimationValue? {
        guard let ends = ends(below: below) else { return nil }
        return ends.from.mixed(with: ends.to, part: CGFloat(curve(progress, time: time)))
    }

    /// The way covered at a progress; springs overshoot.
    func curve(_ progress: Double, time: CFTimeInterval) -> Double { progress }

    /// Both ends, by the rules of "Setting Interpolation Values".
    private func ends(below: AnimationValue?) -> (from: AnimationValue, to: AnimationValue)? {
        let from = AnimationValue(fromValue), to = AnimationValue(toValue), by = AnimationValue(byValue)
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by, times: 1))
        case (nil, let to?, let by?): return (to.adding(by, times: -1), to)
        case (let from?, nil, nil): return below.map { (from, isAdditive ? $0.zero : $0) }
        case (nil, let to?, nil): return below.map { (isAdditive ? $0.zero : $0, to) }
        case (nil, nil, let by?): return below.map { ($0, $0.adding(by, times: 1)) }
        case (nil, nil, nil): return below.map { ($0, $0) }
        }
    }
}
