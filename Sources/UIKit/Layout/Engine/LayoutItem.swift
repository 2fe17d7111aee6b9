/// A view or a layout guide, as constraints and engines know it.
@MainActor
final class LayoutItem {
    /// The view, when the item is one; it takes itself off in its `deinit`, which costs no side table per view.
    nonisolated var view: UIView? {
        @inline(__always) get { viewLink.object }
        @inline(__always) set { viewLink.object = newValue }
    }
    nonisolated(unsafe) private(set) var viewLink = Uncounted<UIView>()
    /// The guide, when the item is one; it takes itself off in its `deinit`.
    nonisolated var guide: UILayoutGuide? {
        @inline(__always) get { guideLink.object }
        @inline(__always) set { guideLink.object = newValue }
    }
    nonisolated(unsafe) private var guideLink = Uncounted<UILayoutGuide>()
    /// The variables that the tree's engine keeps for this item.
    var record: ItemRecord?
    /// The active constraints that mention this item.
    var constraints: [NSLayoutConstraint] = []

    init(view: UIView) { viewLink = Uncounted(view) }

    init(guide: UILayoutGuide) { guideLink = Uncounted(guide) }

    private init() {}

    /// What stands for the items of a constraint that was made without any.
    static let absent = LayoutItem()

    /// The view or the guide.
    var object: AnyObject? { view ?? guide }

    /// The view in whose tree the item is: the view itself, or the guide's owner.
    var anchoringView: UIView? { view ?? guide?.owningView }

    /// Calls `body` with the anchoring view, which it must not make go away, without counting a reference.
    @inline(__always)
    func borrowAnchoringView<Result>(_ body: (UIView) -> Result) -> Result? {
        viewLink.isSet ? viewLink.borrow(body) : guide?.owningView.map(body)
    }

    /// The view in whose coordinates the item's position is given.
    var container: UIView? { view?.parentView ?? guide?.owningView }

    /// Whether the item's position is given in the coordinates of `view`.
    func isPlaced(in view: UIView) -> Bool {
        viewLink.isSet ? viewLink.borrow { $0.parentLink.refers(to: view) } ?? false : guide?.owningView === view
    }

    /// Takes in an active constraint that mentions the item, if it has not done so already.
    func note(_ constraint: NSLayoutConstraint) {
        if let last = constraints.last {
            if last === constraint { return }
        } else {
            // Most items are mentioned by as many as place them.
            constraints.reserveCapacity(6)
        }
        constraints.append(constraint)
    }

    /// What descriptions call the item.
    var name: String {
        if let view { return "\(typeName(view)):\(address(of: view))" }
        if let guide { return "\(typeName(guide)):\(address(of: guide))'\(guide.identifier)'" }
        return "nil"
    }

    private func typeName(_ object: AnyObject) -> String { className(of: object) }

    /// The item of a view, guide or controller's layout support; raises as UIKit does for anything else.
    static func required(of object: Any) -> LayoutItem {
        if let view = object as? UIView { return view.layoutItem }
        if let guide = object as? UILayoutGuide { return guide.layoutItem }
        if let support = object as? any LayoutItemProviding { return support.layoutItem }
        raise(
            .invalidArgumentException,
            "NSLayoutConstraint for \(object): Constraint items must each be a view or layout guide.")
    }
}

/// Something other than a view or guide that constraints may name.
@MainActor
protocol LayoutItemProviding: AnyObject {
    /// The item that stands for this object.
    var layoutItem: LayoutItem { get }
}
