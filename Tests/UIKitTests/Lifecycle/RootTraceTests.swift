import Testing
import UIKit
import UIKitTesting

@Suite @MainActor
struct RootTraceTests {
    let log = CallLog()

    @Test("root-01, root-02: the root of a window is loaded, appears, is laid out and has appeared")
    func root() {
        let a = Probe("A", log)
        let stage = Stage(root: a)
        stage.settle()
        var lines = log.take().filter { $0 != "A.loadView" && !$0.contains("Is") }
        // The number of layout pairs is not part of the contract (section 2): root-01 has two, root-02 one.
        let pair = ["A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews"]
        while lines.count > 6, Array(lines[2..<4]) == pair, Array(lines[4..<6]) == pair { lines.removeSubrange(2..<4) }
        #expect(lines == ["A.viewDidLoad", "A.viewWillAppear(false)"] + pair + ["A.viewDidAppear(false)"])
        stage.window.isHidden = true
    }

    @Test("root-02: a plain launch changes no traits and no size, and bounds are final in viewDidLoad")
    func launch() {
        final class Watching: UIViewController {
            var calls: [String] = []
            var boundsAtLoad: CGRect?
            override func viewDidLoad() {
                super.viewDidLoad()
                boundsAtLoad = view.bounds
            }
            override func traitCollectionDidChange(_ previous: UITraitCollection?) { calls.append("traits") }
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                calls.append("size")
            }
            override func willTransition(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.willTransition(to: traits, with: coordinator)
                calls.append("will")
            }
        }
        let controller = Watching()
        let stage = Stage(root: controller)
        stage.settle()
        #expect(controller.calls == [])
        #expect(controller.boundsAtLoad == stage.window.bounds)
        stage.window.isHidden = true
    }

    @Test("load-02: view read in an initializer loads inside that initializer")
    func loadInInit() {
        final class Eager: UIViewController {
            static var lines: [String] = []
            override func loadView() {
                super.loadView()
                Self.lines.append("loadView")
            }
            override func viewDidLoad() {
                super.viewDidLoad()
                Self.lines.append("viewDidLoad")
            }
            init(_ name: String) {
                super.init(nibName: nil, bundle: nil)
                Self.lines.append("init begin")
                _ = view
                Self.lines.append("init end")
            }
            required init(nibName: String?, bundle: Bundle?) { fatalError("made with a name") }
            required init?(coder: NSCoder) { fatalError("made with a name") }
        }
        let stage = Stage(root: Eager("A"))
        #expect(Eager.lines == ["init begin", "loadView", "viewDidLoad", "init end"])
        stage.window.isHidden = true
    }

    @Test("section 5: a window that goes away before the commit takes nothing with it that somebody keeps")
    func windowGoesFirst() {
        let a = Probe("A", log)
        do {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = a
            window.makeKeyAndVisible()
            window.isHidden = true
        }
        CATransaction.flush()
        #expect(a.view.window == nil)
        #expect(log.lines.contains("A.viewWillAppear(false)"))
    }

    @Test("layout-01: Apple's order of one appearance")
    func officialOrder() {
        final class Steps: UIView {
            var note: ((String) -> Void)?
            override func didMoveToWindow() {
                super.didMoveToWindow()
                if window != nil { note?("in the window") }
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                note?("layout")
            }
        }
        final class Official: UIViewController {
            var lines: [String] = []
            override func loadView() {
                let steps = Steps(frame: UIScreen.main.bounds)
                steps.note = { [unowned self] in lines.append($0) }
                view = steps
            }
            override func viewWillAppear(_ animated: Bool) { lines.append("viewWillAppear") }
            override func viewSafeAreaInsetsDidChange() { lines.append("safe area") }
            override func viewIsAppearing(_ animated: Bool) { lines.append("viewIsAppearing") }
            override func viewWillLayoutSubviews() { lines.append("viewWillLayoutSubviews") }
            override func viewDidLayoutSubviews() { lines.append("viewDidLayoutSubviews") }
            override func viewDidAppear(_ animated: Bool) { lines.append("viewDidAppear") }
        }
        let controller = Official()
        let stage = Stage(root: controller)
        stage.settle()
        #expect(controller.lines == [
            "viewWillAppear", "in the window", "safe area", "viewIsAppearing", "viewWillLayoutSubviews", "layout",
            "viewDidLayoutSubviews", "viewDidAppear",
        ])
        stage.window.isHidden = true
    }
}
