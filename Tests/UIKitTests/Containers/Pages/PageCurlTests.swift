import Testing
import UIKit
import UIKitTesting

/// Pages that curl: traces page-02 and page-03, *UIPageViewController.SpineLocation*.
@Suite @MainActor
struct PageCurlTests: PageSuite {
    let log = CallLog()

    @Test("page-03: a page curled by a finger")
    func curled() {
        let (pages, row, stage) = shown(.pageCurl)
        #expect(pages.gestureRecognizers.count == 2)
        let finger = Finger(at: CGPoint(x: 350, y: 300), in: stage.window)
        finger.down()
        finger.move(to: CGPoint(x: 60, y: 300), over: 0.4)
        #expect(lines() == ["delegate.willTransitionTo(B)", "B.viewWillAppear", "A.viewWillDisappear"])
        finger.up()
        stage.settle()
        #expect(lines() == ["A.viewDidDisappear", "B.viewDidAppear", "delegate.didFinish(from A, true)"])
        #expect(pages.viewControllers == [row.pages[1]])
        #expect(row.pages[1].view.frame == pages.view.bounds)
    }

    @Test("page-02 for curls: the finger goes back")
    func curlCancelled() {
        let (pages, row, stage) = shown(.pageCurl)
        let finger = Finger(at: CGPoint(x: 350, y: 300), in: stage.window)
        finger.down()
        finger.move(to: CGPoint(x: 300, y: 300), over: 0.4)
        MainClock.shared.advance(by: 0.3)
        finger.move(to: CGPoint(x: 301, y: 300))
        finger.up()
        stage.settle()
        #expect(lines() == [
            "delegate.willTransitionTo(B)", "B.viewWillAppear", "A.viewWillDisappear", "A.viewWillAppear",
            "A.viewDidAppear", "B.viewWillDisappear", "B.viewDidDisappear", "delegate.didFinish(from A, false)",
        ])
        #expect(pages.viewControllers == [row.pages[0]])
        #expect(row.pages[0].view.frame == pages.view.bounds)
    }

    @Test("Taps near an edge turn a curling page, taps in the middle do not")
    func curlByTap() {
        let (pages, row, stage) = shown(.pageCurl)
        Touches.tap(stage.window, at: CGPoint(x: 190, y: 300))
        stage.settle()
        #expect(pages.viewControllers == [row.pages[0]])
        Touches.tap(stage.window, at: CGPoint(x: pages.view.bounds.maxX - 10, y: 300))
        stage.settle()
        #expect(pages.viewControllers == [row.pages[1]])
        Touches.tap(stage.window, at: CGPoint(x: 10, y: 300))
        stage.settle()
        #expect(pages.viewControllers == [row.pages[0]])
    }

    @Test("A spine in the middle: double-sided, a spread of two pages that turn together")
    func spread() {
        let (pages, row, stage) = shown(.pageCurl, spine: .mid, names: "ABCD")
        #expect(pages.isDoubleSided && pages.spineLocation == .mid)
        #expect(pages.viewControllers == Array(row.pages[0...1]))
        let half = (pages.view.bounds.width / 2).rounded()
        #expect(row.pages[0].view.frame.maxX == half && row.pages[1].view.frame.minX == half)
        pages.setViewControllers(Array(row.pages[2...3]), direction: .forward, animated: true)
        stage.settle()
        #expect(lines() == [
            "C.viewWillAppear", "D.viewWillAppear", "A.viewWillDisappear", "B.viewWillDisappear",
            "A.viewDidDisappear", "B.viewDidDisappear", "C.viewDidAppear", "D.viewDidAppear",
        ])
        Touches.swipe(stage.window, .right, distance: 250)
        stage.settle()
        #expect(pages.viewControllers == Array(row.pages[0...1]))
        #expect(pages.children.count == 2)
    }

    @Test("The delegate chooses the spine for the orientation that comes, and sets its pages")
    func spineForOrientation() {
        let (pages, row, stage) = shown(.pageCurl)
        row.spine = .mid
        row.whenAskedForSpine = { [unowned row] pages in
            pages.setViewControllers([row.pages[0], row.pages[1]], direction: .forward, animated: false)
        }
        stage.window.frame = CGRect(x: 0, y: 0, width: 800, height: 390)
        stage.settle()
        #expect(pages.spineLocation == .mid && pages.isDoubleSided)
        #expect(pages.viewControllers == Array(row.pages[0...1]))
        #expect(row.pages[1].view.frame == CGRect(x: 400, y: 0, width: 400, height: 390))
    }
}
