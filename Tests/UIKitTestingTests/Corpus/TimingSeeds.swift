import UIKitTesting

@MainActor
enum TimingSeeds {
    class SmallView: UIViewController {
        var width: CGFloat = 0
        override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)) }
    }
    final class Early: SmallView {
        override func viewDidLoad() {
            super.viewDidLoad()
            width = view.bounds.width
        }
    }
    class EarlyBase: SmallView {
        override func viewDidLoad() {
            super.viewDidLoad()
            measure()
        }
        func measure() { width = view.frame.width }
    }
    final class EarlyInherited: EarlyBase {}
    final class EarlyInClosure: SmallView {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            width = [1].map { CGFloat($0) * view.bounds.width }[0]
        }
    }
    final class EarlyInsets: UIViewController {
        var top: CGFloat = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            top = view.safeAreaInsets.top
        }
    }
    final class EarlyWindow: UIViewController {
        var isShown = false
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            isShown = view.window != nil
        }
    }
    final class EarlyTraits: UIViewController {
        var isDark = false
        override func viewDidLoad() {
            super.viewDidLoad()
            isDark = view.traitCollection.userInterfaceStyle == .dark
        }
    }

    /// Shown in a dark window.
    private static func dark(_ make: @escaping @MainActor () -> UIViewController) async {
        let host = TestWindow()
        host.window.overrideUserInterfaceStyle = .dark
        host.show(make())
        host.close()
    }

    final class Store { var items = ["milk"] }

    class List: UIViewController {
        let store = Store()
        var items: [String] = []
        func reload() { items = store.items }
        func makeSheet() -> UIViewController { UIViewController() }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            reload()
        }
    }
    final class Stale: List {}
    class StaleBase: List { override func reload() { [store.items].forEach { items = $0 } } }
    final class StaleInherited: StaleBase {}
    final class StaleLabel: List {
        let label = UILabel()
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
        }
        override func reload() { label.text = store.items.joined(separator: " ") }
    }
    final class StaleTitle: List { override func reload() { title = store.items.joined(separator: " ") } }
    final class Told: List {
        final class Sheet: UIViewController { var onClose: (() -> Void)? }
        override func makeSheet() -> UIViewController {
            let sheet = Sheet()
            sheet.onClose = { [weak self] in self?.reload() }
            return sheet
        }
    }
    final class ToldByDelegate: List, UIAdaptivePresentationControllerDelegate {
        override func makeSheet() -> UIViewController {
            let sheet = UIViewController()
            sheet.presentationController?.delegate = self
            return sheet
        }
    }
    final class Observes: List {
        override func viewDidLoad() {
            super.viewDidLoad()
            NotificationCenter.default.addObserver(
                self, selector: Selector("reload"), name: Notification.Name("UnderstudyChange"), object: nil)
        }
    }

    enum Uncovering: CaseIterable { case sheet, overFullScreen, background }

    /// What it lists changes behind a pushed page; then something leaves it on screen without its callbacks.
    private static func uncovered(_ way: Uncovering) -> @MainActor (@escaping @MainActor () -> UIViewController) async -> Void {
        { make in
            guard let list = make() as? List else { return }
            let navigation = UINavigationController(rootViewController: list)
            let host = TestWindow(showing: navigation)
            navigation.pushViewController(UIViewController(), animated: false)
            TestClock.runUntilIdle(limit: 1)
            list.store.items += ["bread", "salt"]
            navigation.popViewController(animated: false)
            TestClock.runUntilIdle(limit: 1)
            if way == .background {
                SimulatedApplication.enterBackground()
                turnRunLoop()
                SimulatedApplication.enterForeground()
                turnRunLoop()
            } else {
                let sheet = list.makeSheet()
                sheet.modalPresentationStyle = way == .sheet ? .pageSheet : .overFullScreen
                list.present(sheet, animated: false)
                TestClock.runUntilIdle(limit: 1)
                sheet.dismiss(animated: false)
                TestClock.runUntilIdle(limit: 1)
            }
            host.close()
        }
    }

    class Draft: UIViewController {
        var text = "Hello"
        var rows = [1, 2]
    }
    final class ClearsEarly: Draft {
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            text = ""
        }
    }
    class ClearsEarlyBase: Draft {
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            tearDown()
        }
        func tearDown() {}
    }
    final class ClearsByHelper: ClearsEarlyBase { override func tearDown() { rows = [] } }
    final class ClearsInClosure: Draft {
        lazy var clean: () -> Void = { [weak self] in self?.text = "" }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            clean()
        }
    }

    static let all: [Seed] = [
        Seed("early-geometry", "bounds in viewDidLoad", Scene.shown) { Early() },
        Seed("early-geometry", "frame, by a helper of the base class", Scene.shown) { EarlyInherited() },
        Seed("early-geometry", "bounds in a closure in viewWillAppear", Scene.popped) { EarlyInClosure() },
        Seed("early-geometry", "safe area in viewDidLoad", Scene.shown) { EarlyInsets() },
        Seed("early-geometry", "window in viewWillAppear", Scene.popped) { EarlyWindow() },
        Seed("early-geometry", "traits in viewDidLoad", dark) { EarlyTraits() },
        Seed("early-geometry", "bounds in a child", Scene.shown) { Box.around(EarlyInClosureChild()) },
        Seed("refresh-only-on-appear", "a sheet goes", uncovered(.sheet)) { Stale() },
        Seed("refresh-only-on-appear", "what is over the full screen goes", uncovered(.overFullScreen)) { Stale() },
        Seed("refresh-only-on-appear", "the application comes back", uncovered(.background)) { Stale() },
        Seed("refresh-only-on-appear", "in a base class, by a closure", uncovered(.sheet)) { StaleInherited() },
        Seed("refresh-only-on-appear", "a label", uncovered(.sheet)) { StaleLabel() },
        Seed("refresh-only-on-appear", "the title", uncovered(.background)) { StaleTitle() },
        Seed("saving-in-will-disappear", "direct", Scene.nearlyLeft) { ClearsEarly() },
        Seed("saving-in-will-disappear", "by a helper that the base class calls", Scene.nearlyLeft) { ClearsByHelper() },
        Seed("saving-in-will-disappear", "in a closure", Scene.nearlyLeft) { ClearsInClosure() },
        Seed("saving-in-will-disappear", "in a child", Scene.nearlyLeft) { Box.around(ClearsEarly()) },
    ]

    /// Its view has the size of the parent's from the start, but a safe area only once it is shown.
    final class EarlyInClosureChild: UIViewController {
        var insets: [CGFloat] = []
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            insets = [view].map { $0.safeAreaInsets.top }
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            insets = [view].map { $0.safeAreaInsets.top }
        }
    }

    final class Late: SmallView {
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            width = view.bounds.width
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            width = view.bounds.width
        }
    }
    final class Follows: SmallView {
        override func viewDidLoad() {
            super.viewDidLoad()
            let full = UIView(frame: view.bounds)
            full.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(full)
        }
    }
    final class ClearsLate: Draft {
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            text = ""
        }
    }
    final class PausesAndGoesOn: Draft {
        var isPlaying = true
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            isPlaying = true
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            isPlaying = false
        }
    }
    final class Counts: List {
        var visits = 0
        var last = Date()
        override func reload() {
            visits += 1
            last = Date()
        }
    }

    static let near: [Seed] = [
        Seed(nil, "geometry in viewIsAppearing and layout", Scene.shown) { Late() },
        Seed(nil, "a frame for a view that follows", Scene.shown) { Follows() },
        Seed(nil, "traits that stay the same", Scene.shown) { EarlyTraits() },
        Seed(nil, "a refresh, and the sheet tells", uncovered(.sheet)) { Told() },
        Seed(nil, "a refresh, and the presentation has a delegate", uncovered(.sheet)) { ToldByDelegate() },
        Seed(nil, "a refresh, and the foreground is observed", uncovered(.background)) { Observes() },
        Seed(nil, "visits are counted and dated", uncovered(.sheet)) { Counts() },
        Seed(nil, "teardown in viewDidDisappear", Scene.nearlyLeft) { ClearsLate() },
        Seed(nil, "paused and gone on with", Scene.nearlyLeft) { PausesAndGoesOn() },
    ]
}
