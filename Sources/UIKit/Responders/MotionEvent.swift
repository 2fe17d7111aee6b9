/// A motion of the device, such as shaking (Apple documentation: *UIEvent.EventSubtype.motionShake*).
final class MotionEvent: UIEvent {
    enum Moment { case began, ended, cancelled }

    private let motion: EventSubtype
    let moment: Moment

    init(_ motion: EventSubtype, _ moment: Moment) {
        self.motion = motion
        self.moment = moment
        super.init(kind: .motion)
    }

    override var subtype: EventSubtype { motion }
}

/// A command of a remote control (Apple documentation: *UIEvent.EventType.remoteControl*).
final class RemoteControlEvent: UIEvent {
    private let command: EventSubtype

    init(_ command: EventSubtype) {
        self.command = command
        super.init(kind: .remoteControl)
    }

    override var subtype: EventSubtype { command }
}

extension UIWindow {
    func deliverMotion(_ event: MotionEvent) {
        let responder = eventResponder
        switch event.moment {
        case .began: responder.motionBegan(event.subtype, with: event)
        case .ended: responder.motionEnded(event.subtype, with: event)
        case .cancelled: responder.motionCancelled(event.subtype, with: event)
        }
    }
}
