import UIKitTesting

@MainActor
enum ContainmentSeeds {
    class Child: UIViewController {}

    class Host: UIViewController {
        let child = Child()
        override func viewDidLoad() {
            super.viewDidLoad()
            add()
        }
        func add() {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        func remove() {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
    }

    /// A host is shown and its child removed.
    private static func removed(_ make: @escaping @MainActor () -> UIViewController) async {
        let shown = make()
        let host = TestWindow(showing: shown)
        TestClock.runUntilIdle(limit: 2)
        (shown as? Host ?? shown.children.first as? Host)?.remove()
        host.settle()
        host.close()
    }

    final class Unparented: Host { override func add() { view.addSubview(child.view) } }
    final class UnparentedByHelper: Host { override func add() { embed(child) } }
    final class UnparentedInClosure: Host {
        override func add() { UIView.performWithoutAnimation { self.view.insertSubview(self.child.view, at: 0) } }
    }

    final class ViewFirst: Host {
        override func add() {
            view.addSubview(child.view)
            addChild(child)
            child.didMove(toParent: self)
        }
    }
    class ViewFirstBase: Host {
        override func add() {
            place()
            addChild(child)
            child.didMove(toParent: self)
        }
        func place() { view.addSubview(child.view) }
    }
    final class ViewFirstInherited: ViewFirstBase {}
    final class ViewFirstInClosure: Host {
        override func add() {
            [child].forEach { view.addSubview($0.view) }
            addChild(child)
            child.didMove(toParent: self)
        }
    }

    final class NoDidMove: Host {
        override func add() {
            addChild(child)
            view.addSubview(child.view)
        }
    }
    class NoDidMoveBase: Host {
        override func add() {
            addChild(child)
            view.addSubview(child.view)
            finish()
        }
        func finish() {}
    }
    final class NoDidMoveInherited: NoDidMoveBase {}
    final class NoDidMoveInCompletion: Host {
        override func add() {
            addChild(child)
            view.addSubview(child.view)
            UIView.animate(withDuration: 0.1) { self.child.view.alpha = 0.5 }
        }
    }

    final class Twice: Host {
        override func add() {
            super.add()
            child.didMove(toParent: self)
        }
    }
    final class WillMoveSelf: Host {
        override func add() {
            child.willMove(toParent: self)
            super.add()
        }
    }
    final class DidMoveNil: Host {
        override func remove() {
            super.remove()
            child.didMove(toParent: nil)
        }
    }

    final class NoWillMove: Host {
        override func remove() {
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
    }
    final class NoWillMoveByHelper: Host { override func remove() { child.leave() } }
    final class NoWillMoveInClosure: Host {
        override func remove() {
            let go = { [child] in
                child.view.removeFromSuperview()
                child.removeFromParent()
            }
            go()
        }
    }

    final class ViewStays: Host {
        override func remove() {
            child.willMove(toParent: nil)
            child.removeFromParent()
        }
    }
    class ViewStaysBase: Host {
        override func remove() {
            child.willMove(toParent: nil)
            hideView()
            child.removeFromParent()
        }
        func hideView() {}
    }
    final class ViewStaysHidden: ViewStaysBase { override func hideView() { child.view.isHidden = true } }

    class InLayout: UIViewController {
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if children.count < 3 { addOne() }
        }
        func addOne() {
            let child = Child()
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }
    final class InLayoutInherited: InLayout {}
    final class InWillLayout: UIViewController {
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            guard children.count < 3 else { return }
            [Child()].forEach {
                addChild($0)
                view.addSubview($0.view)
                $0.didMove(toParent: self)
            }
        }
    }

    static let all: [Seed] = [
        Seed("unparented-child-view", "direct", Scene.shown) { Unparented() },
        Seed("unparented-child-view", "by a helper of an extension", Scene.shown) { UnparentedByHelper() },
        Seed("unparented-child-view", "in a closure", Scene.shown) { UnparentedInClosure() },
        Seed("unparented-child-view", "in a child", Scene.shown) { Box.around(Unparented()) },
        Seed("containment-order", "direct", Scene.shown) { ViewFirst() },
        Seed("containment-order", "in a base class", Scene.shown) { ViewFirstInherited() },
        Seed("containment-order", "in a closure", Scene.shown) { ViewFirstInClosure() },
        Seed("missing-did-move", "direct", Scene.shown) { NoDidMove() },
        Seed("missing-did-move", "in a base class", Scene.shown) { NoDidMoveInherited() },
        Seed("missing-did-move", "after an animation", Scene.shown) { NoDidMoveInCompletion() },
        Seed("redundant-containment-call", "didMove twice", Scene.shown) { Twice() },
        Seed("redundant-containment-call", "willMove to a parent", Scene.shown) { WillMoveSelf() },
        Seed("redundant-containment-call", "didMove to none", removed) { DidMoveNil() },
        Seed("missing-will-move", "direct", removed) { NoWillMove() },
        Seed("missing-will-move", "by a helper of an extension", removed) { NoWillMoveByHelper() },
        Seed("missing-will-move", "in a closure", removed) { NoWillMoveInClosure() },
        Seed("child-view-left-behind", "direct", removed) { ViewStays() },
        Seed("child-view-left-behind", "hidden, by a helper that the base class calls", removed) { ViewStaysHidden() },
        Seed("child-view-left-behind", "in a child", removed) { Box.around(ViewStays()) },
        Seed("child-added-in-layout", "direct", Scene.laidOut) { InLayout() },
        Seed("child-added-in-layout", "in a base class", Scene.laidOut) { InLayoutInherited() },
        Seed("child-added-in-layout", "in a closure in viewWillLayoutSubviews", Scene.laidOut) { InWillLayout() },
    ]

    final class InCompletion: Host {
        override func add() {
            addChild(child)
            view.addSubview(child.view)
            UIView.animate(withDuration: 0.3, animations: { self.child.view.alpha = 0.5 }) { _ in self.child.didMove(toParent: self) }
        }
    }
    final class OnceInLayout: Host {
        override func viewDidLoad() {}
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if children.isEmpty { add() }
        }
    }
    final class Moves: Host {
        let other = UIView()
        override func add() {
            super.add()
            view.addSubview(other)
            other.addSubview(child.view)
        }
    }

    static let near: [Seed] = [
        Seed(nil, "added and removed in order", removed) { Host() },
        Seed(nil, "didMove in the completion of an animation", removed) { InCompletion() },
        Seed(nil, "a child's view that moves inside its parent", removed) { Moves() },
        Seed(nil, "a container of UIKit's", Scene.popped) { UITabBarController() },
    ]
}

extension UIViewController {
    /// Only the view is added.
    fileprivate func embed(_ child: UIViewController) { view.addSubview(child.view) }

    /// Goes without being told.
    fileprivate func leave() {
        view.removeFromSuperview()
        removeFromParent()
    }
}
