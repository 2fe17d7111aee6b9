import Foundation
import Testing

@testable import UIKit

/// UIKit, "NSString UIKit Additions", "NSParagraphStyle", "NSLineBreakMode".
@Suite @MainActor struct TextLayoutTests {
    private let font = UIFont.systemFont(ofSize: 17)
    private let lineHeight: CGFloat = 20.287109375

    private func text(
        _ string: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in }
    ) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        change(style)
        return NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
    }

    private func layout(_ text: NSAttributedString, _ change: (inout TextLayout.Options) -> Void = { _ in })
        -> TextLayout
    {
        var options = TextLayout.Options()
        change(&options)
        return TextLayout(text, options: options)
    }

    @Test func oneLineIsAsHighAsTheFontsLine() {
        let layout = layout(text("Hello"))
        #expect(layout.lines.count == 1)
        #expect(abs(layout.size.height - lineHeight) < 0.0001)
        #expect(abs(layout.firstBaseline - font.ascender) < 0.0001)
        #expect(layout.size.width > 30 && layout.size.width < 60)
    }

    @Test func widthGrowsWithTextAndSize() {
        let one = "ab".size(withAttributes: [.font: font]).width
        let two = "abab".size(withAttributes: [.font: font]).width
        let large = "ab".size(withAttributes: [.font: font.withSize(34)]).width
        #expect(abs(two - 2 * one) < 0.5)
        #expect(abs(large - 2 * one) < 0.5)
        #expect("".size(withAttributes: [.font: font]) == .zero)
    }

    @Test func measuredWidthHoldsTheTextInOneLine() {
        for string in ["Hello, world", "The quick brown fox", "Straße und Öl", "日本語 text"] {
            let width = layout(text(string)).size.width
            #expect(layout(text(string)) { $0.width = width }.lines.count == 1)
        }
    }

    @Test func wordsWrapAtTheWidth() {
        let layout = layout(text("one two three four five six")) { $0.width = 80 }
        #expect(layout.lines.count > 1)
        #expect(layout.size.width <= 80)
        #expect(abs(layout.size.height - CGFloat(layout.lines.count) * lineHeight) < 0.001)
        #expect(layout.lines[0].range == NSRange(location: 0, length: 8))
        #expect(!layout.isTruncated)
    }

    @Test func linesAreLimited() {
        let layout = layout(text("one two three four five six")) {
            $0.width = 80
            $0.numberOfLines = 2
            $0.lineBreakMode = .byTruncatingTail
        }
        #expect(layout.lines.count == 2)
        #expect(layout.isTruncated)
        #expect(layout.size.width <= 80.01)
    }

    @Test(arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
    func truncatedLinesStayInTheirRoom(_ mode: NSLineBreakMode) {
        let layout = layout(text("a rather long line of text")) {
            $0.width = 70
            $0.numberOfLines = 1
            $0.lineBreakMode = mode
        }
        #expect(layout.lines.count == 1)
        #expect(layout.isTruncated)
        #expect(layout.size.width <= 70.01)
    }

    @Test func clippedLinesGoBeyondTheirRoom() {
        let layout = layout(text("a rather long line of text")) {
            $0.width = 70
            $0.numberOfLines = 1
            $0.lineBreakMode = .byClipping
        }
        #expect(layout.lines.count == 1)
        #expect(layout.size.width > 70)
    }

    @Test func heightLimitsTruncatingText() {
        let layout = layout(text("one two three four five six")) {
            $0.width = 80
            $0.height = 50
            $0.lineBreakMode = .byTruncatingTail
        }
        #expect(layout.lines.count == 2)
        #expect(layout.isTruncated)
    }

    @Test func paragraphsBeginNewLines() {
        #expect(layout(text("a\nb\r\nc")).lines.count == 3)
        #expect(layout(text("a\n")).lines.count == 2)
        #expect(layout(text("a\n\nb")).lines.map(\.range.location) == [0, 2, 3])
    }

    @Test func paragraphStyleSpacesLines() {
        let spaced = layout(text("a\nb") { $0.lineSpacing = 10 })
        #expect(abs(spaced.size.height - (2 * lineHeight + 10)) < 0.001)
        let paragraphs = layout(text("a\nb") { $0.paragraphSpacing = 7 })
        #expect(abs(paragraphs.size.height - (2 * lineHeight + 7)) < 0.001)
        let fixed = layout(
            text("a\nb") {
                $0.minimumLineHeight = 30
                $0.maximumLineHeight = 30
            })
        #expect(fixed.size.height == 60)
        let multiple = layout(text("a") { $0.lineHeightMultiple = 2 })
        #expect(abs(multiple.size.height - 2 * lineHeight) < 0.001)
        // The room added lies above the text.
        #expect(abs(multiple.firstBaseline - (2 * lineHeight + font.descender)) < 0.001)
    }

    @Test func alignmentPlacesLines() {
        let center = layout(text("Hello") { $0.alignment = .center }) { $0.width = 200 }
        let right = layout(text("Hello") { $0.alignment = .right }) { $0.width = 200 }
        let width = center.lines[0].frame.width
        #expect(abs(center.lines[0].frame.minX - (200 - width) / 2) < 0.01)
        #expect(abs(right.lines[0].frame.maxX - 200) < 0.01)
        let natural = layout(text("Hello")) {
            $0.width = 200
            $0.isRightToLeft = true
        }
        #expect(abs(natural.lines[0].frame.maxX - 200) < 0.01)
    }

    @Test func indentsMoveLines() {
        let layout = layout(
            text("one two three four five six") {
                $0.firstLineHeadIndent = 20
                $0.headIndent = 10
            }
        ) { $0.width = 100 }
        #expect(layout.lines[0].frame.minX == 20)
        #expect(layout.lines[1].frame.minX == 10)
        #expect(layout.lines.allSatisfy { $0.frame.maxX <= 100.01 })
    }

    @Test func largestFontOfALineDecidesItsHeight() {
        let mixed = NSMutableAttributedString(attributedString: text("small "))
        mixed.append(NSAttributedString(string: "LARGE", attributes: [.font: UIFont.systemFont(ofSize: 34)]))
        #expect(abs(layout(mixed).size.height - 2 * lineHeight) < 0.001)
    }

    @Test func kernAddsRoom() {
        let plain = "abcd".size(withAttributes: [.font: font]).width
        let kerned = "abcd".size(withAttributes: [.font: font, .kern: 5]).width
        #expect(abs(kerned - plain - 20) < 5.01)
        #expect(kerned > plain + 14)
    }

    @Test func boundingRectBreaksLinesOnlyWhenAsked() {
        let string = text("one two three four five six")
        let room = CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude)
        let lines = string.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
        let one = string.boundingRect(with: room, options: [], context: nil)
        #expect(lines.width <= 80)
        #expect(lines.height > lineHeight * 2)
        #expect(abs(one.height - lineHeight) < 0.001)
        #expect(one.width > 80)
    }

    @Test func placesAndCharactersCorrespond() {
        let layout = layout(text("héllo 👍 world"))
        #expect(layout.characterIndex(at: CGPoint(x: -5, y: 5)) == 0)
        #expect(layout.characterIndex(at: CGPoint(x: 1000, y: 5)) == 14)
        for character in [0, 1, 3, 6, 8, 12] {
            let x = layout.x(at: character)
            #expect(layout.characterIndex(at: CGPoint(x: x + 0.1, y: 5)) == character)
        }
        let rects = layout.rects(for: NSRange(location: 0, length: 5))
        #expect(rects.count == 1)
        #expect(rects[0].minX == 0 && rects[0].width > 20)
    }

    @Test func stylesAreCopiedByValue() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        let copy = style.copy() as? NSParagraphStyle
        style.lineSpacing = 9
        #expect(copy?.lineSpacing == 4)
        #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
        #expect(NSParagraphStyle.default.alignment == .natural)
        #expect(NSParagraphStyle.default.tabStops.count == 12)
        #expect((style.mutableCopy() as? NSMutableParagraphStyle) == style)
    }
}
