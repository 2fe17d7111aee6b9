extension UIView {
    /// Shows a transition from the view's old look to the one that `animations` makes, in `duration` seconds.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        guard AnimationState.isEnabled else {
            animations?()
            completion?(true)
            return
        }
        let block = AnimationBlock(
            duration: duration, delay: 0, options: options,
            timing: .cubic(CubicCurve(number: options.curveNumber)), completion: completion)
        block.run {
            let kind = options.transition
            guard kind != .none else {
                animations?()
                return
            }
            let effect = duration > 0 && view.isShown ? TransitionEffect(kind, of: view) : nil
            if options.contains(.allowAnimatedContent) {
                animations?()
            } else {
                AnimationState.withoutAnimation { animations?() }
            }
            effect?.add(to: block, duration: duration)
        }
    }

    /// Replaces `fromView` by `toView` in its superview, or hides one and shows the other with
    /// `showHideTransitionViews`, as a transition of the superview.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let exchange = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                fromView.superview?.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        guard let container = fromView.superview else {
            exchange()
            if let completion { MainClock.shared.schedule(after: 0) { completion(true) } }
            return
        }
        transition(with: container, duration: duration, options: options, animations: exchange, completion: completion)
    }
}

/// What is seen of a transition: the old look fades or turns away over the new one.
@MainActor
final class TransitionEffect {
    private let kind: UIView.AnimationTransitionKind
    private let view: UIView

    init(_ kind: UIView.AnimationTransitionKind, of view: UIView) {
        self.kind = kind
        self.view = view
    }

    func add(to block: AnimationBlock, duration: TimeInterval) {
        let animation: CAAnimation
        switch kind {
        case .none: return
        case .crossDissolve, .curlUp, .curlDown:
            let transition = CATransition()
            transition.type = kind == .crossDissolve ? .fade : .reveal
            transition.subtype = kind == .curlDown ? .fromBottom : .fromTop
            animation = transition
        case .flipFromLeft: animation = flip(angle: -.pi, x: 0, y: 1)
        case .flipFromRight: animation = flip(angle: .pi, x: 0, y: 1)
        case .flipFromTop: animation = flip(angle: .pi, x: 1, y: 0)
        case .flipFromBottom: animation = flip(angle: -.pi, x: 1, y: 0)
        }
        animation.duration = duration
        if case .cubic(let curve) = block.collectedTiming { animation.timingFunction = curve.mediaTimingFunction }
        block.add(animation, to: view, key: "transition")
    }

    private func flip(angle: CGFloat, x: CGFloat, y: CGFloat) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = CATransform3DRotate(view.layer.transform, angle, x, y, 0)
        return animation
    }
}
