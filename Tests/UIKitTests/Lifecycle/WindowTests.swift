import Testing
@testable import UIKit
import UIKitTesting

/// Windows and their roots (`docs/lifecycle.md`, sections 5 and 10; docs/decisions.md).
@Suite @MainActor
struct WindowTests {
    let log = CallLog()

    private func lines() -> [String] {
        log.takeAppearance().filter { !$0.contains("Is") && !$0.contains("oad") }
    }

    private func virtualClock() {
        MainClock.shared.mode = .virtual
        MainClock.shared.autoAdvances = false
    }

    @Test("A root set before the window is visible appears with it; one set afterwards at once")
    func rootBeforeAndAfter() {
        virtualClock()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Probe("A", log)
        #expect(lines() == [])
        window.makeKeyAndVisible()
        #expect(lines() == ["A.viewWillAppear(false)"])
        CATransaction.flush()
        #expect(lines() == ["A.viewDidAppear(false)"])
        let later = UIWindow(frame: UIScreen.main.bounds)
        later.makeKeyAndVisible()
        later.rootViewController = Probe("B", log)
        CATransaction.flush()
        #expect(lines() == ["B.viewWillAppear(false)", "B.viewDidAppear(false)"])
        #expect(window.isHidden == false)
    }

    @Test("A replaced root: old will, new will, and the dids with the commit")
    func replaced() {
        let stage = Stage(root: Probe("A", log))
        stage.settle()
        _ = log.take()
        stage.window.rootViewController = Probe("B", log)
        #expect(lines() == ["A.viewWillDisappear(false)", "B.viewWillAppear(false)"])
        stage.turn()
        #expect(lines() == ["A.viewDidDisappear(false)", "B.viewDidAppear(false)"])
    }

    @Test("A root replaced under modals takes them along, and nothing keeps any of them", arguments: [
        UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen,
    ])
    func replacedUnderModal(style: UIModalPresentationStyle) async throws {
        let lifetimes = LifetimeTracker()
        let stage = Stage(root: UIViewController())
        func use() {
            let a = lifetimes.track(Probe("A", log), "A")
            stage.window.rootViewController = a
            stage.settle()
            for name in ["M", "N"] {
                let modal = lifetimes.track(Probe(name, log), name)
                modal.modalPresentationStyle = style
                var top: UIViewController = a
                while let next = top.presentedViewController { top = next }
                top.present(modal, animated: true)
                stage.settle()
                lifetimes.track(modal.view, "\(name).view")
            }
            _ = log.take()
            stage.window.rootViewController = Probe("B", log)
            stage.settle()
        }
        use()
        let calls = lines()
        #expect(calls.filter { $0.hasPrefix("N.") } == ["N.viewWillDisappear(false)", "N.viewDidDisappear(false)"])
        #expect(calls.filter { $0.hasPrefix("B.") } == ["B.viewWillAppear(false)", "B.viewDidAppear(false)"])
        let covered = style == .fullScreen
        #expect(calls.filter { $0.hasPrefix("A.") }.count == (covered ? 0 : 2))
        await laterTurn()
        try lifetimes.expectReleased()
        #expect(stage.window.subviews.count == 1)
    }

    @Test("Hidden windows keep their controllers' appearance; isHidden plays no part in it")
    func hidden() {
        let stage = Stage(root: Probe("A", log))
        stage.settle()
        _ = log.take()
        stage.window.isHidden = true
        stage.settle()
        stage.window.isHidden = false
        stage.settle()
        #expect(lines() == [])
    }

    @Test("Several windows: each root has its own life, presentation stays in its window")
    func severalWindows() {
        let a = Probe("A", log)
        let b = Probe("B", log)
        let first = Stage(root: a)
        let second = UIWindow(frame: UIScreen.main.bounds)
        second.windowLevel = .alert
        second.rootViewController = b
        second.isHidden = false
        first.settle()
        _ = log.take()
        let m = Probe("M", log)
        m.modalPresentationStyle = .fullScreen
        b.present(m, animated: false)
        first.settle()
        #expect(lines() == [
            "B.viewWillDisappear(false)", "M.viewWillAppear(false)", "M.viewDidAppear(false)", "B.viewDidDisappear(false)",
        ])
        #expect(m.view.window === second && a.view.window === first.window)
        #expect(first.window.isKeyWindow)
    }
}

/// Children added while their parent comes, is there, or goes (`docs/lifecycle.md`, sections 2, 5 and 7).
@Suite @MainActor
struct ChildTimingTests {
    let log = CallLog()

    private func lines() -> [String] {
        log.takeAppearance().filter { !$0.contains("Is") && !$0.contains("oad") && !$0.contains("Move") }
    }

