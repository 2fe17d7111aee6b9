import Testing
import UIKit

/// Previews for presses with force (Apple documentation: "UIViewControllerPreviewing": a device without 3D Touch asks for
/// none).
@Suite @MainActor struct PreviewingTests {
    private final class Delegate: NSObject, UIViewControllerPreviewingDelegate {
        var asked = 0
        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
        ) -> UIViewController? {
            asked += 1
            return nil
        }
        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
        ) { asked += 1 }
    }

    @Test func registrationTellsOfItselfAndIsKeptUntilItIsEnded() {
        let controller = UIViewController(), delegate = Delegate()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        weak var kept: (any UIViewControllerPreviewing)?
        do {
            let context = controller.registerForPreviewing(with: delegate, sourceView: view)
            #expect(context.delegate === delegate && context.sourceView === view)
            #expect(context.sourceRect == CGRect(x: 0, y: 0, width: 20, height: 10))
            kept = context
        }
        #expect(kept != nil && delegate.asked == 0)
        if let context = kept { controller.unregisterForPreviewing(withContext: context) }
        #expect(kept == nil)
    }
}
