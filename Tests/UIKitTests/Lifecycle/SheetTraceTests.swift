import Testing
import UIKit
import UIKitTesting

/// Sheets that a finger takes away, or may not.
@Suite @MainActor
struct SheetTraceTests {
    let log = CallLog()

    private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
        var allows = true
        var calls: [String] = []
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            calls.append("presentationControllerShouldDismiss")
            return allows
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            calls.append("presentationControllerWillDismiss")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            calls.append("presentationControllerDidDismiss")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            calls.append("presentationControllerDidAttemptToDismiss")
        }
    }

    private func presented(_ style: UIModalPresentationStyle, _ delegate: Delegate) -> (Probe, Stage) {
        let stage = Stage(root: Probe("A", log))
        stage.settle()
        let m = Probe("M", log)
        m.modalPresentationStyle = style
        m.presentationController?.delegate = delegate
        stage.window.rootViewController?.present(m, animated: true)
        stage.settle()
        return (m, stage)
    }

    private func swipeDown(_ m: UIViewController, _ stage: Stage) {
        Touches.drag(in: m.view, from: CGPoint(x: 150, y: 12), to: CGPoint(x: 150, y: 420), over: 0.2)
        stage.settle()
    }

    private func appearances() -> [String] { log.take().filter { $0.contains("ppear(") && !$0.contains("Is") } }

    @Test("modal-sheet-02: a form sheet has exactly four callbacks, swiped down or dismissed in code", arguments: [true, false])
    func formSheet(swiped: Bool) {
        let (m, stage) = presented(.formSheet, Delegate())
        if swiped { swipeDown(m, stage) } else { m.dismiss(animated: true) }
        stage.settle()
        #expect(appearances().filter { $0.hasPrefix("M.") } == [
            "M.viewWillAppear(true)", "M.viewDidAppear(true)", "M.viewWillDisappear(true)", "M.viewDidDisappear(true)",
        ])
        #expect(m.presentingViewController == nil)
        stage.window.isHidden = true
    }

    @Test("modal-delegate-02: a swipe that is not allowed is told as an attempt, and moves nobody", arguments: [true, false])
    func blocked(byController: Bool) {
        let delegate = Delegate()
        let (m, stage) = presented(.pageSheet, delegate)
        _ = log.take()
        m.isModalInPresentation = byController
        delegate.allows = byController
        swipeDown(m, stage)
        #expect(delegate.calls == (byController ? [] : ["presentationControllerShouldDismiss"]) + ["presentationControllerDidAttemptToDismiss"])
        #expect(appearances() == [])
        #expect(m.presentingViewController != nil)
        stage.window.isHidden = true
    }

    @Test("sheetsAreDragged: before 13 no finger moves a form sheet away")
    func beforeDragging() {
        BehaviorVersion.current = .iOS12
        defer { BehaviorVersion.current = .newest }
        let delegate = Delegate()
        let (m, stage) = presented(.formSheet, delegate)
        _ = log.take()
        swipeDown(m, stage)
        #expect(m.presentingViewController != nil && delegate.calls == [] && appearances() == [])
        stage.window.isHidden = true
    }
}
