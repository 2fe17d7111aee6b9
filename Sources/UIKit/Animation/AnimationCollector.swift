/// What gathers the property changes of one animation block while the block runs.
@MainActor
protocol AnimationCollector: AnyObject {
    /// How long the changes take, in seconds; nested blocks inherit it.
    var collectedDuration: TimeInterval { get }
    /// The timing nested blocks inherit.
    var collectedTiming: AnimationTiming { get }
    /// The options nested blocks inherit.
    var collectedOptions: UIView.AnimationOptions { get }
    /// The action for a change that is about to happen to a property of a view's layer.
    func action(for view: UIView, layer: CALayer, key: String) -> (any CAAction)?
}

/// The animation blocks that run now, innermost last, and whether animations are on at all.
@MainActor
enum AnimationState {
    static var collectors: [any AnimationCollector] = []
    static var isEnabled = true

    /// The innermost block, when changes are to be animated.
    static var current: (any AnimationCollector)? { isEnabled ? collectors.last : nil }

    /// Runs `body` as the inside of a block.
    static func collect(with collector: any AnimationCollector, _ body: () -> Void) {
        collectors.append(collector)
        body()
        collectors.removeLast()
    }

    /// Runs `body` with the changes in it taking effect at once.
    static func withoutAnimation<Result>(_ body: () -> Result) -> Result {
        let old = isEnabled
        isEnabled = false
        defer { isEnabled = old }
        return body()
    }
}

extension UIView {
    /// The answer that keeps a layer from animating by itself.
    private static let noAction: any CAAction = NSNull()

    /// The action for a change of the backing layer: an animation inside an animation block, none outside.
    func animationAction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard let collector = AnimationState.current, layer === self.layer, isShown else { return Self.noAction }
        return collector.action(for: self, layer: layer, key: event) ?? Self.noAction
    }

    /// Only what is in a window is animated; the rest takes its new values at once.
    var isShown: Bool { currentWindow != nil || self is UIWindow }
}
