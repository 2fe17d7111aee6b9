@testable import SourceTranslation
import Testing

/// Initializers, overrides in extensions, observed properties and fixtures.
@Suite struct ClassTests {
    @Test func overriddenInitializersAreRequired() {
        expectTranslation(
            """
            class V: UIView {
                override init(frame: CGRect) { super.init(frame: frame) }
            →     required init(frame: CGRect) { super.init(frame: frame) }
                required init?(coder: NSCoder) { fatalError() }
            }
            """, framework: .uikit)
    }

    @Test func missingInitializersTrap() {
        let source = "class V: UIView {\n    init(x: Int) { super.init(frame: .zero) }\n    required init?(coder: NSCoder) { nil }\n}"
        let last = Translated(source, framework: .uikit).lines(4)[3]
        #expect(
            last == " @_disfavoredOverload public required init(frame: CGRect) { fatalError(\"Use of unimplemented initializer 'init(frame:)'"
                + " for class 'Module.V'\") } }")
    }

    @Test func objectsOfNibsWakeThoughTheirRootKnowsNothingOfIt() {
        expectTranslation(
            """
            class Item: NSObject {
                override func awakeFromNib() { super.awakeFromNib() }
            →     func _override_awakeFromNib() { super._extended_awakeFromNib() }
            }
            """, framework: .uikit)
    }

    @Test func viewsWakeByTheirOwnMethod() {
        let source = "class V: UIView {\n    override func awakeFromNib() { super.awakeFromNib() }\n}"
        #expect(Translated(source, framework: .uikit).lines(3).joined(separator: "\n") == source)
    }

    @Test func asynchronousFixturesReachTheirClassWithoutIsolation() {
        expectTranslation(
            """
            @MainActor class T: XCTestCase {
                override func setUp() async throws {
                    try await super.setUp()
            →         try await _handedOver(self)._super_T_setUp()
                }
            }
            → nonisolated func _super_T_setUp() async throws { try await super.setUp() } }
            """)
    }

    @Test func inheritedInitializersStay() {
        let source = "class V: UIView {\n    var x = 1\n    convenience init(x: Int) { self.init(frame: .zero) }\n}\n"
        #expect(Translated(source, framework: .uikit).text() == source)
    }

    @Test func subclassesOfClientsClassesInOtherFiles() {
        let translated = Translated(
            "class A: B {\n    override init(frame: CGRect) { super.init(frame: frame) }\n}",
            with: ["B.swift": "class B: UIView {}"], framework: .uikit)
        #expect(translated.lines(2)[1] == "    required init(frame: CGRect) { super.init(frame: frame) }")
    }

    @Test func otherNamesOfUIKitsClasses() {
        let translated = Translated(
            "class A: Screen {\n    override init(frame: CGRect) { super.init(frame: frame) }\n}",
            with: ["Names.swift": "#if os(macOS)\npublic typealias Screen = NSView\n#else\npublic typealias Screen = UIView\n#endif"],
            framework: .uikit)
        #expect(translated.lines(2)[1] == "    required init(frame: CGRect) { super.init(frame: frame) }")
    }

    @Test func classesOfTheSameNameForAnotherPlatform() {
        let translated = Translated(
            "class A: UIView {\n    override init(frame: CGRect) { super.init(frame: frame) }\n}",
            with: ["A+AppKit.swift": "#if os(macOS)\nclass A: NSView {}\n#endif"], framework: .uikit)
        #expect(translated.lines(2)[1] == "    required init(frame: CGRect) { super.init(frame: frame) }")
    }

    @Test func overridesInExtensionsMoveIntoTheClass() {
        expectTranslation(
            """
            class A: UIViewController {
            }
            →  override func viewDidLoad() { return _extended_A_viewDidLoad() } }
            extension A {
                override func viewDidLoad() { super.viewDidLoad() }
            →     func _extended_A_viewDidLoad() { super.viewDidLoad() }
            }
            """, framework: .uikit)
    }

    @Test func observersInExtensionsMoveIntoTheClass() {
        expectTranslation(
            """
            class A: UIView {
            }
            →  override var tag: Int { willSet { _extended_A_tag(true, newValue, tag) } } }
            extension A {
                override var tag: Int {
            →     func _extended_A_tag(_ isBefore: Bool, _ newValue: Int, _ oldValue: Int) {
                    willSet(new) { print(new) }
            →         if isBefore { let new = newValue; print(new) }
                }
            }
            """, framework: .uikit)
    }

    @Test func extensionsForOtherPlatformsStay() {
        let translated = Translated(
            "class A: UIViewController {\n}", with: [
                "A+AppKit.swift": "#if os(macOS)\nextension A { override func viewDidLoad() {} }\n#endif"
            ], framework: .uikit)
        #expect(translated.text() == "class A: UIViewController {\n}")
    }

    @Test func cellsInheritTheInitializersThatUIKitHas() {
        let text = Translated(
            "class A: UITableViewCell {\n"
                + "    override init(style: CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: nil) }\n}",
            framework: .uikit
        ).text()
        #expect(text.contains("public required convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil)"))
    }

    @Test func membersOfForeignExtensionsLookForOverrides() {
        let source = "extension UIViewController { @objc open func close(_ x: Int) -> Int { x } }"
        let text = Translated(source, framework: .uikit).text()
        #expect(text.hasPrefix("extension UIViewController {       public func _extended_UIViewController_close(_ x: Int) -> Int { x } }"))
        #expect(text.contains("extension UIViewController { public func close(_ x: Int) -> Int { if let f = _override(\"close:\""))
    }

    @Test func observedProperties() {
        expectTranslation(
            """
            class A: NSObject {
                @objc dynamic var x = 1
            →     var x = 1 { willSet { willChangeValue(forKey: "x") } didSet { didChangeValue(forKey: "x") } }
                @objc dynamic var y: Int { get { 1 } set { print(newValue) } }
            →     var y: Int { get { 1 } set { willChangeValue(forKey: "y"); defer { didChangeValue(forKey: "y") }; print(newValue) } }
                func f() { t = observe(\\.x.y, options: []) { _, _ in } }
            →     func f() { t = observe(\\.x.y, _key: "x.y", options: []) { _, _ in } }
            }
            """)
    }

    @Test func mainActorFixtures() {
        expectTranslation(
            """
            @MainActor class T: XCTestCase {
                override func setUpWithError() throws { x = 1 }
            →     func _isolated_T_setUpWithError() throws { x = 1 }
            }
            →  override func setUpWithError() throws { try _onMainActor(self) { try $0._isolated_T_setUpWithError() } } }
            """)
    }

    @Test func plainFixturesStay() {
        let text = "class T: XCTestCase {\n    override func setUp() { x = 1 }\n}\n"
        #expect(Translated(text).text() == text)
    }

    @Test func privateNestedClassesAreOpenedToTheirFile() {
        expectTranslation(
            """
            class A: NSObject {
                private class B: NSObject { @objc func f() {} }
            →     fileprivate class B: NSObject {       func f() {} }
            }
            """)
    }

    @Test func exposureStandsUnderTheConditionOfItsMember() {
        let text = Translated("class A: NSObject {\n#if DEBUG\n@objc func f() {}\n#endif\n}").text()
        #expect(text.contains("#if (DEBUG)\nextension A {"))
    }
}
