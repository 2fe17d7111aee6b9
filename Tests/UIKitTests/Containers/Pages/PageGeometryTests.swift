import Testing
import UIKit
import UIKitTesting

/// Places of scrolled pages: *interPageSpacing*, and sizes that change while pages rest or turn (sections 2 and 4).
@Suite @MainActor
struct PageGeometryTests: PageSuite {
    let log = CallLog()

    /// What the finger has done when the screen is turned.
    enum Grip: CaseIterable, Sendable { case holdsBefore, holdsBeyond, hasLetGo }

    @Test("sections 2 and 4: a new size ends the turn that a finger made", arguments: Grip.allCases)
    func turnedScreen(_ grip: Grip) throws {
        let (pages, row, stage) = shown(.scroll)
        defer { _ = SimulatedApplication.rotate(to: .portrait) }
        let finger = Finger(at: CGPoint(x: 300, y: 300), in: stage.window)
        finger.down()
        finger.move(to: CGPoint(x: grip == .holdsBefore ? 230 : 40, y: 300), over: 0.3)
        #expect(lines() == ["delegate.willTransitionTo(B)", "B.viewWillAppear", "A.viewWillDisappear"])
        if grip == .hasLetGo { finger.up() }
        SimulatedApplication.rotate(to: .landscapeLeft)
        stage.settle()
        if grip == .holdsBefore {
            #expect(lines() == [
                "A.viewWillAppear", "A.viewDidAppear", "B.viewWillDisappear", "B.viewDidDisappear",
                "delegate.didFinish(from A, false)",
            ])
        } else {
            #expect(lines() == ["B.viewDidAppear", "A.viewDidDisappear", "delegate.didFinish(from A, true)"])
        }
        let page = row.pages[grip == .holdsBefore ? 0 : 1]
        #expect(pages.viewControllers == [page] && pages.children == [page])
        #expect(page.view.convert(page.view.bounds, to: stage.window) == stage.window.bounds)
        // The touch is over for the pages: what it does then turns nothing.
        finger.move(to: CGPoint(x: 20, y: 300), over: 0.3)
        finger.up()
        stage.settle()
        #expect(lines() == [])
        // Another finger turns again.
        Touches.swipe(stage.window, .left)
        stage.settle()
        #expect(pages.viewControllers == [row.pages[grip == .holdsBefore ? 1 : 2]])
    }

    @Test("interPageSpacing: a gap between pages, none beside the page at rest")
    func spacing() throws {
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
        let row = PageRow("AB", log)
        pages.dataSource = row
        pages.setViewControllers([row.pages[0]], direction: .forward, animated: false)
        let stage = Stage(root: pages)
        stage.settle()
        let place = { (page: Probe) in page.view.convert(page.view.bounds, to: stage.window) }
        #expect(place(row.pages[0]) == stage.window.bounds)
        let finger = Finger(at: CGPoint(x: 300, y: 300), in: stage.window)
        finger.down()
        finger.move(to: CGPoint(x: 100, y: 300), over: 0.3)
        #expect(place(row.pages[1]).minX - place(row.pages[0]).maxX == 20)
        finger.up()
        stage.settle()
        #expect(place(row.pages[1]) == stage.window.bounds)
    }

    @Test("A page rotated: its neighbours' slots follow the size, the page stays")
    func resized() throws {
        let (pages, row, stage) = shown(.scroll, first: 1)
        stage.window.frame = CGRect(x: 0, y: 0, width: 800, height: 390)
        stage.settle()
        #expect(row.pages[1].view.convert(row.pages[1].view.bounds, to: stage.window) == stage.window.bounds)
        Touches.swipe(stage.window, .left, distance: 600)
        stage.settle()
        #expect(pages.viewControllers == [row.pages[2]])
        #expect(row.pages[2].view.convert(row.pages[2].view.bounds, to: stage.window) == stage.window.bounds)
    }
}
