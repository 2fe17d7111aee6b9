import Lessons
import UIKit
import XCTest

@MainActor
final class AppearanceLessonTests: LessonTestCase {
    func testProfileSetsUpOnceAndRefreshesOnEachAppearance() {
        var names = ["Ada", "Grace"]
        let profile = ProfileViewController { names.removeFirst() }
        let navigation = UINavigationController(rootViewController: profile)
        show(navigation)
        XCTAssertEqual(profile.nameLabel.text, "Ada")

        navigation.pushViewController(UIViewController(), animated: true)
        settle()
        navigation.popViewController(animated: true)
        settle()

        XCTAssertEqual(profile.setUpCount, 1)
        XCTAssertEqual(profile.refreshCount, 2)
        XCTAssertEqual(profile.nameLabel.text, "Grace")
    }

    func testBadgeIsRoundAtEverySize() {
        let badge = BadgeViewController()
        show(badge)
        let width = window.bounds.width / 4
        XCTAssertEqual(badge.widthSeenInViewDidLoad, 0)
        XCTAssertEqual(badge.badge.bounds.width, width, accuracy: 0.5)
        XCTAssertEqual(badge.badge.layer.cornerRadius, badge.badge.bounds.width / 2)

        window.frame.size = CGSize(width: 600, height: 300)
        window.layoutIfNeeded()
        XCTAssertEqual(badge.badge.bounds.width, 150, accuracy: 0.5)
        XCTAssertEqual(badge.badge.layer.cornerRadius, badge.badge.bounds.width / 2)
    }

    func testObserverIsPairedAcrossAppearances() {
        let connection = ConnectionViewController()
        let navigation = UINavigationController(rootViewController: connection)
        show(navigation)
        for _ in 0..<3 {
            navigation.pushViewController(UIViewController(), animated: false)
            settle()
            NotificationCenter.default.post(name: .connectionChanged, object: nil)
            navigation.popViewController(animated: false)
            settle()
        }
        XCTAssertEqual(connection.changeCount, 0, "nothing is heard while the screen is covered")

        NotificationCenter.default.post(name: .connectionChanged, object: nil)
        XCTAssertEqual(connection.changeCount, 1, "one notification, one reaction")
    }

    func testCanvasIsThereBeforeViewDidLoad() {
        let canvas = CanvasViewController()
        XCTAssertFalse(canvas.isViewLoaded)
        show(canvas)
        XCTAssertTrue(canvas.rootSeenInViewDidLoad === canvas.canvas)
        XCTAssertEqual(canvas.canvas.frame, window.bounds)
    }

    func testCounterCountsTapsAndIsReleased() {
        weak var released: CounterViewController?
        do {
            let counter = CounterViewController()
            released = counter
            show(counter)
            counter.button.sendActions(for: .touchUpInside)
            counter.button.sendActions(for: .touchUpInside)
            XCTAssertEqual(counter.count, 2)
            show(UIViewController())
        }
        settle()
        XCTAssertNil(released)
    }
}
