import Foundation
import ObjectiveC

/// What running code has put in the place of layers' own methods, as `method_exchangeImplementations` does.
///
/// A method that can be replaced reads `isOn` first, so that it costs one load and branch while nobody has replaced
/// anything.
enum LayerReplacing {
    /// Whether any method has something else in its place. The table of methods writes it.
    nonisolated(unsafe) private(set) static var isOn = false

    /// Runs what stands in the place of a layer's method, if anything does.
    static func runs(_ selector: StaticString, _ layer: CALayer, _ first: Any? = nil, _ second: Any? = nil) -> Bool {
        guard let found = _replacement(selector, of: layer, in: CALayer.self) else { return false }
        _ = found(layer, first, second, nil)
        return true
    }

    /// Makes the methods known to the runtime; they are registered when the first selector is looked up.
    fileprivate static func start() {
        ObjCRuntime.hearOfReplacements { isOn = $0 }
        _exposeMembers { members in
            members.replaceable("layoutSublayers", CALayer.layoutSublayers, own: CALayer.ownLayoutSublayers)
            members.replaceable("addAnimation:forKey:", CALayer.add(_:forKey:), own: CALayer.addAnimation(_:forKey:))
            members.replaceable(
                "removeAnimationForKey:", CALayer.removeAnimation(forKey:), own: CALayer.ownRemoveAnimation)
            members.replaceable("removeAllAnimations", CALayer.removeAllAnimations, own: CALayer.ownRemoveAllAnimations)
        }
    }
}

@section(".init_array") @used private let replacingStart: @convention(c) () -> Void = { LayerReplacing.start() }

extension CALayer {
    func ownLayoutSublayers() { delegate?.layoutSublayers(of: self) }
    func ownRemoveAnimation(_ key: String) { animations?.remove(key) }
    func ownRemoveAllAnimations() { animations?.removeAll() }
}

// What they do while something has other implementations: kept apart, so that the methods stay short.
extension CALayer {
    @inline(never) final func askLayoutSublayers() {
        if !LayerReplacing.runs("layoutSublayers", self) { ownLayoutSublayers() }
    }
    @inline(never) final func askAddAnimation(_ animation: CAAnimation, _ key: String?) {
        if !LayerReplacing.runs("addAnimation:forKey:", self, animation, key) { addAnimation(animation, forKey: key) }
    }
    @inline(never) final func askRemoveAnimation(_ key: String) {
        if !LayerReplacing.runs("removeAnimationForKey:", self, key) { ownRemoveAnimation(key) }
    }
    @inline(never) final func askRemoveAllAnimations() {
        if !LayerReplacing.runs("removeAllAnimations", self) { ownRemoveAllAnimations() }
    }
}
