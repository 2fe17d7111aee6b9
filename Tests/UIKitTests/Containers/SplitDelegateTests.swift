import Testing
@testable import UIKit
import UIKitTesting

/// What a split view asks its delegate as it collapses and expands (Apple documentation:
/// *UISplitViewControllerDelegate*).
@Suite @MainActor
struct SplitDelegateTests {
    private static let wide = CGRect(x: 0, y: 0, width: 1200, height: 800)
    private static let narrow = CGRect(x: 0, y: 0, width: 390, height: 800)

    private final class Delegate: NSObject, UISplitViewControllerDelegate {
        var asked: [String] = []
        var primary: UIViewController?
        var separated: UIViewController?
        var mode: UISplitViewController.DisplayMode?
        func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
            asked.append("primary for collapsing")
            return primary
        }
        func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
            asked.append("primary for expanding")
            return primary
        }
        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            asked.append("collapse")
            return separated != nil
        }
        func splitViewController(
            _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? {
            asked.append("separate")
            return separated
        }
        func splitViewController(
            _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode {
            asked.append("mode")
            return mode ?? proposedDisplayMode
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { asked.append("did collapse") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { asked.append("did expand") }
    }

    @Test("classic: the delegate deals with the secondary and gives another one when expanding")
    func classic() {
        let split = UISplitViewController()
        let world = OddWorld(frame: Self.wide, root: split)
        let delegate = Delegate()
        let (first, second, third) = (world.make("P"), world.make("S"), world.make("T"))
        split.delegate = delegate
        split.preferredDisplayMode = .oneBesideSecondary
        split.viewControllers = [UINavigationController(rootViewController: first), second]
        world.settle()
        delegate.separated = third
        world.stage.window.frame = Self.narrow
        world.settle()
        #expect(delegate.asked == ["primary for collapsing", "collapse", "did collapse"])
        #expect(second.parent == nil && first.appearance.state == .appeared)
        delegate.asked = []
        world.stage.window.frame = Self.wide
        world.settle()
        #expect(delegate.asked == ["primary for expanding", "separate", "did expand"])
        #expect(split.viewControllers.last === third && third.appearance.state == .appeared)
        world.end()
        #expect(world.problems == [])
    }

    @Test("columns: the delegate chooses the display mode for expanding")
    func mode() {
        let split = UISplitViewController(style: .doubleColumn)
        let world = OddWorld(frame: Self.wide, root: split)
        let delegate = Delegate()
        let (first, second) = (world.make("P"), world.make("S"))
        split.delegate = delegate
        split.setViewController(first, for: .primary)
        split.setViewController(second, for: .secondary)
        world.settle()
        #expect(split.displayMode == .oneBesideSecondary)
        delegate.mode = .secondaryOnly
        world.stage.window.frame = Self.narrow
        world.settle()
        delegate.asked = []
        world.stage.window.frame = Self.wide
        world.settle()
        #expect(delegate.asked.contains("mode") && delegate.asked.last == "did expand")
        #expect(split.displayMode == .secondaryOnly)
        #expect(second.appearance.state == .appeared && first.appearance.state == .disappeared)
        world.end()
        #expect(world.problems == [])
    }
}
