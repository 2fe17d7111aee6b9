import UIKit

/// A scene of views and constraints, laid out: the whole path.
@MainActor
final class ViewScene {
    let views: [UIView]
    private var constraints: [NSLayoutConstraint] = []

    init(_ scene: Scene, width: Double) {
        var views = [UIView(frame: CGRect(x: 0, y: 0, width: width, height: 852))]
        views.reserveCapacity(scene.parents.count)
        for parent in scene.parents.dropFirst() {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            views[parent].addSubview(view)
            views.append(view)
        }
        self.views = views
        constraints.reserveCapacity(scene.rules.count)
        for rule in scene.rules {
            let constraint = NSLayoutConstraint(
                item: views[rule.first], attribute: Self.attribute(rule.edge),
                relatedBy: NSLayoutConstraint.Relation(rawValue: rule.relation) ?? .equal,
                toItem: rule.second.map { views[$0] },
                attribute: rule.second == nil ? .notAnAttribute : Self.attribute(rule.otherEdge),
                multiplier: rule.multiplier, constant: rule.constant)
            constraint.priority = UILayoutPriority(rule.priority)
            constraints.append(constraint)
        }
        NSLayoutConstraint.activate(constraints)
        views[0].layoutIfNeeded()
    }

    private static func attribute(_ edge: Scene.Edge) -> NSLayoutConstraint.Attribute {
        switch edge {
        case .left: return .left
        case .right: return .right
        case .top: return .top
        case .bottom: return .bottom
        case .width: return .width
        case .height: return .height
        }
    }

    func change(_ rule: Int, to constant: Double) {
        constraints[rule].constant = constant
        views[0].layoutIfNeeded()
    }

    func resize(_ width: Double) {
        views[0].frame.size.width = width
        views[0].layoutIfNeeded()
    }
}
