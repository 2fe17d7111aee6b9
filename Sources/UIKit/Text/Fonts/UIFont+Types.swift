import Foundation

extension UIFont {
    /// How heavy a font is, from -1 to 1. Source: UIKit, "UIFont.Weight".
    public struct Weight: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat

        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The lightest weight.
        public static let ultraLight = Self(rawValue: -0.8)
        /// Thin.
        public static let thin = Self(rawValue: -0.6)
        /// Light.
        public static let light = Self(rawValue: -0.4)
        /// The weight of running text.
        public static let regular = Self(rawValue: 0)
        /// Medium.
        public static let medium = Self(rawValue: 0.23)
        /// Between medium and bold.
        public static let semibold = Self(rawValue: 0.3)
        /// Bold.
        public static let bold = Self(rawValue: 0.4)
        /// Heavy.
        public static let heavy = Self(rawValue: 0.56)
        /// The heaviest weight.
        public static let black = Self(rawValue: 0.62)
    }

    /// What a text is, which decides on its font. Source: UIKit, "UIFont.TextStyle".
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// A large title.
        public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
        /// A title of the first level.
        public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
        /// A title of the second level.
        public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
        /// A title of the third level.
        public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
        /// A heading.
        public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
        /// A subheading.
        public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
        /// Running text.
        public static let body = Self(rawValue: "UICTFontTextStyleBody")
        /// A callout.
        public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
        /// A footnote.
        public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
        /// A caption.
        public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
        /// A smaller caption.
        public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
    }
}
