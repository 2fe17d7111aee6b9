import Foundation
import Testing

@testable import UIKit

/// UIKit, "AttributeScopes.UIKitAttributes"; Foundation, "init(_:)" of `NSAttributedString`.
@Suite @MainActor struct AttributedStringTests {
    @Test func attributesAreSetByName() {
        var text = AttributedString("Hello")
        text.font = UIFont.systemFont(ofSize: 20)
        text.foregroundColor = UIColor.red
        var container = AttributeContainer()
        container.kern = 2
        container.underlineStyle = .single
        text.mergeAttributes(container)
        #expect(text.font == UIFont.systemFont(ofSize: 20))
        #expect(text.kern == 2)
        #expect(text.underlineStyle == .single)
    }

    @Test func conversionKeepsAttributesBothWays() {
        var text = AttributedString("red ")
        text.foregroundColor = UIColor.red
        var link = AttributedString("link")
        link.link = URL(string: "https://example.com")
        link.underlineStyle = .double
        let converted = NSAttributedString(text + link)
        #expect(converted.string == "red link")
        #expect(converted.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(converted.attribute(.foregroundColor, at: 5, effectiveRange: nil) == nil)
        #expect(converted.attribute(.link, at: 5, effectiveRange: nil) as? URL == link.link)
        #expect(converted.attribute(.underlineStyle, at: 5, effectiveRange: nil) as? Int == 9)
        #expect(AttributedString(converted) == text + link)
    }
}
