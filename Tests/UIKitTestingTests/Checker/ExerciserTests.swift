import Testing
import UIKitTesting

/// The exerciser takes each journey, and finds what breaks on it.
@Suite(.serialized) @MainActor
struct ExerciserTests {
    /// Notes what it goes through, for all controllers of a test.
    final class Witness: UIViewController {
        @MainActor final class Log {
            var seen: Set<String> = []
            var widths: Set<Int> = []
        }
        static var log = Log()
        private var isLeaving = false
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            Self.log.seen.insert(isBeingPresented ? "presented" : isMovingToParent ? "pushed" : isLeaving ? "stayed" : "uncovered")
            isLeaving = false
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            isLeaving = true
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            Self.log.seen.insert(isBeingDismissed ? "dismissed" : isMovingFromParent ? "popped" : "covered")
            isLeaving = false
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            Self.log.widths.insert(Int(view.bounds.width))
        }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            Self.log.seen.insert("turned")
        }
        override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
            Self.log.seen.insert("warned")
        }
    }

    @Test("a controller goes through all journeys: shown, covered, nearly left, turned, resized, warned, removed")
    func journeys() {
        Witness.log = Witness.Log()
        var states: [String] = []
        let registration = LifecycleEventCenter.shared.addListener {
            if case .application(let state) = $0.kind { states.append(state) }
        }
        let report = LifecycleExerciser { Witness() }.run()
        LifecycleEventCenter.shared.removeListener(registration)
        #expect(report.findings.map(\.message) == [])
        #expect(report.notes == [])
        #expect(Witness.log.seen == [
            "pushed", "presented", "uncovered", "stayed", "covered", "popped", "dismissed", "turned", "warned",
        ])
        #expect(states.contains("didEnterBackground") && states.contains("willEnterForeground"))
        // 393 points upright, 852 turned, and 0.6 of the former.
        #expect(Witness.log.widths.isSuperset(of: [393, 852, 235]))
    }

    final class Doubled: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            NotificationCenter.default.addObserver(
                self, selector: Selector("hear:"), name: Notification.Name("UnderstudyExercise"), object: nil)
        }
    }
    final class Leaks: UIViewController {
        var close: (() -> Void)?
        override func viewDidLoad() {
            super.viewDidLoad()
            close = { self.title = "Closed" }
        }
    }
    final class Forgets: UIViewController {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            field.text = ""
        }
    }
    final class Grows: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            view.addSubview(UIView())
        }
    }
    final class Resets: UIViewController {
        let slider = UISlider()
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(slider)
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            slider.value = 0
        }
    }
    final class Changes: UIViewController {
        var filter = "all"
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            filter = "none"
        }
    }

    private func rules(_ make: @escaping () -> UIViewController) -> [String] { LifecycleExerciser(make).run().findings.map(\.rule) }

    @Test("each kind of break is found")
    func breaks() {
        #expect(rules { Doubled() }.contains("observer-not-removed"))
        #expect(rules { Leaks() } == ["controller-not-released"])
        #expect(Set(rules { Forgets() }) == ["draft-lost"])
        #expect(rules { Grows() } == ["setup-on-each-appearance"])
        #expect(Set(rules { Resets() }) == ["state-lost"])
        #expect(Set(rules { Changes() }).contains("saving-in-will-disappear"))
        #expect(Set(rules { Changes() }).contains("state-lost"))
    }

    @Test("what is no longer as it was is said with both values and the step")
    func messages() {
        let lost = LifecycleExerciser { Changes() }.run().findings.first { $0.rule == "state-lost" }
        #expect(lost?.message == "Changes.filter is \"none\" after step 'swipe-back:0.4:cancel', and was \"all\"")
        let reset = LifecycleExerciser { Resets() }.run().findings.first { $0.rule == "state-lost" }
        #expect(reset?.message == "a UISlider of Resets is 0.0 after step 'swipe-back:0.4:cancel', and was 0.5")
    }
}
