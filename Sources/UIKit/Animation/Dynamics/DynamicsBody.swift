import Foundation

/// An item as the animation of forces knows it.
@MainActor
final class DynamicsBody {
    let item: any UIDynamicItem
    var center: CGPoint
    var angle: CGFloat = 0
    /// In points a second.
    var velocity = CGPoint.zero
    /// In radians a second.
    var spin: CGFloat = 0
    var density: CGFloat = 1
    var resistance: CGFloat = 0
    var angularResistance: CGFloat = 0
    var allowsRotation = true
    var isAnchored = false
    /// Whether a stiff joint moved it in this frame.
    private var isJoined = false
    private var start = (center: CGPoint.zero, angle: CGFloat(0))
    /// The item's transform without the angle.
    private var base: CGAffineTransform
    private var written: (center: CGPoint, transform: CGAffineTransform)

    init(_ item: any UIDynamicItem) {
        self.item = item
        center = item.center
        base = item.transform
        written = (item.center, item.transform)
    }

    /// A view of 100 by 100 points and density 1 has mass 1 (Apple documentation: *UIPushBehavior*, magnitude).
    var mass: CGFloat { max(density * item.bounds.width * item.bounds.height / 10_000, 1e-6) }
    var inverseMass: CGFloat { isAnchored ? 0 : 1 / mass }
    /// Of a plate that turns about its middle, in mass times square points.
    var inverseInertia: CGFloat {
        guard !isAnchored, allowsRotation else { return 0 }
        let size = item.bounds.size
        return 12 / max(mass * (size.width * size.width + size.height * size.height), 1e-6)
    }

    /// Forgets what behaviours set, before they set it anew.
    func reset() {
        isJoined = false
        start = (center, angle)
        density = 1
        resistance = 0
        angularResistance = 0
        allowsRotation = true
        isAnchored = false
    }

    func move(_ time: CGFloat) {
        guard !isAnchored else {
            velocity = .zero
            spin = 0
            return
        }
        let slowing = exp(-resistance * time)
        velocity = CGPoint(x: velocity.x * slowing, y: velocity.y * slowing)
        spin = allowsRotation ? spin * exp(-angularResistance * time) : 0
        center.x += velocity.x * time
        center.y += velocity.y * time
        angle += spin * time
    }

    /// From the middle to a point of the item, turned as the item is.
    func arm(_ offset: UIOffset) -> CGPoint {
        CGPoint(
            x: offset.horizontal * cos(angle) - offset.vertical * sin(angle),
            y: offset.horizontal * sin(angle) + offset.vertical * cos(angle))
    }

    /// The velocity of the point at `arm`.
    func velocity(at arm: CGPoint) -> CGPoint {
        CGPoint(x: velocity.x - spin * arm.y, y: velocity.y + spin * arm.x)
    }

    /// Changes the velocities as a blow at `arm` does.
    func strike(_ impulse: CGPoint, at arm: CGPoint) {
        velocity.x += impulse.x * inverseMass
        velocity.y += impulse.y * inverseMass
        spin += (arm.x * impulse.y - arm.y * impulse.x) * inverseInertia
    }

    /// Moves the body as a blow at `arm` would in one second, and its velocity along.
    func shift(_ impulse: CGPoint, at arm: CGPoint, _ time: CGFloat) {
        isJoined = true
        let turn = (arm.x * impulse.y - arm.y * impulse.x) * inverseInertia
        center.x += impulse.x * inverseMass
        center.y += impulse.y * inverseMass
        angle += turn
        velocity.x += impulse.x * inverseMass / time
        velocity.y += impulse.y * inverseMass / time
        spin += turn / time
    }

    /// A joint moves a body within a frame to and fro; its speed is what came of it.
    func settle(_ time: CGFloat) {
        guard isJoined, !isAnchored else { return }
        velocity = CGPoint(x: (center.x - start.center.x) / time, y: (center.y - start.center.y) / time)
        spin = (angle - start.angle) / time
    }

    /// Takes over where code has put the item since the last step.
    func read() {
        if item.center != written.center { center = item.center }
        if item.transform != written.transform {
            base = item.transform
            angle = 0
        }
    }

    func write() {
        if item.center != center { item.center = center }
        let transform = angle == 0 ? base : base.concatenating(CGAffineTransform(rotationAngle: angle))
        if item.transform != transform { item.transform = transform }
        written = (item.center, item.transform)
    }

    var isStill: Bool { abs(velocity.x) < 0.5 && abs(velocity.y) < 0.5 && abs(spin) < 0.005 }
}

/// The bodies of an animator.
@MainActor
final class DynamicsWorld {
    private(set) var bodies: [ObjectIdentifier: DynamicsBody] = [:]
    private(set) var order: [DynamicsBody] = []

    func body(_ item: any UIDynamicItem) -> DynamicsBody {
        if let known = bodies[ObjectIdentifier(item)] { return known }
        let made = DynamicsBody(item)
        bodies[ObjectIdentifier(item)] = made
        order.append(made)
        return made
    }

    func known(_ item: any UIDynamicItem) -> DynamicsBody? { bodies[ObjectIdentifier(item)] }

    /// Forgets the items on which nothing acts any more.
    func keep(_ items: [any UIDynamicItem]) {
        let wanted = Set(items.map { ObjectIdentifier($0) })
        order.removeAll { !wanted.contains(ObjectIdentifier($0.item)) }
        bodies = bodies.filter { wanted.contains($0.key) }
        for item in items { _ = body(item) }
    }

    func forget(_ item: any UIDynamicItem) {
        bodies[ObjectIdentifier(item)] = nil
        order.removeAll { $0.item === item }
    }
}