    private func add(_ child: UIViewController, to parent: UIViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test("while the parent is invisible: appears with it, after it")
    func invisible() {
        let parent = Probe("P", log)
        add(Probe("C", log), to: parent)
        #expect(lines() == [])
        let stage = Stage(root: parent)
        stage.settle()
        #expect(lines() == [
            "P.viewWillAppear(false)", "C.viewWillAppear(false)", "P.viewDidAppear(false)", "C.viewDidAppear(false)",
        ])
    }

    @Test("while the parent is appearing, animated: its will comes at once, its did with the parent's")
    func appearing() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(root: navigation)
        stage.settle()
        let parent = Probe("P", log)
        let child = Probe("C", log)
        parent.hook = { probe, callback in if callback == "viewWillAppear(true)" { add(child, to: probe) } }
        navigation.pushViewController(parent, animated: true)
        stage.turn()
        #expect(lines() == ["P.viewWillAppear(true)", "C.viewWillAppear(true)"])
        stage.settle()
        #expect(lines() == ["P.viewDidAppear(true)", "C.viewDidAppear(true)"])
    }

    @Test("child-10: while the parent is visible: its will inside addSubview, its did with the commit")
    func visible() {
        let parent = Probe("P", log)
        let stage = Stage(root: parent)
        stage.settle()
        _ = log.take()
        add(Probe("C", log), to: parent)
        #expect(lines() == ["C.viewWillAppear(false)"])
        stage.turn()
        #expect(lines() == ["C.viewDidAppear(false)"])
    }

    @Test("while the parent is disappearing: nothing until the parent comes again")
    func disappearing() {
        let a = Probe("A", log)
        let navigation = UINavigationController(rootViewController: a)
        let stage = Stage(root: navigation)
        stage.settle()
        let child = Probe("C", log)
        a.hook = { probe, callback in
            if callback == "viewWillDisappear(true)", child.parent == nil { add(child, to: probe) }
        }
        _ = log.take()
        navigation.pushViewController(UIViewController(), animated: true)
        stage.settle()
        #expect(lines() == ["A.viewWillDisappear(true)", "A.viewDidDisappear(true)"])
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(lines() == [
            "A.viewWillAppear(true)", "C.viewWillAppear(true)", "A.viewDidAppear(true)", "C.viewDidAppear(true)",
        ])
    }

    @Test("transition(from:to:) in a container that forwards by hand raises")
    func manualForwarding() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Manual: UIViewController {
                    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
                }
                let parent = Manual()
                let children = [UIViewController(), UIViewController()]
                for child in children { parent.addChild(child) }
                parent.transition(from: children[0], to: children[1], duration: 0, animations: nil)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("uncaught exception"))
    }

    @Test("Home indicator, edges and status bar are asked of the child that decides")
    func chrome() throws {
        final class Decider: UIViewController {
            var hides = false
            override var prefersHomeIndicatorAutoHidden: Bool { hides }
            override var prefersStatusBarHidden: Bool { hides }
            override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { hides ? .bottom : [] }
        }
        let decider = Decider()
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: decider)]
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene ?? UIApplication.shared.sceneOfWindows)
        let stage = Stage(root: tabs)
        stage.window.windowScene = scene
        for window in scene.windows where window !== stage.window { window.isHidden = true }
        stage.settle()
        let manager = try #require(scene.statusBarManager)
        #expect(!manager.isStatusBarHidden && !manager.isHomeIndicatorAutoHidden)
        decider.hides = true
        decider.setNeedsUpdateOfHomeIndicatorAutoHidden()
        decider.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        decider.setNeedsStatusBarAppearanceUpdate()
        stage.turn()
        #expect(manager.isHomeIndicatorAutoHidden && manager.edgesDeferringSystemGestures == .bottom)
        #expect(manager.isStatusBarHidden)
        decider.hides = false
        decider.navigationController?.pushViewController(UIViewController(), animated: true)
        stage.settle()
        #expect(!manager.isStatusBarHidden)
    }
}

/// Presentation contexts and chains (`docs/lifecycle.md`, section 9).
@Suite @MainActor
struct PresentationContextTests {
    let log = CallLog()

    private func lines() -> [String] {
        log.takeAppearance().filter { !$0.contains("Is") && !$0.contains("oad") && !$0.contains("Move") }
    }

    @Test("currentContext covers the nearest controller that defines a context, and no other", arguments: [true, false])
    func context(defines: Bool) {
        let parent = Probe("P", log)
        let child = Probe("C", log)
        child.definesPresentationContext = defines
        let stage = Stage(root: parent, with: child, at: CGRect(x: 0, y: 100, width: 200, height: 200))
        _ = log.take()
        let m = Probe("M", log)
        m.modalPresentationStyle = .currentContext
        child.present(m, animated: false)
        stage.settle()
        #expect(m.presentingViewController === (defines ? child : parent))
        #expect(m.view.bounds.size == (defines ? CGSize(width: 200, height: 200) : stage.window.bounds.size))
        let covered = defines ? ["C"] : ["P", "C"]
        #expect(Set(lines()) == Set(
            covered.flatMap { ["\($0).viewWillDisappear(false)", "\($0).viewDidDisappear(false)"] }
                + ["M.viewWillAppear(false)", "M.viewDidAppear(false)"]))
        #expect((parent.view.window != nil) == defines)
        child.dismiss(animated: false)
        stage.settle()
        #expect(child.view.window != nil && m.view.window == nil)
    }

    @Test("Three modals dismissed from the bottom: the topmost is seen to go, all are released", arguments: [
        UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen,
    ])
    func chain(style: UIModalPresentationStyle) async throws {
        let lifetimes = LifetimeTracker()
        let a = Probe("A", log)
        let stage = Stage(root: a)
        stage.settle()
        func use() {
            var top: UIViewController = a
            for name in ["M", "N", "O"] {
                let modal = lifetimes.track(Probe(name, log), name)
                modal.modalPresentationStyle = style
                top.present(modal, animated: true)
                stage.settle()
                lifetimes.track(modal.view, "\(name).view")
                top = modal
            }
            _ = log.take()
            a.dismiss(animated: true) { [log] in log.add("completion") }
            stage.settle()
        }
        use()
        let calls = lines()
        #expect(calls.filter { $0.hasPrefix("O.") } == ["O.viewWillDisappear(true)", "O.viewDidDisappear(true)"])
        #expect(calls.last == "completion")
        #expect(calls.filter { $0.hasPrefix("A.") } == (style == .fullScreen
            ? ["A.viewWillAppear(true)", "A.viewDidAppear(true)"] : []))
        #expect(a.view.window != nil && a.presentedViewController == nil)
        await laterTurn()
        try lifetimes.expectReleased()
    }
}
