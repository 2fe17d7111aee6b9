import UIKitTesting

@MainActor
enum LoadingSeeds {
    class NoView: UIViewController { override func loadView() { title = "x" } }
    final class NoViewInherited: NoView { override func loadView() { super.loadView() } }
    final class NoViewOnOnePath: UIViewController {
        var hasView = false
        override func loadView() { if hasView { view = UIView() } }
    }

    final class ReadsFirst: UIViewController {
        override func loadView() {
            if view == nil { view = UIView() }
        }
    }
    class ReadsFirstBase: UIViewController {
        override func loadView() {
            prepare()
            view = UIView()
        }
        func prepare() {}
    }
    final class ReadsFirstByHelper: ReadsFirstBase { override func prepare() { title = describeView() } }
    final class ReadsFirstInClosure: UIViewController {
        override func loadView() {
            let content = { UIView(frame: self.view?.bounds ?? .zero) }()
            view = content
        }
    }

    class Eager: UIViewController {
        required init() {
            super.init(nibName: nil, bundle: nil)
            view.backgroundColor = .red
        }
        required init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class EagerInherited: Eager {}
    final class EagerByHelper: UIViewController {
        required init() {
            super.init(nibName: nil, bundle: nil)
            paint()
        }
        required init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class EagerInClosure: UIViewController {
        required init() {
            super.init(nibName: nil, bundle: nil)
            [UIColor.red].forEach { view.backgroundColor = $0 }
        }
        required init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    /// A controller without a view cannot be shown, so it is only loaded.
    private static func loading(_ make: @escaping @MainActor () -> UIViewController) async { make().loadViewIfNeeded() }

    static let all: [Seed] = [
        Seed("load-view-without-view", "direct", loading) { NoView() },
        Seed("load-view-without-view", "in a base class", loading) { NoViewInherited() },
        Seed("load-view-without-view", "on one path", loading) { NoViewOnOnePath() },
        Seed("view-in-load-view", "direct", Scene.shown) { ReadsFirst() },
        Seed("view-in-load-view", "by a helper that the base class calls", Scene.shown) { ReadsFirstByHelper() },
        Seed("view-in-load-view", "in a closure", Scene.shown) { ReadsFirstInClosure() },
        Seed("view-in-load-view", "in a child", Scene.shown) { Box.around(ReadsFirst()) },
        Seed("view-in-init", "direct", Scene.shown) { Eager() },
        Seed("view-in-init", "in a base class", Scene.shown) { EagerInherited() },
        Seed("view-in-init", "by a helper of an extension", Scene.shown) { EagerByHelper() },
        Seed("view-in-init", "in a closure", Scene.shown) { EagerInClosure() },
    ]

    final class Careful: UIViewController {
        required init() {
            super.init(nibName: nil, bundle: nil)
            viewIfLoaded?.backgroundColor = .red
            title = "x"
        }
        required init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func loadView() {
            view = UIView()
            view.backgroundColor = .red
        }
    }

    static let near: [Seed] = [
        Seed(nil, "viewIfLoaded in init, and view once it is set", Scene.shown) { Careful() },
        Seed(nil, "a factory that loads what it made", Scene.shown) {
            let made = UIViewController()
            made.paint()
            return made
        },
    ]
}

extension UIViewController {
    /// Reads the view, which may not be there.
    fileprivate func describeView() -> String { "\(view as UIView?)" }

    /// Reads the view.
    fileprivate func paint() { view.backgroundColor = .blue }
}
