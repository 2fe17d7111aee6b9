internal import LifecycleRules

/// Takes a controller through all ways in which screens come and go, with the checker on, and reports what
/// breaks: leaks, doubled handlers, lost drafts, growing views, state that is not what it was (`docs/checker.md`).
///
/// ```swift
/// @Test func profile() { exercise { ProfileController() } }
/// ```
@MainActor
public struct LifecycleExerciser {
    /// What is done to the controller, in order: shown, pushed, covered and uncovered, swiped back and let go,
    /// shown as a sheet, dragged and let go, dragged away, shown over the full screen, turned and turned back,
    /// sent to the background, warned of memory, popped.
    public static let steps: [JourneyStep] = [
        .open, .push, .swipeBack(0.4, .cancel), .push, .pop, .push, .swipeBack(0.5, .finish), .sheet,
        .dragDismiss(0.3, .cancel), .dragDismiss(0.5, .finish), .fullScreen, .dismiss, .rotate, .rotate, .background,
        .memoryWarning, .pop,
    ]

    /// What the exercise found.
    public struct Report: Sendable, CustomStringConvertible {
        /// The mistakes, in the order in which they were seen.
        public let findings: [LifecycleFinding]
        /// Steps that were left out, with the reason.
        public let notes: [String]

        /// The findings as text; one line when there is none.
        public var description: String {
            findings.isEmpty
                ? "no lifecycle mistake found" : findings.map(\.description).joined(separator: "\n")
        }
    }

    private let device: SimulatedDevice
    private let make: () -> UIViewController

    /// Makes an exerciser.
    ///
    /// - Parameters:
    ///   - device: the simulated device.
    ///   - make: makes a controller that nothing else holds; called several times.
    public init(on device: SimulatedDevice = .iPhone16, _ make: @escaping () -> UIViewController) {
        self.device = device
        self.make = make
    }

    /// Does all steps in a window of its own, on the virtual clock.
    public func run() -> Report {
        var extra: [LifecycleFinding] = []
        var notes: [String] = []
        let found = LifecycleChecker.findings {
            TestClock.withVirtualTime {
                let watch = ExerciseWatch(make)
                let registration = LifecycleEventCenter.shared.addListener { event in
                    if case .note(let text) = event.kind { notes.append(text) }
                }
                let appearances = LifecycleEventCenter.shared.addListener(detailed: true) { watch.hear($0) }
                autoreleased {
                    let traveller = Traveller(device: device) { watch.made() }
                    for step in Self.steps {
                        watch.before()
                        traveller.take(step)
                        watch.after(step.description)
                    }
                    resize(traveller.host.window, watch)
                    traveller.goHome()
                }
                LifecycleEventCenter.shared.removeListener(registration)
                LifecycleEventCenter.shared.removeListener(appearances)
                TestClock.runUntilIdle(limit: 5)
                extra = watch.findings()
            }
        }
        let leaks = Set(extra.filter { $0.rule == ControllerNotReleased.name }.map(\.type))
        return Report(
            findings: found.filter { !($0.rule == ControllerNotReleased.name && leaks.contains($0.type)) } + extra,
            notes: notes.filter { !$0.hasSuffix("]") })
    }

    /// As a window is resized on a wide screen: narrower, and back.
    private func resize(_ window: UIWindow, _ watch: ExerciseWatch) {
        let frame = window.frame
        watch.before()
        window.frame.size.width = frame.width * 0.6
        turnRunLoop()
        window.frame = frame
        turnRunLoop()
        watch.after("resize")
    }

    private func autoreleased(_ body: () -> Void) { body() }
}

/// Takes a controller through all ways in which screens come and go, and fails the running test at the caller's
/// line for each mistake that is found.
///
/// - Parameter make: makes a controller that nothing else holds; called several times.
@MainActor
public func exercise(
    on device: SimulatedDevice = .iPhone16, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, _ make: @escaping () -> UIViewController
) {
    for finding in LifecycleExerciser(on: device, make).run().findings {
        TraceFailure(message: finding.description, fileID: fileID, filePath: filePath, line: line, column: column).send()
    }
}
