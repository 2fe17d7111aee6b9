import XCTest

@testable import Shapes

@MainActor
final class OnlySynchronousTests: XCTestCase {
    func testInsets() {
        XCTAssertEqual(Badge().insets.left, 2)
    }

    func testThrowing() throws {
        XCTAssertTrue(Thread.isMainThread)
    }
}

@MainActor
final class MixedTests: XCTestCase {
    func testSynchronous() {
        XCTAssertEqual(Badge().insets.top, 1)
    }

    func testAsynchronous() async throws {
        try await Task.sleep(nanoseconds: 1_000)
        XCTAssertEqual(Badge().insets.top, 1)
    }
}

final class SomeMethodsOnMainActorTests: XCTestCase {
    func testPlain() {
        XCTAssertTrue(Thread.isMainThread)
    }

    @MainActor
    func testOnMainActor() {
        XCTAssertTrue(Thread.isMainThread)
    }

    @MainActor
    func testThrowingOnMainActor() throws {
        XCTAssertEqual(Badge().insets.right, 4)
    }

    @MainActor
    func testAsynchronousOnMainActor() async {
        XCTAssertEqual(Badge().insets.right, 4)
    }
}
