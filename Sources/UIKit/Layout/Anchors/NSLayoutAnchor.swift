/// An edge, centre or size of a view or guide, from which constraints are made.
///
/// `AnchorType` keeps horizontal, vertical and size anchors apart. Source: UIKit, "NSLayoutAnchor".
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying, LayoutAnchor {
    let layoutItem: LayoutItem
    let attribute: NSLayoutConstraint.Attribute
    /// For a distance between two anchors: what `attribute` is subtracted from.
    let minuend: (item: LayoutItem, attribute: NSLayoutConstraint.Attribute)?

    init(
        _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
        minuend: (item: LayoutItem, attribute: NSLayoutConstraint.Attribute)? = nil
    ) {
        layoutItem = item
        self.attribute = attribute
        self.minuend = minuend
        super.init()
    }

    // MARK: Constraints without a constant

    /// A constraint that this anchor equals another.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor)
    }

    /// A constraint that this anchor is at least another.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor)
    }

    /// A constraint that this anchor is at most another.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor)
    }

    // MARK: Constraints with a constant

    /// A constraint that this anchor equals another plus a distance in points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, constant: c)
    }

    /// A constraint that this anchor is at least another plus a distance in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor, constant: c)
    }

    /// A constraint that this anchor is at most another plus a distance in points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor, constant: c)
    }

    // MARK: About the anchor

    /// The anchor in words: its item and attribute.
    open var name: String {
        let own = "\(layoutItem.name).\(attribute.name)"
        guard let minuend else { return own }
        return "(\(minuend.item.name).\(minuend.attribute.name) - \(own))"
    }

    /// The view or guide that the anchor belongs to.
    open var item: AnyObject? { layoutItem.object }

    /// Whether the constraints leave the anchor's place open. For debugging.
    open var hasAmbiguousLayout: Bool { layoutItem.isAmbiguous(attribute) }

    /// The active constraints that decide the anchor's place. For debugging.
    open var constraintsAffectingLayout: [NSLayoutConstraint] { layoutItem.constraintsAffecting(attribute) }

    nonisolated open override var description: String {
        MainActor.assumeIsolated { "<\(anchorTypeName):\(address(of: self)) \"\(name)\">" }
    }

    nonisolated open override var debugDescription: String { description }

    private var anchorTypeName: String {
        switch self {
        case is NSLayoutXAxisAnchor: return "NSLayoutXAxisAnchor"
        case is NSLayoutYAxisAnchor: return "NSLayoutYAxisAnchor"
        case is NSLayoutDimension: return "NSLayoutDimension"
        default: return "NSLayoutAnchor"
        }
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        MainActor.assumeIsolated {
            guard let other = object as? any LayoutAnchor, other.layoutItem === layoutItem,
                other.attribute == attribute
            else { return false }
            return other.minuend?.item === minuend?.item && other.minuend?.attribute == minuend?.attribute
        }
    }

    nonisolated open override var hash: Int {
        MainActor.assumeIsolated { ObjectIdentifier(layoutItem).hashValue ^ attribute.rawValue }
    }

    /// Anchors do not change, so that a copy is the anchor itself.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Making constraints

    func makeConstraint(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint()
        if minuend != nil || other.minuend != nil {
            constraint.offsets = AnchorOffsets(first: minuend, second: other.minuend)
            constraint.setUpUnchecked(
                first: layoutItem, attribute, relation, second: other.layoutItem, other.attribute,
                multiplier: multiplier, constant: constant)
        } else {
            constraint.setUp(
                first: layoutItem, attribute, relation, second: other.layoutItem, other.attribute,
                multiplier: multiplier, constant: constant)
        }
        return constraint
    }
}

/// An anchor, whatever its type parameter.
@MainActor
protocol LayoutAnchor: AnyObject {
    var layoutItem: LayoutItem { get }
    var attribute: NSLayoutConstraint.Attribute { get }
    var minuend: (item: LayoutItem, attribute: NSLayoutConstraint.Attribute)? { get }
}

extension NSLayoutConstraint {
    /// Sets up a constraint with a distance as a side, whose attributes are those of the anchors it lies between.
    func setUpUnchecked(
        first: LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, second: LayoutItem?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        self.first = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.second = second
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        storedConstant = constant
        checkFinite()
    }
}
