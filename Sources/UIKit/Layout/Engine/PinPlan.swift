internal import ConstraintSolver

/// A constraint of UIKit's own that is to keep an item in its place: `Σ terms + constant (relation) 0`.
struct PinPlan {
    var terms: [Term]
    var relation: Relation
    var constant: CGFloat
    var priority: UILayoutPriority
    /// What the constraint is about, for messages.
    var name: String

    init(
        _ terms: [Term], _ relation: Relation = .equal, constant: CGFloat, priority: UILayoutPriority = .required,
        name: String
    ) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
        self.name = name
    }

    /// Whether two plans differ in nothing but their constant.
    func isLike(_ other: PinPlan) -> Bool {
        relation == other.relation && priority == other.priority && terms.count == other.terms.count
            && zip(terms, other.terms).allSatisfy { $0.variable == $1.variable && $0.coefficient == $1.coefficient }
    }
}

/// One axis of an autoresizing mask: which shares of a change of the superview's length go where
/// (Apple documentation: *UIView.AutoresizingMask*).
struct MaskAxis {
    var origin: CGFloat
    var length: CGFloat
    var outerLength: CGFloat
    var before: Bool
    var itself: Bool
    var after: Bool

    private func shares() -> (origin: CGFloat, length: CGFloat) {
        guard before || itself || after else { return (0, 0) }
        let trailing = outerLength - origin - length
        let flexible = (before ? origin : 0) + (itself ? length : 0) + (after ? trailing : 0)
        let count = CGFloat((before ? 1 : 0) + (itself ? 1 : 0) + (after ? 1 : 0))
        func share(_ part: CGFloat) -> CGFloat { flexible == 0 ? 1 / count : part / flexible }
        return (before ? share(origin) : 0, itself ? share(length) : 0)
    }

    func plan(
        _ min: Variable, _ size: Variable, _ outer: Variable?, _ axis: String, _ minName: String, _ sizeName: String
    ) -> [PinPlan] {
        var originTerms = [Term(min)], lengthTerms = [Term(size)]
        var originConstant = -origin, lengthConstant = -length
        if let outer {
            let shares = self.shares()
            if shares.origin != 0 {
                originTerms.append(Term(outer, Double(-shares.origin)))
                originConstant += shares.origin * outerLength
            }
            if shares.length != 0 {
                lengthTerms.append(Term(outer, Double(-shares.length)))
                lengthConstant += shares.length * outerLength
            }
        }
        let parts = [before, itself, after].map { $0 ? "&" : "-" }.joined()
        return [
            PinPlan(originTerms, constant: originConstant, name: "\(axis)=\(parts) \(minName)"),
            PinPlan(lengthTerms, constant: lengthConstant, name: "\(axis)=\(parts) \(sizeName)"),
        ]
    }
}
