import XCTest

@testable import Shapes

@MainActor
final class MainActorSetUpTests: XCTestCase {
    private var badge: Badge?

    override func setUp() {
        super.setUp()
        badge = Badge()
    }

    override func tearDown() {
        badge = nil
        super.tearDown()
    }

    func testBadge() {
        XCTAssertEqual(badge?.insets.left, 2)
    }

    func testBadgeAsynchronously() async {
        XCTAssertEqual(badge?.insets.left, 2)
    }
}

@MainActor
final class MainActorThrowingSetUpTests: XCTestCase {
    private var badge: Badge?

    override func setUpWithError() throws {
        try super.setUpWithError()
        badge = Badge()
    }

    override func tearDownWithError() throws {
        badge = nil
    }

    func testBadge() {
        XCTAssertNotNil(badge)
    }
}

final class AttributedSetUpTests: XCTestCase {
    @MainActor private var badge: Badge?

    @MainActor
    override func setUp() {
        badge = Badge()
    }

    @MainActor
    func testBadge() {
        XCTAssertNotNil(badge)
    }
}
