extension UINavigationController {
    func push(_ controller: UIViewController, animated: Bool) {
        // Only a child can be in the stack.
        if controller.parentController === self, stack.contains(where: { $0 === controller }) {
            raise(
                .invalidArgumentException,
                "Pushing the same view controller instance more than once is not supported (\(controller.objectDescription))")
        }
        if controller is UINavigationController {
            raise(.invalidArgumentException, "Pushing a navigation controller is not supported")
        }
        transitions.stackWillChange(above: stack.count)
        stack.append(controller)
        join(controller)
        bar.pushItem(controller.navigationItem, animated: false)
        transitions.stackChanged(.push, animated: animated)
    }

    /// Takes off everything above `index`; the controllers stay alive until the transition ended.
    func pop(to index: Int, animated: Bool) -> [UIViewController] {
        let removed = Array(stack[(index + 1)...])
        guard !removed.isEmpty else { return [] }
        transitions.stackWillChange(above: stack.count - removed.count)
        stack.removeLast(removed.count)
        for controller in removed.reversed() { leave(controller) }
        if bar.stack.count == stack.count + removed.count {
            bar.removeItems(removed.count, animated: false)
        } else {
            bar.setItems(stack.map { $0.navigationItem }, animated: false)
        }
        transitions.stackChanged(.pop, animated: animated)
        return removed
    }

    func replaceStack(with controllers: [UIViewController], animated: Bool) {
        var seen: Set<ObjectIdentifier> = []
        for controller in controllers where !seen.insert(ObjectIdentifier(controller)).inserted {
            let list = controllers.map { "    \"\($0.objectDescription)\"" }.joined(separator: ",\n")
            raise(
                .internalInconsistencyException,
                "All view controllers in a navigation controller must be distinct ((\n\(list)\n))")
        }
        let old = stack
        let oldTop = old.last
        guard !old.elementsEqual(controllers, by: ===) else { return }
        let returning = controllers.filter { transitions.isLeaving($0) }
        transitions.stackWillChange(above: zip(old, controllers).prefix { $0 === $1 }.count)
        stack = controllers
        for controller in old where !seen.contains(ObjectIdentifier(controller)) { leave(controller) }
        for controller in controllers
        where controller.parentController !== self || returning.contains(where: { $0 === controller }) {
            join(controller)
        }
        bar.setItems(controllers.map { $0.navigationItem }, animated: false)
        guard controllers.last !== oldTop else {
            transitions.finishParentingOfHidden()
            return
        }
        let isPop = controllers.last.map { top in old.contains { $0 === top } } ?? false
        transitions.stackChanged(isPop ? .pop : .push, animated: animated)
    }

    /// The new member's `didMove(toParent:)` comes after its appearance (trace nav-parent-01). One that was leaving and
    /// comes back before that was carried out is a child still.
    private func join(_ controller: UIViewController) {
        if transitions.takeBack(controller) {
            controller.call(.willMoveToParent, argument: .parent(self)) { controller.willMove(toParent: self) }
        } else {
            take(controller)
        }
        transitions.arrivals.append(controller)
    }

    /// `willMove(toParent: nil)` first, `didMove(toParent: nil)` after the dids (trace nav-parent-02).
    private func leave(_ controller: UIViewController) {
        controller.call(.willMoveToParent, argument: .parent(nil)) { controller.willMove(toParent: nil) }
        controller.status.insert(.movingFromParent)
        transitions.departures.append(controller)
    }

    func holds(_ controller: UIViewController) -> Bool { stack.contains { $0 === controller } }

    func hasOnTop(_ controller: UIViewController) -> Bool { Uncounted(stack.last).refers(to: controller) }

    /// A member that another container took over.
    func dropFromStack(_ controller: UIViewController) {
        transitions.end(with: controller)
        if shown === controller {
            controller.loadedView?.removeFromSuperview()
            shown = nil
        }
        guard let index = stack.firstIndex(where: { $0 === controller }) else { return }
        transitions.memberWasTaken(at: index)
        stack.remove(at: index)
        bar.setItems(stack.map { $0.navigationItem }, animated: false)
        transitions.stackChanged(.pop, animated: false)
    }
}
