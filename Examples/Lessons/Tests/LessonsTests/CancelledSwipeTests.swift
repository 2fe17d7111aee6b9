import Lessons
import UIKit
import XCTest

/// Slides the popped screen out, for transitions that a gesture drives.
private final class SlideOut: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
            return context.completeTransition(false)
        }
        context.containerView.insertSubview(to, belowSubview: from)
        UIView.animate(withDuration: 0.3, animations: { from.frame.origin.x = from.bounds.width }) { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Lets a test drive the pop as a finger would.
private final class SwipeDelegate: NSObject, UINavigationControllerDelegate {
    let swipe = UIPercentDrivenInteractiveTransition()

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .pop ? SlideOut() : nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { swipe }
}

@MainActor
final class CancelledSwipeTests: LessonTestCase {
    func testDraftSurvivesACancelledSwipe() throws {
        var saved: [String] = []
        let draft = DraftViewController { saved.append($0) }
        let navigation = UINavigationController(rootViewController: UIViewController())
        show(navigation)
        navigation.pushViewController(draft, animated: true)
        settle()
        draft.textView.text = "Dear reader"

        let delegate = SwipeDelegate()
        navigation.delegate = delegate
        navigation.popViewController(animated: true)
        RunLoop.main.run(until: Date().addingTimeInterval(0.01))
        XCTAssertTrue(try XCTUnwrap(navigation.transitionCoordinator).isInteractive)
        delegate.swipe.update(0.4)
        delegate.swipe.cancel()
        settle()

        XCTAssertTrue(navigation.topViewController === draft)
        XCTAssertEqual(saved, [])
        XCTAssertEqual(draft.textView.text, "Dear reader")

        navigation.delegate = nil
        navigation.popViewController(animated: true)
        settle()
        XCTAssertEqual(saved, ["Dear reader"])
    }
}
