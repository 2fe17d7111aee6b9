import Testing
@testable import UIKit
import UIKitTesting

@MainActor
private final class PopoverListener: NSObject, UIPopoverPresentationControllerDelegate {
    let log: CallLog
    var style: UIModalPresentationStyle?
    var wraps = false

    init(_ log: CallLog) {
        self.log = log
        super.init()
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style ?? .automatic }
    func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
    }
    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { log.add("delegate.willPresent(\(style.rawValue))") }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        log.add("delegate.prepare")
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log.add("delegate.shouldDismiss")
        return true
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        log.add("delegate.willDismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.add("delegate.didDismiss")
    }
}

/// Popovers: their place, their adaptation and their end (Apple documentation: *UIPopoverPresentationController*,
/// *UIAdaptivePresentationControllerDelegate*).
@Suite @MainActor
struct PopoverTests {
    let log = CallLog()
    let a: Probe
    let m: Probe
    let stage: Stage
    private let listener: PopoverListener
    let source = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))

    init() {
        a = Probe("A", log)
        m = Probe("M", log)
        stage = Stage(root: a)
        listener = PopoverListener(log)
        stage.settle()
        a.view.addSubview(source)
        m.modalPresentationStyle = .popover
        m.preferredContentSize = CGSize(width: 200, height: 150)
        m.popoverPresentationController?.sourceView = source
        m.popoverPresentationController?.delegate = listener
    }

    private func present() async {
        a.present(m, animated: false)
        stage.settle()
        await laterTurn()
    }

    private func lines() -> [String] {
        log.takeAppearance().filter { !$0.contains("oad") && !$0.contains("Is") }
            .map { $0.replacingOccurrences(of: "(true)", with: "").replacingOccurrences(of: "(false)", with: "") }
    }

    @Test("A delegate that answers none keeps the popover in compact widths; it lies below its source")
    func anchored() async throws {
        listener.style = UIModalPresentationStyle.none
        _ = lines()
        await present()
        #expect(lines() == ["delegate.willPresent(-1)", "delegate.prepare", "M.viewWillAppear", "M.viewDidAppear"])
        let popover = try #require(m.popoverPresentationController)
        #expect(popover.arrowDirection == .up)
        #expect(m.view.frame.size == CGSize(width: 200, height: 150))
        #expect(m.view.frame.minY == source.frame.maxY + 13)
        #expect(m.view.frame.midX == source.frame.midX)
        m.preferredContentSize = CGSize(width: 240, height: 200)
        stage.turn()
        #expect(m.view.frame.size == CGSize(width: 240, height: 200))
    }

    @Test("A bar button is a source as well; the popover comes below its bar")
    func barButton() async throws {
        listener.style = UIModalPresentationStyle.none
        let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        a.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.window.rootViewController = navigation
        navigation.setViewControllers([a], animated: false)
        stage.settle()
        let popover = try #require(m.popoverPresentationController)
        popover.sourceView = nil
        popover.barButtonItem = item
        await present()
        #expect(popover.arrowDirection == .up)
        #expect(m.view.frame.minY >= navigation.navigationBar.frame.minY + 13)
        #expect(m.view.frame.maxX > stage.window.bounds.midX)
        #expect(m.presentingViewController === navigation)
    }

    @Test("Without a word from the delegate a compact width makes it a sheet; the presenter stays")
    func adaptsToSheet() async {
        await present()
        #expect(log.take().contains("delegate.willPresent(1)"))
        #expect(m.view.frame.width == stage.window.bounds.width)
        #expect(m.view.frame.maxY == stage.window.bounds.maxY)
        #expect(a.view.window != nil)
    }

    @Test("Adapted to full screen it covers: the presenter disappears")
    func adaptsToFullScreen() async {
        listener.style = .fullScreen
        _ = lines()
        await present()
        #expect(lines() == [
            "delegate.willPresent(0)", "A.viewWillDisappear", "M.viewWillAppear", "M.viewDidAppear", "A.viewDidDisappear",
        ])
        #expect(a.view.window == nil)
    }

    @Test("The delegate's controller is shown instead in the adapted style")
    func wrapped() async throws {
        listener.style = .fullScreen
        listener.wraps = true
        await present()
        let navigation = try #require(a.presentedViewController as? UINavigationController)
        #expect(navigation.viewControllers == [m])
        #expect(m.view.window != nil)
        m.dismiss(animated: false)
        stage.settle()
        #expect(a.presentedViewController == nil && a.view.window != nil)
    }

    @Test("A tap outside dismisses and tells the delegate; a tap on a passthrough view does not")
    func tapOutside() async {
        listener.style = UIModalPresentationStyle.none
        let button = UIButton(frame: CGRect(x: 20, y: 600, width: 100, height: 44))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        a.view.addSubview(button)
        m.popoverPresentationController?.passthroughViews = [button]
        await present()
        _ = log.take()
        Touches.tap(button)
        stage.settle()
        #expect(taps == 1)
        #expect(log.take().isEmpty)
        Touches.tap(stage.window, at: CGPoint(x: 300, y: 500))
        stage.settle()
        #expect(lines() == [
            "delegate.shouldDismiss", "delegate.willDismiss", "M.viewWillDisappear", "M.viewDidDisappear",
            "delegate.didDismiss",
        ])
    }

    @Test("The style follows the width class while presented")
    func readapts() async {
        await present()
        #expect(m.view.frame.width == stage.window.bounds.width)
        _ = log.take()
        stage.window.frame = CGRect(x: 0, y: 0, width: 900, height: 1000)
        stage.settle()
        #expect(log.take().contains("delegate.willPresent(-1)"))
        #expect(m.view.frame.size == CGSize(width: 200, height: 150))
        stage.window.frame = UIScreen.main.bounds
        stage.settle()
        #expect(m.view.frame.width == stage.window.bounds.width)
        #expect(a.presentedViewController === m)
    }

    @Test("A wrapping controller goes when the width class becomes regular")
    func unwraps() async {
        listener.wraps = true
        await present()
        #expect(a.presentedViewController is UINavigationController)
        stage.window.frame = CGRect(x: 0, y: 0, width: 900, height: 1000)
        stage.settle()
        await laterTurn()
        await laterTurn()
        stage.settle()
        #expect(a.presentedViewController === m)
        #expect(m.parent == nil)
        #expect(m.view.frame.size == CGSize(width: 200, height: 150))
    }

    @Test("A popover without a source is refused as UIKit refuses it")
    func noSource() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = UIViewController()
                let stage = Stage(root: root)
                stage.window.frame = CGRect(x: 0, y: 0, width: 900, height: 1000)
                stage.settle()
                let modal = UIViewController()
                modal.modalPresentationStyle = .popover
                root.present(modal, animated: false)
                stage.settle()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("should have a non-nil sourceView or barButtonItem set before the presentation occurs."))
    }
}

