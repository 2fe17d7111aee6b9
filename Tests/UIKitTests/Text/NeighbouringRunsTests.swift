import Foundation
import Testing
import UIKit

/// Neighbouring runs of a string with different objects for the same attribute (Foundation, "NSMutableAttributedString").
@Suite struct NeighbouringRunsTests {
    private static let word = NSRange(location: 0, length: 5)
    private static let rest = NSRange(location: 5, length: 6)

    private static func shadow(_ radius: CGFloat) -> NSShadow {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = radius
        return shadow
    }

    private static func style(_ spacing: CGFloat) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = spacing
        return style
    }

    private static func attachment(_ width: CGFloat) -> NSTextAttachment {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: width, height: 1)
        return attachment
    }

    private static func values(_ name: NSAttributedString.Key) -> (NSObject, NSObject) {
        switch name {
        case .foregroundColor:
            (UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        case .font: (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 20))
        case .paragraphStyle: (style(1), style(2))
        case .shadow: (shadow(1), shadow(2))
        default: (attachment(1), attachment(2))
        }
    }

    @Test(arguments: [NSAttributedString.Key.foregroundColor, .font, .paragraphStyle, .shadow, .attachment])
    func keepTheirOwnObjects(_ name: NSAttributedString.Key) {
        let (first, second) = Self.values(name)
        for text in [NSMutableAttributedString(string: "hello world"), NSTextStorage(string: "hello world")] {
            text.addAttribute(name, value: first, range: Self.word)
            text.addAttribute(name, value: second, range: Self.rest)
            #expect(text.attribute(name, at: 4, effectiveRange: nil) as? NSObject === first)
            #expect(text.attribute(name, at: 5, effectiveRange: nil) as? NSObject === second)
            text.setAttributes([name: second], range: Self.word)
            text.addAttributes([name: first], range: Self.rest)
            #expect(text.attribute(name, at: 4, effectiveRange: nil) as? NSObject === second)
            #expect(text.attribute(name, at: 10, effectiveRange: nil) as? NSObject === first)
        }
    }

    @Test func mergeWhereTheirObjectsAreEqual() {
        let text = NSMutableAttributedString(string: "hello world")
        text.addAttribute(.foregroundColor, value: UIColor(white: 0.5, alpha: 1), range: Self.word)
        text.addAttribute(.foregroundColor, value: UIColor(white: 0.5, alpha: 1), range: Self.rest)
        var run = NSRange()
        _ = text.attributes(at: 0, effectiveRange: &run)
        #expect(run == NSRange(location: 0, length: 11))
    }
}
