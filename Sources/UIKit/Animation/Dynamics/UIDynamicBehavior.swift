/// A force, a joint or a property of items; as it is, a group of others
/// (Apple documentation: *UIDynamicBehavior*).
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// Makes an empty group.
    public override init() { super.init() }

    /// The behaviours in this one.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []

    /// Called at each step of the animation, after items were moved.
    open var action: (() -> Void)?

    /// The animator that the behaviour was added to, by itself or in a group; not retained.
    open var dynamicAnimator: UIDynamicAnimator? { animator }
    private weak var animator: UIDynamicAnimator?

    /// Adds a behaviour to the group.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.append(behavior)
        if let animator { behavior.enter(animator) }
    }

    /// Takes a behaviour out of the group.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let place = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: place)
        if animator != nil { behavior.enter(nil) }
    }

    /// Called before the behaviour is added to an animator, or with nil before it is taken out.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// Joins an animator, or leaves the one it is in.
    final func enter(_ new: UIDynamicAnimator?) {
        willMove(to: new)
        animator?.wake()
        animator = new
        animator?.wake()
        for child in childBehaviors { child.enter(new) }
    }

    /// Something changed: the animator goes on.
    final func changed() { animator?.wake() }

    // MARK: What kinds of behaviours do

    /// The items on which the behaviour acts.
    var movedItems: [any UIDynamicItem] { [] }
    /// Whether it is still at work though nothing moves.
    var isAtWork: Bool { false }
    /// Sets properties of bodies before a step.
    func configure(_ world: DynamicsWorld) {}
    /// Changes velocities, for a step of `time` seconds.
    func push(_ world: DynamicsWorld, _ time: CGFloat) {}
    /// Corrects places after a step.
    func correct(_ world: DynamicsWorld, _ time: CGFloat) {}
}
