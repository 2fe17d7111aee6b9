import UIKitTesting

@MainActor
enum GestureSeeds {
    class Tapped: UIViewController {
        lazy var tap = UITapGestureRecognizer(target: nil, action: nil)
        func addTap() { view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil)) }
    }
    final class PilesUp: Tapped {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            addTap()
        }
    }
    class PilesUpBase: Tapped {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            begin()
        }
        func begin() { [0].forEach { _ in addTap() } }
    }
    final class PilesUpInherited: PilesUpBase {}

    final class OnWindow: Tapped {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            view.window?.addGestureRecognizer(tap)
        }
    }
    final class OnBar: PilesUpBase { override func begin() { navigationController?.navigationBar.addGestureRecognizer(tap) } }
    final class JoinsSwipe: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            [navigationController?.interactivePopGestureRecognizer].forEach { $0?.addTarget(self, action: Selector("swiped:")) }
        }
    }

    final class Growing: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            view.addSubview(UILabel())
        }
    }

    static let all: [Seed] = [
        Seed("setup-on-each-appearance", "direct", Scene.covered) { PilesUp() },
        Seed("setup-on-each-appearance", "in a base class, in a closure", Scene.covered) { PilesUpInherited() },
        Seed("setup-on-each-appearance", "in a child", Scene.covered) { Box.around(PilesUp()) },
        Seed("setup-on-each-appearance", "views, in the exerciser", Scene.exercised) { Growing() },
        Seed("gesture-not-removed", "on the window", Scene.covered) { OnWindow() },
        Seed("gesture-not-removed", "on a bar, in a base class's helper", Scene.covered) { OnBar() },
        Seed("gesture-not-removed", "an action of the swipe back, in a closure", Scene.covered) { JoinsSwipe() },
    ]

    final class Once: Tapped {
        override func viewDidLoad() {
            super.viewDidLoad()
            addTap()
            addTap()
        }
    }
    final class LeavesWindow: Tapped {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            view.window?.addGestureRecognizer(tap)
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            tap.view?.removeGestureRecognizer(tap)
        }
    }
    final class SameOne: Tapped {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            view.addGestureRecognizer(tap)
        }
    }

    static let near: [Seed] = [
        Seed(nil, "two recognizers, once", Scene.covered) { Once() },
        Seed(nil, "a recognizer that leaves the window", Scene.covered) { LeavesWindow() },
        Seed(nil, "the same recognizer each time", Scene.covered) { SameOne() },
    ]
}
