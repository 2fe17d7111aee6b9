import Testing
import UIKitTesting

@Suite(.serialized) @MainActor
struct ContainmentCheckTests {
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

    @Test("a child that is added and removed in order is right, also inside an animation")
    func right() {
        final class Animated: Host {
            override func add() {
                addChild(child)
                view.addSubview(child.view)
                UIView.animate(withDuration: 0.3, animations: { self.child.view.alpha = 0.5 }) { _ in self.child.didMove(toParent: self) }
            }
        }
        for host in [Host(), Animated()] {
            let found = mistakes {
                let window = TestWindow(showing: host)
                TestClock.runUntilIdle(limit: 2)
                host.remove()
                window.close()
            }
            #expect(found == [])
        }
    }

    final class Unparented: Host { override func add() { view.addSubview(child.view) } }
    final class UnparentedBelow: Host {
        override func add() {
            let box = UIView()
            view.addSubview(box)
            box.insertSubview(child.view, at: 0)
        }
    }

    @Test("a view without its controller is found, deep in the tree and later too")
    func unparented() {
        #expect(mistakesShowing(Unparented()) == ["unparented-child-view: the view of Child is added in Unparented without addChild(Child)"])
        #expect(mistakesShowing(UnparentedBelow()).first == "unparented-child-view: the view of Child is added in UnparentedBelow without addChild(Child)")
        let later = mistakes {
            let host = UIViewController()
            final class Screen: UIViewController {}
            let screen = Screen()
            let window = TestWindow(showing: screen)
            let child = Child()
            screen.view.addSubview(child.view)
            window.settle()
            withExtendedLifetime((host, child)) { window.close() }
        }
        #expect(later == ["unparented-child-view: the view of Child is added in Screen without addChild(Child)"])
    }

    final class ViewFirst: Host {
        override func add() {
            view.addSubview(child.view)
            addChild(child)
            child.didMove(toParent: self)
        }
    }

    @Test("a view that is added before its controller is out of order")
    func order() {
        #expect(mistakesShowing(ViewFirst()) == ["containment-order: addSubview(Child.view) comes before addChild(Child)"])
    }

    final class NoDidMove: Host {
        override func add() {
            addChild(child)
            view.addSubview(child.view)
        }
    }
    final class TwiceMoved: Host {
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
    final class ViewStays: Host {
        override func remove() {
            child.willMove(toParent: nil)
            child.removeFromParent()
        }
    }

    private func showAndRemove(_ host: Host) -> [String] {
        mistakes {
            let window = TestWindow(showing: host)
            TestClock.runUntilIdle(limit: 2)
            host.remove()
            window.settle()
            window.close()
        }
    }

    @Test("callbacks of containment that are missing, doubled or UIKit's own to send")
    func calls() {
        #expect(showAndRemove(NoDidMove()) == ["missing-did-move: addChild(Child) is not followed by Child.didMove(toParent: self)"])
        #expect(showAndRemove(TwiceMoved()) == ["redundant-containment-call: Child.didMove(toParent: self) is called twice on the same path"])
        #expect(showAndRemove(WillMoveSelf()) == [
            "redundant-containment-call: Child.willMove(toParent: self) is sent a second time: addChild sends it",
        ])
        #expect(showAndRemove(DidMoveNil()) == [
            "redundant-containment-call: Child.didMove(toParent: nil) is sent a second time: removeFromParent sends it",
        ])
        #expect(showAndRemove(NoWillMove()) == [
            "missing-will-move: Child.removeFromParent() is not preceded by Child.willMove(toParent: nil)",
        ])
        #expect(showAndRemove(ViewStays()) == [
            "child-view-left-behind: Child is removed from its parent, but its view is not removed",
        ])
    }

    final class InLayout: UIViewController {
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            guard children.count < 3 else { return }
            let child = Child()
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    @Test("a child that is added on each layout is found on the second")
    func inLayout() {
        let found = mistakes {
            let host = InLayout()
            let window = TestWindow(showing: host)
            for _ in 0..<2 {
                host.view.setNeedsLayout()
                host.view.layoutIfNeeded()
            }
            window.close()
        }
        #expect(found.contains("child-added-in-layout: addChild(Child) in viewDidLayoutSubviews() runs on each layout"))
    }

    // MARK: Forwarding

    final class Manual: Host {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        var begins = 1
        var ends = 1
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            for _ in 0..<begins { child.beginAppearanceTransition(true, animated: animated) }
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            for _ in 0..<ends { child.endAppearanceTransition() }
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            child.beginAppearanceTransition(false, animated: animated)
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            child.endAppearanceTransition()
        }
    }

    @Test("begins and ends that do not fit are found with both call sites")
    func unbalanced() throws {
        #expect(mistakesShowing(Manual()) == [])
        let twice = Manual()
        twice.begins = 2
        let finding = try #require(LifecycleChecker.findings { TestWindow(showing: twice).close() }.first)
        #expect(finding.message == "beginAppearanceTransition of Child does not fit: the call before was beginAppearanceTransition")
        #expect(finding.callSites.count == 2)
        #expect(finding.callSites.allSatisfy { $0.hasSuffix("Manual.viewWillAppear(Swift.Bool)") })
        let ended = Manual()
        ended.ends = 2
        #expect(mistakesShowing(ended) == [
            "unbalanced-appearance: endAppearanceTransition of Child does not fit: the call before was endAppearanceTransition",
        ])
    }

    final class Both: Host {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            child.beginAppearanceTransition(true, animated: animated)
        }
    }

    @Test("forwarding by hand on top of UIKit's is found")
    func forwardedTwice() {
        #expect(mistakesShowing(Both()).first
            == "appearance-forwarded-twice: beginAppearanceTransition of Child is called by hand, and Both forwards appearance automatically")
    }
}
