import ObjectiveC
import Testing
import UIKit

/// A controller of the storyboard below.
private final class FirstController: UIViewController {
    nonisolated(unsafe) static var calls: [String] = []
    var label: UILabel?
    var prepared: UIStoryboardSegue?
    var allowsSegue = true

    required init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Self.calls.append("init")
    }
    override func awakeFromNib() {
        super.awakeFromNib()
        Self.calls.append("awakeFromNib loaded \(isViewLoaded)")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        Self.calls.append("viewDidLoad label \(label?.text ?? "nil")")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        Self.calls.append("prepare loaded \(segue.destination.isViewLoaded)")
        prepared = segue
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { allowsSegue }
    func tapped(_ sender: Any?) { Self.calls.append("tapped") }
}

private let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
      <scenes>
        <scene sceneID="s0"><objects>
          <navigationController id="nav" sceneMemberID="viewController">
            <connections><segue destination="first" kind="relationship" relationship="rootViewController" id="r"/></connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="s1"><objects>
          <viewController storyboardIdentifier="First" id="first" customClass="StoryboardFirst" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>
                <label opaque="NO" text="Hello" textAlignment="center" numberOfLines="2" translatesAutoresizingMaskIntoConstraints="NO" id="l1">
                  <rect key="frame" x="10" y="20" width="100" height="21"/>
                  <fontDescription key="fontDescription" type="boldSystem" pointSize="19"/>
                  <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </label>
                <button opaque="NO" tag="5" id="b1">
                  <rect key="frame" x="10" y="200" width="100" height="30"/>
                  <state key="normal" title="Tap"/>
                  <connections>
                    <action selector="tapped:" destination="first" eventType="touchUpInside" id="a1"/>
                    <segue destination="second" kind="show" identifier="byButton" id="g0"/>
                  </connections>
                </button>
              </subviews>
              <color key="backgroundColor" systemColor="systemBackgroundColor"/>
              <constraints>
                <constraint firstItem="l1" firstAttribute="leading" secondItem="v1" secondAttribute="leading" constant="33" id="c1"/>
                <constraint firstItem="l1" firstAttribute="top" secondItem="v1" secondAttribute="top" constant="44" id="c2"/>
              </constraints>
            </view>
            <navigationItem key="navigationItem" title="One" id="n1"/>
            <connections>
              <outlet property="label" destination="l1" id="o1"/>
              <segue destination="second" kind="show" identifier="toSecond" id="g1"/>
            </connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <tableViewController storyboardIdentifier="Second" title="Two" id="second" sceneMemberID="viewController">
            <tableView key="view" dataMode="static" style="grouped" rowHeight="50" id="t1">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <sections><tableViewSection headerTitle="Head" id="q1"><cells>
                <tableViewCell style="IBUITableViewCellStyleDefault" id="k1"/>
                <tableViewCell style="IBUITableViewCellStyleSubtitle" id="k2"/>
              </cells></tableViewSection></sections>
              <connections>
                <outlet property="dataSource" destination="second" id="d1"/>
                <outlet property="delegate" destination="second" id="d2"/>
              </connections>
            </tableView>
          </tableViewController>
        </objects></scene>
      </scenes>
    </document>
    """

/// Storyboards: `docs/lifecycle.md`, section 1, and Apple's *UIStoryboard*.
@Suite(.serialized) @MainActor
struct StoryboardTests {
    let storyboard: UIStoryboard

    init() throws {
        _ = Self.registered
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("storyboards-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try document.write(to: folder.appendingPathComponent("Main.storyboard"), atomically: true, encoding: .utf8)
        storyboard = UIStoryboard(name: "Main", bundle: Bundle(url: folder) ?? .main)
        FirstController.calls = []
    }

    /// What source translation does for `@objc` and `@IBOutlet` members.
    private static let registered: Bool = {
        _exposeMembers { members in
            members.begin(FirstController.self, named: "StoryboardFirst")
            members.property("label", getter: "label", setter: "setLabel:") { object in
                MainActor.assumeIsolated { (object as? FirstController)?.label }
            } _: { object, value in
                MainActor.assumeIsolated { (object as? FirstController)?.label = value as? UILabel }
            }
            members.method("tapped:") { object, sender, _, _ in
                MainActor.assumeIsolated { (object as? FirstController)?.tapped(sender) }
                return nil
            }
        }
        return true
    }()

    @Test("init(coder:), awakeFromNib, then with the view: outlets before viewDidLoad (trace nav-parent-01)")
    func order() throws {
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let first = try #require(navigation.topViewController as? FirstController)
        #expect(FirstController.calls == ["init", "awakeFromNib loaded false"])
        first.loadViewIfNeeded()
        #expect(FirstController.calls.last == "viewDidLoad label Hello")
        #expect(first.storyboard === storyboard)
        #expect(first.navigationItem.title == "One")
    }

    @Test("Views have the document's properties, and constraints hold")
    func views() throws {
        let first = try #require(storyboard.instantiateViewController(withIdentifier: "First") as? FirstController)
        let view: UIView = first.view
        let label = try #require(first.label)
        #expect(label.textAlignment == .center && label.numberOfLines == 2)
        #expect(label.font.pointSize == 19)
        #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(view.frame.size == CGSize(width: 375, height: 667))
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        view.layoutIfNeeded()
        #expect(label.frame.origin == CGPoint(x: 33, y: 44))
        let button = try #require(view.viewWithTag(5) as? UIButton)
        #expect(button.title(for: .normal) == "Tap")
        button.sendActions(for: .touchUpInside)
        #expect(FirstController.calls.contains("tapped"))
    }

    @Test("performSegue prepares before the destination loads, then shows it")
    func segue() throws {
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let stage = Stage(root: navigation)
        stage.settle()
        let first = try #require(navigation.topViewController as? FirstController)
        first.allowsSegue = false
        first.performSegue(withIdentifier: "toSecond", sender: nil)
        #expect(FirstController.calls.last == "prepare loaded false")
        #expect(first.prepared?.identifier == "toSecond")
        #expect(navigation.topViewController is UITableViewController)
        #expect(navigation.topViewController?.title == "Two")
        stage.settle()
    }

    @Test("A control's segue asks first whether it may happen")
    func controlSegue() throws {
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let stage = Stage(root: navigation)
        stage.settle()
        let first = try #require(navigation.topViewController as? FirstController)
        let button = try #require(first.view.viewWithTag(5) as? UIButton)
        first.allowsSegue = false
        button.sendActions(for: .touchUpInside)
        #expect(first.prepared == nil)
        first.allowsSegue = true
        button.sendActions(for: .touchUpInside)
        #expect(first.prepared?.identifier == "byButton")
        stage.settle()
    }

    @Test("Static cells")
    func staticCells() throws {
        let second = try #require(
            storyboard.instantiateViewController(withIdentifier: "Second") as? UITableViewController)
        let stage = Stage(root: second)
        stage.settle()
        #expect(second.tableView.style == .grouped)
        #expect(second.tableView.rowHeight == 50)
        #expect(second.tableView.numberOfRows(inSection: 0) == 2)
        #expect(second.tableView.visibleCells.count == 2)
        #expect(second.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.detailTextLabel != nil)
    }

    @Test("A creator may make the controller itself")
    func creator() {
        final class Own: UIViewController {}
        let made: Own = storyboard.instantiateViewController(identifier: "First") { Own(coder: $0) }
        #expect(made.storyboard === storyboard)
    }
}
