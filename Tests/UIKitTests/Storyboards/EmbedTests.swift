import ObjectiveC
import Testing
import UIKit

private final class EmbeddedController: UIViewController {
    nonisolated(unsafe) static var calls: [String] = []
    required init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    private func note(_ call: String) { Self.calls.append(call) }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove(toParent: \(parent == nil ? "nil" : "parent"))")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove(toParent: \(parent == nil ? "nil" : "parent"))")
    }
    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
    override func updateViewConstraints() {
        super.updateViewConstraints()
        note("updateViewConstraints")
    }
    override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
}

private let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="outer">
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController id="outer" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews>
                <containerView opaque="NO" contentMode="scaleToFill" id="c1">
                  <rect key="frame" x="10" y="20" width="100" height="100"/>
                  <connections><segue destination="inner" kind="embed" id="e1"/></connections>
                </containerView>
              </subviews>
            </view>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController id="inner" customClass="EmbeddedInStoryboard" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v2"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/></view>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

@Suite @MainActor
struct EmbedTests {
    @Test("child-04: an embedded child hears of its parent once, both times before it appears")
    func embedded() throws {
        _exposeMembers { members in members.begin(EmbeddedController.self, named: "EmbeddedInStoryboard") }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("embed-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try document.write(to: folder.appendingPathComponent("Main.storyboard"), atomically: true, encoding: .utf8)
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle(url: folder) ?? .main)
        EmbeddedController.calls = []
        let outer = try #require(storyboard.instantiateInitialViewController())
        let stage = Stage(root: outer)
        stage.settle()
        // How often layout runs is not part of the contract (section 2); the document has no constraints, so
        // that the trace's updateViewConstraints has no occasion.
        var seen: Set<String> = []
        let calls = EmbeddedController.calls
        #expect(calls.filter { seen.insert($0).inserted } == [
            "willMove(toParent: parent)", "didMove(toParent: parent)", "viewWillAppear",
            "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
        ])
        #expect(calls.filter { $0.contains("Move") }.count == 2)
        stage.window.isHidden = true
    }
}
