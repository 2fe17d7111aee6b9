import Testing
import UIKit
import UIKitTesting

/// Hears what an adaptive presentation delegate hears.
@MainActor
final class AdaptiveListener: NSObject, UISheetPresentationControllerDelegate {
    let log: CallLog
    var allows = true

    init(_ log: CallLog) {
        self.log = log
        super.init()
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log.add("delegate.shouldDismiss")
        return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        log.add("delegate.willDismiss, coordinator \(presentationController.presentedViewController.transitionCoordinator != nil)")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.add("delegate.didDismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.add("delegate.didAttemptToDismiss")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) { log.add("delegate.detent(\(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "other"))") }
}

/// Sheets: detents, the drag between them and out of the screen (`docs/lifecycle.md`, sections 4 and 9; Apple
/// documentation: *UISheetPresentationController*).
@Suite @MainActor
struct SheetTests {
    let log = CallLog()
    let a: Probe
    let m: Probe
    let stage: Stage
    let listener: AdaptiveListener

    init() {
        a = Probe("A", log)
        m = Probe("M", log)
        stage = Stage(root: a)
        listener = AdaptiveListener(log)
        stage.settle()
        m.modalPresentationStyle = .pageSheet
    }

    private func present(_ setUp: (UISheetPresentationController) -> Void = { _ in }) throws {
        let sheet = try #require(m.sheetPresentationController)
        sheet.delegate = listener
        setUp(sheet)
        a.present(m, animated: false)
        stage.settle()
        _ = log.take()
    }

    /// A finger above the upper part of the sheet.
    private func finger() -> Finger {
        let finger = Finger(at: CGPoint(x: 190, y: m.view.frame.minY + 30), in: stage.window)
        finger.down()
        return finger
    }

    private func lines() -> [String] {
        log.takeAppearance().filter { !$0.contains("Is") }.map { $0.replacingOccurrences(of: "(true)", with: "") }
    }

    @Test("modal-delegate-01: dragged out of the screen")
    func dragged() async throws {
        try present()
        await laterTurn()
        _ = log.take()
        let finger = finger()
        finger.move(to: CGPoint(x: 190, y: finger.location.y + 500), over: 0.4)
        #expect(lines() == ["delegate.shouldDismiss", "delegate.willDismiss, coordinator true", "M.viewWillDisappear"])
        #expect(m.isBeingDismissed)
        #expect(m.transitionCoordinator?.isInteractive == true)
        finger.up()
        stage.settle()
        #expect(lines() == ["M.viewDidDisappear", "delegate.didDismiss"])
        #expect(a.presentedViewController == nil && m.view.window == nil)
    }

    @Test("modal-cancel-01, section 4: dragged and let go; the presenter hears nothing")
    func dragCancelled() async throws {
        try present()
        await laterTurn()
        _ = log.take()
        let place = m.view.frame
        let finger = finger()
        finger.move(to: CGPoint(x: 190, y: finger.location.y + 120), over: 0.8)
        var outcome: Bool?
        m.transitionCoordinator?.animate(alongsideTransition: nil) { outcome = $0.isCancelled }
        MainClock.shared.advance(by: 0.4)
        finger.move(by: CGPoint(x: 0, y: 1))
        finger.up()
        stage.settle()
        #expect(lines() == [
            "delegate.shouldDismiss", "delegate.willDismiss, coordinator true", "M.viewWillDisappear",
            "M.viewWillAppear", "M.viewDidAppear",
        ])
        #expect(outcome == true)
        #expect(a.presentedViewController === m && !m.isBeingDismissed)
        #expect(m.view.frame == place)
        m.dismiss(animated: true)
        stage.settle()
        #expect(lines() == ["M.viewWillDisappear", "M.viewDidDisappear"])
    }

    @Test("section 4: the system takes the touch away")
    func touchTaken() async throws {
        try present()
        await laterTurn()
        _ = log.take()
        let finger = finger()
        finger.move(to: CGPoint(x: 190, y: finger.location.y + 600), over: 0.4)
        finger.cancel()
        stage.settle()
        #expect(lines().suffix(2) == ["M.viewWillAppear", "M.viewDidAppear"])
        #expect(a.presentedViewController === m)
    }

