import Testing

@testable import LifecycleLint

/// Our side of each point in docs/lint.md's comparison with other linters.
@Suite struct ComparisonTests {
    private func rules(_ text: String, objectiveC: Bool = false) -> [String] {
        Linter().lint(texts: [objectiveC ? "A.m" : "A.swift": text]).findings.map(\.ruleName)
    }

    private func controller(_ body: String) -> [String] { rules("class Shop: UIViewController {\n\(body)\n}") }

    private func implementation(_ body: String, of superclass: String = "UIViewController") -> [String] {
        rules("@interface Shop : \(superclass)\n@end\n@implementation Shop\n\(body)\n@end", objectiveC: true)
    }

    // overridden_super_call

    @Test func superOnAPathIsMissedOnlyByUs() {
        #expect(controller("override func viewDidLoad() { guard open else { return }; super.viewDidLoad() }\nvar open = true") == ["missing-super"])
        #expect(controller("override func viewDidLoad() { prepare() }\nfunc prepare() { super.viewDidLoad() }") == [])
        #expect(controller("override func viewIsAppearing(_ animated: Bool) {}") == ["missing-super"])
        #expect(controller("override func viewDidLoad() { defer { super.viewDidLoad() } }") == [])
    }

    @Test func superOfOtherClassesIsNotLookedAt() {
        #expect(rules("class Row: UITableViewCell { override func prepareForReuse() {} }") == [])
        #expect(rules("class Flow: UICollectionViewLayout { override func invalidateLayout() {} }") == [])
        #expect(rules("class Tests: XCTestCase { override func invokeTest() {} }") == [])
        #expect(rules("class Shelf: UIView { override func awakeFromNib() {} }") == [])
        #expect(rules("class Presenter: Base { override func viewDidLoad() {} }") == [])
    }

    @Test func theOtherListsMethodsOfControllersAreOurs() {
        for method in [
            "didReceiveMemoryWarning()", "viewDidLoad()", "viewWillAppear(_ a: Bool)", "viewDidAppear(_ a: Bool)",
            "viewWillDisappear(_ a: Bool)", "viewDidDisappear(_ a: Bool)", "setEditing(_ e: Bool, animated: Bool)",
            "encodeRestorableState(with c: NSCoder)", "decodeRestorableState(with c: NSCoder)",
            "addChildViewController(_ c: UIViewController)", "removeFromParentViewController()",
            "transition(from a: UIViewController, to b: UIViewController, duration: Double, options: O, animations: F?, completion: G?)",
        ] {
            #expect(controller("override func \(method) {}") == ["missing-super"], "\(method)")
        }
    }

    // prohibited_super_call

    @Test func superInLoadViewMattersWhereAViewIsSet() {
        #expect(controller("override func loadView() { super.loadView() }") == [])
        #expect(controller("override func loadView() { super.loadView(); view = Counter() }") == ["prohibited-super"])
        #expect(controller("override func loadView() {}") == ["load-view-without-view"])
        #expect(rules("class Pages: NSFileProviderExtension { override func providePlaceholder(at u: URL) { super.providePlaceholder(at: u) } }") == [])
    }

    // notification_center_detachment

    @Test func removingAllIsLookedAtWhereTheScreenGoes() {
        #expect(controller("override func viewDidDisappear(_ a: Bool) { super.viewDidDisappear(a); NotificationCenter.default.removeObserver(self) }") == ["remove-all-observers"])
        #expect(controller("let center = NotificationCenter.default\noverride func viewDidDisappear(_ a: Bool) { super.viewDidDisappear(a); center.removeObserver(self) }") == ["remove-all-observers"])
        #expect(controller("func reset() { NotificationCenter.default.removeObserver(self) }") == [])
        #expect(rules("class Model { func stop() { NotificationCenter.default.removeObserver(self) } }") == [])
    }

    // discarded_notification_center_observer

    @Test func tokensThrownAwayInControllers() {
        let call = "NotificationCenter.default.addObserver(forName: .opened, object: nil, queue: nil) { _ in }"
        #expect(controller("func listen() { \(call) }") == ["discarded-observer-token"])
        #expect(controller("func listen() { _ = \(call) }") == ["discarded-observer-token"])
        #expect(controller("func listen() -> Any { \(call) }") == [])
        #expect(controller("func listen() { keep.append(\(call)) }\nvar keep: [Any] = []") == [])
        #expect(rules("class Model { func listen() { \(call) } }") == [])
    }

    // weak_delegate

    @Test func delegatesByNameAndType() {
        #expect(rules("protocol ShopDelegate: AnyObject {}\nclass Shop { var delegate: ShopDelegate? }") == ["strong-delegate"])
        #expect(rules("protocol ShopDataSource: AnyObject {}\nclass Shop { var dataSource: ShopDataSource? }") == ["strong-delegate"])
        #expect(rules("class ShopDelegate {}\nclass Shop { var delegate: ShopDelegate? }") == [])
        #expect(rules("protocol ShopDelegate: AnyObject {}\nclass Shop { let delegate: ShopDelegate\ninit(_ d: ShopDelegate) { delegate = d } }") == [])
        #expect(rules("class Shop { var session: URLSession?; var sessionDelegate: URLSessionDelegate? }") == [])
    }

    // osx.cocoa.MissingSuperCall

    @Test func clangsListOfControllerMethodsIsOurs() {
        for method in [
            "addChildViewController:(UIViewController *)child", "viewDidAppear:(BOOL)a", "viewDidDisappear:(BOOL)a",
            "viewWillAppear:(BOOL)a", "viewWillDisappear:(BOOL)a", "removeFromParentViewController",
            "didReceiveMemoryWarning", "viewDidUnload", "viewDidLoad", "viewWillUnload", "updateViewConstraints",
            "encodeRestorableStateWithCoder:(NSCoder *)coder",
        ] {
            #expect(implementation("- (void)\(method) {}") == ["missing-super"], "\(method)")
        }
        // What clang's finds without it: a call anywhere in the method.
        #expect(implementation("- (void)viewDidLoad { if (self.title) { [super viewDidLoad]; } }") == ["missing-super"])
        #expect(implementation("- (BOOL)resignFirstResponder { return YES; }", of: "UIResponder") == [])
    }
}
