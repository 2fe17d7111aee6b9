import Foundation

extension AttributeScopes {
    /// UIKit's attributes of an `AttributedString`. Source: UIKit, "AttributeScopes.UIKitAttributes".
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The layout of the paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// Whether letters are joined into ligatures: 0 for none, 1 for the usual ones.
        public let ligature: LigatureAttribute
        /// Room added between characters, in points.
        public let kern: KernAttribute
        /// Room added between characters that leaves the font's kerning on, in points.
        public let tracking: TrackingAttribute
        /// How the text is struck through.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// How the text is underlined.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the outline.
        public let strokeColor: StrokeColorAttribute
        /// The width of the outline in percent of the font size; negative also fills.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow of the text.
        public let shadow: ShadowAttribute
        /// What stands in place of the attachment character.
        public let attachment: AttachmentAttribute
        /// How far the text is raised, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The colour of the underline.
        public let underlineColor: UnderlineColorAttribute
        /// The colour of the strike.
        public let strikethroughColor: StrikethroughColorAttribute
        /// Foundation's attributes, which belong to the scope too.
        public let foundation: FoundationAttributes
    }

    /// UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// Finds UIKit's attributes by their names.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension AttributeScopes.UIKitAttributes {
    /// The key of `font`.
    public enum FontAttribute: AttributedStringKey {
        public typealias Value = UIFont
        public static let name = "NSFont"
    }

    /// The key of `paragraphStyle`.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        public typealias Value = NSParagraphStyle
        public static let name = "NSParagraphStyle"
    }

    /// The key of `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSColor"
    }

    /// The key of `backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSBackgroundColor"
    }

    /// The key of `ligature`.
    public enum LigatureAttribute: AttributedStringKey {
        public typealias Value = Int
        public static let name = "NSLigature"
    }

    /// The key of `kern`.
    public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "NSKern"
    }

    /// The key of `tracking`.
    public enum TrackingAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "CTTracking"
    }

    /// The key of `strikethroughStyle`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = "NSStrikethrough"
    }

    /// The key of `underlineStyle`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = "NSUnderline"
    }

    /// The key of `strokeColor`.
    public enum StrokeColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSStrokeColor"
    }

    /// The key of `strokeWidth`.
    public enum StrokeWidthAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "NSStrokeWidth"
    }

    /// The key of `shadow`.
    public enum ShadowAttribute: AttributedStringKey {
        public typealias Value = NSShadow
        public static let name = "NSShadow"
    }

    /// The key of `attachment`.
    public enum AttachmentAttribute: AttributedStringKey {
        public typealias Value = NSTextAttachment
        public static let name = "NSAttachment"
    }

    /// The key of `baselineOffset`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "NSBaselineOffset"
    }

    /// The key of `underlineColor`.
    public enum UnderlineColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSUnderlineColor"
    }

    /// The key of `strikethroughColor`.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = "NSStrikethroughColor"
    }
}
