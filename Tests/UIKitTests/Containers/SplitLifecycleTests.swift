import Testing
@testable import UIKit
import UIKitTesting

/// Split views through all their styles and widths: the rules of sections 2 to 8 hold, and who is in sight has
/// appeared.
@Suite @MainActor
struct SplitLifecycleTests {
    private static let wide = CGRect(x: 0, y: 0, width: 1200, height: 800)
    private static let narrow = CGRect(x: 0, y: 0, width: 390, height: 800)

    struct Case: CustomTestStringConvertible, Sendable {
        let style: Int
        let mode: Int
        let isWide: Bool
        let pushes: Bool
        var testDescription: String { "style \(style), mode \(mode), \(isWide ? "wide" : "narrow") first, pushes \(pushes)" }

        static let all: [Case] = (0...2).flatMap { style in
            [0, 1, 2, 3, 4, 5, 6].flatMap { mode in
                [true, false].flatMap { isWide in [true, false].map { Case(style: style, mode: mode, isWide: isWide, pushes: $0) } }
            }
        }
    }

    private func make(_ entry: Case) throws -> (UISplitViewController, OddWorld, [Probe]) {
        let style = try #require(UISplitViewController.Style(rawValue: entry.style))
        let split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
        let world = OddWorld(frame: entry.isWide ? Self.wide : Self.narrow, root: split)
        let probes = ["P", "M", "S"].map { world.make($0) }
        if let mode = UISplitViewController.DisplayMode(rawValue: entry.mode) { split.preferredDisplayMode = mode }
        if style == .unspecified {
            split.viewControllers = [
                world.know(UINavigationController(rootViewController: probes[0]), "primary"),
                world.know(UINavigationController(rootViewController: probes[2]), "secondary"),
            ]
        } else {
            split.setViewController(probes[0], for: .primary)
            if style == .tripleColumn { split.setViewController(probes[1], for: .supplementary) }
            split.setViewController(probes[2], for: .secondary)
        }
        world.settle()
        return (split, world, style == .tripleColumn ? probes : [probes[0], probes[2]])
    }

    @Test("Collapse, expand, show and hide columns", arguments: Case.all)
    func through(_ entry: Case) async throws {
        func use() throws -> OddWorld {
            let (split, world, probes) = try make(entry)
            var pushed: [Probe] = []
            func check(_ moment: String) {
                world.settle()
                for probe in probes + pushed {
                    let isSeen = probe.viewIfLoaded?.window != nil
                    #expect((probe.appearance.state == .appeared) == isSeen, "\(moment): \(probe.name) is \(probe.appearance.state)")
                    // Screens that people went back from while collapsed are in no stack until they are shown again.
                    if !split.isCollapsed, !pushed.contains(probe) {
                        #expect(probe.splitViewController === split, "\(moment): \(probe.name) has left")
                    }
                }
                #expect((probes + pushed).contains { $0.viewIfLoaded?.window != nil }, "\(moment): nobody is seen")
            }
            check("first")
            for round in 0..<2 {
                for column in [UISplitViewController.Column.primary, .supplementary] where entry.style == 2 || column == .primary {
                    split.hide(column)
                    check("hide \(column.rawValue), \(round)")
                    split.show(column)
                    check("show \(column.rawValue), \(round)")
                }
                split.show(.secondary)
                check("show secondary, \(round)")
                if entry.pushes {
                    let next = world.make("X\(round)")
                    pushed.append(next)
                    probes.last?.navigationController?.pushViewController(next, animated: true)
                    check("push, \(round)")
                }
                world.stage.window.frame = world.stage.window.frame == Self.wide ? Self.narrow : Self.wide
                check("turned over, \(round)")
            }
            return world
        }
        let world = try use()
        world.end()
        #expect(world.problems == [])
        await laterTurn()
        #expect(world.survivors == [])
    }

    @Test("section 2: a column popped while the collapsed split view disappears gets its did")
    func poppedWhileDisappearing() async throws {
        func use() -> OddWorld {
            let world = OddWorld(frame: Self.narrow, root: UIViewController())
            let split = world.know(UISplitViewController(style: .doubleColumn), "split")
            let (first, second, modal) = (world.make("P"), world.make("S"), world.make("M"))
            split.setViewController(first, for: .primary)
            split.setViewController(second, for: .secondary)
            world.stage.window.rootViewController = split
            // Not collapsed yet, it begins to show the column.
            split.show(.primary)
            MainClock.shared.advance(by: 0.2)
            world.stage.turn()
            modal.modalPresentationStyle = .fullScreen
            split.present(modal, animated: false)
            split.show(.primary)
            world.settle()
            #expect(world.appearances(of: "S") == ["WillAppear", "WillDisappear", "DidDisappear"])
            #expect(second.appearance.state == .disappeared && modal.appearance.state == .appeared)
            return world
        }
        let world = use()
        world.end()
        // The stack's own transition began before the container disappeared, and ends before that.
        #expect(world.problems.filter { !$0.hasSuffix("before its parent's") } == [])
        await laterTurn()
        #expect(world.survivors == [])
    }
}
