import UIKit

/// Pages by name, in a row.
@MainActor
final class PageRow: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log: CallLog
    var pages: [Probe] = []
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
