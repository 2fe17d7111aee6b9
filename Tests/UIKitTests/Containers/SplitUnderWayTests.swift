import Testing
@testable import UIKit
import UIKitTesting

/// A split view that expands or collapses while one of its stacks is in the middle of a change (Apple documentation:
/// *UISplitViewController*, "Collapsing and expanding the interface"; docs/decisions.md).
@Suite @MainActor
struct SplitUnderWayTests {
    private static let wide = CGRect(x: 0, y: 0, width: 1200, height: 800)
    private static let narrow = CGRect(x: 0, y: 0, width: 390, height: 800)

    /// What the stack shown is in the middle of.
    enum Change: CaseIterable, Sendable {
        case pop, popInSameTurn, unanimatedPop, heldShort, heldFar, letGoShort, letGoFar, push, popToRoot
        /// Whether the screen on top is away afterwards.
        var takesTop: Bool? {
            switch self {
            case .pop, .popInSameTurn, .unanimatedPop, .heldFar, .letGoFar, .popToRoot: true
            case .heldShort, .letGoShort: false
            case .push: nil
            }
        }
    }

    private func begin(_ change: Change, on stack: UINavigationController?, in world: OddWorld) -> Finger? {
        switch change {
        case .pop, .popToRoot:
            if change == .pop { stack?.popViewController(animated: true) } else { stack?.popToRootViewController(animated: true) }
            world.stage.turn()
            MainClock.shared.advance(by: 0.1)
        case .popInSameTurn: stack?.popViewController(animated: true)
        case .unanimatedPop: stack?.popViewController(animated: false)
        case .push:
            stack?.pushViewController(world.make("X"), animated: true)
            world.stage.turn()
        case .heldShort, .heldFar, .letGoShort, .letGoFar:
            guard let view = stack?.view else { return nil }
            let finger = Finger(at: CGPoint(x: 1, y: 400), in: view)
            let isFar = change == .heldFar || change == .letGoFar
            finger.down()
            finger.move(to: CGPoint(x: finger.location.x + view.bounds.width * (isFar ? 0.7 : 0.3), y: 400), over: 2)
            guard change == .letGoShort || change == .letGoFar else { return finger }
            finger.up()
            MainClock.shared.advance(by: 0.02)
        }
        return nil
    }

    private func make(isClassic: Bool, isPlain: Bool) -> (UISplitViewController, OddWorld, Probe, Probe) {
        let split = isClassic ? UISplitViewController() : UISplitViewController(style: .doubleColumn)
        let world = OddWorld(frame: Self.wide, root: split)
        // The edge of the screen is the stack's.
        split.presentsWithGesture = false
        split.preferredDisplayMode = .secondaryOnly
        let (first, second) = (world.make("P"), world.make("S"))
        if isClassic {
            let secondary = isPlain ? second : world.know(UINavigationController(rootViewController: second), "secondary")
            split.viewControllers = [world.know(UINavigationController(rootViewController: first), "primary"), secondary]
        } else {
            split.setViewController(first, for: .primary)
            split.setViewController(second, for: .secondary)
        }
        world.settle()
        world.clear()
        return (split, world, first, second)
    }

    @Test(
        "expanding while the column's screen is popped from the stack shown keeps it in its column",
        arguments: Change.allCases, [0, 1, 2])
    func expanding(_ change: Change, kind: Int) async throws {
        func use() throws -> OddWorld {
            let (split, world, first, second) = make(isClassic: kind > 0, isPlain: kind == 2)
            world.stage.window.frame = Self.narrow
            world.settle()
            try #require(split.isCollapsed)
            let stack = try #require(first.navigationController)
            try #require(stack.viewControllers == [first, second])
            let finger = begin(change, on: stack, in: world)
            world.stage.window.frame = Self.wide
            world.stage.turn()
            finger?.move(by: CGPoint(x: 20, y: 0))
            finger?.up()
            world.settle()
            #expect(!split.isCollapsed)
            #expect(stack.viewControllers == [first])
            #expect(second.splitViewController === split, "S has left")
            let top = change == .push && kind != 2 ? second.navigationController?.viewControllers.last : second
            #expect(top?.appearance.state == .appeared && top?.view.window != nil, "top is \(String(describing: top?.appearance.state))")
            return world
        }
        let world = try use()
        world.end()
        // Who goes from one stack to the other has had callbacks before its new parent.
        #expect(world.problems.filter { !$0.hasSuffix("before its parent's") } == [])
        await laterTurn()
        #expect(world.survivors == [])
    }

    @Test("a change of the secondary's stack under way when the columns collapse is carried out", arguments: Change.allCases)
    func collapsing(_ change: Change) async throws {
        func use() throws -> OddWorld {
            let (split, world, first, second) = make(isClassic: false, isPlain: false)
            try #require(!split.isCollapsed)
            let inner = try #require(second.navigationController)
            let third = world.make("T")
            inner.pushViewController(third, animated: false)
            world.settle()
            let finger = begin(change, on: inner, in: world)
            world.stage.window.frame = Self.narrow
            world.stage.turn()
            finger?.move(by: CGPoint(x: 20, y: 0))
            finger?.up()
            world.settle()
            #expect(split.isCollapsed)
            let shown = try #require(first.navigationController).viewControllers
            var expected: [UIViewController] = [first, second]
            if change.takesTop != true { expected.append(third) }
            #expect(shown.starts(with: expected) && shown.count == expected.count + (change.takesTop == nil ? 1 : 0))
            #expect(shown.last?.appearance.state == .appeared && shown.last?.view.window != nil)
            world.stage.window.frame = Self.wide
            world.settle()
            #expect(second.navigationController?.viewControllers.count == shown.count - 1)
            return world
        }
        let world = try use()
        world.end()
        // Who goes from one stack to the other has had callbacks before its new parent.
        #expect(world.problems.filter { !$0.hasSuffix("before its parent's") } == [])
        await laterTurn()
        #expect(world.survivors == [])
    }
}
