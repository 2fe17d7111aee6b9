import Foundation
import Testing
import UIKit
import UIKitTesting

/// One test for each row of `BehaviorDifference.all` (`docs/versions.md`).
@Suite(.serialized) @MainActor
struct BehaviorVersionTests {
    let log = CallLog()

    private func inVersion(_ version: BehaviorVersion, _ body: () throws -> Void) rethrows {
        let earlier = BehaviorVersion.current
        BehaviorVersion.current = version
        defer { BehaviorVersion.current = earlier }
        try body()
    }

    private func shown() -> (Probe, Stage) {
        let a = Probe("A", log)
        let stage = Stage(root: a)
        stage.settle()
        _ = log.take()
        return (a, stage)
    }

    @Test("automaticIsPageSheet: what covers the presenter before 13 leaves it alone since (section 3)", arguments: [
        (BehaviorVersion.iOS12, true), (.iOS13, false), (.newest, false),
    ])
    func automaticStyle(version: BehaviorVersion, covers: Bool) {
        inVersion(version) {
            let (a, stage) = shown()
            let m = Probe("M", log)
            #expect(m.modalPresentationStyle == (covers ? .fullScreen : .automatic))
            a.present(m, animated: true)
            stage.settle()
            #expect(log.take().contains("A.viewDidDisappear(true)") == covers)
            stage.window.isHidden = true
        }
    }

    @Test("sheetsStaySheets: a page sheet on a phone behaves as full screen before 13 (trace sync-present-03)", arguments: [
        (BehaviorVersion.iOS12, true), (.iOS13, false), (.newest, false),
    ])
    func pageSheet(version: BehaviorVersion, covers: Bool) {
        inVersion(version) {
            let (a, stage) = shown()
            let m = Probe("M", log)
            m.modalPresentationStyle = .pageSheet
            a.present(m, animated: true)
            stage.settle()
            #expect(log.take().contains("A.viewDidDisappear(true)") == covers)
            stage.window.isHidden = true
        }
    }

    @Test("sendsIsAppearing: once an appearance since 13, never before", arguments: [
        (BehaviorVersion.iOS12, 0), (.iOS13, 1), (.iOS17, 1), (.newest, 1),
    ])
    func isAppearing(version: BehaviorVersion, count: Int) {
        inVersion(version) {
            let a = Probe("A", log)
            let stage = Stage(root: a)
            stage.settle()
            let lines = log.take()
            #expect(lines.filter { $0.contains("viewIsAppearing") }.count == count)
            #expect(lines.contains("A.viewDidAppear(false)"))
            stage.window.isHidden = true
        }
    }

    @Test("firstTraitsAreSilent: the first display sends traitCollectionDidChange(nil) before 15 (section 10, trace root-02)", arguments: [
        (BehaviorVersion.iOS12, 1), (.iOS13, 1), (.iOS15, 0), (.newest, 0),
    ])
    func firstTraits(version: BehaviorVersion, count: Int) {
        final class Traited: UIViewController {
            var previous: [UITraitCollection?] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                previous.append(previousTraitCollection)
            }
        }
        inVersion(version) {
            let controller = Traited()
            let stage = Stage(root: controller)
            stage.settle()
            #expect(controller.previous == Array(repeating: nil, count: count))
            stage.window.isHidden = true
        }
    }

    @Test("ignoresShouldAutorotate: false keeps the interface before 16, and is not asked since", arguments: [
        (BehaviorVersion.iOS15, false), (.iOS17, true), (.newest, true),
    ])
    func autorotate(version: BehaviorVersion, turns: Bool) {
        final class Fixed: UIViewController {
            override var shouldAutorotate: Bool { false }
        }
        inVersion(version) {
            let stage = Stage(root: Fixed())
            stage.settle()
            #expect(SimulatedApplication.rotate(to: .landscapeRight) == turns)
            stage.settle()
            SimulatedApplication.rotate(to: .portrait)
            stage.settle()
            #expect(UIScreen.main.bounds.width < UIScreen.main.bounds.height)
            stage.window.isHidden = true
        }
    }

    @Test("tappedTabsAnimate, tab-01, tab-04: the order of a tapped tab before and since 18", arguments: [
        (BehaviorVersion.iOS15, false), (.iOS17, false), (.iOS18, true), (.newest, true),
    ])
    func tappedTab(version: BehaviorVersion, animated: Bool) {
        inVersion(version) {
            let tabs = UITabBarController()
            tabs.viewControllers = [Probe("X", log), Probe("Y", log)]
            let stage = Stage(root: tabs)
            stage.settle()
            _ = log.take()
            tabs.tabBar(tabs.tabBar, didSelect: tabs.viewControllers![1].tabBarItem)
            stage.settle()
            let lines = log.take().filter { $0.contains("ppear(") }
            let dids = ["Y.viewDidAppear(\(animated))", "X.viewDidDisappear(\(animated))"]
            #expect(lines == ["Y.viewWillAppear(\(animated))", "X.viewWillDisappear(\(animated))"] + (animated ? dids : dids.reversed()))
            stage.window.isHidden = true
        }
    }

    @Test("texts name versions from 12 on", arguments: [
        ("15", 15), ("15.2", 15), ("iOS 18", 18), ("12", 12), ("11", nil), ("new", nil), ("", nil),
    ] as [(String, Int?)])
    func reading(text: String, major: Int?) {
        #expect(BehaviorVersion(text)?.major == major)
    }

    @Test("the device's version is the one in force")
    func systemVersion() {
        inVersion(.iOS15) { #expect(UIDevice.current.systemVersion == "15.0") }
        inVersion(.newest) { #expect(UIDevice.current.systemVersion == "26.0") }
    }

    @Test("each row is in the documentation and has a source")
    func documented() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("docs/versions.md"), encoding: .utf8)
        for row in BehaviorDifference.all {
            #expect(page.contains("| `\(row.name)` | \(row.since) |"), "\(row.name)")
            #expect(!row.source.isEmpty)
        }
        #expect(Set(BehaviorDifference.all.map(\.difference.rawValue)).count == BehaviorDifference.all.count)
    }
}
