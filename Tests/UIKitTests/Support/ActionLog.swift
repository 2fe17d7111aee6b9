import UIKit
import UIKitTesting

/// A target that writes down what it is told. Selectors are registered by hand, as translated sources
/// would have it.
@MainActor
final class ActionLog: NSObject {
    var lines: [String] = []
    var senders: [Any?] = []
    var events: [UIEvent?] = []
    /// Runs with each message, after it was written down.
    var reaction: ((Any?) -> Void)?

    static let handle = Selector("handle:")
    static let handleWithEvent = Selector("handle:forEvent:")
    static let other = Selector("other")

    override init() {
        _ = Self.exposure
        super.init()
    }

    private static let exposure: Void = {
        ObjCRuntime.expose(handle, of: ActionLog.self) { target, sender, _, _ in
            tell(target, "handle", sender, nil)
        }
        ObjCRuntime.expose(handleWithEvent, of: ActionLog.self) { target, sender, event, _ in
            tell(target, "handle:forEvent", sender, event as? UIEvent)
        }
        ObjCRuntime.expose(other, of: ActionLog.self) { target, _, _, _ in
            tell(target, "other", nil, nil)
        }
    }()

    private nonisolated static func tell(_ target: AnyObject, _ name: String, _ sender: Any?, _ event: UIEvent?) -> Any? {
        nonisolated(unsafe) let target = target
        nonisolated(unsafe) let sender = sender
        MainActor.assumeIsolated { (target as? ActionLog)?.receive(name, sender, event) }
        return nil
    }

    private func receive(_ name: String, _ sender: Any?, _ event: UIEvent?) {
        if let recognizer = sender as? UIGestureRecognizer {
            let label = recognizer.name.map { "\($0) " } ?? ""
            lines.append("\(label)\(recognizer.state)")
        } else {
            lines.append(name)
        }
        senders.append(sender)
        events.append(event)
        reaction?(sender)
    }
}

extension UIGestureRecognizer {
    /// Has a log told of this recognizer, under a name.
    @discardableResult
    func tells(_ log: ActionLog, as name: String? = nil) -> Self {
        self.name = name
        addTarget(log, action: ActionLog.handle)
        return self
    }
}

/// A view that writes down its touches: `began(1)`, with the number of touches in the set.
final class TouchView: UIView {
    var log: [String] = []
    var touchPhases: [UITouch.Phase] = []
    var passesOn = false
    var shouldBegin: ((UIGestureRecognizer) -> Bool)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began", touches)
        if passesOn { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("moved", touches)
        if passesOn { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("ended", touches)
        if passesOn { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled", touches)
        if passesOn { super.touchesCancelled(touches, with: event) }
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        shouldBegin?(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    private func note(_ name: String, _ touches: Set<UITouch>) {
        log.append("\(name)(\(touches.count))")
        touchPhases += touches.map(\.phase)
    }
}

/// A window with a touched view of 200 × 200 points at (100, 100), on an iPhone 16.
@MainActor
struct TouchScene {
    let host = TestWindow()
    let view = TouchView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    let log = ActionLog()

    var window: UIWindow { host.window }

    init() {
        host.show(view)
    }
}
