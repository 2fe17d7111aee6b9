@testable import UIKit
import UIKitTesting

/// Presentation inside delegates' methods, under fingers and on what goes.
extension OddJourneys {
    static let modals: [(String, Journey)] = [
        ("dismissed in code inside presentationControllerWillDismiss", {
            dragged(to: 600) { listener, m, _ in listener.whenWill = { m?.dismiss(animated: true) } }
        }),
        ("dismissed in code inside presentationControllerWillDismiss, then let go", {
            dragged(to: 60, isGone: nil) { listener, m, _ in listener.whenWill = { m?.dismiss(animated: true) } }
        }),
        ("dismissed in code inside presentationControllerShouldDismiss", {
            dragged(to: 600) { listener, m, _ in listener.whenShould = { m?.dismiss(animated: false) } }
        }),
        ("another presented inside presentationControllerDidDismiss", {
            dragged(to: 600, then: "N") { listener, _, next in
                listener.whenDid = { [weak next] presenter in if let next { presenter?.present(next, animated: true) } }
            }
        }),
        ("dismissed in code inside presentationControllerDidAttemptToDismiss", {
            dragged(to: 300) { listener, m, _ in
                m?.isModalInPresentation = true
                listener.whenAttempted = { m?.dismiss(animated: true) }
            }
        }),
        ("dismissed in code while a finger holds the sheet", {
            // Refused: "while a presentation or dismiss is in progress" (section 11); the finger decides.
            dragged(to: 200, isGone: false) { listener, m, _ in listener.whenHeld = { m?.dismiss(animated: true) } }
        }),
        ("dismissed at once in code while a finger holds the sheet up, above its detents", {
            dragged(to: -20) { listener, m, _ in listener.whenHeld = { m?.dismiss(animated: false) } }
        }),
        ("a sheet presented on the sheet that a finger holds, then let go", {
            dragged(to: 60, isGone: false, then: "N") { listener, m, next in
                listener.whenHeld = { [weak next] in if let next { m?.present(next, animated: true) } }
            }
        }),
        ("a sheet presented on the sheet that a finger takes away", {
            dragged(to: 600) { listener, m, next in
                listener.whenHeld = { [weak next] in if let next { m?.present(next, animated: true) } }
            }
        }),
        ("a chain of sheets dismissed while a finger holds the one on top", {
            let world = OddWorld(root: UIViewController())
            let root = world.stage.window.rootViewController
            let (m, n) = (world.make("M"), world.make("N"))
            for modal in [m, n] { modal.modalPresentationStyle = .pageSheet }
            root?.present(m, animated: false)
            world.settle()
            m.present(n, animated: false)
            world.settle()
            let finger = Finger(at: CGPoint(x: 150, y: 12), in: n.view)
            finger.down()
            finger.move(by: CGPoint(x: 0, y: 200))
            root?.dismiss(animated: true)
            world.stage.turn()
            finger.move(by: CGPoint(x: 0, y: 100))
            finger.up()
            world.settle()
            return (world, wrong([
                (root?.presentedViewController == nil && world.stage.window.subviews.count == 1, "something is left"),
                (world.appearances(of: "N") == ["WillAppear", "DidAppear", "WillDisappear", "DidDisappear"], "N heard \(world.appearances(of: "N"))"),
                (m.appearance.state == .disappeared, "M is \(m.appearance.state)"),
            ]))
        }),
        ("the root replaced while a finger holds a sheet", {
            let world = OddWorld(root: UIViewController())
            let m = world.make("M")
            m.modalPresentationStyle = .pageSheet
            world.stage.window.rootViewController?.present(m, animated: false)
            world.settle()
            let finger = Finger(at: CGPoint(x: 150, y: 12), in: m.view)
            finger.down()
            finger.move(by: CGPoint(x: 0, y: 100))
            let next = world.make("R")
            world.beginAnew()
            world.stage.window.rootViewController = next
            finger.move(by: CGPoint(x: 0, y: 200))
            finger.up()
            world.settle()
            return (world, wrong([
                (next.appearance.state == .appeared, "R is \(next.appearance.state)"),
                (m.appearance.state == .disappeared && m.presentingViewController == nil, "M is \(m.appearance.state)"),
                (world.stage.window.subviews.count == 1, "\(world.stage.window.subviews.count) views in the window"),
            ]))
        }),
        ("the root replaced inside viewWillAppear of a modal", { rootReplaced(in: "viewWillAppear", animated: true) }),
        ("the root replaced inside viewWillAppear of a modal that comes at once", { rootReplaced(in: "viewWillAppear", animated: false) }),
        ("the root replaced inside viewWillDisappear of a modal", { rootReplaced(in: "viewWillDisappear", animated: true) }),
        ("the root replaced inside viewIsAppearing of a modal", { rootReplaced(in: "viewIsAppearing", animated: true) }),
        ("presented on a modal that is being dismissed", { presentedOnGoing(animated: true, wait: true) }),
        ("presented at once on a modal that is being dismissed", { presentedOnGoing(animated: false, wait: true) }),
        ("dismissed and presented on in one turn", { presentedOnGoing(animated: true, wait: false) }),
        ("presented on what was just presented, in one turn", {
            let world = OddWorld(root: UIViewController())
            let root = world.stage.window.rootViewController
            let (m, n) = (world.make("M"), world.make("N"))
            root?.present(m, animated: true)
            m.present(n, animated: true)
            world.settle()
            world.settle()
            let isLinked = n.presentingViewController === m || n.presentingViewController == nil
            let isShown = (n.presentingViewController != nil) == (n.viewIfLoaded?.window != nil)
            root?.dismiss(animated: true)
            world.settle()
            return (world, wrong([
                (isLinked && isShown, "N is presented by \(String(describing: n.presentingViewController))"),
                (m.appearance.state == .disappeared && n.appearance.state == .disappeared, "M is \(m.appearance.state), N \(n.appearance.state)"),
            ]))
        }),
        ("dismissed before its presentation began", {
            let world = OddWorld(root: UIViewController())
            let root = world.stage.window.rootViewController
            let m = world.make("M")
            var order: [String] = []
            root?.present(m, animated: true) { order.append("presented") }
            root?.dismiss(animated: true) { order.append("dismissed") }
            world.settle()
            world.settle()
            return (world, wrong([
                (m.presentingViewController == nil && m.viewIfLoaded?.window == nil, "M is presented"),
                (order == ["presented", "dismissed"], "completions: \(order)"),
            ]))
        }),
        ("a driven presentation cancelled after its dismissal was asked for, by a presenter that is itself a modal", {
            let world = OddWorld(root: UIViewController())
            let (m, n) = (world.make("M"), world.make("N"))
            world.stage.window.rootViewController?.present(m, animated: false)
            world.settle()
            let transitions = HandDrivenTransitions()
            let driver = UIPercentDrivenInteractiveTransition()
            transitions.presentationDriver = driver
            n.modalPresentationStyle = .custom
            n.transitioningDelegate = transitions
            var ended = 0
            m.present(n, animated: true)
            world.stage.turn()
            driver.update(0.3)
            m.dismiss(animated: true) { ended += 1 }
            driver.cancel()
            world.settle()
            return (world, wrong([
                (n.presentingViewController == nil && n.appearance.state == .disappeared, "N is \(n.appearance.state)"),
                (m.presentingViewController != nil && m.appearance.state == .appeared, "M went as well"),
                (ended == 1, "the completion ran \(ended) times"),
                (transitions.presentationDriver != nil, "no driver"),
            ]))
        }),
        ("the presenter removed from its parent while it presents over its context", {
            let parent = UIViewController()
            let world = OddWorld(root: parent)
            let c = world.make("C")
            c.definesPresentationContext = true
            parent.embed(c)
            world.settle()
            let m = world.make("M")
            m.modalPresentationStyle = .overCurrentContext
            c.present(m, animated: false)
            world.settle()
            c.unembed()
            world.settle()
            let isOff = c.view.window == nil
            c.dismiss(animated: false)
            world.settle()
            return (world, wrong([
                (isOff, "C stayed"), (m.presentingViewController == nil, "M is still presented"),
                (m.appearance.state == .disappeared && m.view.window == nil, "M is \(m.appearance.state)"),
            ]))
        }),
    ]

