import Testing
@testable import UIKit
import UIKitTesting

/// Screens that go from one stack to another while they come or go (`docs/lifecycle.md`, section 2).
@Suite @MainActor
struct SplitTakenTests {
    @Test("section 2: a push under way in the middle column ends with its dids when the columns come together", arguments: [
        UISplitViewController.Column.primary, .supplementary, .secondary,
    ], [true, false])
    func pushed(column: UISplitViewController.Column, animated: Bool) {
        let split = UISplitViewController(style: .tripleColumn)
        let world = OddWorld(frame: CGRect(x: 0, y: 0, width: 1200, height: 800), root: split)
        split.preferredDisplayMode = .twoBesideSecondary
        let probes = ["P", "M", "S"].map { world.make($0) }
        for (probe, column) in zip(probes, [UISplitViewController.Column.primary, .supplementary, .secondary]) {
            split.setViewController(world.know(UINavigationController(rootViewController: probe), "stack"), for: column)
        }
        world.settle()
        let pushed = world.make("X")
        (split.viewController(for: column) as? UINavigationController)?.pushViewController(pushed, animated: animated)
        if animated { world.stage.turn() }
        world.stage.window.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
        world.settle()
        let stack = split.viewController(for: .primary) as? UINavigationController
        #expect(stack?.viewControllers.count == 4)
        for probe in probes + [pushed] {
            #expect(probe.appearance.state == (stack?.topViewController === probe ? .appeared : .disappeared), "\(probe.name)")
        }
        world.end()
        #expect(world.problems.filter { !$0.hasSuffix("before its parent's") } == [])
    }
}
