import Foundation
import ObjectiveC
import Testing

/// The methods of Foundation that take selectors (Apple documentation: "NotificationCenter", "Timer",
/// "perform(_:with:afterDelay:)").
@Suite struct FoundationTests {
    final class Listener: NSObject {
        var heard: [Notification.Name] = []
        func hear(_ notification: Notification) { heard.append(notification.name) }
    }

    let center = NotificationCenter()

    init() {
        ObjCRuntime.expose("hear:", of: Listener.self) { target, notification, _, _ in
            unsafeDowncast(target, to: Listener.self).hear(_argument(notification))
            return nil
        }
    }

    @Test func aSecondRegistrationDeliversTwice() {
        let listener = Listener(), name = Notification.Name("a")
        center.addObserver(listener, selector: "hear:", name: name, object: nil)
        center.addObserver(listener, selector: "hear:", name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(listener.heard == [name, name])
        center.removeObserver(listener)
        center.post(name: name, object: nil)
        #expect(listener.heard.count == 2)
    }

    @Test func onlyTheNamedRegistrationIsRemoved() {
        let listener = Listener(), a = Notification.Name("a"), b = Notification.Name("b")
        center.addObserver(listener, selector: "hear:", name: a, object: nil)
        center.addObserver(listener, selector: "hear:", name: b, object: nil)
        center.removeObserver(listener, name: a, object: nil)
        center.post(name: a, object: nil)
        center.post(name: b, object: nil)
        #expect(listener.heard == [b])
    }

    @Test func onlyTheSendersNotificationsArrive() {
        let listener = Listener(), sender = NSObject(), name = Notification.Name("a")
        center.addObserver(listener, selector: "hear:", name: name, object: sender)
        center.post(name: name, object: NSObject())
        center.post(name: name, object: sender)
        #expect(listener.heard == [name])
    }

    @Test func observersAreNotRetained() {
        weak var gone: Listener?
        do {
            let listener = Listener()
            gone = listener
            center.addObserver(listener, selector: "hear:", name: nil, object: nil)
        }
        #expect(gone == nil)
        center.post(name: Notification.Name("a"), object: nil)
    }

    @Test func tokensOfBlocksAreStillRemoved() {
        let listener = Listener()
        nonisolated(unsafe) let heard = listener
        let token = center.addObserver(forName: nil, object: nil, queue: nil) { heard.hear($0) }
        center.post(name: Notification.Name("a"), object: nil)
        center.removeObserver(token)
        center.post(name: Notification.Name("a"), object: nil)
        #expect(listener.heard.count == 1)
    }

    @Test func timersCallTheirTarget() {
        final class Target: NSObject {}
        var fired: [Timer] = []
        ObjCRuntime.expose("fire:", of: Target.self) { _, timer, _, _ in
            fired.append(_argument(timer))
            return nil
        }
        let timer = Timer(timeInterval: 1, target: Target(), selector: "fire:", userInfo: "info", repeats: false)
        timer.fire()
        #expect(fired == [timer])
        #expect(timer._userInfo as? String == "info")
    }
}