    private static func rootReplaced(in callback: String, animated: Bool) -> (world: OddWorld, wrong: [String]) {
        let world = OddWorld(root: UIViewController())
        let next = world.make("R")
        let window = world.stage.window
        let m = world.make("M") { [weak window] _, call in
            if call.hasPrefix(callback) { window?.rootViewController = next }
        }
        m.modalPresentationStyle = .fullScreen
        let root = window.rootViewController
        root?.present(m, animated: animated)
        world.settle()
        root?.dismiss(animated: animated)
        world.settle()
        return (world, wrong([
            (next.appearance.state == .appeared && next.view.window != nil, "R is \(next.appearance.state)"),
            (m.appearance.state == .disappeared && m.view.window == nil, "M is \(m.appearance.state)"),
            (m.presentingViewController == nil && !m.isBeingPresented && !m.isBeingDismissed, "M is still presented"),
            (window.subviews.count == 1, "\(window.subviews.count) views in the window"),
        ]))
    }

    private static func presentedOnGoing(animated: Bool, wait: Bool) -> (world: OddWorld, wrong: [String]) {
        let world = OddWorld(root: UIViewController())
        let root = world.stage.window.rootViewController
        let (m, n) = (world.make("M"), world.make("N"))
        root?.present(m, animated: false)
        world.settle()
        var ended = 0
        m.dismiss(animated: true) { ended += 1 }
        if wait { world.stage.turn() }
        m.present(n, animated: animated)
        world.settle()
        world.settle()
        return (world, wrong([
            (m.presentingViewController == nil && m.appearance.state == .disappeared, "M is \(m.appearance.state)"),
            (n.presentingViewController == nil && n.appearance.state == .disappeared, "N is \(n.appearance.state)"),
            (root?.presentedViewController == nil && ended == 1, "the completion ran \(ended) times"),
            (world.stage.window.subviews.count == 1, "\(world.stage.window.subviews.count) views in the window"),
        ]))
    }

