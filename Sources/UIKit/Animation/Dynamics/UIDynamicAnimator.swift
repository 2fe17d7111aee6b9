import Foundation

/// Hears when an animation of forces comes to rest and goes on
/// (Apple documentation: *UIDynamicAnimatorDelegate*).
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Called before the animator starts or goes on.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called when everything has come to rest.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by forces and joints, sixty times a second until they rest
/// (Apple documentation: *UIDynamicAnimator*).
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    private static let frame: TimeInterval = 1.0 / 60
    private static let stepsPerFrame = 4

    /// The view in whose coordinates items are moved; not needed for items of collection view layouts.
    open private(set) weak var referenceView: UIView?
    /// The behaviours that were added, without those in groups.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Whether something moves.
    open private(set) var isRunning = false
    /// Hears of rest and motion; not retained.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    let world = DynamicsWorld()
    private var elapsed: TimeInterval = 0
    private var token: MainClock.Token?
    private var stillFrames = 0

    /// Makes an animator for views below `view`.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Makes an animator for items that are no views.
    public override init() { super.init() }

    /// How many seconds the animation has run.
    open var elapsedTime: TimeInterval { elapsed }

    /// Adds a behaviour, which acts from the next step on.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.append(behavior)
        behavior.enter(self)
    }

    /// Takes a behaviour out.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let place = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behaviors.remove(at: place)
        behavior.enter(nil)
        world.keep(allBehaviors.flatMap(\.movedItems))
        wake()
    }

    /// Takes all behaviours out; items stay where they are.
    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    /// The items that behaviours move and that touch a rectangle of the reference view.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        world.order.map(\.item).filter { item in
            let size = item.bounds.size
            let frame = CGRect(
                x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
                height: size.height)
            return frame.intersects(rect)
        }
    }

    /// Takes over the place and the rotation that code has given an item.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        let old = world.known(item)
        world.forget(item)
        guard let old else { return }
        let new = world.body(item)
        new.velocity = old.velocity
        new.spin = old.spin
        wake()
    }

    // MARK: Steps

    private var allBehaviors: [UIDynamicBehavior] {
        func all(_ behavior: UIDynamicBehavior) -> [UIDynamicBehavior] { [behavior] + behavior.childBehaviors.flatMap(all) }
        return behaviors.flatMap(all)
    }

    /// Starts, or goes on.
    func wake() {
        stillFrames = 0
        guard !isRunning, !behaviors.isEmpty else { return }
        delegate?.dynamicAnimatorWillResume(self)
        isRunning = true
        scheduleStep()
    }

    private func scheduleStep() {
        token = MainClock.shared.schedule(after: Self.frame) { [weak self] in self?.step() }
    }

    private func step() {
        token = nil
        let acting = allBehaviors
        guard !acting.isEmpty else { return rest() }
        world.keep(acting.flatMap(\.movedItems))
        for body in world.order {
            body.read()
            body.reset()
        }
        for behavior in acting { behavior.configure(world) }
        let time = CGFloat(Self.frame) / CGFloat(Self.stepsPerFrame)
        for _ in 0..<Self.stepsPerFrame {
            for behavior in acting { behavior.push(world, time) }
            for body in world.order { body.move(time) }
            for behavior in acting { behavior.correct(world, time) }
        }
        for body in world.order {
            body.settle(CGFloat(Self.frame))
            body.write()
        }
        elapsed += Self.frame
        for behavior in acting { behavior.action?() }
        let isStill = world.order.allSatisfy(\.isStill) && !acting.contains(where: \.isAtWork)
        stillFrames = isStill ? stillFrames + 1 : 0
        if stillFrames > 5 { rest() } else if isRunning { scheduleStep() }
    }

    private func rest() {
        for body in world.order {
            body.velocity = .zero
            body.spin = 0
        }
        guard isRunning else { return }
        isRunning = false
        delegate?.dynamicAnimatorDidPause(self)
    }
}
