import Foundation
import ObjectiveC
import Testing

/// Apple documentation: *NotificationCenter.Notifications*.
@Suite @MainActor struct NotificationSequenceTests {
    private static let name = Notification.Name("sequence")

    @Test func eachPostedNotificationIsAnElement() async {
        let center = NotificationCenter()
        let sender = NSObject()
        var heard = center.notifications(named: Self.name, object: sender).makeAsyncIterator()
        center.post(name: Self.name, object: NSObject())
        center.post(name: Self.name, object: sender, userInfo: ["n": 1])
        center.post(name: Self.name, object: sender, userInfo: ["n": 2])
        #expect(await heard.next()?.userInfo?["n"] as? Int == 1)
        #expect(await heard.next()?.userInfo?["n"] as? Int == 2)
    }

    @Test func cancellingTheTaskEndsTheSequence() async {
        let center = NotificationCenter()
        let task = Task { @MainActor in
            var count = 0
            for await _ in center.notifications(named: Self.name) { count += 1 }
            return count
        }
        await Task.yield()
        task.cancel()
        #expect(await task.value == 0)
    }
}
