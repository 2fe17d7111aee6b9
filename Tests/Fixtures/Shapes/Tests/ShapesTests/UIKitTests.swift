import UIKit
import XCTest

final class PlainUIKitTests: XCTestCase {
    private var controller: UIViewController!

    override func setUp() {
        super.setUp()
        controller = UIViewController()
    }

    override func tearDown() {
        controller = nil
        super.tearDown()
    }

    func testView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        controller.view.addSubview(view)
        XCTAssertEqual(view.superview, controller.view)
        XCTAssertEqual(controller.view.subviews.count, 1)
    }
}
