internal import ConstraintSolver

/// A relation between two attributes of views or guides: `first (= | ≤ | ≥) multiplier × second + constant`.
///
/// Source: UIKit, "NSLayoutConstraint".
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// The first side's view or guide. The constraint holds it alive no longer than its owner does.
    var first: LayoutItem?
    /// The second side's view or guide.
    var second: LayoutItem?
    /// What a side made by `anchorWithOffset(to:)` subtracts from; nil for all plain sides.
    var offsets: AnchorOffsets?
    /// Whether a side is the distance between two anchors, which few are; cheaper than a copy of `offsets`.
    var hasOffsets: Bool { offsets != nil }

    /// The first side's attribute.
    public internal(set) var firstAttribute: NSLayoutConstraint.Attribute = .notAnAttribute
    /// The second side's attribute; `notAnAttribute` where there is no second side.
    public internal(set) var secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute
    /// How the sides relate.
    public internal(set) var relation: NSLayoutConstraint.Relation = .equal
    /// What the second side is multiplied by.
    public internal(set) var multiplier: CGFloat = 1

    /// The distance added to the second side, in points. It may change while the constraint is active.
    open var constant: CGFloat {
        get { storedConstant }
        set { setConstant(newValue) }
    }
    /// How much the constraint matters; `required` by default.
    ///
    /// An active constraint may not change between required and not required.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set { setPriority(newValue) }
    }
    /// A name that descriptions of the constraint show.
    open var identifier: String?
    /// Whether the constraint is archived with its owning view; false by default.
    open var shouldBeArchived = false
    /// Whether the constraint holds. Setting it adds the constraint to the nearest common ancestor of its
    /// items, or removes it from where it is.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    var storedConstant: CGFloat = 0
    var storedPriority: UILayoutPriority = .required
    /// The view that holds the constraint while it is active; it takes itself off in its `deinit`.
    nonisolated var holder: UIView? {
        @inline(__always) get { holderLink.object }
        @inline(__always) set { holderLink.object = newValue }
    }
    nonisolated(unsafe) private var holderLink = Uncounted<UIView>()
    /// The engine that solves for the constraint; it takes itself off in its `deinit`.
    nonisolated var engine: LayoutEngine? {
        @inline(__always) get { engineLink.object }
        @inline(__always) set { engineLink.object = newValue }
    }
    nonisolated(unsafe) private(set) var engineLink = Uncounted<LayoutEngine>()
    /// The place in the engine's list of constraints.
    var engineIndex = 0
    /// Whether the log has said that the constraint was broken.
    var wasReportedBroken = false
    /// The engine's name for the constraint, while it is installed.
    var installed: InstalledConstraint = .none

    /// Makes an inactive constraint between two attributes.
    ///
    /// - Parameters:
    ///   - view1: A view or layout guide.
    ///   - view2: A view or layout guide, or nil for a constant size.
    public convenience init(
        item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
        relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
        attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        setUp(
            first: LayoutItem.required(of: view1), attr1, relation,
            second: view2.map { LayoutItem.required(of: $0) }, attr2, multiplier: multiplier, constant: c)
    }

    /// Activates constraints, each in the nearest common ancestor of its items.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.activate() }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.deactivate() }
    }

    /// The first side as an anchor.
    open var firstAnchor: NSLayoutAnchor<AnyObject> {
        NSLayoutAnchor(first ?? LayoutItem.absent, firstAttribute, minuend: offsets?.first)
    }

    /// The second side as an anchor, if there is one.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        second.map { NSLayoutAnchor($0, secondAttribute, minuend: offsets?.second) }
    }

    func setUp(
        first: LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, second: LayoutItem?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        self.first = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.second = secondAttribute == .notAnAttribute ? nil : second
        self.secondAttribute = self.second == nil ? .notAnAttribute : secondAttribute
        self.multiplier = multiplier
        storedConstant = constant
        validate()
    }

    /// The first side's view or guide, unless it is gone.
    public var firstItem: AnyObject? { first?.object }
    /// The second side's view or guide, unless it is gone or there is none.
    public var secondItem: AnyObject? { second?.object }

    private func setConstant(_ constant: CGFloat) {
        guard constant != storedConstant else { return }
        storedConstant = constant
        checkFinite()
        engine?.constantChanged(self)
    }

    private func setPriority(_ priority: UILayoutPriority) {
        guard priority != storedPriority else { return }
        if !(priority.rawValue > 0 && priority.rawValue <= 1000) {
            raise(
                .invalidArgumentException,
                "It's illegal to set priority:\(GeometryText.number(CGFloat(priority.rawValue))).  Priorities must be "
                    + "greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
        }
        if holder != nil, (priority == .required) != (storedPriority == .required) {
            raise(
                .internalInconsistencyException,
                "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
                    + "supported.  You passed priority \(GeometryText.number(CGFloat(priority.rawValue))) and the existing "
                    + "priority was \(GeometryText.number(CGFloat(storedPriority.rawValue))).")
        }
        storedPriority = priority
        engine?.priorityChanged(self)
    }

    nonisolated open override var description: String {
        MainActor.assumeIsolated { constraintDescription }
    }

    nonisolated open override var debugDescription: String { description }
}

/// Sides that are the distance between two anchors.
struct AnchorOffsets {
    /// What the first side's attribute is subtracted from.
    var first: (item: LayoutItem, attribute: NSLayoutConstraint.Attribute)?
    /// What the second side's attribute is subtracted from.
    var second: (item: LayoutItem, attribute: NSLayoutConstraint.Attribute)?
}

/// How an engine knows a constraint.
enum InstalledConstraint {
    /// It does not hold it.
    case none
    /// It will take it in at the next solution.
    case waiting
    /// It holds it under a solver's identifier.
    case solved(ConstraintID)
    /// It gave it up because it contradicts others.
    case broken
}
