import Testing
@testable import UIKit

/// Tasks that ask for time in the background (Apple documentation: *Extending your app's background execution time*).
@Suite @MainActor struct BackgroundTaskTests {
    private let application = UIApplication.shared

    @MainActor private final class Work {
        var tasks: [String: UIBackgroundTaskIdentifier] = [:]
        var expired: [String] = []

        func expire(_ name: String) {
            expired.append(name)
            if let task = tasks[name] { UIApplication.shared.endBackgroundTask(task) }
        }
    }

    @Test func timeIsUnlimitedInTheForeground() {
        let task = application.beginBackgroundTask()
        defer { application.endBackgroundTask(task) }
        #expect(task != .invalid)
        #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    }

    @Test func handlersAreCalledWhenTheTimeIsUp() {
        let work = Work()
        work.tasks["first"] = application.beginBackgroundTask { work.expire("first") }
        work.tasks["second"] = application.beginBackgroundTask(withName: "second") { work.expire("second") }
        let done = application.beginBackgroundTask { work.expire("done") }
        application.endBackgroundTask(done)
        application.simulate(.resignActive)
        application.simulate(.enterBackground)
        defer {
            application.simulate(.enterForeground)
            application.simulate(.becomeActive)
        }
        MainClock.shared.advance(by: 10)
        #expect(work.expired.isEmpty)
        #expect(application.backgroundTimeRemaining <= 20)
        MainClock.shared.advance(by: 20)
        #expect(work.expired == ["first", "second"])
    }

    @Test func comingBackLiftsTheLimit() {
        let work = Work()
        let task = application.beginBackgroundTask { work.expire("task") }
        application.simulate(.enterBackground)
        application.simulate(.enterForeground)
        application.simulate(.becomeActive)
        MainClock.shared.advance(by: 60)
        #expect(work.expired.isEmpty)
        application.endBackgroundTask(task)
    }
}
