import Failing
import XCTest

final class FailingTests: XCTestCase {
    func testWrong() {
        XCTAssertEqual(answer, 42)
    }
}

final class CrashingTests: XCTestCase {
    func testFatalError() {
        XCTAssertEqual(crash(), 0)
    }
}
