@testable import SourceTranslation
import Testing

/// Names as clang's importer makes them (Swift book and SE-0005, "Better translation of Objective-C APIs into Swift").
@Suite struct ObjectiveCNamingTests {
    @Test(arguments: [
        ("didMoveToParentViewController:", ["UIViewController"], "didMove(toParent:)"), ("addView:", ["UIView"], "add(_:)"),
        ("showMessage:animated:", ["String", "BOOL"], "showMessage(_:animated:)"), ("close", [], "close"),
        ("moveToPoint:", ["CGPoint"], "move(to:)"), ("setBadge:forState:", ["String", "UIControlState"], "setBadge(_:for:)"),
        ("viewWithTag:", ["NSInteger"], "view(withTag:)"),
    ])
    func `declared methods`(selector: String, types: [String], name: String) {
        #expect(ImportedName(selector: selector, types: types, isInitializer: false).text == name)
    }

    @Test func `initializers and given names`() {
        #expect(ImportedName(selector: "initWithTitle:image:", types: ["String", "UIImage"], isInitializer: true).text == "init(title:image:)")
        #expect(ImportedName(selector: "initWithURL:", types: ["URL"], isInitializer: true).text == "init(url:)")
        #expect(ImportedName(selector: "a:b:", types: ["", ""], swiftName: "join(_:with:)", isInitializer: false).text == "join(_:with:)")
    }

    @Test(arguments: [
        ("didMoveToParentViewController:", "didMove(toParent:)"), ("presentViewController:animated:completion:", "present(_:animated:completion:)"),
        ("addChildViewController:", "addChild(_:)"), ("viewDidAppear:", "viewDidAppear(_:)"),
        ("removeFromParentViewController", "removeFromParent"), ("isMovingFromParentViewController", "isMovingFromParent"),
        ("movingToParentViewController", "isMovingToParent"), ("childViewControllers", "children"),
    ])
    func `messages to UIKit's classes`(selector: String, name: String) throws {
        let model = try ObjectiveCModel(unit: ObjectiveCUnit(), frameworks: ObjectiveCFixture.frameworks) { _ in false }
        let member = try #require(model.frameworkMember(selector, of: "UIViewController", isStatic: false))
        #expect(ImportedName(base: member.name, labels: member.labels ?? []).text == name)
    }

    @Test func `factories, constants and getters`() throws {
        let model = try ObjectiveCModel(unit: ObjectiveCUnit(), frameworks: ObjectiveCFixture.frameworks) { _ in false }
        #expect(model.frameworkMember("colorWithWhite:alpha:", of: "UIColor", isStatic: true)?.labels == ["white", "alpha"])
        #expect(model.frameworkMember("redColor", of: "UIColor", isStatic: true)?.name == "red")
        #expect(model.frameworkMember("hidden", of: "UIView", isStatic: false)?.name == "isHidden")
        #expect(model.constant("UIControlStateHighlighted")?.text == "UIControl.State.`highlighted`")
        #expect(model.typeName("UIControlState") == "UIControl.State")
    }
}
