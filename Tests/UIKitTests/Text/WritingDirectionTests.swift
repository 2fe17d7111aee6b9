import Foundation
import Testing

@testable import UIKit

/// Text from right to left and emoji (Unicode Standard Annexes 9, "Bidirectional Algorithm", and 29, "Text
/// Segmentation"; UIKit, "NSTextAlignment").
@Suite @MainActor struct WritingDirectionTests {
    private let font = UIFont.systemFont(ofSize: 17)
    private let hebrew = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
    private let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"

    private func layout(_ string: String, _ change: (inout TextLayout.Options) -> Void = { _ in }) -> TextLayout {
        var options = TextLayout.Options()
        change(&options)
        return TextLayout(NSAttributedString(string: string, attributes: [.font: font]), options: options)
    }

    @Test func hebrewRunsFromRightToLeft() {
        let layout = layout(hebrew)
        #expect(layout.lines.count == 1)
        let places = (0...4).map { layout.x(at: $0) }
        #expect(places == places.sorted(by: >))
        #expect(abs(places[0] - layout.size.width) < 0.5)
        #expect(layout.characterIndex(at: CGPoint(x: layout.size.width - 0.5, y: 5)) == 0)
    }

    @Test func boxesOfPartsLieWhereTheirCharactersAre() throws {
        let layout = layout(hebrew)
        let first = try #require(layout.rects(for: NSRange(location: 0, length: 2)).first)
        let last = try #require(layout.rects(for: NSRange(location: 2, length: 2)).first)
        #expect(abs(first.maxX - layout.size.width) < 0.5)
        #expect(abs(last.minX) < 0.5)
        #expect(abs(first.minX - last.maxX) < 0.5)
    }

    @Test func hebrewWithinLatinKeepsTheOrderOfWords() {
        let layout = layout("ab \(hebrew) cd")
        #expect(layout.x(at: 0) < layout.x(at: 1))
        #expect(layout.x(at: 3) > layout.x(at: 5))
        #expect(layout.x(at: 8) > layout.x(at: 3) || layout.x(at: 8) > layout.x(at: 1))
        #expect(layout.x(at: 9) > layout.x(at: 4))
    }

    @Test func naturalAlignmentIsAtTheRightOfViewsThatRunFromRightToLeft() {
        let placed = layout("ab") {
            $0.width = 100
            $0.alignment = .natural
            $0.isRightToLeft = true
        }
        #expect(abs(placed.lines[0].frame.maxX - 100) < 0.01)
        let usual = layout("ab") {
            $0.width = 100
            $0.alignment = .natural
        }
        #expect(usual.lines[0].frame.minX == 0)
    }

    @Test func arabicWrapsIntoLinesWithinItsRoom() {
        let word = "\u{645}\u{631}\u{62D}\u{628}\u{627}"
        let width = layout(word).size.width
        let placed = layout("\(word) \(word) \(word)") { $0.width = width * 1.5 }
        #expect(placed.lines.count == 3)
        #expect(placed.size.width <= width * 1.5)
        #expect(!placed.isTruncated)
    }

    @Test(arguments: [NSLineBreakMode.byCharWrapping, .byWordWrapping, .byTruncatingTail])
    func linesNeverBreakAnEmojiApart(_ mode: NSLineBreakMode) {
        let string = String(repeating: family, count: 5)
        let placed = layout(string) {
            $0.width = self.layout(self.family).size.width * 2.2
            $0.lineBreakMode = mode
            $0.numberOfLines = 0
        }
        let text = string as NSString
        for line in placed.lines where line.range.location < text.length {
            let character = text.rangeOfComposedCharacterSequence(at: line.range.location)
            #expect(character.location == line.range.location)
        }
        #expect(!placed.lines.isEmpty)
    }

    @Test func labelsOfEmojiHaveRoomForThem() {
        let label = UILabel()
        label.font = font
        label.text = family
        let one = label.intrinsicContentSize
        label.text = family + family
        let two = label.intrinsicContentSize
        #expect(one.width >= 17 && one.height >= font.lineHeight.rounded(.down))
        #expect(two.width >= 1.9 * one.width - 2 && two.width <= 2.1 * one.width)
    }

    @Test func deletingBackwardTakesAWholeEmoji() {
        let field = UITextField()
        field.text = "a" + family
        field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
        field.deleteBackward()
        #expect(field.text == "a")
    }
}
