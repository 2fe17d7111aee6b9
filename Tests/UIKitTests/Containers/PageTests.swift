import Testing
import UIKit
import UIKitTesting

/// Pages by name, in a row.
@MainActor
final class PageRow: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log: CallLog
    var pages: [Probe] = []
    var asked: [String] = []
    /// The spine to answer with; `none` as if the method were missing.
    var spine: UIPageViewController.SpineLocation = .none
    var whenAskedForSpine: ((UIPageViewController) -> Void)?

    init(_ names: String, _ log: CallLog) {
        self.log = log
        super.init()
        pages = names.map { Probe(String($0), log) }
    }

    private func page(_ offset: Int, from controller: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(where: { $0 === controller }), pages.indices.contains(index + offset) else {
            return nil
        }
        return pages[index + offset]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    private func names(_ controllers: [UIViewController]) -> String {
        controllers.compactMap { ($0 as? Probe)?.name }.joined()
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.add("delegate.willTransitionTo(\(names(pendingViewControllers)))") }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.add("delegate.didFinish(from \(names(previousViewControllers)), \(completed))") }

    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        whenAskedForSpine?(pageViewController)
        return spine
    }
}

/// *UIPageViewController*: traces page-01 to page-05, data source, delegate, real touches.
@Suite @MainActor
struct PageTests {
    let log = CallLog()

    func shown(
        _ style: UIPageViewController.TransitionStyle, _ axis: UIPageViewController.NavigationOrientation = .horizontal,
        spine: UIPageViewController.SpineLocation = .min, names: String = "ABC", first: Int = 0
    ) -> (UIPageViewController, PageRow, Stage) {
        let pages = UIPageViewController(
            transitionStyle: style, navigationOrientation: axis,
            options: style == .pageCurl ? [.spineLocation: NSNumber(value: spine.rawValue)] : nil)
        let row = PageRow(names, log)
        pages.dataSource = row
        pages.delegate = row
        let count = spine == .mid ? 2 : 1
        pages.setViewControllers(Array(row.pages[first..<(first + count)]), direction: .forward, animated: false)
        let stage = Stage(root: pages)
        stage.settle()
        _ = log.take()
        return (pages, row, stage)
    }

    /// Appearance callbacks and the delegate's, without the animated argument.
    private func lines() -> [String] {
        log.takeAppearance().filter { !$0.contains("Move") && !$0.contains("Is") && !$0.contains("oad") }
            .map { $0.replacingOccurrences(of: "(true)", with: "").replacingOccurrences(of: "(false)", with: "") }
    }

    private func scrollView(_ pages: UIPageViewController) throws -> UIScrollView {
        try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
    }

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

    @Test("page-01: pages set in code, animated; the delegate hears nothing, the model changes at once")
    func setAnimated() {
        let (pages, row, stage) = shown(.scroll)
        var finished: Bool?
        pages.setViewControllers([row.pages[2]], direction: .forward, animated: true) { finished = $0 }
        #expect(pages.viewControllers == [row.pages[2]])
        #expect(finished == nil)
        #expect(lines() == ["C.viewWillAppear", "A.viewWillDisappear"])
        stage.settle()
        #expect(lines() == ["C.viewDidAppear", "A.viewDidDisappear"])
        #expect(finished == true)
        #expect(row.pages[0].parent == nil)
    }

    @Test("A turn in code that comes during another ends the first")
    func setDuringTurn() {
        let (pages, row, stage) = shown(.scroll)
        var ends: [String] = []
        pages.setViewControllers([row.pages[1]], direction: .forward, animated: true) { ends.append("B \($0)") }
        MainClock.shared.advance(by: 0.1)
        pages.setViewControllers([row.pages[2]], direction: .forward, animated: true) { ends.append("C \($0)") }
        #expect(ends == ["B true"])
        stage.settle()
        #expect(ends == ["B true", "C true"])
        #expect(lines() == [
            "B.viewWillAppear", "A.viewWillDisappear", "B.viewDidAppear", "A.viewDidDisappear",
            "C.viewWillAppear", "B.viewWillDisappear", "C.viewDidAppear", "B.viewDidDisappear",
        ])
        #expect(pages.children == [row.pages[2]])
    }

    @Test("page-05: pages set before the first display hear didMove after viewDidAppear")
    func beforeDisplay() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let page = Probe("A", log)
        pages.setViewControllers([page], direction: .forward, animated: true)
        let stage = Stage(root: pages)
        stage.settle()
        #expect(log.takeAppearance().filter { !$0.contains("Is") && !$0.contains("loadView") } == [
            "A.willMove(toParent: container)", "A.viewDidLoad", "A.viewWillAppear(false)", "A.viewDidAppear(false)",
            "A.didMove(toParent: container)",
        ])
    }

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

    @Test("After pop, dismissal and removal nothing keeps pages or their controller")
    func released() throws {
        let lifetimes = LifetimeTracker()
        let root = UIViewController()
        let stage = Stage(root: UINavigationController(rootViewController: root))
        stage.settle()
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            try autoreleased {
                let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
                let row = PageRow("ABC", log)
                for page in row.pages { lifetimes.track(page, page.name) }
                pages.dataSource = row
                pages.delegate = row
                pages.setViewControllers([row.pages[0]], direction: .forward, animated: false)
                root.navigationController?.pushViewController(pages, animated: false)
                stage.settle()
                Touches.swipe(stage.window, .left, distance: 300)
                stage.settle()
                try #require(pages.viewControllers == [row.pages[1]])
                lifetimes.trackTree(of: pages)
                root.navigationController?.popViewController(animated: false)
                stage.settle()
            }
            try lifetimes.expectReleased()
        }
    }
}

/// A row of pages with dots.
private final class DottedRow: NSObject, UIPageViewControllerDataSource {
    let row: PageRow
    init(_ row: PageRow) { self.row = row }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { row.pageViewController(pageViewController, viewControllerBefore: viewController) }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { row.pageViewController(pageViewController, viewControllerAfter: viewController) }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { row.pages.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        row.pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
    }
}

/// The page control of *presentationCount(for:)* and *presentationIndex(for:)*.
@Suite @MainActor
struct PageControlTests {
    let log = CallLog()

    @Test("Dots follow the data source in code and the finger afterwards; a tap beside them turns")
    func dots() throws {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let row = PageRow("ABC", log)
        let source = DottedRow(row)
        pages.dataSource = source
        pages.setViewControllers([row.pages[1]], direction: .forward, animated: false)
        let stage = Stage(root: pages)
        stage.settle()
        let control = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(control.numberOfPages == 3 && control.currentPage == 1)
        #expect(row.pages[1].view.frame.height <= control.frame.minY)
        Touches.swipe(stage.window, .right, distance: 250)
        stage.settle()
        #expect(control.currentPage == 0)
        Touches.tap(control, at: CGPoint(x: control.bounds.maxX - 20, y: control.bounds.midY))
        stage.settle()
        #expect(control.currentPage == 1)
        #expect(pages.viewControllers == [row.pages[1]])
    }

    @Test("Without the two methods there are no dots")
    func noDots() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let row = PageRow("ABC", log)
        pages.dataSource = row
        pages.setViewControllers([row.pages[0]], direction: .forward, animated: false)
        let stage = Stage(root: pages)
        stage.settle()
        #expect(!pages.view.subviews.contains { $0 is UIPageControl })
    }
}
