import Lessons
import UIKit
import XCTest

@MainActor
final class ContainerLessonTests: LessonTestCase {
    func testEachChildHearsOfItsParentAndItsAppearanceOnce() {
        let trace = CallbackTrace()
        let container = LoadStateViewController { state in
            switch state {
            case .loading: TracedViewController("loading", trace: trace)
            case .list: TracedViewController("list", trace: trace)
            default: UIViewController()
            }
        }
        show(container)
        XCTAssertEqual(trace.take(), [
            "loading.willMove(toParent:)", "loading.viewDidLoad", "loading.didMove(toParent:)", "loading.viewWillAppear",
            "loading.viewIsAppearing", "loading.viewDidAppear",
        ])

        container.show(.list(["one", "two"]))
        settle()
        XCTAssertEqual(trace.take().filter { $0.hasPrefix("loading.") }, [
            "loading.willMove(toParent: nil)", "loading.viewWillDisappear", "loading.didMove(toParent: nil)",
            "loading.viewDidDisappear",
        ])
        XCTAssertEqual(container.children.count, 1)
    }

    func testEveryStateHasItsMessage() throws {
        let container = LoadStateViewController()
        show(container)
        for (state, text) in [
            (LoadStateViewController.State.empty, "Nothing here yet"), (.list(["one", "two"]), "one\ntwo"),
            (.error("No connection"), "No connection"), (.loading, "Loading …"),
        ] {
            container.show(state)
            settle()
            let message = try XCTUnwrap(container.shown as? MessageViewController)
            XCTAssertEqual(message.label.text, text)
            XCTAssertEqual(message.view.frame, container.view.bounds)
        }
    }
}
