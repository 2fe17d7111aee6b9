/// Makes touches and their events out of what fingers do, as the system does before it hands an
/// event to the application: hit testing, tap counting and the phases of all touches.
///
/// Changes gather until `send()`, which hands them to `UIApplication.sendEvent(_:)` as one event.
@MainActor
package final class TouchInput {
    /// The source of the process's touches.
    package static let shared = TouchInput()

    private let event = UIEvent(kind: .touches)
    /// The touches that changed since the last event.
    private var changed: [UITouch] = []
    private var beginnings: [ObjectIdentifier: CGPoint] = [:]
    private var lastTap: Tap?

    private struct Tap {
        let point: CGPoint
        let time: TimeInterval
        let count: Int
        let window: BackReference<UIWindow>?
    }

    private init() {}

    /// The touches that are on the screen.
    package var touches: [UITouch] { event.orderedTouches }

    /// A touch begins at a point of `window`, in points; its view is what is hit there now.
    package func begin(
        at point: CGPoint, in window: UIWindow, type: UITouch.TouchType = .direct, force: CGFloat = 0,
        buttons: UIEvent.ButtonMask = []
    ) -> UITouch {
        let touch = UITouch()
        event.currentTimestamp = MainClock.shared.now
        event.currentButtons = buttons
        touch.currentType = type
        touch.currentForce = force
        touch.currentWindow = window
        touch.windowLocation = point
        touch.previousWindowLocation = point
        touch.currentTapCount = tapCount(at: point, in: window)
        if !UIApplication.shared.isIgnoringInteractionEvents {
            touch.currentView = window.hitTest(point, with: event)
        }
        beginnings[ObjectIdentifier(touch)] = point
        event.orderedTouches.append(touch)
        note(touch, .began)
        return touch
    }

    /// A touch moves to a point of its window. Several moves before `send()` are joined into one event,
    /// which knows each of them as a coalesced touch.
    package func move(_ touch: UITouch, to point: CGPoint) {
        guard isHeld(touch) else { return }
        if !isChanged(touch) { touch.previousWindowLocation = touch.windowLocation }
        touch.windowLocation = point
        // A touch that begins in the same event still begins in it.
        if touch.currentPhase != .began || !isChanged(touch) { note(touch, .moved) }
        event.joinedTouches[ObjectIdentifier(touch), default: []].append(touch.snapshot())
    }

    /// A touch leaves the screen where it is.
    package func end(_ touch: UITouch) { finish(touch, .ended) }

    /// The system takes a touch away.
    package func cancel(_ touch: UITouch) { finish(touch, .cancelled) }

    /// The system takes all touches of a window away, or of all windows when `nil`, as when the
    /// application stops being active.
    package func cancelAll(in window: UIWindow? = nil) {
        // A touch whose window is gone has nobody to tell.
        event.orderedTouches.removeAll { $0.currentWindow == nil }
        let touches = event.orderedTouches.filter { window == nil || $0.currentWindow === window }
        guard !touches.isEmpty else { return }
        for touch in touches { cancel(touch) }
        send()
    }

    /// Hands what changed to the application.
    package func send() {
        guard !changed.isEmpty else { return }
        let now = MainClock.shared.now
        event.currentTimestamp = now
        event.currentModifiers = KeyInput.shared.modifiers
        for touch in event.orderedTouches {
            if isChanged(touch) {
                touch.currentTimestamp = now
                touch.hasNews = true
                touch.currentEvent = event
            } else {
                touch.currentPhase = .stationary
                touch.previousWindowLocation = touch.windowLocation
            }
        }
        changed = []
        UIApplication.shared.sendEvent(event)
        event.orderedTouches.removeAll { $0.isOver }
        event.joinedTouches = [:]
    }

    private func finish(_ touch: UITouch, _ phase: UITouch.Phase) {
        guard isHeld(touch) else { return }
        // A touch that began is seen to begin before it ends.
        if isChanged(touch) && touch.currentPhase == .began { send() }
        if !isChanged(touch) { touch.previousWindowLocation = touch.windowLocation }
        note(touch, phase)
        let start = beginnings.removeValue(forKey: ObjectIdentifier(touch)) ?? touch.windowLocation
        let isTap = phase == .ended && start.distance(to: touch.windowLocation) <= GestureLimits.tapMovement
        lastTap = isTap
            ? Tap(
                point: touch.windowLocation, time: MainClock.shared.now, count: touch.currentTapCount,
                window: touch.currentWindow?.reference)
            : nil
    }

    private func note(_ touch: UITouch, _ phase: UITouch.Phase) {
        touch.currentPhase = phase
        if !isChanged(touch) { changed.append(touch) }
    }

    private func isHeld(_ touch: UITouch) -> Bool {
        !touch.isOver && event.orderedTouches.contains { $0 === touch }
    }

    private func isChanged(_ touch: UITouch) -> Bool { changed.contains { $0 === touch } }

    /// One more than the tap that just ended nearby.
    private func tapCount(at point: CGPoint, in window: UIWindow) -> Int {
        guard let lastTap, lastTap.window?.object === window,
            MainClock.shared.now - lastTap.time <= GestureLimits.tapInterval,
            lastTap.point.distance(to: point) <= GestureLimits.tapMovement
        else { return 1 }
        return lastTap.count + 1
    }
}

extension UIApplication {
    /// The window that a touch at a point of the screen goes to: the frontmost that is hit there.
    package func window(at point: CGPoint) -> UIWindow? {
        windows.last { window in
            window.hitTest(window.convert(point, from: UIScreen.main.coordinateSpace), with: nil) != nil
        }
    }
}
