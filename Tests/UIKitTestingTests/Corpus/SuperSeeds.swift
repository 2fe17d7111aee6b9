import UIKitTesting

@MainActor
enum SuperSeeds {
    class NoSuper: UIViewController { override func viewWillAppear(_ animated: Bool) { title = "x" } }
    class NoSuperBase: UIViewController { override func viewDidAppear(_ animated: Bool) {} }
    final class NoSuperInherited: NoSuperBase { override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) } }
    final class NoSuperOnOnePath: UIViewController {
        var isReady = false
        override func viewDidLoad() {
            guard isReady else { return }
            super.viewDidLoad()
        }
    }
    final class NoSuperInDisappear: UIViewController { override func viewDidDisappear(_ animated: Bool) {} }
    final class NoSuperInMove: UIViewController { override func didMove(toParent parent: UIViewController?) {} }

    final class Twice: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            super.viewDidAppear(animated)
        }
    }
    class TwiceBase: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            finish()
        }
        func finish() {}
    }
    final class TwiceInLoop: UIViewController {
        override func viewWillDisappear(_ animated: Bool) { for _ in 0..<2 { super.viewWillDisappear(animated) } }
    }
    final class TwiceInClosure: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            let call = { super.viewWillAppear(animated) }
            call()
            call()
        }
    }

    final class OwnAndSuper: UIViewController {
        override func loadView() {
            super.loadView()
            view = UILabel()
        }
    }
    class OwnViewBase: UIViewController {
        override func loadView() {
            super.loadView()
            view = makeView()
        }
        func makeView() -> UIView { UIView() }
    }
    final class OwnViewInherited: OwnViewBase { override func makeView() -> UIView { UILabel() } }
    final class OwnByHelper: UIViewController {
        override func loadView() {
            super.loadView()
            install { UIView() }
        }
    }

    class ByHand: UIViewController { func retry() { viewDidLoad() } }
    final class ByHandInherited: ByHand { override func viewDidLoad() { super.viewDidLoad() } }
    final class ByHandForChild: UIViewController {
        let child = UIViewController()
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            child.viewDidAppear(animated)
        }
    }

    static let all: [Seed] = [
        Seed("missing-super", "direct", Scene.shown) { NoSuper() },
        Seed("missing-super", "in a base class", Scene.shown) { NoSuperInherited() },
        Seed("missing-super", "on one path", Scene.shown) { NoSuperOnOnePath() },
        Seed("missing-super", "in a child", Scene.shown) { Box.around(NoSuper()) },
        Seed("missing-super", "as it disappears", Scene.popped) { NoSuperInDisappear() },
        Seed("missing-super", "as it is moved", Scene.popped) { NoSuperInMove() },
        Seed("repeated-super", "direct", Scene.shown) { Twice() },
        Seed("repeated-super", "by a helper that the base class calls", Scene.shown) { TwiceByHelperOfBase() },
        Seed("repeated-super", "in a loop", Scene.shown) { TwiceInLoop() },
        Seed("repeated-super", "in a closure", Scene.shown) { TwiceInClosure() },
        Seed("repeated-super", "in a child", Scene.shown) { Box.around(Twice()) },
        Seed("prohibited-super", "direct", Scene.shown) { OwnAndSuper() },
        Seed("prohibited-super", "in a base class", Scene.shown) { OwnViewInherited() },
        Seed("prohibited-super", "by a helper of an extension", Scene.shown) { OwnByHelper() },
        Seed("prohibited-super", "in a child", Scene.shown) { Box.around(OwnAndSuper()) },
        Seed("callback-by-hand", "direct") { ByHand().retry() },
        Seed("callback-by-hand", "in a base class") { ByHandInherited().retry() },
        Seed("callback-by-hand", "to a child", Scene.shown) { ByHandForChild() },
        Seed("callback-by-hand", "from outside, in a closure") { [UIViewController()].forEach { $0.viewWillAppear(false) } },
    ]

    final class TwiceByHelperOfBase: TwiceBase {
        private var isDone = false
        override func finish() {
            if isDone { return }
            isDone = true
            super.viewDidLoad()
        }
    }

    final class Forwards: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            defer { super.viewWillAppear(animated) }
            title = "x"
        }
        override func viewDidLoad() {
            if title == nil { super.viewDidLoad() } else { super.viewDidLoad() }
        }
        override func viewWillLayoutSubviews() {}
        override func viewDidLayoutSubviews() {}
    }
    final class KeepsViewOfSuper: UIViewController {
        override func loadView() {
            super.loadView()
            view.backgroundColor = .red
        }
    }
    final class OwnLoad: UIViewController {
        override func loadView() { install { UILabel() } }
        override func viewDidLoad() {
            super.viewDidLoad()
            again()
        }
        private func again() { loadViewIfNeeded() }
    }

    static let near: [Seed] = [
        Seed(nil, "super on each path, deferred, and none where none is needed", Scene.popped) { Forwards() },
        Seed(nil, "the view of super.loadView is kept", Scene.shown) { KeepsViewOfSuper() },
        Seed(nil, "a view of its own without super", Scene.shown) { Box.around(OwnLoad()) },
    ]
}

extension UIViewController {
    /// Sets the view that a closure makes.
    fileprivate func install(_ make: () -> UIView) { view = make() }
}