/// The geometry of popovers alone.
@Suite
struct PopoverPlacementTests {
    private let room = CGRect(x: 10, y: 10, width: 380, height: 780)
    private let size = CGSize(width: 200, height: 300)

    private func place(_ source: CGRect, _ permitted: UIPopoverArrowDirection = .any) -> PopoverPlacement {
        PopoverPlacement(of: size, beside: source, in: room, permitted: permitted, mayOverlap: false)
    }

    @Test("Below where it fits, else above, else where there is most room")
    func sides() {
        #expect(place(CGRect(x: 150, y: 50, width: 40, height: 40)).arrow == .up)
        #expect(place(CGRect(x: 150, y: 700, width: 40, height: 40)).arrow == .down)
        #expect(place(CGRect(x: 10, y: 390, width: 40, height: 40), [.left, .right]).arrow == .left)
        #expect(place(CGRect(x: 350, y: 390, width: 40, height: 40), [.left, .right]).arrow == .right)
        #expect(place(CGRect(x: 150, y: 50, width: 40, height: 40), .down).arrow == .down)
    }

    @Test("Never outside the room, and never over its source")
    func limits() {
        for y in stride(from: CGFloat(10), through: 750, by: 74) {
            for x in stride(from: CGFloat(10), through: 350, by: 34) {
                let source = CGRect(x: x, y: y, width: 40, height: 40)
                let placement = place(source)
                #expect(room.contains(placement.frame), "source at \(x), \(y)")
                #expect(!placement.frame.intersects(source), "source at \(x), \(y)")
            }
        }
    }
}
