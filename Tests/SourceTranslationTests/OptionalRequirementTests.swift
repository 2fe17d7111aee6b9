@testable import SourceTranslation
import Testing

/// Optional requirements and the calls that ask whether they are there.
@Suite struct OptionalRequirementTests {
    @Test func ownProtocol() {
        expectTranslation(
            """
            @objc protocol P {
            → protocol P: _ObjCProtocol {
                @objc optional func f(_ x: Int, y: Int) -> Int
            →     func f(_ x: Int, y: Int) -> Int
            }
            func call(_ p: P?) { _ = p?.f?(1, y: 2) ?? 3 }
            → func call(_ p: P?) { _ = p?._implementing("f:y:")?.f(1, y: 2) ?? 3 }
            func has(_ p: P) -> Bool { p.f != nil }
            → func has(_ p: P) -> Bool { p._implementing("f:y:") != nil }
            """)
    }

    @Test func defaultLooksForTheMethodOfASubclass() {
        let text = Translated("@objc public protocol P { @objc optional func f(_ x: Int) -> Int }").text()
        #expect(text.contains("public func f(_ x: Int) -> Int { return _callOptional(self, \"f:\", x) }"))
    }

    @Test func frameworksProtocol() {
        expectTranslation(
            """
            func a(_ d: UIScrollViewDelegate, _ s: UIScrollView) { d.scrollViewDidScroll?(s) }
            → func a(_ d: UIScrollViewDelegate, _ s: UIScrollView) { d.scrollViewDidScroll (s) }
            func b(_ d: UIGestureRecognizerDelegate) -> Bool { d.gestureRecognizer?(g, shouldReceive: t) ?? true }
            → func b(_ d: UIGestureRecognizerDelegate) -> Bool { d._implementing("gestureRecognizer:shouldReceive:")?.gestureRecognizer(g, shouldReceive: t) ?? true }
            """, framework: .uikit)
    }

    @Test func closuresStay() {
        expectTranslation(
            """
            @objc protocol P { @objc optional func done() }
            → protocol P: _ObjCProtocol { func done() }
            struct S { var done: (() -> Void)?; func f() { self.done?(); completion?(1) } }
            """)
    }

    @Test func propertiesWithARequirementsNameStay() {
        let framework = ModuleFacts.Exported(optionals: [
            .init(
                protocolName: "UIBarPositioningDelegate", base: "position", labels: ["for"], selector: "positionForBar:",
                returnsValue: true)
        ])
        expectTranslation(
            """
            func f(_ s: State, _ delegate: D?) -> Bool { s.position != nil || delegate?.position != nil }
            → func f(_ s: State, _ delegate: D?) -> Bool { s.position != nil || delegate?._implementing("positionForBar:") != nil }
            """, framework: framework)
    }

    @Test func conformersAreExposed() {
        let text = Translated(
            "class C: NSObject, UIScrollViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {} }",
            framework: .uikit
        ).text()
        #expect(text.contains("members.method(\"scrollViewDidScroll:\")"))
    }

    /// Names from Apple's headers, which `responds(to:)` is asked for.
    @Test(arguments: [
        ("tableView:commit:forRowAt:", "UITableViewDataSource", "tableView:commitEditingStyle:forRowAtIndexPath:"),
        ("numberOfSectionsIn:", "UITableViewDataSource", "numberOfSectionsInTableView:"),
        ("numberOfSectionsIn:", "UICollectionViewDataSource", "numberOfSectionsInCollectionView:"),
        ("scrollViewDidScroll:", "UIScrollViewDelegate", "scrollViewDidScroll:"),
        (
            "adaptivePresentationStyleFor:traitCollection:", "UIAdaptivePresentationControllerDelegate",
            "adaptivePresentationStyleForPresentationController:traitCollection:"
        ),
    ])
    func shortenedNamesAreThoseOfTheHeaders(_ derived: String, _ protocolName: String, _ name: String) {
        #expect(AppleSelectors.name(for: derived, in: protocolName) == name)
    }
}
