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

    /// Does all steps in a window of its own, on the virtual clock. Tasks of the main actor have no turn meanwhile;
    /// await this in an async function to give them theirs after each step.
    public func run() -> Report {
        let watch = ExerciseWatch(make)
        let found = LifecycleChecker.findings {
            TestClock.withVirtualTime {
                let exercise = Exercise(watch, device)
                for step in Self.steps { exercise.take(step) }
                exercise.end()
            }
            TestClock.runUntilIdle(limit: 5)
            watch.lookForLeaks()
        }
        return report(found, watch)
    }

    /// Does all steps in a window of its own, on the virtual clock, and lets the main queue have its turns after each.
    public func run() async -> Report {
        let watch = ExerciseWatch(make)
        let found = await LifecycleChecker.findings {
            await exercise(watch)
            await drainMainQueue(turns: 4)
            TestClock.withVirtualTime { _ = TestClock.runUntilIdle(limit: 5) }
            watch.lookForLeaks()
        }
        return report(found, watch)
    }

    private func exercise(_ watch: ExerciseWatch) async {
        let exercise = Exercise(watch, device)
        for step in Self.steps {
            TestClock.withVirtualTime { exercise.take(step) }
            await drainMainQueue()
        }
        TestClock.withVirtualTime { exercise.end() }
    }

    private func report(_ found: [LifecycleFinding], _ watch: ExerciseWatch) -> Report {
        let extra = watch.findings
        let leaks = Set(extra.filter { $0.rule == ControllerNotReleased.name }.map(\.type))
        return Report(
            findings: found.filter { !($0.rule == ControllerNotReleased.name && leaks.contains($0.type)) } + extra,
            notes: watch.notes.filter { !$0.hasSuffix("]") })
    }
}

/// The steps of one exercise, between which the watch looks at what has become of the controller.
@MainActor
private final class Exercise {
    private let watch: ExerciseWatch
    private var traveller: Traveller?
    private var registrations: [LifecycleEventCenter.Registration] = []

    init(_ watch: ExerciseWatch, _ device: SimulatedDevice) {
        self.watch = watch
        registrations = [
            LifecycleEventCenter.shared.addListener { if case .note(let text) = $0.kind { watch.notes.append(text) } },
            LifecycleEventCenter.shared.addListener(detailed: true) { watch.hear($0) },
        ]
        traveller = Traveller(device: device) { watch.made() }
    }

    func take(_ step: JourneyStep) {
        watch.before()
        traveller?.take(step)
        watch.after(step)
    }

    /// Makes the window narrower and wide again, as on a wide screen, and takes everything away.
    func end() {
        guard let window = traveller?.host.window else { return }
        let frame = window.frame
        watch.before()
        window.frame.size.width = frame.width * 0.6
        turnRunLoop()
        window.frame = frame
        turnRunLoop()
        watch.afterResize()
        traveller?.goHome()
        traveller = nil
        for registration in registrations { LifecycleEventCenter.shared.removeListener(registration) }
    }
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
    fail(
        LifecycleExerciser(on: device, make).run().findings,
        LifecycleChecker.Place(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Does the same, and lets tasks have their turns after each step.
///
/// - Parameter make: makes a controller that nothing else holds; called several times.
@MainActor
public func exercise(
    on device: SimulatedDevice = .iPhone16, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, _ make: @escaping () -> UIViewController
) async {
    fail(
        await LifecycleExerciser(on: device, make).run().findings,
        LifecycleChecker.Place(fileID: fileID, filePath: filePath, line: line, column: column))
}
