import XCTest

@testable import Shapes

final class AsynchronousSetUpTests: XCTestCase {
    private var value = 0

    override func setUp() async throws {
        try await super.setUp()
        value = 1
    }

    override func tearDown() async throws {
        value = 0
    }

    func testValue() {
        XCTAssertEqual(value, 1)
    }
}

final class ThrowingSetUpTests: XCTestCase {
    private var badge: Badge!

    override func setUpWithError() throws {
        try super.setUpWithError()
        badge = Badge()
    }

    override func tearDownWithError() throws {
        badge = nil
    }

    func testBadge() throws {
        XCTAssertEqual(badge.insets.bottom, 3)
    }
}

class BaseTests: XCTestCase {
    var expected: CGFloat { 1 }
    var actual: CGFloat = 0

    override func setUp() {
        super.setUp()
        actual = Badge().insets.top
    }

    func testInherited() {
        XCTAssertEqual(actual, expected)
    }
}

final class DerivedTests: BaseTests {
    override var expected: CGFloat { 2 }

    override func setUp() {
        super.setUp()
        actual += 1
    }

    func testOwn() {
        XCTAssertEqual(actual, 2)
    }
}
