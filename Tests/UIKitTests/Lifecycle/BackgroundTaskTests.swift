import Testing
@testable import UIKit

/// Tasks that ask for time in the background (Apple documentation: *Extending your app's background execution time*).
@Suite @MainActor struct BackgroundTaskTests {
    private let application = UIApplication.shared

    @Test func timeIsUnlimitedInTheForeground() {
        let task = application.beginBackgroundTask()
        defer { application.endBackgroundTask(task) }
        #expect(task != .invalid)
        #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    }

    @Test func handlersAreCalledWhenTheTimeIsUp() {
        var expired: [String] = []
        var done = UIBackgroundTaskIdentifier.invalid
        var first = UIBackgroundTaskIdentifier.invalid, second = first
        first = application.beginBackgroundTask {
            expired.append("first")
            UIApplication.shared.endBackgroundTask(first)
        }
        second = application.beginBackgroundTask(withName: "second") {
            expired.append("second")
            UIApplication.shared.endBackgroundTask(second)
        }
        done = application.beginBackgroundTask { expired.append("done") }
        application.endBackgroundTask(done)
        application.simulate(.resignActive)
        application.simulate(.enterBackground)
        defer {
            application.simulate(.enterForeground)
            application.simulate(.becomeActive)
        }
        MainClock.shared.advance(by: 10)
        #expect(expired.isEmpty)
        #expect(application.backgroundTimeRemaining <= 20)
        MainClock.shared.advance(by: 20)
        #expect(expired == ["first", "second"])
    }

    @Test func comingBackLiftsTheLimit() {
        var expired = false
        let task = application.beginBackgroundTask { expired = true }
        application.simulate(.enterBackground)
        application.simulate(.enterForeground)
        application.simulate(.becomeActive)
        MainClock.shared.advance(by: 60)
        #expect(!expired)
        application.endBackgroundTask(task)
    }
}
