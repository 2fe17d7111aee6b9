import Foundation

/// How the lines of a paragraph are laid out. Lengths are in points.
///
/// Source: UIKit, "NSParagraphStyle".
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// All values.
    struct Values: Hashable {
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var alignment = NSTextAlignment.natural
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
        var lineHeightMultiple: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var hyphenationFactor: Float = 0
        var tabStops = NSTextTab.defaults
        var defaultTabInterval: CGFloat = 0
        var allowsDefaultTighteningForTruncation = false
        var lineBreakStrategy: LineBreakStrategy = []
    }

    private let mark = CoreFoundationMark()
    var values = Values()

    /// Makes a style with the default values.
    public required override init() {
        super.init()
    }

    /// The style of text that has none.
    open class var `default`: NSParagraphStyle { shared }

    private static let shared = NSParagraphStyle()

    /// Room between lines.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// Room after the paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Where lines lie.
    open var alignment: NSTextAlignment { values.alignment }
    /// Where the first line begins, from the leading edge.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// Where the other lines begin, from the leading edge.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end: from the leading edge, or, if zero or less, from the trailing edge.
    open var tailIndent: CGFloat { values.tailIndent }
    /// What happens to lines that are too long.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The least height of a line; 0 for none.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line; 0 for none.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The direction of the paragraph.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// What a line's natural height is multiplied with; 0 for nothing.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// Room before the paragraph, unless it is the first.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// How readily words are divided, from 0 to 1; data only.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Where tabs lead; twelve of them, 28 points apart, at first.
    open var tabStops: [NSTextTab] { values.tabStops }
    /// The distance of tabs after the last stop; 0 for none.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// Whether characters may move together before text is truncated; data only.
    open var allowsDefaultTighteningForTruncation: Bool {
        values.allowsDefaultTighteningForTruncation
    }
    /// How lines are broken beyond what the mode says; data only.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

    /// How lines are broken. Source: UIKit, "NSParagraphStyle.LineBreakStrategy".
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// No line holds a single word at the end of a paragraph.
        public static let pushOut = Self(rawValue: 1 << 0)
        /// Hangul words stay whole.
        public static let hangulWordPriority = Self(rawValue: 1 << 1)
        /// As labels of the system do it.
        public static let standard = Self(rawValue: 0xFFFF)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        guard self is NSMutableParagraphStyle else { return self }
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return other === self || other.values == values
    }

    open override var hash: Int { values.hashValue }
}

/// A place to which a tab leads. Source: UIKit, "NSTextTab".
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    private let mark = CoreFoundationMark()
    /// How text lies at the tab.
    public let alignment: NSTextAlignment
    /// The distance from the leading edge, in points.
    public let location: CGFloat

    /// Makes a tab.
    public init(
        textAlignment alignment: NSTextAlignment, location: CGFloat,
        options: [NSTextTab.OptionKey: Any] = [:]
    ) {
        self.alignment = alignment
        self.location = location
        super.init()
    }

    /// A key of a tab's options. Source: UIKit, "NSTextTab.OptionKey".
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    static let defaults = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location
    }

    open override var hash: Int { location.hashValue }
}
