import Foundation

/// Draws an item to a point and upright, as a spring does (Apple documentation: *UISnapBehavior*).
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    /// How fast the spring swings, in turns a second.
    private static let frequency: CGFloat = 2.5

    private let item: any UIDynamicItem
    /// The point where the item comes to rest.
    open var snapPoint: CGPoint { didSet { changed() } }
    /// How little the item swings before it rests, from 0 to 1. Default 0.5.
    open var damping: CGFloat = 0.5 { didSet { changed() } }

    /// Makes a spring from an item to a point of the reference view.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    override var movedItems: [any UIDynamicItem] { [item] }

    override func push(_ world: DynamicsWorld, _ time: CGFloat) {
        let body = world.body(item)
        guard !body.isAnchored else { return }
        let speed = 2 * CGFloat.pi * Self.frequency
        let slowing = 2 * speed * (0.3 + 0.7 * min(max(damping, 0), 1))
        body.velocity.x += (speed * speed * (snapPoint.x - body.center.x) - slowing * body.velocity.x) * time
        body.velocity.y += (speed * speed * (snapPoint.y - body.center.y) - slowing * body.velocity.y) * time
        body.spin += (-speed * speed * body.angle - slowing * body.spin) * time
    }

    override var isAtWork: Bool {
        abs(item.center.x - snapPoint.x) > 0.1 || abs(item.center.y - snapPoint.y) > 0.1
    }

    override func correct(_ world: DynamicsWorld, _ time: CGFloat) {
        // The end of the swing, which nobody sees.
        let body = world.body(item)
        guard body.isStill, abs(body.center.x - snapPoint.x) < 0.1, abs(body.center.y - snapPoint.y) < 0.1 else { return }
        body.center = snapPoint
        if abs(body.angle) < 0.001 { body.angle = 0 }
    }
}
