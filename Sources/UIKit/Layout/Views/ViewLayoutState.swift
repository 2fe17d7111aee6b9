/// What Auto Layout keeps for a view that takes part in it.
@MainActor
final class ViewLayoutState {
    /// The view as constraints know it.
    let item: LayoutItem
    /// The active constraints that this view holds.
    nonisolated(unsafe) var constraints: [NSLayoutConstraint] = []
    /// The view's own guides, in the order in which they were added.
    nonisolated(unsafe) var guides: [UILayoutGuide] = []
    /// The engine of the tree, while this view is its root.
    nonisolated(unsafe) var engine: LayoutEngine?

    var horizontalHugging: UILayoutPriority = .defaultLow
    var verticalHugging: UILayoutPriority = .defaultLow
    var horizontalCompression: UILayoutPriority = .defaultHigh
    var verticalCompression: UILayoutPriority = .defaultHigh

    nonisolated(unsafe) var marginsGuide: UILayoutGuide?
    nonisolated(unsafe) var safeAreaGuide: UILayoutGuide?
    nonisolated(unsafe) var readableGuide: UILayoutGuide?
    nonisolated(unsafe) var scrollContentGuide: UILayoutGuide?
    nonisolated(unsafe) var scrollFrameGuide: UILayoutGuide?
    nonisolated(unsafe) var keyboardGuide: UIKeyboardLayoutGuide?
    /// The origin of the bounds that guides and constraints across the view were placed by.
    var offsetInForce: CGPoint = .zero

    /// Whether the frame is as the solution had it when it was set last.
    var isPlaced = false
    /// Whether frames from constraints may be stored without asking the view's class.
    let isPlacedDirectly: Bool

    init(view: UIView) {
        item = LayoutItem(view: view)
        isPlacedDirectly = !PlacementOverride.exists(in: type(of: view))
    }

    /// Called from the view's `deinit`: nobody may reach it from here on.
    nonisolated func viewIsGone() {
        item.view = nil
        for constraint in constraints { constraint.holder = nil }
        engine?.root = nil
        for guide in guides { guide.owner = nil }
        marginsGuide?.owner = nil
        safeAreaGuide?.owner = nil
        readableGuide?.owner = nil
        scrollContentGuide?.owner = nil
        scrollFrameGuide?.owner = nil
        keyboardGuide?.owner = nil
    }
}

extension UIView {
    /// The view's Auto Layout state, made on first use.
    var ensuredLayoutState: ViewLayoutState {
        if let layoutState { return layoutState }
        let made = ViewLayoutState(view: self)
        layoutState = made
        return made
    }

    /// The view as constraints know it.
    var layoutItem: LayoutItem { ensuredLayoutState.item }

    /// The top of the tree that this view is in.
    var treeRoot: UIView {
        if let currentWindow { return currentWindow }
        var root = Uncounted(self)
        while let parent = root.borrow({ $0.parentLink }), parent.isSet { root = parent }
        return root.object ?? self
    }

    /// The engine of the tree that this view is in, if constraints are used there.
    var treeLayoutEngine: LayoutEngine? {
        if windowLink.isSet { return windowLink.borrow { $0.layoutState?.engine } ?? nil }
        guard LayoutEngine.isInUse else { return nil }
        guard let engine = parentLink.borrow({ $0.treeLayoutEngine }) else { return layoutState?.engine }
        return engine
    }

    /// The engine of the tree whose root this view is.
    func ensureEngine() -> LayoutEngine {
        let state = ensuredLayoutState
        if let engine = state.engine { return engine }
        let engine = LayoutEngine(root: self)
        state.engine = engine
        askForFirstUpdateOfConstraints()
        return engine
    }
}
