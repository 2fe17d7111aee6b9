import UIKitTesting

@MainActor
enum AppearanceSeeds {
    class Manual: UIViewController {
        let child = UIViewController()
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            begin(true)
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            end()
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            begin(false)
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            end()
        }
        func begin(_ appears: Bool) { child.beginAppearanceTransition(appears, animated: false) }
        func end() { child.endAppearanceTransition() }
    }
    final class BeginsTwice: Manual {
        override func begin(_ appears: Bool) {
            super.begin(appears)
            super.begin(appears)
        }
    }
    final class EndsTwice: Manual {
        override func end() {
            super.end()
            super.end()
        }
    }
    final class EndsInClosure: Manual {
        override func end() { for end in [{ self.child.endAppearanceTransition() }, { self.child.endAppearanceTransition() }] { end() } }
    }

    class Forwards: UIViewController {
        let child = UIViewController()
        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            forward()
        }
        func forward() { child.beginAppearanceTransition(true, animated: false) }
    }
    final class ForwardsInherited: Forwards {}
    final class ForwardsInClosure: Forwards {
        override func forward() { children.forEach { $0.beginAppearanceTransition(true, animated: false) } }
    }

    static let all: [Seed] = [
        Seed("unbalanced-appearance", "two begins", Scene.shown) { BeginsTwice() },
        Seed("unbalanced-appearance", "two ends", Scene.shown) { EndsTwice() },
        Seed("unbalanced-appearance", "two ends in closures", Scene.shown) { EndsInClosure() },
        Seed("unbalanced-appearance", "in a child", Scene.shown) { Box.around(EndsTwice()) },
        Seed("appearance-forwarded-twice", "direct", Scene.shown) { Forwards() },
        Seed("appearance-forwarded-twice", "in a base class", Scene.shown) { ForwardsInherited() },
        Seed("appearance-forwarded-twice", "in a closure", Scene.shown) { ForwardsInClosure() },
    ]

    static let near: [Seed] = [Seed(nil, "forwarded by hand alone", Scene.popped) { Manual() }]
}
