import Testing
import UIKit
import UIKitTesting

/// Pages that are set in code: traces page-01 and page-05; what becomes of pages that are gone.
@Suite @MainActor
struct PageTests: PageSuite {
    let log = CallLog()

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
