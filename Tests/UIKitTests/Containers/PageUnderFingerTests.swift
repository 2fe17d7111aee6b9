import Testing
@testable import UIKit
import UIKitTesting

/// Pages that go while a finger turns them (`docs/lifecycle.md`, sections 2 and 4).
@Suite @MainActor
struct PageUnderFingerTests {
    @Test("section 4: a finger that only stops pages on their way lets them come to rest", arguments: [CGPoint.zero, CGPoint(x: 0, y: 60)], [true, false])
    func stopped(way: CGPoint, lifts: Bool) {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let order = PagesInOrder()
        let world = OddWorld(root: pages)
        let all = ["P", "Q"].map { world.make($0) }
        order.order = all
        pages.dataSource = order
        pages.setViewControllers([all[0]], direction: .forward, animated: false)
        world.settle()
        let first = Finger(at: CGPoint(x: 350, y: 300), in: world.stage.window)
        first.down()
        first.move(to: CGPoint(x: 150, y: 300), over: 0.4)
        first.up()
        let second = Finger(at: CGPoint(x: 200, y: 300), in: world.stage.window)
        second.down()
        second.move(by: way)
        if lifts { second.up() } else { second.cancel() }
        world.settle()
        #expect(all.filter { $0.appearance.state == .appeared }.count == 1)
        #expect(all.allSatisfy { $0.appearance.state == .appeared || $0.appearance.state == .disappeared })
        #expect(pages.viewControllers?.first?.appearance.state == .appeared)
        world.end()
        #expect(world.problems == [])
    }

    @Test("section 2: turns in code while the pages' container still appears: each did comes")
    func turnsWhileAppearing() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let world = OddWorld(root: UIViewController())
        let all = ["P", "Q", "R"].map { world.make($0) }
        pages.setViewControllers([all[0]], direction: .forward, animated: false)
        world.know(pages, "pages").modalPresentationStyle = .fullScreen
        world.stage.window.rootViewController?.present(pages, animated: true)
        world.stage.turn()
        pages.setViewControllers([all[1]], direction: .forward, animated: true)
        pages.setViewControllers([all[2]], direction: .forward, animated: true)
        world.settle()
        #expect(all.map(\.appearance.state) == [.disappeared, .disappeared, .appeared])
        world.end()
        #expect(world.problems.filter { !$0.hasSuffix("before its parent's") } == [])
    }

    enum Going: CaseIterable, Sendable { case rootReplaced, covered, coveredThenReplaced }

    @Test(
        "sections 2 and 4: every will has its did when pages leave the window under a finger",
        arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl], Going.allCases)
    func going(style: UIPageViewController.TransitionStyle, going: Going) async {
        func use() -> OddWorld {
            let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
            let order = PagesInOrder()
            let world = OddWorld(root: pages)
            let all = ["P", "Q"].map { world.make($0) }
            order.order = all
            pages.dataSource = order
            pages.setViewControllers([all[0]], direction: .forward, animated: false)
            world.settle()
            world.clear()
            let finger = Finger(at: CGPoint(x: 300, y: 300), in: world.stage.window)
            finger.down()
            finger.move(to: CGPoint(x: 200, y: 300), over: 0.5)
            #expect(all[1].appearance.state == .appearing)
            world.beginAnew()
            if going != .rootReplaced {
                let modal = world.make("M")
                modal.modalPresentationStyle = .fullScreen
                pages.present(modal, animated: true)
                world.stage.turn()
            }
            if going != .covered { world.stage.window.rootViewController = world.make("R") }
            world.settle()
            finger.up()
            world.settle()
            #expect(all.map(\.appearance.state) == [.disappeared, .disappeared])
            #expect(world.appearances(of: "P").last == "DidDisappear" && world.appearances(of: "Q").last == "DidDisappear")
            if going == .covered {
                pages.dismiss(animated: false)
                world.settle()
                #expect(pages.viewControllers?.first?.appearance.state == .appeared)
            }
            return world
        }
        let world = use()
        world.end()
        #expect(world.problems.filter { !$0.hasSuffix("before its parent's") } == [])
        await laterTurn()
        #expect(world.survivors == [])
    }
}
