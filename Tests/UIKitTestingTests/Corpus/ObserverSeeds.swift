import UIKitTesting

@MainActor
enum ObserverSeeds {
    static let news = Notification.Name("UnderstudySeedNews")

    class Listening: UIViewController {
        func listen() { NotificationCenter.default.addObserver(self, selector: Selector("hear:"), name: ObserverSeeds.news, object: nil) }
        func hush() { NotificationCenter.default.removeObserver(self, name: ObserverSeeds.news, object: nil) }
    }
    final class Stays: Listening {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            listen()
        }
    }
    class StaysBase: Listening {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            start()
        }
        func start() {}
    }
    final class StaysByHelper: StaysBase { override func start() { [news].forEach { _ in listen() } } }
    final class StaysBlock: UIViewController {
        var token: (any NSObjectProtocol)?
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            token = NotificationCenter.default.addObserver(forName: ObserverSeeds.news, object: nil, queue: .main) { _ in }
        }
    }
    final class StaysBlocks: UIViewController {
        var tokens: [any NSObjectProtocol] = []
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            let add = { NotificationCenter.default.addObserver(forName: ObserverSeeds.news, object: self, queue: nil) { _ in } }
            tokens.append(add())
        }
    }
    final class StaysProperty: UIViewController {
        let scroll = UIScrollView()
        var observation: NSKeyValueObservation?
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            observation = scroll.observe(\.contentOffset, _key: "contentOffset") { _, _ in }
        }
    }
    final class StaysPropertyByMethod: UIViewController {
        let scroll = UIScrollView()
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            scroll.addObserver(self, forKeyPath: "contentOffset", options: [], context: nil)
        }
    }

    final class AddedOnce: Listening {
        override func viewDidLoad() {
            super.viewDidLoad()
            listen()
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            hush()
        }
    }
    class AddedOnceBase: Listening {
        override func viewDidLoad() {
            super.viewDidLoad()
            listen()
        }
    }
    final class AddedOnceInherited: AddedOnceBase {
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            hush()
        }
    }
    final class AddedInInit: Listening {
        required init() {
            super.init(nibName: nil, bundle: nil)
            listen()
        }
        required init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            [0].forEach { _ in hush() }
        }
    }

    final class RemovesAll: Listening {
        override func viewDidLoad() {
            super.viewDidLoad()
            listen()
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            NotificationCenter.default.removeObserver(self)
        }
    }
    final class RemovesAllOfBase: AddedOnceBase {
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            NotificationCenter.default.removeObserver(self)
        }
    }
    final class RemovesAllByHelper: AddedOnceBase {
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            stopListening()
        }
    }

    final class Discards: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            _ = NotificationCenter.default.addObserver(forName: ObserverSeeds.news, object: nil, queue: nil) { _ in }
        }
    }
    class DiscardsBase: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            _ = observe()
        }
        func observe() -> any NSObjectProtocol {
            NotificationCenter.default.addObserver(forName: ObserverSeeds.news, object: nil, queue: nil) { _ in }
        }
    }
    final class DiscardsInherited: DiscardsBase {}
    final class DiscardsInClosure: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let names = [ObserverSeeds.news]
            names.forEach { name in
                let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in }
                title = "\(type(of: token))"
            }
        }
    }

    static let all: [Seed] = [
        Seed("observer-not-removed", "direct", Scene.shown) { Stays() },
        Seed("observer-not-removed", "by a helper that the base class calls", Scene.covered) { StaysByHelper() },
        Seed("observer-not-removed", "in a child", Scene.shown) { Box.around(Stays()) },
        Seed("observer-not-removed", "a block", Scene.covered) { StaysBlock() },
        Seed("observer-not-removed", "blocks made in a closure", Scene.shown) { StaysBlocks() },
        Seed("observer-not-removed", "an observed property", Scene.shown) { StaysProperty() },
        Seed("observer-not-removed", "an observed property, by method", Scene.covered) { StaysPropertyByMethod() },
        Seed("observer-added-once", "direct", Scene.covered) { AddedOnce() },
        Seed("observer-added-once", "added in a base class", Scene.covered) { AddedOnceInherited() },
        Seed("observer-added-once", "added in init, removed in a closure", Scene.covered) { AddedInInit() },
        Seed("remove-all-observers", "direct", Scene.shown) { RemovesAll() },
        Seed("remove-all-observers", "also those of the base class", Scene.covered) { RemovesAllOfBase() },
        Seed("remove-all-observers", "by a helper of an extension", Scene.shown) { RemovesAllByHelper() },
        Seed("discarded-observer-token", "direct", Scene.shown) { Discards() },
        Seed("discarded-observer-token", "in a base class", Scene.shown) { DiscardsInherited() },
        Seed("discarded-observer-token", "a local variable in a closure", Scene.shown) { DiscardsInClosure() },
    ]

    final class Paired: Listening {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            listen()
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            hush()
        }
    }
    final class OnceForGood: Listening {
        override func viewDidLoad() {
            super.viewDidLoad()
            listen()
        }
    }
    final class TwoMethods: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            for name in ["a:", "b:"] {
                NotificationCenter.default.addObserver(self, selector: Selector(name), name: ObserverSeeds.news, object: nil)
            }
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            NotificationCenter.default.removeObserver(self, name: ObserverSeeds.news, object: nil)
        }
    }
    final class PairedBlocks: UIViewController {
        var tokens: [any NSObjectProtocol] = []
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            for _ in 0..<2 {
                tokens.append(NotificationCenter.default.addObserver(forName: ObserverSeeds.news, object: nil, queue: nil) { _ in })
            }
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            tokens.forEach { NotificationCenter.default.removeObserver($0) }
            tokens = []
        }
    }
    final class BlockForGood: UIViewController {
        var token: (any NSObjectProtocol)?
        override func viewDidLoad() {
            super.viewDidLoad()
            token = NotificationCenter.default.addObserver(forName: ObserverSeeds.news, object: nil, queue: nil) { _ in }
        }
    }
    final class PairedProperty: UIViewController {
        let scroll = UIScrollView()
        var observation: NSKeyValueObservation?
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            observation = scroll.observe(\.contentOffset, _key: "contentOffset") { _, _ in }
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            observation = nil
        }
    }

    static let near: [Seed] = [
        Seed(nil, "added and removed with the appearance", Scene.covered) { Paired() },
        Seed(nil, "added once for good", Scene.covered) { OnceForGood() },
        Seed(nil, "two methods for one notification", Scene.covered) { TwoMethods() },
        Seed(nil, "two blocks for one notification, removed", Scene.covered) { PairedBlocks() },
        Seed(nil, "a block for good", Scene.covered) { BlockForGood() },
        Seed(nil, "a property observed while it is on screen", Scene.covered) { PairedProperty() },
    ]
}

extension UIViewController {
    /// Also removes what others added.
    fileprivate func stopListening() { NotificationCenter.default.removeObserver(self) }
}
