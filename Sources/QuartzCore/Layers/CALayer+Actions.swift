import CoreGraphics
import Foundation

/// An action that was found before a change and runs after it. A class, since there is none almost always.
final class PendingAction {
    let action: any CAAction
    let key: String
    /// What the property was, for a basic animation that does not say where it begins.
    let oldValue: Any?

    init(action: any CAAction, key: String, oldValue: Any?) {
        self.action = action
        self.key = key
        self.oldValue = oldValue
    }

    func run(on layer: CALayer) {
        if let animation = action as? CABasicAnimation, animation.fromValue == nil, animation.toValue == nil,
            animation.byValue == nil
        {
            animation.fromValue = oldValue
            if animation.keyPath == nil { animation.keyPath = key }
        }
        action.run(forKey: key, object: layer, arguments: nil)
    }
}

extension CALayer {
    /// Makes a change of an animatable property, with the action that it sets off.
    @inline(__always)
    final func change(_ key: String, _ old: @autoclosure () -> Any?, _ set: () -> Void) {
        let action = pendingAction(key, old())
        set()
        action?.run(on: self)
    }

    /// The action that a change which is about to happen sets off; nil almost always.
    @inline(__always)
    final func pendingAction(_ key: String, _ old: @autoclosure () -> Any?) -> PendingAction? {
        guard let action = actionForChange(key) else { return nil }
        return PendingAction(action: action, key: key, oldValue: old())
    }

    /// Whether a change may set off an action at all. False for a view's layer outside animation blocks, which
    /// is where nearly all changes happen.
    @inline(__always)
    final var mayAct: Bool {
        guard let _owner else { return true }
        return _owner.mayAnswerWithActions
    }

    private final func actionForChange(_ key: String) -> (any CAAction)? {
        if !mayAct || flags.contains(.presentation) { return nil }
        if _owner == nil {
            // Nobody to ask, and nothing to see.
            guard flags.contains(.hasDelegate) || extras?.actions != nil || extras?.style != nil || isShown else {
                return nil
            }
            if TransactionStack.current.disableActions { return nil }
        } else if TransactionStack.main.disableActions {
            return nil
        }
        return action(forKey: key)
    }

    final func findAction(_ key: String) -> (any CAAction)? {
        if let answer = delegate?.action(for: self, forKey: key) {
            return type(of: answer) == NSNull.self ? nil : answer
        }
        if let extras {
            let listed = extras.actions?[key] ?? (extras.style?["actions"] as? [String: any CAAction])?[key]
            if let listed { return type(of: listed) == NSNull.self ? nil : listed }
        }
        if let answer = type(of: self).defaultAction(forKey: key) {
            return type(of: answer) == NSNull.self ? nil : answer
        }
        return implicitAnimation(key)
    }

    /// The animation of a shown layer without a delegate's say, from what it shows now.
    private func implicitAnimation(_ key: String) -> (any CAAction)? {
        guard _owner == nil, type(of: self).animatableKeys.contains(key), isShown else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = (animations == nil ? nil : presentation())?.value(forKeyPath: key) ?? value(forKey: key)
        animation.timingFunction =
            TransactionStack.current.animationTimingFunction ?? CAMediaTimingFunction(name: .default)
        animation.duration = TransactionStack.current.animationDuration
        return animation
    }
}
