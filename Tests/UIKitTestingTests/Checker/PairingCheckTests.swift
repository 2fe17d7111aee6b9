import Testing
import UIKitTesting

@Suite(.serialized) @MainActor
struct PairingCheckTests {
    private static let news = Notification.Name("UnderstudyNews")

    class Listening: UIViewController {
        func listen() {
            NotificationCenter.default.addObserver(self, selector: Selector("hear:"), name: PairingCheckTests.news, object: nil)
        }
        func hush() { NotificationCenter.default.removeObserver(self, name: PairingCheckTests.news, object: nil) }
    }
    final class NeverRemoves: Listening {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            listen()
        }
    }
    final class NeverRemovesLate: Listening {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            listen()
        }
    }
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

    @Test("an observer that stays after the controller disappeared is found, and again as it is doubled")
    func observers() {
        #expect(mistakesCovering(NeverRemoves()) == [
            "observer-not-removed: the observer of UnderstudyNews added in viewWillAppear(_:) is not removed when the controller disappears",
            "observer-not-removed: the observer of UnderstudyNews added in viewWillAppear(_:) is registered 2 times: its method is called 2 times",
            "observer-not-removed: the observer of UnderstudyNews added in viewWillAppear(_:) is registered 3 times: its method is called 3 times",
        ])
        #expect(mistakesShowing(NeverRemovesLate()) == [
            "observer-not-removed: the observer of UnderstudyNews added in viewDidAppear(_:) is not removed when the controller disappears",
        ])
        #expect(mistakesCovering(Paired()) == [])
        #expect(mistakesCovering(OnceForGood()) == [])
    }

    @Test("an observer that is added once and removed each time is found when the controller appears without it")
    func addedOnce() {
        #expect(mistakesCovering(AddedOnce()) == [
            "observer-added-once: the observer of UnderstudyNews is added once, in viewDidLoad(), but removed in each viewWillDisappear(_:)",
        ])
        #expect(mistakesCovering(RemovesAll()) == [
            "remove-all-observers: removeObserver(self) in viewDidDisappear(_:) also removes observers that others registered for this object",
        ])
    }

    class Ticking: UIViewController {
        var timer: Timer?
        var link: CADisplayLink?
        func startTimer(repeats: Bool = true) {
            timer = Timer._scheduledTimer(withTimeInterval: 1, repeats: repeats) { _ in }
        }
        func startLink() {
            link = CADisplayLink(target: UIView(), selector: Selector("setNeedsLayout"))
            link?.isPaused = true
            link?.add(to: .main, forMode: .common)
        }
    }
    final class TimerStays: Ticking {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            startTimer()
        }
    }
    final class TimerEnds: Ticking {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            startTimer()
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            timer?.invalidate()
        }
    }
    final class FiresOnce: Ticking {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            startTimer(repeats: false)
        }
    }
    final class LinkStays: Ticking {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            startLink()
        }
    }

    @Test("repeating timers and display links that go on off screen are found; ended ones and single shots are not")
    func timers() {
        func show(_ controller: UIViewController) -> [String] {
            defer {
                (controller as? Ticking)?.timer?.invalidate()
                (controller as? Ticking)?.link?.invalidate()
            }
            return mistakes { TestWindow(showing: controller).close() }
        }
        #expect(show(TimerStays()) == [
            "timer-not-invalidated: the repeating timer started in viewDidAppear(_:) is not invalidated when the controller disappears",
        ])
        #expect(show(TimerEnds()) == [])
        #expect(show(FiresOnce()) == [])
        #expect(show(LinkStays()) == [
            "display-link-not-invalidated: the display link started in viewWillAppear(_:) is not invalidated when the controller disappears",
        ])
    }

    class Tapped: UIViewController {
        func tap() { view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil)) }
    }
    final class TapsPileUp: Tapped {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            tap()
        }
    }
    final class TwoTapsOnce: Tapped {
        override func viewDidLoad() {
            super.viewDidLoad()
            tap()
            tap()
        }
    }

    @Test("gesture recognizers that pile up are found on the second appearance")
    func gestures() {
        #expect(mistakesCovering(TapsPileUp()) == [
            "setup-on-each-appearance: addGestureRecognizer(UITapGestureRecognizer) adds one more on each viewWillAppear(_:)",
        ])
        #expect(mistakesShowing(TapsPileUp()) == [])
        #expect(mistakesCovering(TwoTapsOnce()) == [])
    }

    // MARK: Layout

    final class GrowsViews: UIViewController {
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if view.subviews.count < 5 { view.addSubview(UIView()) }
        }
    }
    final class GrowsLayers: UIViewController {
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            if (view.layer.sublayers ?? []).count < 5 { view.layer.addSublayer(CALayer()) }
        }
    }
    final class AddsOnce: UIViewController {
        var isDone = false
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if isDone { return }
            isDone = true
            view.addSubview(UIView())
        }
    }

    private func layOut(_ controller: UIViewController) -> [String] {
        mistakes {
            let host = TestWindow(showing: controller)
            for _ in 0..<4 {
                controller.view.setNeedsLayout()
                controller.view.layoutIfNeeded()
            }
            host.close()
        }
    }

    @Test("what grows with each layout is found on the third; what is made once is not")
    func growth() {
        #expect(layOut(GrowsViews()).contains("growth-in-layout: viewDidLayoutSubviews() makes views on each layout: 3 after 3 passes, 0 before"))
        #expect(layOut(GrowsLayers()) == [
            "growth-in-layout: viewWillLayoutSubviews() makes layers on each layout: 3 after 3 passes, 0 before",
        ])
        #expect(layOut(AddsOnce()) == [])
    }

    final class Loops: UIViewController {
        var rest = 100
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            rest -= 1
            if rest > 0 { view.setNeedsLayout() }
        }
    }

    @Test("layout that asks for layout is found")
    func loops() {
        let found = mistakes {
            let host = TestWindow(showing: Loops())
            for _ in 0..<100 { turnRunLoop() }
            host.close()
        }
        #expect(found == ["layout-loop: Loops was laid out 60 times without anything else happening"])
    }
}
