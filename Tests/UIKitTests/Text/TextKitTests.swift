import Foundation
import Testing

@testable import UIKit

private final class Watcher: NSObject, NSTextStorageDelegate {
    var calls: [String] = []

    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) { calls.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) { calls.append("did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }
}

/// A storage that keeps its text elsewhere, as Apple documents subclassing *NSTextStorage*.
private final class OwnStorage: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")

    override var string: String { backing.string }
    override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        backing.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
        endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
}

/// *NSTextStorage*, *NSLayoutManager* and *NSTextContainer* as Apple documents them.
@Suite @MainActor
struct TextKitTests {
    private let font = UIFont.systemFont(ofSize: 17)
    private let storage = NSTextStorage()
    private let manager = NSLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 200, height: 1000))

    init() {
        manager.usesFontLeading = false
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
    }

    private func set(_ string: String) {
        storage.setAttributedString(NSAttributedString(string: string, attributes: [.font: font]))
    }
    private func width(_ string: String) -> CGFloat { string.size(withAttributes: [.font: font]).width }

    @Test("Edits are told once, with what all of them touched")
    func edits() {
        set("Hello world")
        let watcher = Watcher()
        storage.delegate = watcher
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Howdy!")
        storage.addAttributes([.kern: 2], range: NSRange(location: 7, length: 5))
        storage.endEditing()
        #expect(watcher.calls == ["will 3 0+12 1", "did 3 0+12 1"])
        #expect(storage.editedMask.isEmpty && storage.editedRange.location == NSNotFound)
        #expect(storage.attribute(.kern, at: 7, effectiveRange: nil) as? Int == 2)
        #expect(storage.attribute(.font, at: 7, effectiveRange: nil) as? UIFont == font)
    }

    @Test("Attributes take the place of others of the same class")
    func replacedAttributes() {
        set("Hello world")
        let style = NSMutableParagraphStyle()
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .paragraphStyle: style,
        ]
        storage.setAttributes(attributes, range: NSRange(location: 0, length: 5))
        storage.setAttributes([.font: font, .foregroundColor: UIColor.blue], range: NSRange(location: 2, length: 6))
        storage.setAttributedString(NSAttributedString(string: "Other", attributes: attributes))
        #expect(storage.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .red)
        #expect(storage.attributedSubstring(from: NSRange(location: 0, length: 5)).string == "Other")
    }

    @Test("The used part is as large as the text with its padding")
    func usedRect() {
        set("Hello")
        let used = manager.usedRect(for: container)
        #expect(abs(used.width - (width("Hello") + 10)) < 0.01)
        #expect(abs(used.height - font.lineHeight) < 0.01)
        #expect(used.origin == .zero)
        container.lineFragmentPadding = 0
        #expect(abs(manager.usedRect(for: container).width - width("Hello")) < 0.01)
    }

    @Test("Lines follow each other without gaps and cover the text")
    func lines() {
        set("One two three four five six seven eight nine ten\nEleven")
        var ranges: [NSRange] = []
        var rects: [CGRect] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { rect, _, _, range, _ in
            ranges.append(range)
            rects.append(rect)
        }
        #expect(ranges.count > 2)
        #expect(ranges.first?.location == 0 && ranges.last?.upperBound == storage.length)
        for (before, after) in zip(ranges, ranges.dropFirst()) { #expect(before.upperBound == after.location) }
        for (before, after) in zip(rects, rects.dropFirst()) { #expect(abs(before.maxY - after.minY) < 0.001) }
        #expect(rects.allSatisfy { $0.minX == 0 && $0.width == 200 })
    }

    @Test("Points find their characters, and characters their boxes")
    func points() {
        set("Hello")
        let box = manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 1), in: container)
        #expect(abs(box.minX - (5 + width("H"))) < 0.6)
        var fraction: CGFloat = 0
        let index = manager.characterIndex(
            for: CGPoint(x: box.minX + box.width * 0.75, y: box.midY), in: container,
            fractionOfDistanceBetweenInsertionPoints: &fraction)
        #expect(index == 1)
        #expect(abs(fraction - 0.75) < 0.05)
        #expect(manager.glyphIndex(for: CGPoint(x: 190, y: 5), in: container) == 4)
    }

    @Test("A line end at the end of the text begins an extra line")
    func extraLine() {
        set("One")
        #expect(manager.extraLineFragmentTextContainer == nil)
        set("One\n")
        #expect(manager.extraLineFragmentTextContainer === container)
        #expect(abs(manager.extraLineFragmentRect.minY - font.lineHeight) < 0.01)
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 4))
    }

    @Test("Lines beyond the greatest number are not laid out")
    func lineLimit() {
        container.maximumNumberOfLines = 1
        set("One two three four five six seven eight nine ten")
        #expect(abs(manager.usedRect(for: container).height - font.lineHeight) < 0.01)
        #expect(manager.firstUnlaidCharacterIndex() < storage.length)
        container.lineBreakMode = .byTruncatingTail
        let hidden = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
        #expect(hidden.location > 5 && hidden.upperBound == storage.length)
    }

    @Test("Text that has no room goes on in the next container")
    func secondContainer() {
        container.size = CGSize(width: 200, height: font.lineHeight + 1)
        let second = NSTextContainer(size: CGSize(width: 200, height: 1000))
        manager.addTextContainer(second)
        set("One\nTwo\nThree")
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 4))
        #expect(manager.glyphRange(for: second) == NSRange(location: 4, length: 9))
        #expect(manager.textContainer(forGlyphAt: 5, effectiveRange: nil) === second)
    }

    @Test("A subclass with its own text is laid out and changed through its four methods")
    func subclass() {
        let own = OwnStorage()
        own.addLayoutManager(manager)
        own.append(NSAttributedString(string: "Hello", attributes: [.font: font]))
        #expect(own.length == 5 && manager.numberOfGlyphs == 5)
        #expect(abs(manager.usedRect(for: container).width - (width("Hello") + 10)) < 0.01)
        own.insert(NSAttributedString(string: "Oh! "), at: 0)
        #expect(own.string == "Oh! Hello")
        #expect(own.attributedSubstring(from: NSRange(location: 4, length: 5)).string == "Hello")
    }

    @Test("An attachment's own bounds make room")
    func attachment() {
        final class Wide: NSTextAttachment, @unchecked Sendable {
            override func attachmentBounds(
                for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
                characterIndex charIndex: Int
            ) -> CGRect { CGRect(x: 0, y: 0, width: 60, height: 50) }
        }
        storage.setAttributedString(NSAttributedString(attachment: Wide()))
        #expect(abs(manager.usedRect(for: container).width - 70) < 0.01)
        #expect(manager.usedRect(for: container).height >= 50)
    }

    // MARK: Text views

    @Test("A text view's storage and text follow each other")
    func textView() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = font
        view.text = "Hello"
        #expect(view.textStorage.string == "Hello")
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Hi there")
        #expect(view.text == "Hi there")
        view.text = "Again"
        #expect(view.textStorage.string == "Again")
        #expect(view.layoutManager.textStorage === view.textStorage)
        #expect(view.textContainer.size.width == 200)
    }

    @Test("A text view's padding moves its text")
    func padding() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = font
        view.text = "Hello"
        let before = view.sizeThatFits(CGSize(width: 200, height: 100)).width
        view.textContainer.lineFragmentPadding = 0
        #expect(view.sizeThatFits(CGSize(width: 200, height: 100)).width == before - 10)
    }

    @Test("A text view shows the text of the container that it is made with")
    func givenContainer() {
        set("Hello")
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        #expect(view.text == "Hello")
        #expect(view.textStorage === storage && view.layoutManager === manager)
    }

    @Test("Cutting, copying and pasting")
    func editActions() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "Hello world"
        view.selectedRange = NSRange(location: 0, length: 6)
        #expect(view.canPerformAction(Selector("copy:"), withSender: nil))
        view.cut(nil)
        #expect(view.text == "world")
        #expect(UIPasteboard.general.string == "Hello ")
        view.selectedRange = NSRange(location: 5, length: 0)
        #expect(!view.canPerformAction(Selector("copy:"), withSender: nil))
        view.paste(nil)
        #expect(view.text == "worldHello ")
        view.selectedRange = NSRange(location: 2, length: 0)
        view.select(nil)
        #expect(view.selectedRange == NSRange(location: 0, length: 10))
        view.selectAll(nil)
        #expect(view.selectedRange == NSRange(location: 0, length: 11))
        #expect(!UIView().canPerformAction(Selector("paste:"), withSender: nil))
    }
}
