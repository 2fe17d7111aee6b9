import Testing
import UIKit
import UIKitTesting

/// Each line of `docs/lifecycle.md`, section 11: its text, and what goes on afterwards.
@Suite @MainActor
struct MisuseTests {
    let log = CallLog()

    private func name(_ controller: UIViewController) -> String { "\(controller)" }

    @Test("log: the presenter's view is not in the window hierarchy; nothing is presented")
    func notInWindow() {
        let a = UIViewController()
        let m = UIViewController()
        let found = loggedLines { a.present(m, animated: false) }
        #expect(found == [
            "Attempt to present \(name(m)) on \(name(a)) (from \(name(a))) whose view is not in the window hierarchy."
        ])
        #expect(a.presentedViewController == nil && m.presentingViewController == nil)
    }

    @Test("log: already presenting; what is presented stays, and the other may be presented by it")
    func alreadyPresenting() {
        let a = UIViewController()
        let stage = Stage(root: a)
        stage.settle()
        let m = UIViewController()
        let n = UIViewController()
        m.modalPresentationStyle = .fullScreen
        a.present(m, animated: false)
        stage.settle()
        let found = loggedLines { a.present(n, animated: false) }
        #expect(found == [
            "Attempt to present \(name(n)) on \(name(a)) (from \(name(a))) which is already presenting \(name(m))."
        ])
        #expect(a.presentedViewController === m && n.presentingViewController == nil)
        m.present(n, animated: false)
        stage.settle()
        #expect(m.presentedViewController === n && n.view.window != nil)
    }

    @Test("log: while a presentation is in progress; the first one goes on")
    func inProgress() {
        let a = UIViewController()
        let stage = Stage(root: a)
        stage.settle()
        let m = UIViewController()
        let n = UIViewController()
        a.present(m, animated: true)
        stage.turn()
        let found = loggedLines { a.present(n, animated: true) }
        #expect(found == [
            "Attempt to present \(name(n)) on \(name(a)) (from \(name(a))) while a presentation is in progress."
        ])
        stage.settle()
        #expect(a.presentedViewController === m && m.view.window != nil && n.viewIfLoaded?.window == nil)
    }

    @Test("log: the child names itself as the source and the presenter as the place")
    func fromChild() {
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        let m = UIViewController()
        let found = loggedLines { child.present(m, animated: false) }
        #expect(found == [
            "Attempt to present \(name(m)) on \(name(parent)) (from \(name(child))) whose view is not in the window hierarchy."
        ])
    }

    @Test("log: presenting on a detached controller is discouraged and works")
    func detached() {
        let a = UIViewController()
        let stage = Stage(root: a)
        stage.settle()
        let stray = UIViewController()
        a.view.addSubview(stray.view)
        stage.settle()
        let m = UIViewController()
        let found = loggedLines { stray.present(m, animated: false) }
        #expect(found == ["Presenting view controllers on detached view controllers is discouraged \(name(stray))."])
        stage.settle()
        #expect(stray.presentedViewController === m && m.view.window != nil)
    }

    @Test("log: unbalanced begin and end send nothing")
    func unbalanced() {
        let a = Probe("A", log)
        let found = loggedLines {
            a.endAppearanceTransition()
            a.beginAppearanceTransition(true, animated: false)
            a.beginAppearanceTransition(true, animated: false)
            a.endAppearanceTransition()
            a.endAppearanceTransition()
        }
        let line = "Unbalanced calls to begin/end appearance transitions for \(name(a))."
        #expect(found == [line, line, line])
        #expect(log.takeAppearance().filter { $0.contains("ppear(") && !$0.contains("Is") } == [
            "A.viewWillAppear(false)", "A.viewDidAppear(false)",
        ])
    }

    @Test("log: an appearance callback called by hand; it runs, and the appearance goes on as if nothing had been")
    func calledByHand() {
        let a = Probe("A", log)
        let stage = Stage(root: a)
        stage.settle()
        _ = log.take()
        let found = loggedLines { a.viewWillDisappear(false) }
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix(
            "Calling -viewWillDisappear: directly on a view controller is not supported, and may result in out-of-order callbacks "
        ) == true)
        #expect(found.first?.hasSuffix(name(a)) == true)
        #expect(log.takeAppearance() == ["A.viewWillDisappear(false)"])
        let after = loggedLines {
            stage.window.rootViewController = UIViewController()
            stage.settle()
        }
        #expect(after == [])
        #expect(log.takeAppearance() == ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"])
    }

    @Test("exception: a child's view under a view of nobody's: the names are (null)")
    func hierarchyWithoutController() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (p, c) = (UIViewController(), UIViewController())
                let stage = Stage(root: UIViewController())
                p.addChild(c)
                stage.window.addSubview(c.view)
            }
        }
        let said = text(result?.standardErrorContent)
        #expect(said.contains("child view controller:<UIViewController: 0x"))
        #expect(said.contains("> should have parent view controller:(null) but actual parent is:<UIViewController: 0x"))
    }

    /// What a process says as it ends.
    private func text(_ content: [UInt8]?) -> String { String(decoding: content ?? [], as: UTF8.self) }

    @Test("exception: a child's view under another controller's view")
    func hierarchy() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (p, q, c) = (UIViewController(), UIViewController(), UIViewController())
                p.addChild(c)
                q.view.addSubview(c.view)
            }
        }
        let said = text(result?.standardErrorContent)
        #expect(said.contains("*** Terminating app due to uncaught exception 'UIViewControllerHierarchyInconsistency'"))
        #expect(said.contains("should have parent view controller:") && said.contains("but actual parent is:"))
    }

    @Test("exception: one view for two controllers")
    func sharedView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (a, b) = (UIViewController(), UIViewController())
                b.view = a.view
            }
        }
        let said = text(result?.standardErrorContent)
        #expect(said.contains("A view can only be associated with at most one view controller at a time! View "))
        #expect(said.contains("Clear this association before associating this view with "))
    }

    @Test("exception: the same controller pushed twice")
    func pushedTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let a = UIViewController()
                UINavigationController(rootViewController: a).pushViewController(a, animated: false)
            }
        }
        let said = text(result?.standardErrorContent)
        #expect(said.contains("'NSInvalidArgumentException'"))
        #expect(said.contains("Pushing the same view controller instance more than once is not supported (<"))
    }

    @Test("exception: a controller that is already presented")
    func presentedTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (a, m) = (UIViewController(), UIViewController())
                let stage = Stage(root: a)
                stage.settle()
                a.present(m, animated: false)
                a.present(m, animated: false)
            }
        }
        let said = text(result?.standardErrorContent)
        #expect(said.contains("Application tried to present modally a view controller <"))
        #expect(said.contains("that is already being presented by <"))
    }

    @Test("exception: the wrong number of pages")
    func pageCount() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                    .setViewControllers([], direction: .forward, animated: false)
            }
        }
        let said = text(result?.standardErrorContent)
        #expect(said.contains(
            "The number of view controllers provided (0) doesn't match the number required (1) for the requested transition"))
    }
}
