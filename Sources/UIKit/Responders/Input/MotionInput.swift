/// Makes events out of motions of the device, remote controls and pointers without a touch.
@MainActor
package enum MotionInput {
    /// The device is shaken: the motion begins and ends, or is cancelled when it goes on too long.
    package static func shake(isCancelled: Bool = false) {
        send(MotionEvent(.motionShake, .began), to: UIApplication.shared.keyWindow)
        send(MotionEvent(.motionShake, isCancelled ? .cancelled : .ended), to: UIApplication.shared.keyWindow)
    }

    /// A button of a remote control is pressed.
    package static func remoteControl(_ command: UIEvent.EventSubtype) {
        send(RemoteControlEvent(command), to: UIApplication.shared.keyWindow)
    }

    /// The pointer is at a point of a window, in points, or left it when `nil`.
    package static func hover(at point: CGPoint?, in window: UIWindow) {
        send(HoverEvent(location: point), to: window)
    }

    /// The moments of scrolling.
    package enum ScrollMoment { case began, changed, ended, cancelled }

    /// A wheel or trackpad scrolls by `delta` points with the pointer at a point of a window.
    package static func scroll(
        _ moment: ScrollMoment, by delta: CGPoint, at point: CGPoint, in window: UIWindow,
        device: UIScrollTypeMask = .continuous
    ) {
        let kind: ScrollEvent.Moment
        switch moment {
        case .began: kind = .began
        case .changed: kind = .changed
        case .ended: kind = .ended
        case .cancelled: kind = .cancelled
        }
        send(ScrollEvent(location: point, delta: delta, moment: kind, device: device), to: window)
    }

    private static func send(_ event: UIEvent, to window: UIWindow?) {
        guard let window else { return }
        event.currentTimestamp = MainClock.shared.now
        event.currentModifiers = KeyInput.shared.modifiers
        event.destination = window
        UIApplication.shared.sendEvent(event)
    }
}
