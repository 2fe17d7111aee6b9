import Testing
@testable import UIKit
import UIKitTesting

@MainActor
private final class StaysPopover: NSObject, UIPopoverPresentationControllerDelegate {
    var adapts = false
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adapts ? .automatic : .none }
}

/// What a popover keeps, and for how long (Apple documentation: *UIPopoverPresentationController*; `docs/lifecycle.md`,
/// section 8).
@Suite @MainActor
struct PopoverLifetimeTests {
    let log = CallLog()
    private let listener = StaysPopover()
    let stage = Stage(root: UIViewController())

    @Test("A popover keeps neither its anchors nor its listener, and nothing of it is left behind", arguments: [false, true])
    func lifetimes(adapts: Bool) async throws {
        let tracker = LifetimeTracker()
        let presenter = Probe("P", log)
        stage.window.rootViewController = presenter
        stage.settle()
        func use() {
            let anchor = tracker.track(UIView(frame: CGRect(x: 20, y: 200, width: 40, height: 40)), "anchor")
            let ear = tracker.track(StaysPopover(), "listener")
            ear.adapts = adapts
            presenter.view.addSubview(anchor)
            let content = tracker.track(Probe("C", log), "content")
            content.modalPresentationStyle = .popover
            if let popover = content.popoverPresentationController {
                tracker.track(popover, "popover")
                popover.sourceView = anchor
                popover.passthroughViews = [anchor]
                popover.delegate = ear
            }
            presenter.present(content, animated: true)
            stage.settle()
            tracker.track(content.view, "content.view")
            if let container = content.presentationController?.containerView { tracker.track(container, "container") }
            presenter.dismiss(animated: true)
            stage.settle()
            anchor.removeFromSuperview()
        }
        use()
        await laterTurn()
        try tracker.expectReleased()
    }

    @Test("Anchors that go away while the popover is shown are not kept by it")
    func anchorsAreWeak() async throws {
        let tracker = LifetimeTracker()
        let a = Probe("A", log)
        let m = Probe("M", log)
        stage.window.rootViewController = a
        stage.settle()
        m.modalPresentationStyle = .popover
        func use() {
            let anchor = tracker.track(UIView(frame: CGRect(x: 20, y: 200, width: 40, height: 40)), "anchor")
            let item = tracker.track(UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil), "item")
            a.view.addSubview(anchor)
            m.popoverPresentationController?.delegate = listener
            m.popoverPresentationController?.sourceView = anchor
            m.popoverPresentationController?.barButtonItem = item
            a.present(m, animated: false)
            stage.settle()
            m.popoverPresentationController?.barButtonItem = nil
            anchor.removeFromSuperview()
        }
        use()
        stage.settle()
        await laterTurn()
        try tracker.expectReleased()
        #expect(m.popoverPresentationController?.sourceView == nil)
        a.dismiss(animated: false)
        stage.settle()
    }
}
