import Foundation

extension UIFontDescriptor {
    /// A key of a descriptor's attributes. Source: UIKit, "UIFontDescriptor.AttributeName".
    public struct AttributeName: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The family, a string.
        public static let family = Self("NSFontFamilyAttribute")
        /// The PostScript name, a string.
        public static let name = Self("NSFontNameAttribute")
        /// The face within the family, a string such as "Bold".
        public static let face = Self("NSFontFaceAttribute")
        /// The size in points, a number.
        public static let size = Self("NSFontSizeAttribute")
        /// The name shown to users, a string.
        public static let visibleName = Self("NSFontVisibleNameAttribute")
        /// The traits, a dictionary from `TraitKey` to numbers.
        public static let traits = Self("NSCTFontTraitsAttribute")
        /// Settings of typographic features, an array of dictionaries with `FeatureKey`s.
        public static let featureSettings = Self("NSCTFontFeatureSettingsAttribute")
        /// The text style, a `UIFont.TextStyle`.
        public static let textStyle = Self("NSCTFontUIUsageAttribute")

        /// The design of the system font, a `SystemDesign`.
        static let systemDesign = Self("NSCTFontUIFontDesignTrait")
    }

    /// A key of a descriptor's traits. Source: UIKit, "UIFontDescriptor.TraitKey".
    public struct TraitKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The symbolic traits, an integer.
        public static let symbolic = Self("NSCTFontSymbolicTrait")
        /// The weight, a number from -1 to 1 or a `UIFont.Weight`.
        public static let weight = Self("NSCTFontWeightTrait")
        /// The slant, a number from -1 to 1, of which 0 is upright.
        public static let slant = Self("NSCTFontSlantTrait")
    }

    /// A key of a feature setting. Source: UIKit, "UIFontDescriptor.FeatureKey".
    public struct FeatureKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind of feature, an integer.
        public static let type = Self("CTFeatureTypeIdentifier")
        /// The feature of the kind, an integer.
        public static let selector = Self("CTFeatureSelectorIdentifier")
        /// The older name of `type`.
        public static let featureIdentifier = Self.type
        /// The older name of `selector`.
        public static let typeIdentifier = Self.selector
    }

    /// Traits of a face. Source: UIKit, "UIFontDescriptor.SymbolicTraits".
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted.
        public static let traitItalic = Self(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = Self(rawValue: 1 << 1)
        /// Wider than normal.
        public static let traitExpanded = Self(rawValue: 1 << 5)
        /// Narrower than normal.
        public static let traitCondensed = Self(rawValue: 1 << 6)
        /// All characters of one width.
        public static let traitMonoSpace = Self(rawValue: 1 << 10)
        /// For lines that run from top to bottom.
        public static let traitVertical = Self(rawValue: 1 << 11)
        /// Made for interfaces.
        public static let traitUIOptimized = Self(rawValue: 1 << 12)
        /// Lines closer together.
        public static let traitTightLeading = Self(rawValue: 1 << 15)
        /// Lines farther apart.
        public static let traitLooseLeading = Self(rawValue: 1 << 16)
    }

    /// A design of the system font. Source: UIKit, "UIFontDescriptor.SystemDesign".
    public struct SystemDesign: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// San Francisco, for which Inter stands.
        public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
        /// San Francisco Rounded, for which Inter stands.
        public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
        /// New York, for which DejaVu Serif stands.
        public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
        /// San Francisco Mono, for which DejaVu Sans Mono stands.
        public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}
