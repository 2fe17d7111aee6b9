import Foundation

/// A joint between two items, or between an item and a point (Apple documentation: *UIAttachmentBehavior*).
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is joined to (Apple documentation: *UIAttachmentBehavior.AttachmentType*).
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items = 0
        /// A point of the reference view.
        case anchor
    }

    let joint: DynamicsJoint

    init(_ joint: DynamicsJoint) {
        self.joint = joint
        super.init()
    }

    /// Joins the middle of an item to a point by a rod as long as they are apart.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Joins a point of an item, given from its middle, to a point by a rod as long as they are apart.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        joint = DynamicsJoint(.rod, item, offset, to: .point(point))
        super.init()
    }

    /// Joins the middles of two items by a rod as long as they are apart.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Joins points of two items, given from their middles, by a rod as long as they are apart.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        joint = DynamicsJoint(.rod, item1, offset1, to: .item(item2, offset2))
        super.init()
    }

    /// A rope between points of two items, as long as they are apart: they may come nearer.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(DynamicsJoint(.rope, item1, offset1, to: .item(item2, offset2)))
    }

    /// A weld: the items move and turn as one.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(DynamicsJoint.meeting(.weld, item1, item2, at: point))
    }

    /// A pin through both items at a point, about which they turn.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(DynamicsJoint.meeting(.pin, item1, item2, at: point))
    }

    /// A rail in the direction `axis` through a point, on which an item slides without turning.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(DynamicsJoint.rail(item, nil, at: point, axis))
    }

    /// A rail of the second item in the direction `axis` through a point, on which the first slides without turning.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(DynamicsJoint.rail(item1, item2, at: point, axis))
    }

    /// The items that are joined.
    open var items: [any UIDynamicItem] { joint.items }
    /// What the item is joined to.
    open var attachedBehaviorType: AttachmentType { joint.anchor == nil ? .items : .anchor }
    /// The point that the item is joined to, for a joint to a point.
    open var anchorPoint: CGPoint {
        get { joint.anchor ?? .zero }
        set {
            joint.anchor = newValue
            changed()
        }
    }
    /// How far apart the joined points are, in points.
    open var length: CGFloat {
        get { joint.length }
        set {
            joint.length = newValue
            changed()
        }
    }
    /// How little a springy joint swings; 1 and more does not. Default 0.
    open var damping: CGFloat = 0 { didSet { changed() } }
    /// How fast a springy joint swings, in turns a second; 0 is stiff. Default 0.
    open var frequency: CGFloat = 0 { didSet { changed() } }
    /// What holds turning about a pin back. Default 0.
    open var frictionTorque: CGFloat = 0 { didSet { changed() } }
    /// How far an item may slide, in points, or turn about a pin, in radians. Default unlimited.
    open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }

    override var movedItems: [any UIDynamicItem] { joint.items }

    override func push(_ world: DynamicsWorld, _ time: CGFloat) {
        if frequency > 0 { joint.spring(world, frequency: frequency, damping: damping, time) }
        if joint.kind == .pin, frictionTorque > 0 { joint.brake(world, frictionTorque, time) }
    }

    override func correct(_ world: DynamicsWorld, _ time: CGFloat) {
        if frequency == 0 || joint.kind == .rail { joint.hold(world, attachmentRange, time) }
        if joint.kind == .pin { joint.limitTurn(world, attachmentRange, time) }
    }
}
