import Lessons
import UIKit
import XCTest

/// One journey through all ways of coming and going; its trace is printed for people to read.
@MainActor
final class JourneyTests: LessonTestCase {
    func testJourney() {
        let trace = CallbackTrace()
        var printed: [String] = []
        func step(_ title: String, _ action: () -> Void) -> [String] {
            action()
            settle()
            let lines = trace.take()
            printed.append("  \(title)")
            printed += lines.map { "    \($0)" }
            return lines
        }
        let home = TracedViewController("Home", trace: trace)
        let navigation = UINavigationController(rootViewController: home)
        _ = step("open") { show(navigation) }
        let push = step("push Detail") {
            navigation.pushViewController(TracedViewController("Detail", trace: trace), animated: true)
        }
        XCTAssertEqual(push, [
            "Detail.willMove(toParent:)", "Detail.viewDidLoad", "Home.viewWillDisappear", "Detail.viewWillAppear",
            "Detail.viewIsAppearing", "Home.viewDidDisappear", "Detail.viewDidAppear", "Detail.didMove(toParent:)",
        ])
        let sheet = step("present Sheet") {
            navigation.present(TracedViewController("Sheet", trace: trace), animated: true)
        }
        XCTAssertEqual(sheet, ["Sheet.viewDidLoad", "Sheet.viewWillAppear", "Sheet.viewIsAppearing", "Sheet.viewDidAppear"])
        let dismissal = step("dismiss Sheet") { navigation.dismiss(animated: true) }
        XCTAssertEqual(dismissal, ["Sheet.viewWillDisappear", "Sheet.viewDidDisappear"])
        let pop = step("pop Detail") { navigation.popViewController(animated: true) }
        XCTAssertEqual(pop, [
            "Detail.willMove(toParent: nil)", "Detail.viewWillDisappear", "Home.viewWillAppear", "Home.viewIsAppearing",
            "Detail.viewDidDisappear", "Home.viewDidAppear", "Detail.didMove(toParent: nil)",
        ])
        print("Journey of two screens and a sheet:\n" + printed.joined(separator: "\n"))
    }
}
