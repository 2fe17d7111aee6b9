import Lessons
import UIKit
import XCTest

@MainActor
final class TaskLessonTests: LessonTestCase {
    /// Lets tasks of the main actor go on until `isDone`.
    private func runTasks(until isDone: () -> Bool) {
        let limit = Date().addingTimeInterval(5)
        while !isDone(), Date() < limit { RunLoop.main.run(until: Date().addingTimeInterval(0.01)) }
    }

    func testEntriesArriveWhileTheScreenIsShown() {
        let feed = FeedViewController { ["first", "second"] }
        show(feed)
        runTasks { !feed.isLoading }
        XCTAssertEqual(feed.entries, ["first", "second"])
    }

    func testATaskEndsWithItsScreen() {
        weak var released: FeedViewController?
        do {
            let feed = FeedViewController {
                try await Task.sleep(nanoseconds: 3_600_000_000_000)
                return []
            }
            released = feed
            show(feed)
            XCTAssertTrue(feed.isLoading)
            show(UIViewController())
            runTasks { !feed.isLoading }
            XCTAssertTrue(feed.wasCancelled)
        }
        settle()
        XCTAssertNil(released)
    }
}
