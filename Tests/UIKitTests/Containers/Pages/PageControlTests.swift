import Testing
import UIKit
import UIKitTesting

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
