import Foundation

/// What items are like: heavy, slow to move, fixed (Apple documentation: *UIDynamicItemBehavior*).
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    /// The items described.
    open private(set) var items: [any UIDynamicItem]
    /// How much of its speed an item keeps when it bounces, from 0 to 1. Default 0.
    open var elasticity: CGFloat = 0 { didSet { changed() } }
    /// How hard items slide along each other. Default 0.
    open var friction: CGFloat = 0 { didSet { changed() } }
    /// The mass of 100 by 100 points. Default 1.
    open var density: CGFloat = 1 { didSet { changed() } }
    /// How fast items lose speed. Default 0.
    open var resistance: CGFloat = 0 { didSet { changed() } }
    /// How fast items lose spin. Default 0.
    open var angularResistance: CGFloat = 0 { didSet { changed() } }
    /// How strongly fields act on items. Default 0.
    open var charge: CGFloat = 0 { didSet { changed() } }
    /// Whether items stay where they are. Default false.
    open var isAnchored = false { didSet { changed() } }
    /// Whether items turn. Default true.
    open var allowsRotation = true { didSet { changed() } }
    private var added: [ObjectIdentifier: (velocity: CGPoint, spin: CGFloat)] = [:]

    /// Describes items, with all properties at their defaults.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    /// Describes an item too.
    open func addItem(_ item: any UIDynamicItem) {
        items.append(item)
        changed()
    }

    /// Describes an item no more.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        changed()
    }

    /// Makes an item faster, in points a second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        let old = added[ObjectIdentifier(item)]?.velocity ?? .zero
        added[ObjectIdentifier(item), default: (.zero, 0)].velocity = CGPoint(x: old.x + velocity.x, y: old.y + velocity.y)
        changed()
    }

    /// How fast an item is, in points a second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let more = added[ObjectIdentifier(item)]?.velocity ?? .zero
        let now = dynamicAnimator?.world.known(item)?.velocity ?? .zero
        return CGPoint(x: now.x + more.x, y: now.y + more.y)
    }

    /// Makes an item turn faster, in radians a second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        added[ObjectIdentifier(item), default: (.zero, 0)].spin += velocity
        changed()
    }

    /// How fast an item turns, in radians a second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        (dynamicAnimator?.world.known(item)?.spin ?? 0) + (added[ObjectIdentifier(item)]?.spin ?? 0)
    }

    override var movedItems: [any UIDynamicItem] { items }

    override func configure(_ world: DynamicsWorld) {
        for item in items {
            let body = world.body(item)
            body.density = density
            body.resistance = resistance
            body.angularResistance = angularResistance
            body.isAnchored = isAnchored
            body.allowsRotation = allowsRotation
            guard let more = added.removeValue(forKey: ObjectIdentifier(item)) else { continue }
            body.velocity.x += more.velocity.x
            body.velocity.y += more.velocity.y
            body.spin += more.spin
        }
    }
}
