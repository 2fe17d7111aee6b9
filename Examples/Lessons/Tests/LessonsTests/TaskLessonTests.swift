import Lessons
import UIKit
import XCTest

@MainActor
final class TaskLessonTests: LessonTestCase {
    func testEntriesArriveWhileTheScreenIsShown() async {
        let feed = FeedViewController { ["first", "second"] }
        show(feed)
        while feed.isLoading { await Task.yield() }
        XCTAssertEqual(feed.entries, ["first", "second"])
    }

    func testATaskEndsWithItsScreen() async {
        weak var released: FeedViewController?
        var wasCancelled = false
        do {
            let feed = FeedViewController {
                try await Task.sleep(nanoseconds: 3_600_000_000_000)
                return []
            }
            released = feed
            show(feed)
            XCTAssertTrue(feed.isLoading)
            show(UIViewController())
            while feed.isLoading { await Task.yield() }
            wasCancelled = feed.wasCancelled
        }
        XCTAssertTrue(wasCancelled)
        settle()
        XCTAssertNil(released)
    }
}