    @Test("section 9: a blocked drag asks nothing of the controller and tells didAttemptToDismiss", arguments: [true, false])
    func blocked(byController: Bool) async throws {
        try present()
        await laterTurn()
        _ = log.take()
        if byController { m.isModalInPresentation = true } else { listener.allows = false }
        let place = m.view.frame
        let finger = finger()
        finger.move(to: CGPoint(x: 190, y: finger.location.y + 500), over: 0.4)
        finger.up()
        stage.settle()
        #expect(lines() == (byController ? [] : ["delegate.shouldDismiss"]) + ["delegate.didAttemptToDismiss"])
        #expect(m.view.frame == place)
    }

    @Test("modal-native-01: dismissed in code, the delegate hears nothing")
    func inCode() async throws {
        try present()
        await laterTurn()
        _ = log.take()
        a.dismiss(animated: true) { [log] in log.add("completion") }
        stage.settle()
        #expect(lines() == ["M.viewWillDisappear", "M.viewDidDisappear", "completion"])
    }

    @Test("A tap on the dimmed screen dismisses as a drag does")
    func tapBeside() async throws {
        try present { $0.detents = [.medium()] }
        await laterTurn()
        _ = log.take()
        Touches.tap(stage.window, at: CGPoint(x: 190, y: 100))
        stage.settle()
        #expect(lines() == [
            "delegate.shouldDismiss", "delegate.willDismiss, coordinator false", "M.viewWillDisappear",
            "M.viewDidDisappear", "delegate.didDismiss",
        ])
    }

    @Test("Detents: the lowest at first, the selected one, custom ones with the greatest height known")
    func detents() async throws {
        var greatest: CGFloat = 0
        let custom = UISheetPresentationController.Detent.Identifier("third")
        try present {
            $0.detents = [.custom(identifier: custom) { greatest = $0.maximumDetentValue; return 200 }, .medium(), .large()]
        }
        await laterTurn()
        let height = stage.window.bounds.height
        #expect(m.view.frame == CGRect(x: 0, y: height - 200, width: stage.window.bounds.width, height: 200))
        #expect(greatest > height / 2 && greatest < height)
        let sheet = try #require(m.sheetPresentationController)
        sheet.selectedDetentIdentifier = .large
        stage.turn()
        #expect(m.view.frame.height == greatest)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
        #expect(m.view.frame.height == (greatest / 2).rounded())
        #expect(lines().filter { $0.hasPrefix("delegate") } == [])
    }

    @Test("A drag between detents changes the selected one and tells the delegate; nothing disappears")
    func dragBetweenDetents() async throws {
        try present {
            $0.detents = [.medium(), .large()]
            $0.prefersGrabberVisible = true
        }
        await laterTurn()
        _ = log.take()
        let low = m.view.frame
        let up = finger()
        up.move(to: CGPoint(x: 190, y: 150), over: 0.5)
        up.up()
        stage.settle()
        #expect(lines() == ["delegate.detent(large)"])
        #expect(m.sheetPresentationController?.selectedDetentIdentifier == .large)
        #expect(m.view.frame.height > low.height)
        let down = finger()
        down.move(to: CGPoint(x: 190, y: low.minY + 20), over: 0.6)
        MainClock.shared.advance(by: 0.3)
        down.move(by: CGPoint(x: 0, y: 1))
        down.up()
        stage.settle()
        #expect(lines() == ["delegate.detent(other)"])
        #expect(m.view.frame == low)
    }

    @Test("largestUndimmedDetentIdentifier lets touches through to the presenter")
    func undimmed() async throws {
        let button = UIButton(frame: CGRect(x: 20, y: 80, width: 100, height: 44))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        a.view.addSubview(button)
        try present {
            $0.detents = [.medium(), .large()]
            $0.largestUndimmedDetentIdentifier = .medium
        }
        await laterTurn()
        Touches.tap(stage.window, at: CGPoint(x: 50, y: 100))
        stage.settle()
        #expect(taps == 1)
        #expect(a.presentedViewController === m)
        m.sheetPresentationController?.selectedDetentIdentifier = .large
        stage.turn()
        let point = CGPoint(x: 50, y: 20)
        #expect(stage.window.hitTest(point, with: nil)?.isDescendant(of: a.view) == false)
    }

    @Test("A scroll view at its top hands drags over: down moves the sheet, up expands it first", arguments: [true, false])
    func scrollViewInside(expands: Bool) async throws {
        let scroll = UIScrollView(frame: m.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 300, height: 3000)
        scroll.contentInsetAdjustmentBehavior = .never
        m.view.addSubview(scroll)
        try present {
            $0.detents = [.medium(), .large()]
            $0.prefersScrollingExpandsWhenScrolledToEdge = expands
        }
        await laterTurn()
        _ = log.take()
        let up = finger()
        up.move(to: CGPoint(x: 190, y: up.location.y - 300), over: 0.4)
        up.up()
        stage.settle()
        #expect(m.sheetPresentationController?.selectedDetentIdentifier == (expands ? .large : nil))
        #expect((scroll.contentOffset.y > 0) == !expands)
        scroll.contentOffset = CGPoint(x: 0, y: 500)
        let place = m.view.frame
        let inside = finger()
        inside.move(to: CGPoint(x: 190, y: inside.location.y + 100), over: 0.4)
        inside.up()
        stage.settle()
        #expect(m.view.frame == place)
        scroll.contentOffset = .zero
        let down = finger()
        down.move(to: CGPoint(x: 190, y: 820), over: 0.2)
        down.up()
        stage.settle()
        #expect(a.presentedViewController == nil || m.sheetPresentationController?.selectedDetentIdentifier == .medium)
    }

    @Test("On wide screens a sheet floats in the middle, moves as a whole and may be dragged away")
    func centred() async throws {
        stage.window.frame = CGRect(x: 0, y: 0, width: 1000, height: 900)
        m.modalPresentationStyle = .formSheet
        try present()
        await laterTurn()
        _ = log.take()
        #expect(m.view.frame == CGRect(x: 230, y: 140, width: 540, height: 620))
        let finger = Finger(at: CGPoint(x: 500, y: 200), in: stage.window)
        finger.down()
        finger.move(to: CGPoint(x: 500, y: 300), over: 0.4)
        #expect(m.view.frame.size == CGSize(width: 540, height: 620) && m.view.frame.minY > 200)
        finger.move(to: CGPoint(x: 500, y: 800), over: 0.3)
        finger.up()
        stage.settle()
        #expect(a.presentedViewController == nil)
    }

    @Test("In compact heights a sheet fills the screen unless it keeps to its edge", arguments: [true, false])
    func compactHeight(attached: Bool) async throws {
        stage.window.frame = CGRect(x: 0, y: 0, width: 800, height: 390)
        try present {
            $0.detents = [.medium()]
            $0.prefersEdgeAttachedInCompactHeight = attached
            $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        }
        m.preferredContentSize = CGSize(width: 500, height: 100)
        await laterTurn()
        stage.settle()
        if attached {
            #expect(m.view.frame.maxY == 390 && m.view.frame.height < 300)
            #expect(m.view.frame.minX == 150 && m.view.frame.width == 500)
        } else {
            #expect(m.view.frame == stage.window.bounds)
        }
    }

    @Test("A custom detent without a height is out of force")
    func inactiveDetent() async throws {
        try present { $0.detents = [.custom { _ in nil }, .custom { _ in 300 }] }
        await laterTurn()
        #expect(m.view.frame.height == 300)
        m.sheetPresentationController?.detents = [.custom { _ in 420 }]
        stage.turn()
        #expect(m.view.frame.height == 420)
    }

    @Test("deinit-02: a sheet dragged away is released")
    func released() async throws {
        let lifetimes = LifetimeTracker()
        autoreleased {
            let sheet = lifetimes.track(Probe("S", log), "sheet")
            sheet.modalPresentationStyle = .pageSheet
            a.present(sheet, animated: true)
            stage.settle()
            lifetimes.track(sheet.view, "view")
            let finger = Finger(at: CGPoint(x: 190, y: sheet.view.frame.minY + 30), in: stage.window)
            finger.down()
            finger.move(to: CGPoint(x: 190, y: finger.location.y + 500), over: 0.3)
            finger.up()
            stage.settle()
        }
        #expect(a.presentedViewController == nil)
        try lifetimes.expectReleased()
    }
}
