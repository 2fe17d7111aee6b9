@testable import UIKit
import UIKitTesting

/// The finger of a walk: it touches a sheet, a page or the edge of the screen, and stays there through the steps
/// that follow, until one of them lifts it.
@MainActor
final class WalkHand {
    private var finger: Finger?

    var isFree: Bool { finger == nil }

    /// Drags the sheet of a presented controller by its top, up to most of its height.
    func touchSheet(of controllers: [UIViewController], _ step: WalkStep) {
        let sheets = controllers.filter { $0.presentation?.controller?.isSheet == true && $0.viewIfLoaded?.window != nil }
        guard isFree, !sheets.isEmpty else { return }
        let view: UIView? = sheets[step.target % sheets.count].viewIfLoaded
        guard let view else { return }
        touch(CGPoint(x: view.bounds.midX, y: 12), in: view, then: CGPoint(x: 0, y: CGFloat(step.choice % 7) * 80 - 40))
    }

    /// Drags pages by a part of their width, either way.
    func touchPage(of controllers: [UIViewController], _ step: WalkStep) {
        let pages = controllers.filter { $0 is UIPageViewController && $0.viewIfLoaded?.window != nil }
        guard isFree, !pages.isEmpty, let view = pages[step.target % pages.count].viewIfLoaded else { return }
        let part = CGFloat(step.choice % 9 - 4) / 5
        touch(CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view, then: CGPoint(x: part * view.bounds.width, y: 0))
    }

    /// Swipes in from the leading edge.
    func touchEdge(of window: UIWindow, _ step: WalkStep) {
        guard isFree else { return }
        let part = CGFloat(step.choice % 10) / 10
        touch(CGPoint(x: 1, y: window.bounds.midY), in: window, then: CGPoint(x: part * window.bounds.width, y: 0))
    }

    private func touch(_ point: CGPoint, in view: UIView, then way: CGPoint) {
        let finger = Finger(at: point, in: view)
        self.finger = finger
        finger.down()
        move(way, over: 0.4)
    }

    private func move(_ way: CGPoint, over duration: TimeInterval) {
        guard let finger else { return }
        let place = finger.location
        finger.move(to: CGPoint(x: place.x + way.x, y: place.y + way.y), over: duration, steps: 3)
    }

    /// Moves on, or back.
    func move(_ step: WalkStep) {
        let length = CGFloat(step.choice % 11 - 5) * 60
        move(step.target % 2 == 0 ? CGPoint(x: length, y: 0) : CGPoint(x: 0, y: length), over: step.isAnimated ? 0.4 : 0.05)
    }

    /// Leaves the screen: lifted where it is, thrown, or taken away by the system.
    func lift(_ choice: Int) {
        guard let finger else { return }
        self.finger = nil
        switch choice % 4 {
        case 0: finger.cancel()
        case 1:
            let place = finger.location
            finger.move(to: CGPoint(x: place.x + 80, y: place.y + 80), over: 0.04, steps: 2)
            finger.up()
        default: finger.up()
        }
    }
}

/// Makes a page whenever it is asked for one.
@MainActor
final class WalkPages: NSObject, UIPageViewControllerDataSource {
    var make: () -> UIViewController? = { nil }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { make() }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { make() }
}
