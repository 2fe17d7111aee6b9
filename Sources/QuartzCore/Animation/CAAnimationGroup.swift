import CoreGraphics
import Foundation

/// Animations that run together, in the group's time and no longer than it (Core Animation,
/// `CAAnimationGroup`). Delegates and `isRemovedOnCompletion` of its animations have no effect.
open class CAAnimationGroup: CAAnimation {
    /// The animations; their `beginTime` counts from the group's begin.
    open var animations: [CAAnimation]?

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAAnimationGroup else { return }
        animations = other.animations?.map { animation in
            let copy = animation.makeCopy()
            // An animation without a duration takes the group's.
            if copy.duration == 0 { copy.duration = other.duration }
            return copy
        }
    }

    override func apply(to layer: CALayer, at parentTime: CFTimeInterval) {
        guard let progress = progress(at: parentTime) else { return }
        let time = timingFunction == nil ? progress.time : progress.value * duration
        for animation in animations ?? [] { animation.apply(to: layer, at: time) }
    }
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new content fades in.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old one away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away from the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition between two states of a layer (Core Animation, `CATransition`). It runs its time and
/// tells its delegate; in between the new state is shown, without the effect.
open class CATransition: CAAnimation {
    /// The kind; `fade` by default.
    open var type = CATransitionType.fade
    /// The direction, for the kinds that move.
    open var subtype: CATransitionSubtype?
    /// Where in the transition it begins, 0 to 1.
    open var startProgress: Float = 0
    /// Where in the transition it ends, 0 to 1.
    open var endProgress: Float = 1

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
    }
}
