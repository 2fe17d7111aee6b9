import Testing
import UIKit
import UIKitTesting

/// What tests of pages have in common: pages on a stage, and the lines of their log.
@MainActor
protocol PageSuite {
    var log: CallLog { get }
}

extension PageSuite {
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
    func lines() -> [String] {
        log.takeAppearance().filter { !$0.contains("Move") && !$0.contains("Is") && !$0.contains("oad") }
            .map { $0.replacingOccurrences(of: "(true)", with: "").replacingOccurrences(of: "(false)", with: "") }
    }

    func scrollView(_ pages: UIPageViewController) throws -> UIScrollView {
        try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
    }
}
