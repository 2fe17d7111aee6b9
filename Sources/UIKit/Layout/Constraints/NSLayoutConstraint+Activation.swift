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
    func forEachItem(_ body: (LayoutItem) -> Void) {
        if let first { body(first) }
        if let second { body(second) }
        if let item = offsets?.first?.item { body(item) }
        if let item = offsets?.second?.item { body(item) }
    }

    /// The nearest view that is, or contains, every item.
    var commonAncestor: UIView? {
        guard var ancestor = first?.anchoringView else { return nil }
        var others: [LayoutItem] = []
        if let second { others.append(second) }
        if let item = offsets?.first?.item { others.append(item) }
        if let item = offsets?.second?.item { others.append(item) }
        for item in others {
            guard let view = item.anchoringView, let common = ancestor.nearestCommonAncestor(with: view) else {
                return nil
            }
            ancestor = common
        }
        return ancestor
    }
}

extension UIView {
    /// The nearest view that is, or contains, both this view and another.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        if self === other { return self }
        // The usual cases first: parent and child, or siblings.
        if other.superview === self { return self }
        if superview === other { return other }
        if let parent = superview, parent === other.superview { return parent }
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
