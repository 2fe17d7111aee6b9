import Testing
import UIKitTesting

/// What is found while controllers live, as `rule: message`.
@MainActor
func mistakes(_ body: () throws -> Void) rethrows -> [String] {
    try LifecycleChecker.findings { try TestClock.withVirtualTime(body) }.map { "\($0.rule): \($0.message)" }
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

/// What is found on a journey.
@MainActor
func mistakes(on steps: JourneyStep..., make: @escaping () -> UIViewController) -> [String] {
    LifecycleChecker.findings { _ = Journey(steps: steps).run(make) }.map { "\($0.rule): \($0.message)" }
}
