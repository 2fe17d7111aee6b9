import Testing
import UIKitTesting

/// What is found while controllers live, as `rule: message`.
@MainActor
func mistakes(_ body: () throws -> Void) rethrows -> [String] {
    try LifecycleChecker.findings { try TestClock.withVirtualTime(body) }.map { "\($0.rule): \($0.message)" }
}

/// What is found while controllers live and tasks have their turns, as `rule: message`.
@MainActor
func mistakesWithTurns(_ body: @MainActor () async throws -> Void) async rethrows -> [String] {
    TestClock.start(jumps: false)
    defer { TestClock.stop() }
    return try await LifecycleChecker.findings { try await body() }.map { "\($0.rule): \($0.message)" }
}

/// What is found while a controller is shown and taken away.
@MainActor
func mistakesShowing(_ controller: UIViewController) -> [String] {
    mistakes {
        let host = TestWindow(showing: controller)
        host.close()
        TestClock.runUntilIdle(limit: 2)
    }
}

/// Shows a controller, covers it by a push, and shows it again, some times over.
@MainActor
func cover(_ controller: UIViewController, times: Int = 2) {
    let navigation = UINavigationController(rootViewController: controller)
    let host = TestWindow(showing: navigation)
    for _ in 0..<times {
        navigation.pushViewController(UIViewController(), animated: false)
        TestClock.runUntilIdle(limit: 1)
        navigation.popViewController(animated: false)
        TestClock.runUntilIdle(limit: 1)
    }
    host.close()
}

/// What is found while a controller is covered and uncovered twice.
@MainActor
func mistakesCovering(_ controller: UIViewController) -> [String] { mistakes { cover(controller) } }

/// What is found on a journey.
@MainActor
func mistakes(on steps: JourneyStep..., make: @escaping () -> UIViewController) -> [String] {
    LifecycleChecker.findings { _ = Journey(steps: steps).run(make) }.map { "\($0.rule): \($0.message)" }
}
