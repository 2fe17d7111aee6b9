extension UIView {
    func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
        guard let index = children.firstIndex(where: { $0 === sibling }) else {
            return insert(view, at: children.count)
        }
        let before = view.parentView === self ? children.firstIndex { $0 === view } : nil
        let shift = (before.map { $0 < index } ?? false) ? -1 : 0
        insert(view, at: index + offset + shift)
    }

    func insert(_ view: UIView, at index: Int) {
        if view.parentLink.refers(to: self) {
            return move(view, to: min(index, children.count - 1))
        }
        refuseCycle(view)
        view.controllerLink.borrow { $0.checkHierarchy(under: self) }
        EngineHooks.requireMain("addSubview(_:)")
        if EngineHooks.isOn, let controller = view.managingController {
            EngineHooks.tell(.viewAdded(controller, under: self))
        }
        let window = isWindow ? Uncounted(self as? UIWindow) : windowLink
        if view.windowLink.isSame(as: window) {
            view.willMove(toSuperview: self)
            put(view, at: index)
        } else {
            let window = window.object
            view.willMove(toSuperview: self)
            view.windowWillChange(to: window)
            put(view, at: index)
            view.windowDidChange(to: window)
        }
        view.layoutDidEnterTree()
        view.hierarchyDidChange()
        didAddSubview(view)
        view.didMoveToSuperview()
        view.passPendingWorkUp()
        markNeedsLayout()
    }

    private func put(_ view: UIView, at index: Int) {
        if view.parentLink.isSet { view.detachFromParent() }
        let position = max(0, min(index, children.count))
        if position == children.count { children.append(view) } else { children.insert(view, at: position) }
        view.parentLink = Uncounted(self)
        attachLayer(of: view, at: position)
    }

    /// Layers that belong to no view may stand among the views' layers, so an index is not enough.
    private func attachLayer(of view: UIView, at position: Int) {
        if position + 1 < children.count {
            layer.insertSublayer(view.layer, below: children[position + 1].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    private func refuseCycle(_ view: UIView) {
        // Without subviews it is nobody's ancestor, and need not be looked for.
        if view.children.isEmpty && view !== self { return }
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view {
                raise(
                    .invalidArgumentException,
                    current === self
                        ? "Can't add self as subview"
                        : "Can't add \(view.viewDescription) as a subview of its own descendant \(viewDescription)")
            }
            ancestor = current.parentView
        }
    }

    /// Keeps the view and its parent while others hear of it; it may be the last that keeps the view.
    func leaveSuperview() {
        EngineHooks.requireMain("removeFromSuperview()")
        guard let parent = parentView else { return }
        willMove(toSuperview: nil)
        if windowLink.isSet { windowWillChange(to: nil) }
        guard parentLink.refers(to: parent) else { return }
        detach(from: parent)
        layer.removeFromSuperlayer()
        if windowLink.isSet { windowDidChange(to: nil) }
        hierarchyDidChange()
        didMoveToSuperview()
    }

    /// Takes the view out of the parent's list only; the window's callbacks are the caller's.
    private func detachFromParent() { if let parent = parentView { detach(from: parent) } }

    private func detach(from parent: UIView) {
        parent.willRemoveSubview(self)
        layoutWillLeave(parent)
        parent.dropChild(self)
        parentLink = Uncounted()
        parent.markNeedsLayout()
    }

    private func dropChild(_ view: UIView) {
        let last = children.count - 1
        if last >= 0, Uncounted(children[last]).refers(to: view) {
            children.removeLast()
        } else {
            children.removeAll { $0 === view }
        }
    }

    func exchange(_ first: Int, _ second: Int) {
        guard children.indices.contains(first), children.indices.contains(second), first != second else { return }
        let (low, high) = (children[min(first, second)], children[max(first, second)])
        move(high, to: min(first, second))
        move(low, to: max(first, second))
    }

    func move(_ view: UIView, to index: Int) {
        guard let old = children.firstIndex(where: { $0 === view }), old != index else { return }
        children.remove(at: old)
        let position = max(0, min(index, children.count))
        children.insert(view, at: position)
        view.layer.removeFromSuperlayer()
        attachLayer(of: view, at: position)
        markNeedsLayout()
    }

    func isInside(_ view: UIView) -> Bool {
        self === view || (parentLink.borrow { $0.isInside(view) } ?? false)
    }

    /// A number by which `viewWithTag(_:)` finds the view; default 0.
    var storedTag: Int {
        get { rare?.tag ?? 0 }
        set { rareState.tag = newValue }
    }

    var storedRestorationIdentifier: String? {
        get { rare?.restorationIdentifier }
        set { rareState.restorationIdentifier = newValue }
    }

    func findView(tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in children {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }
}
