/// Carries the steps of a journey out, and says which it leaves out and why.
@MainActor
final class Traveller {
    let host: TestWindow
    private let make: () -> UIViewController
    private var root: UIViewController?

    init(device: SimulatedDevice, make: @escaping () -> UIViewController) {
        host = TestWindow(on: device)
        self.make = make
    }

    /// Takes one step and waits until all that follows from it has happened.
    func take(_ step: JourneyStep) {
        send(.step(step.description))
        if case .open = step {} else if root == nil { return note("left out: nothing is open yet") }
        switch step {
        case .open: open()
        case .push: push()
        case .pop: pop(toRoot: false)
        case .popToRoot: pop(toRoot: true)
        case .swipeBack(let fraction, let ending): swipeBack(fraction, ending)
        case .sheet: present(.pageSheet)
        case .fullScreen: present(.fullScreen)
        case .dragDismiss(let fraction, let ending): dragDismiss(fraction, ending)
        case .dismiss: dismiss()
        case .rotate: rotate()
        case .background:
            SimulatedApplication.enterBackground()
            settle()
            SimulatedApplication.enterForeground()
        case .memoryWarning: SimulatedApplication.receiveMemoryWarning()
        case .wait(let seconds): TestClock.advance(by: seconds)
        }
        settle()
    }

    /// Takes everything away that the journey has left.
    func goHome() {
        send(.step("close"))
        if UIApplication.shared.statusBarOrientation != .portrait { SimulatedApplication.rotate(to: .portrait) }
        settle()
        root?.dismiss(animated: false)
        settle()
        host.close()
        root = nil
        settle()
    }

    // MARK: Steps in code

    private func open() {
        let controller = make()
        let isContainer = controller is UINavigationController || controller is UITabBarController
            || controller is UISplitViewController
        let shown = isContainer ? controller : UINavigationController(rootViewController: controller)
        root = shown
        host.window.rootViewController = shown
    }

    private func push() {
        guard let navigation else { return note("left out: there is no navigation controller to push onto") }
        let controller = make()
        if controller is UINavigationController { return note("left out: a navigation controller cannot be pushed") }
        navigation.pushViewController(controller, animated: true)
    }

    private func pop(toRoot: Bool) {
        guard let navigation else { return note("left out: there is no navigation controller to pop from") }
        guard navigation.viewControllers.count > 1 else {
            return note("left out: nothing can be popped, the stack holds only its root")
        }
        if toRoot {
            navigation.popToRootViewController(animated: true)
        } else {
            navigation.popViewController(animated: true)
        }
    }

    private func present(_ style: UIModalPresentationStyle) {
        guard let front else { return }
        let controller = make()
        if !(controller is UIAlertController) { controller.modalPresentationStyle = style }
        front.present(controller, animated: true)
    }

    private func dismiss() {
        guard let front, front.presentingViewController != nil else { return note("left out: nothing is presented") }
        front.dismiss(animated: true)
    }

    private func rotate() {
        let isPortrait = UIApplication.shared.statusBarOrientation == .portrait
        if !SimulatedApplication.rotate(to: isPortrait ? .landscapeRight : .portrait) {
            note("left out: the controller in front does not support \(isPortrait ? "landscape" : "portrait")")
        }
    }

    // MARK: Steps by touch

    private func swipeBack(_ fraction: Double, _ ending: JourneyStep.Ending) {
        guard let navigation else { return note("left out: there is no navigation controller to swipe back in") }
        guard navigation.viewControllers.count > 1 else { return note("left out: there is nothing to go back to") }
        if let presented = navigation.presentedViewController { return note("left out: \(name(presented)) is presented over it") }
        if navigation.isNavigationBarHidden { return note("left out: the navigation bar is hidden, which switches the swipe off") }
        let before = navigation.viewControllers.count
        let finger = Touches.fingerAtEdge(.left, of: host.window)
        drag(finger, along: CGPoint(x: host.window.bounds.width, y: 0), fraction, ending)
        report(finished: navigation.viewControllers.count < before, ending, "the swipe")
    }

    private func dragDismiss(_ fraction: Double, _ ending: JourneyStep.Ending) {
        guard let front, front.presentingViewController != nil else { return note("left out: no sheet is shown") }
        guard let sheet = front.sheetPresentationController, let view = sheet.presentedView, let window = view.window else {
            return note("left out: \(name(front)) is not presented as a sheet")
        }
        let top = view.convert(CGPoint(x: view.bounds.midX, y: 8), to: window)
        drag(Finger(at: top, in: window), along: CGPoint(x: 0, y: view.bounds.height), fraction, ending)
        let isGone = front.presentingViewController == nil
        if !isGone, ending == .finish, front.isModalInPresentation {
            return note("the sheet stayed: its controller has isModalInPresentation")
        }
        report(finished: isGone, ending, "the drag")
    }

    /// Goes a fraction of the way, then lifts the finger so that the gesture ends as asked: thrown on, or at
    /// rest before the middle.
    private func drag(_ finger: Finger, along way: CGPoint, _ fraction: Double, _ ending: JourneyStep.Ending) {
        let start = finger.location
        func place(_ fraction: Double) -> CGPoint {
            CGPoint(x: start.x + way.x * CGFloat(fraction), y: start.y + way.y * CGFloat(fraction))
        }
        finger.down()
        finger.move(to: place(fraction), over: 0.5, steps: 20)
        switch ending {
        case .finish: finger.move(to: place(min(fraction + 0.3, 0.98)), over: 0.06, steps: 4)
        case .cancel:
            if fraction > 0.4 { finger.move(to: place(0.2), over: 0.4, steps: 16) }
            TestClock.advance(by: 0.3)
            finger.move(to: place(min(fraction, 0.4) == fraction ? fraction : 0.2))
            TestClock.advance(by: 0.3)
        }
        finger.up()
        settle()
    }

    private func report(finished: Bool, _ ending: JourneyStep.Ending, _ gesture: String) {
        if finished != (ending == .finish) {
            note("\(gesture) was to \(ending.rawValue) and \(finished ? "finished" : "did not finish")")
        }
    }

    // MARK: What is there

    /// What is presented on top, or the root.
    private var front: UIViewController? {
        var controller = root
        while let next = controller?.presentedViewController, next.presentingViewController != nil, next !== controller {
            controller = next
        }
        return controller
    }

    private var navigation: UINavigationController? {
        if let tabs = root as? UITabBarController { return tabs.selectedViewController as? UINavigationController }
        return root as? UINavigationController
    }

    private func name(_ controller: UIViewController) -> String { String(describing: type(of: controller)) }

    private func settle() {
        TestClock.runUntilIdle(limit: 5)
        for _ in 0..<3 {
            // What was put on the main queue, and tasks of the main actor, have their turn.
            _ = RunLoop.main.run(mode: .default, before: Date())
            TestClock.runUntilIdle(limit: 5)
        }
    }

    private func note(_ text: String) { send(.note(text)) }

    private func send(_ kind: LifecycleEvent.Kind) {
        LifecycleEventCenter.shared.send(
            LifecycleEvent(kind: kind, controller: nil, controllerType: "", time: TestClock.now))
    }
}
