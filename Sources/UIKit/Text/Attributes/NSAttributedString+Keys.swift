import Foundation

// Attributes of text that UIKit draws. Source: UIKit, "NSAttributedString.Key".

extension NSAttributedString.Key {
    /// The font, a `UIFont`; the system font of 12 points where there is none.
    public static let font = Self("NSFont")
    /// The layout of the paragraph, an `NSParagraphStyle`.
    public static let paragraphStyle = Self("NSParagraphStyle")
    /// The colour of the text, a `UIColor`; black where there is none.
    public static let foregroundColor = Self("NSColor")
    /// The colour behind the text, a `UIColor`.
    public static let backgroundColor = Self("NSBackgroundColor")
    /// Whether letters are joined into ligatures: an integer, 0 for none and 1 for the usual ones.
    public static let ligature = Self("NSLigature")
    /// Room added between characters, in points.
    public static let kern = Self("NSKern")
    /// Room added between characters, in points, without turning off the font's own kerning.
    public static let tracking = Self("CTTracking")
    /// How the text is struck through: the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = Self("NSStrikethrough")
    /// How the text is underlined: the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = Self("NSUnderline")
    /// The colour of the outline, a `UIColor`.
    public static let strokeColor = Self("NSStrokeColor")
    /// The width of the outline in percent of the font size; negative also fills.
    public static let strokeWidth = Self("NSStrokeWidth")
    /// The shadow of the text, an `NSShadow`.
    public static let shadow = Self("NSShadow")
    /// What stands in place of a `NSTextAttachment.character`, an `NSTextAttachment`.
    public static let attachment = Self("NSAttachment")
    /// Where the text leads, a `URL` or a string.
    public static let link = Self("NSLink")
    /// How far the text is raised above the baseline, in points.
    public static let baselineOffset = Self("NSBaselineOffset")
    /// How far glyphs lean to the right: the share of their height by which their top moves.
    public static let obliqueness = Self("NSObliqueness")
    /// How much wider glyphs are, as the logarithm of the factor; kept with the text, and drawn at the font's width.
    public static let expansion = Self("NSExpansion")
    /// An effect such as letterpress, a `TextEffectStyle`; kept with the text, and drawn without it.
    public static let textEffect = Self("NSTextEffect")
    /// The colour of the underline, a `UIColor`; that of the text where there is none.
    public static let underlineColor = Self("NSUnderlineColor")
    /// The colour of the strike, a `UIColor`; that of the text where there is none.
    public static let strikethroughColor = Self("NSStrikethroughColor")
    /// Overrides of the writing direction, an array of integers.
    public static let writingDirection = Self("NSWritingDirection")
}

/// How text is underlined or struck through. Source: UIKit, "NSUnderlineStyle".
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A thin line.
    public static let single = Self(rawValue: 0x01)
    /// A thick line.
    public static let thick = Self(rawValue: 0x02)
    /// Two lines.
    public static let double = Self(rawValue: 0x09)
    /// Dots.
    public static let patternDot = Self(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = Self(rawValue: 0x0200)
    /// Dashes and dots by turns.
    public static let patternDashDot = Self(rawValue: 0x0300)
    /// A dash and two dots by turns.
    public static let patternDashDotDot = Self(rawValue: 0x0400)
    /// Only under words, not under the room between them.
    public static let byWord = Self(rawValue: 0x8000)
}

/// How lines lie between the edges. Source: UIKit, "NSTextAlignment".
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right.
    case right = 2
    /// At both edges, but for the last line of a paragraph.
    case justified = 3
    /// At the edge at which the text begins.
    case natural = 4
}

/// What happens to text that is too long for a line. Source: UIKit, "NSLineBreakMode".
public enum NSLineBreakMode: Int, Sendable {
    /// It goes on in the next line, whole words together.
    case byWordWrapping = 0
    /// It goes on in the next line with the first character that does not fit.
    case byCharWrapping = 1
    /// It is cut off.
    case byClipping = 2
    /// The end is shown after "…".
    case byTruncatingHead = 3
    /// The beginning is shown before "…".
    case byTruncatingTail = 4
    /// Beginning and end are shown about "…".
    case byTruncatingMiddle = 5
}

/// The direction in which text is written. Source: UIKit, "NSWritingDirection".
public enum NSWritingDirection: Int, Sendable {
    /// As the characters have it.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

// What assistive technologies speak; kept with the text. Source: UIKit, "Speech attributes for attributed strings".
extension NSAttributedString.Key {
    /// Whether punctuation is spoken, a Boolean.
    public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
    /// The language, a BCP 47 code.
    public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
    /// The pitch from 0 to 2, a number.
    public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
    /// Whether an announcement waits for those before it, a Boolean.
    public static let accessibilitySpeechQueueAnnouncement = Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// The pronunciation in phonetic notation, a string.
    public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
    /// Whether letters are spoken one by one, a Boolean.
    public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
    /// The level of a heading from 0 to 6, a number.
    public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
    /// Names that the application gives to stretches, an array of strings.
    public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
}

extension NSAttributedString {
    /// An effect of text (Apple documentation: *NSAttributedString.TextEffectStyle*).
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// As if pressed into the ground.
        public static let letterpressStyle = TextEffectStyle("_UIKitNewLetterpressStyle")
    }

    /// Makes text without characters.
    ///
    /// Linux Foundation's class has no `init()`, and an extension cannot give it one of that name.
    public convenience init(_empty: Void = ()) { self.init(string: "") }
}
