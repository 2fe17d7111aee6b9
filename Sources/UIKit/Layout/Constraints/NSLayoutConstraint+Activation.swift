extension NSLayoutConstraint {
    func activate() {
        guard holder == nil else { return }
        guard let ancestor = commonAncestor else {
            raise(
                .genericException,
                "Unable to activate constraint with anchors \(firstAnchor) and "
                    + "\(secondAnchor.map { "\($0)" } ?? "nil") because they have no common ancestor.  Does the "
                    + "constraint or its anchors reference items in different view hierarchies?  That's illegal.")
        }
        ancestor.hold(self)
    }

    func deactivate() {
        holder?.release(self)
    }

    /// Calls `body` with each view or guide that the constraint mentions.
    @inline(__always)
    func forEachItem(_ body: (LayoutItem) -> Void) {
        Uncounted(first).borrow(body)
        Uncounted(second).borrow(body)
        if hasOffsets { forEachMinuend(body) }
    }

    @inline(never)
    private func forEachMinuend(_ body: (LayoutItem) -> Void) {
        guard let offsets else { return }
        if let item = offsets.first?.item { body(item) }
        if let item = offsets.second?.item { body(item) }
    }

    /// The common ancestor in the usual cases: one view or guide alone, a view and a subview of it, or two subviews.
    private var nearbyAncestor: UIView? {
        guard !hasOffsets, let first else { return nil }
        guard let second else { return first.anchoringView }
        guard let view = first.view, let other = second.view else { return nil }
        if other.parentLink.refers(to: view) { return view }
        if view.parentLink.refers(to: other) { return other }
        guard let parent = view.parentView, other.parentLink.refers(to: parent) else { return nil }
        return parent
    }

    /// The nearest view that is, or contains, every item.
    var commonAncestor: UIView? {
        if let nearbyAncestor { return nearbyAncestor }
        var ancestor = first?.anchoringView
        func include(_ item: LayoutItem) {
            guard let present = ancestor, let view = item.anchoringView else { return ancestor = nil }
            ancestor = present.nearestCommonAncestor(with: view)
        }
        if let second { include(second) }
        if let offsets {
            if let item = offsets.first?.item { include(item) }
            if let item = offsets.second?.item { include(item) }
        }
        return ancestor
    }
}

extension UIView {
    /// The nearest view that is, or contains, both this view and another.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        if self === other { return self }
        var depth = self.depthInTree, otherDepth = other.depthInTree
        var a: UIView? = self, b: UIView? = other
        while depth > otherDepth {
            a = a?.superview
            depth -= 1
        }
        while otherDepth > depth {
            b = b?.superview
            otherDepth -= 1
        }
        while let left = a, let right = b {
            if left === right { return left }
            a = left.superview
            b = right.superview
        }
        return nil
    }

    private var depthInTree: Int {
        var depth = 0
        var view = superview
        while let current = view {
            depth += 1
            view = current.superview
        }
        return depth
    }
}