    /// A sheet that a finger moves down by a distance and lets go, with something done meanwhile.
    private static func dragged(
        to distance: CGFloat, isGone: Bool? = true, then next: String? = nil,
        _ setUp: @MainActor (SheetListener, Probe?, Probe?) -> Void
    ) -> (world: OddWorld, wrong: [String]) {
        let world = OddWorld(root: UIViewController())
        let m = world.make("M")
        let n = world.make("N")
        for modal in [m, n] { modal.modalPresentationStyle = .pageSheet }
        let listener = SheetListener()
        m.presentationController?.delegate = listener
        world.stage.window.rootViewController?.present(m, animated: false)
        world.settle()
        weak let weakM = m
        setUp(listener, weakM, n)
        let finger = Finger(at: CGPoint(x: 150, y: 12), in: m.view)
        finger.down()
        finger.move(to: CGPoint(x: 150, y: finger.location.y + distance / 2), over: 1)
        world.beginAnew()
        listener.whenHeld?()
        finger.move(to: CGPoint(x: 150, y: finger.location.y + distance / 2), over: 1)
        finger.up()
        world.settle()
        world.settle()
        listener.forget()
        let isThere = m.presentingViewController != nil
        var checks: [(Bool, String)] = [
            (isThere == (m.view.window != nil), "M is presented \(isThere) and in a window \(m.view.window != nil)"),
            (m.appearance.state == (isThere ? .appeared : .disappeared), "M is \(m.appearance.state)"),
            ((n.presentingViewController != nil) == (n.viewIfLoaded?.window != nil), "N is presented \(n.presentingViewController != nil)"),
        ]
        if let isGone { checks.append((isThere != isGone, "M is presented: \(isThere)")) }
        if next != nil { checks.append((n.appearance.state == .appeared, "N is \(n.appearance.state)")) }
        return (world, wrong(checks))
    }
}

@MainActor
private final class SheetListener: NSObject, UISheetPresentationControllerDelegate {
    var whenShould: (() -> Void)?
    var whenWill: (() -> Void)?
    var whenDid: ((UIViewController?) -> Void)?
    var whenAttempted: (() -> Void)?
    var whenHeld: (() -> Void)?

    func forget() {
        whenShould = nil
        whenWill = nil
        whenDid = nil
        whenAttempted = nil
        whenHeld = nil
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        whenShould?()
        return true
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { whenWill?() }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        whenDid?(presentationController.presentingViewController)
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { whenAttempted?() }
}
