/// A text in which places and stretches can be named and replaced (Apple documentation: *UITextInput*).
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The text of a stretch.
    func text(in range: UITextRange) -> String?
    /// Replaces a stretch.
    func replace(_ range: UITextRange, withText text: String)
    /// The selection; empty for an insertion point.
    var selectedTextRange: UITextRange? { get set }
    /// The start of the text.
    var beginningOfDocument: UITextPosition { get }
    /// The end of the text.
    var endOfDocument: UITextPosition { get }
    /// The stretch between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The place a number of UTF-16 units further; `nil` outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Which of two places comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// How many UTF-16 units lie between two places.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

/// The text of a field or view, its selection, and what a change of it asks and tells.
@MainActor
protocol EditableText: AnyObject {
    /// The whole text.
    var editedString: NSString { get }
    /// The selection in UTF-16 units.
    var selection: NSRange { get set }
    /// Replaces a stretch without asking anybody.
    func apply(_ text: String, in range: NSRange)
}

extension EditableText {
    /// The selection after the text may have become shorter.
    var validSelection: NSRange {
        let length = editedString.length
        let start = min(selection.location, length)
        return NSRange(location: start, length: min(selection.length, length - start))
    }

    /// What a press of the delete key takes away: the selection, else the character before it.
    var rangeBeforeSelection: NSRange? {
        let selected = validSelection
        if selected.length > 0 { return selected }
        guard selected.location > 0 else { return nil }
        return editedString.rangeOfComposedCharacterSequence(at: selected.location - 1)
    }

    func string(in range: UITextRange) -> String? {
        guard let range = (range as? OffsetTextRange)?.range,
            range.location + range.length <= editedString.length
        else { return nil }
        return editedString.substring(with: range)
    }

    func makePosition(_ offset: Int) -> UITextPosition? {
        (0...editedString.length).contains(offset) ? OffsetTextPosition(offset) : nil
    }

    func makeRange(_ first: UITextPosition, _ second: UITextPosition) -> UITextRange? {
        guard let start = (first as? OffsetTextPosition)?.offset, let end = (second as? OffsetTextPosition)?.offset
        else { return nil }
        return OffsetTextRange(NSRange(location: min(start, end), length: abs(end - start)))
    }

    func distance(_ first: UITextPosition, _ second: UITextPosition) -> Int {
        guard let start = (first as? OffsetTextPosition)?.offset, let end = (second as? OffsetTextPosition)?.offset
        else { return 0 }
        return end - start
    }
}
