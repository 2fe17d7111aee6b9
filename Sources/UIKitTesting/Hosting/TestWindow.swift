/// A window on a simulated device, in which a test shows views and controllers.
///
/// ```swift
/// let host = TestWindow(on: .iPhoneSE3)
/// host.show(ProfileController())      // has appeared when this returns
/// Touches.tap(host.window)
/// host.close()
/// ```
@MainActor
public final class TestWindow {
    /// The window, which is key and visible.
    public let window: UIWindow

    private let earlierDevice: SimulatedDevice

    /// Makes a visible window that fills the screen of `device`; the process has this device until
    /// `close()`.
    public init(
        on device: SimulatedDevice = .iPhone16, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: Int = #line, column: Int = #column
    ) {
        LifecycleChecker.place = LifecycleChecker.Place(fileID: fileID, filePath: filePath, line: line, column: column)
        earlierDevice = SimulatedDevice.current
        if SimulatedDevice.current != device { SimulatedDevice.current = device }
        if !TestClock.isVirtual { TestClock.start() }
        window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
    }

    /// Makes a window that shows `controller`.
    public convenience init(
        showing controller: UIViewController, on device: SimulatedDevice = .iPhone16, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        self.init(on: device, fileID: fileID, filePath: filePath, line: line, column: column)
        show(controller)
    }

    /// Makes `controller` the root and turns the run loop, so that it has appeared.
    @discardableResult
    public func show<Controller: UIViewController>(_ controller: Controller) -> Controller {
        window.rootViewController = controller
        settle()
        return controller
    }

    /// Puts a view into the window, in front of what is there, and lays it out.
    @discardableResult
    public func show<View: UIView>(_ view: View) -> View {
        window.addSubview(view)
        settle()
        return view
    }

    /// Turns the run loop until nothing waits for its end.
    public func settle() {
        var turns = 0
        while CommitScheduler.shared.needsCommit && turns < 20 {
            turnRunLoop()
            turns += 1
        }
    }

    /// Takes everything out of the window, hides it, and gives the process its earlier device back.
    /// Fingers still on the window have their touches cancelled.
    public func close() {
        TouchInput.shared.cancelAll(in: window)
        window.rootViewController = nil
        for view in window.subviews { view.removeFromSuperview() }
        window.isHidden = true
        settle()
        if SimulatedDevice.current != earlierDevice { SimulatedDevice.current = earlierDevice }
    }
}
