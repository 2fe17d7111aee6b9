/// A place in a text (Apple documentation: *UITextPosition*).
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// Makes a place that a text's own subclass gives a meaning.
    public override init() { super.init() }
}

/// A stretch of a text (Apple documentation: *UITextRange*).
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Makes a stretch that a text's own subclass gives a meaning.
    public override init() { super.init() }
    /// Whether there is nothing between start and end.
    open var isEmpty: Bool { true }
    /// Where the stretch begins.
    open var start: UITextPosition { UITextPosition() }
    /// Where the stretch ends.
    open var end: UITextPosition { UITextPosition() }
}

/// A place by its number of UTF-16 units from the start.
final class OffsetTextPosition: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? OffsetTextPosition)?.offset == offset }
    override var hash: Int { offset }
    override var description: String { "<UITextPosition: \(offset)>" }
}

/// A stretch by its UTF-16 units.
final class OffsetTextRange: UITextRange {
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { OffsetTextPosition(range.location) }
    override var end: UITextPosition { OffsetTextPosition(range.location + range.length) }
    override func isEqual(_ object: Any?) -> Bool { (object as? OffsetTextRange)?.range == range }
    override var hash: Int { range.location &* 31 &+ range.length }
    override var description: String { "<UITextRange: \(range)>" }
}
