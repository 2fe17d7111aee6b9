import XCTest

final class WaitingTests: XCTestCase {
    func testMainQueueWhileWaiting() {
        let done = expectation(description: "main queue")
        DispatchQueue.main.async { done.fulfill() }
        waitForExpectations(timeout: 5)
    }

    @MainActor
    func testMainActorTaskWhileWaiting() {
        let done = expectation(description: "task")
        Task { @MainActor in done.fulfill() }
        wait(for: [done], timeout: 5)
    }

    func testTimerWhileWaiting() {
        let done = expectation(description: "timer")
        _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in done.fulfill() }
        wait(for: [done], timeout: 5)
    }

    @MainActor
    func testRunLoopRunsMainQueue() {
        var hasRun = false
        DispatchQueue.main.async { hasRun = true }
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
        XCTAssertTrue(hasRun)
    }

    @MainActor
    func testRunLoopRunsTasks() {
        var hasRun = false
        Task { @MainActor in hasRun = true }
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
        XCTAssertTrue(hasRun)
    }

    @MainActor
    func testFulfillmentOfMainQueueWork() async {
        let done = expectation(description: "main queue")
        DispatchQueue.main.async { done.fulfill() }
        await fulfillment(of: [done], timeout: 5)
    }
}
