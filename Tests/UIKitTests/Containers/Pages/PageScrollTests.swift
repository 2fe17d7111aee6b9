import Testing
import UIKit
import UIKitTesting

/// Pages that a finger scrolls: traces page-01 and page-02, section 4 of the contract, *UIPageViewControllerDataSource*.
@Suite @MainActor
struct PageScrollTests: PageSuite {
    let log = CallLog()

    @Test("page-01: a page scrolled in by a finger")
    func scrolled() throws {
        let (pages, row, stage) = shown(.scroll)
        let finger = Finger(at: CGPoint(x: 300, y: 300), in: stage.window)
        finger.down()
        finger.move(to: CGPoint(x: 40, y: 300), over: 0.3)
        #expect(lines() == ["delegate.willTransitionTo(B)", "B.viewWillAppear", "A.viewWillDisappear"])
        #expect(pages.viewControllers == [row.pages[0]])
        finger.up()
        stage.settle()
        #expect(lines() == ["B.viewDidAppear", "A.viewDidDisappear", "delegate.didFinish(from A, true)"])
        #expect(pages.viewControllers == [row.pages[1]])
        #expect(row.pages[1].view.convert(CGPoint.zero, to: stage.window) == .zero)
        #expect(row.pages[0].parent == nil && row.pages[1].parent === pages)
        #expect(row.pages[0].view.window == nil)
        let scroll = try scrollView(pages)
        #expect(scroll.contentOffset.x == scroll.bounds.width)
    }

    @Test("page-02: a page scrolled back")
    func scrollCancelled() {
        let (pages, row, stage) = shown(.scroll)
        let finger = Finger(at: CGPoint(x: 300, y: 300), in: stage.window)
        finger.down()
        finger.move(to: CGPoint(x: 240, y: 300), over: 0.5)
        #expect(lines() == ["delegate.willTransitionTo(B)", "B.viewWillAppear", "A.viewWillDisappear"])
        MainClock.shared.advance(by: 0.5)
        finger.move(to: CGPoint(x: 241, y: 300))
        finger.up()
        stage.settle()
        #expect(lines() == [
            "A.viewWillAppear", "A.viewDidAppear", "B.viewWillDisappear", "B.viewDidDisappear",
            "delegate.didFinish(from A, false)",
        ])
        #expect(pages.viewControllers == [row.pages[0]])
        #expect(row.pages[1].parent == nil && pages.children == [row.pages[0]])
        #expect(!row.pages[0].isMovingFromParent && !row.pages[1].isMovingToParent)
    }

    @Test("section 4: a touch that the system takes away leaves the nearest page")
    func touchCancelled() {
        let (pages, row, stage) = shown(.scroll)
        let finger = Finger(at: CGPoint(x: 300, y: 300), in: stage.window)
        finger.down()
        finger.move(to: CGPoint(x: 230, y: 300), over: 0.3)
        finger.cancel()
        stage.settle()
        #expect(pages.viewControllers == [row.pages[0]])
        #expect(lines().last == "delegate.didFinish(from A, false)")
    }

    @Test("A finger that goes back over its page begins the other turn")
    func otherDirection() {
        let (pages, row, stage) = shown(.scroll, first: 1)
        let finger = Finger(at: CGPoint(x: 200, y: 300), in: stage.window)
        finger.down()
        finger.move(to: CGPoint(x: 150, y: 300), over: 0.2)
        finger.move(to: CGPoint(x: 390, y: 300), over: 0.3)
        finger.up()
        stage.settle()
        let calls = lines()
        #expect(calls.filter { $0.hasPrefix("delegate") } == [
            "delegate.willTransitionTo(C)", "delegate.didFinish(from B, false)", "delegate.willTransitionTo(A)",
            "delegate.didFinish(from B, true)",
        ])
        #expect(pages.viewControllers == [row.pages[0]])
        #expect(pages.children == [row.pages[0]])
    }

    @Test("Beyond the last page content bounces and nothing begins")
    func lastPage() throws {
        let (pages, row, stage) = shown(.scroll, first: 2)
        Touches.swipe(stage.window, .left, distance: 200)
        stage.settle()
        #expect(lines() == [])
        #expect(pages.viewControllers == [row.pages[2]])
        let scroll = try scrollView(pages)
        #expect(scroll.contentOffset.x == scroll.bounds.width)
        Touches.swipe(stage.window, .right, distance: 250)
        stage.settle()
        #expect(pages.viewControllers == [row.pages[1]])
    }

    @Test("Pages that follow each other vertically")
    func vertical() {
        let (pages, row, stage) = shown(.scroll, .vertical)
        Touches.swipe(stage.window, .up, distance: 300)
        stage.settle()
        #expect(pages.viewControllers == [row.pages[1]])
        Touches.swipe(stage.window, .left, distance: 300)
        stage.settle()
        #expect(pages.viewControllers == [row.pages[1]])
    }

    @Test("Where the language goes from right to left, the page after is to the left")
    func rightToLeft() {
        let (pages, row, stage) = shown(.scroll)
        stage.window.semanticContentAttribute = .forceRightToLeft
        pages.view.semanticContentAttribute = .forceRightToLeft
        for view in pages.view.subviews { view.semanticContentAttribute = .forceRightToLeft }
        Touches.swipe(stage.window, .left, distance: 300)
        stage.settle()
        #expect(pages.viewControllers == [row.pages[0]])
        Touches.swipe(stage.window, .right, distance: 300)
        stage.settle()
        #expect(pages.viewControllers == [row.pages[1]])
    }

    @Test("A finger that takes the pages while they come to rest goes on with the same turn")
    func caughtWhileSettling() {
        let (pages, row, stage) = shown(.scroll)
        let first = Finger(at: CGPoint(x: 300, y: 300), in: stage.window)
        first.down()
        first.move(to: CGPoint(x: 150, y: 300), over: 0.2)
        first.up()
        MainClock.shared.advance(by: 0.05)
        let second = Finger(at: CGPoint(x: 100, y: 300), in: stage.window)
        second.down()
        second.move(to: CGPoint(x: 380, y: 300), over: 0.4)
        second.up()
        stage.settle()
        let calls = lines()
        #expect(calls.filter { $0 == "delegate.willTransitionTo(B)" }.count == 1)
        #expect(calls.last == "delegate.didFinish(from A, false)")
        #expect(pages.viewControllers == [row.pages[0]])
    }

    @Test("Without a data source gestures turn nothing")
    func noDataSource() {
        let (pages, row, stage) = shown(.scroll)
        pages.dataSource = nil
        Touches.swipe(stage.window, .left, distance: 300)
        stage.settle()
        #expect(lines() == [])
        #expect(pages.viewControllers == [row.pages[0]])
    }
}
