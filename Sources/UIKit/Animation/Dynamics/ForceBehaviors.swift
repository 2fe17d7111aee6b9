import Foundation

/// Pulls items in a direction (Apple documentation: *UIGravityBehavior*).
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    /// The items that are pulled.
    open private(set) var items: [any UIDynamicItem]
    /// The direction and strength; (0, 1) pulls down with 1000 points a second, squared. Default (0, 1).
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

    /// Makes a downward pull on items.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    /// Pulls an item too.
    open func addItem(_ item: any UIDynamicItem) {
        items.append(item)
        changed()
    }

    /// Pulls an item no more.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        changed()
    }

    /// The direction in radians; 0 is to the right, and angles grow clockwise.
    open var angle: CGFloat {
        get { gravityDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The strength; 1 is 1000 points a second, squared.
    open var magnitude: CGFloat {
        get { gravityDirection.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets direction and strength.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(angle: angle, magnitude: magnitude)
    }

    override var movedItems: [any UIDynamicItem] { items }

    override func push(_ world: DynamicsWorld, _ time: CGFloat) {
        for body in items.map(world.body) where !body.isAnchored {
            body.velocity.x += gravityDirection.dx * 1000 * time
            body.velocity.y += gravityDirection.dy * 1000 * time
        }
    }
}

/// Pushes items, once or for as long as it is active (Apple documentation: *UIPushBehavior*).
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// How long a push lasts (Apple documentation: *UIPushBehavior.Mode*).
    public enum Mode: Int, Sendable {
        /// As long as it is active.
        case continuous = 0
        /// One blow, after which it is no longer active.
        case instantaneous
    }

    /// The items that are pushed.
    open private(set) var items: [any UIDynamicItem]
    /// Whether the push lasts.
    public let mode: Mode
    /// Whether it pushes; an instantaneous one ends by itself. Default true.
    open var active = true { didSet { changed() } }
    /// The direction and strength; 1 moves a view of 100 by 100 points with 100 points a second, squared.
    open var pushDirection = CGVector.zero { didSet { changed() } }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// Makes a push without strength.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.items = items
        self.mode = mode
        super.init()
    }

    /// Pushes an item too.
    open func addItem(_ item: any UIDynamicItem) {
        items.append(item)
        changed()
    }

    /// Pushes an item no more.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        changed()
    }

    /// Where an item is pushed, from its middle, in points.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }

    /// Sets where an item is pushed, from its middle, in points.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = offset
        changed()
    }

    /// The direction in radians.
    open var angle: CGFloat {
        get { pushDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The strength.
    open var magnitude: CGFloat {
        get { pushDirection.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets direction and strength.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(angle: angle, magnitude: magnitude)
    }

    override var movedItems: [any UIDynamicItem] { items }

    override func push(_ world: DynamicsWorld, _ time: CGFloat) {
        guard active, pushDirection != .zero else { return }
        let length = mode == .continuous ? 100 * time : 100
        for item in items {
            let body = world.body(item)
            let impulse = CGPoint(x: pushDirection.dx * length, y: pushDirection.dy * length)
            body.strike(impulse, at: body.arm(targetOffsetFromCenter(for: item)))
        }
        if mode == .instantaneous { active = false }
    }
}

extension CGVector {
    /// Makes a vector from its direction in radians and its length.
    fileprivate init(angle: CGFloat, magnitude: CGFloat) {
        self.init(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    fileprivate var angle: CGFloat { atan2(dy, dx) }
    fileprivate var magnitude: CGFloat { hypot(dx, dy) }
}
