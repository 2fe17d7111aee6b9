import UIKit
import XCTest

/// Shows controllers in a window and waits until they have settled.
@MainActor
class LessonTestCase: XCTestCase {
    private(set) var window: UIWindow!

    override func setUp() {
        super.setUp()
        window = UIWindow(frame: UIScreen.main.bounds)
    }

    override func tearDown() {
        window.isHidden = true
        window.rootViewController = nil
        window = nil
        super.tearDown()
    }

    func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        settle()
    }

    /// Lets transitions end: longer than any of them takes.
    func settle() {
        RunLoop.main.run(until: Date().addingTimeInterval(0.01))
        let settled = expectation(description: "settled")
        UIView.animate(withDuration: 1, animations: { self.window.alpha = self.window.alpha == 1 ? 0.99 : 1 }) { _ in
            settled.fulfill()
        }
        wait(for: [settled], timeout: 5)
    }
}
