import Foundation

/// The attributes by which a font is found. Immutable.
///
/// Source: UIKit, "UIFontDescriptor".
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    private let mark = CoreFoundationMark()
    /// The attributes.
    public let fontAttributes: [AttributeName: Any]

    /// Makes a descriptor from attributes.
    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        fontAttributes = attributes
        super.init()
    }

    /// Makes a descriptor from a PostScript name and a size in points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// The descriptor of the font of a style at the user's preferred size.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// The descriptor of the font of a style at the size that the traits prefer.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        let category = UIFont.category(of: traitCollection)
        return UIFontDescriptor(fontAttributes: [
            .textStyle: style, .size: DynamicTypeTable.pointSize(style, category),
            .traits: [TraitKey.weight: DynamicTypeTable.weight(style)],
        ])
    }

    /// The PostScript name of the font that this describes.
    open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

    /// The size in points; 0 where none is set.
    open var pointSize: CGFloat { number(fontAttributes[.size]) ?? 0 }

    /// The traits of the face.
    open var symbolicTraits: SymbolicTraits { FontFace(descriptor: self).symbolicTraits }

    /// The value of an attribute; of the font described where none is set.
    open func object(forKey attribute: AttributeName) -> Any? {
        if let value = fontAttributes[attribute] { return value }
        switch attribute {
        case .family: return UIFont(descriptor: self, size: 0).familyName
        case .name: return postscriptName
        case .face: return FontFace(descriptor: self).faceName
        default: return nil
        }
    }

    /// The descriptors of this one's fonts: itself, if its font exists.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        let keys = mandatoryKeys ?? []
        if keys.contains(.name), let name = fontAttributes[.name] as? String {
            return FontLibrary.face(named: name) == nil ? [] : [self]
        }
        if keys.contains(.family), let family = fontAttributes[.family] as? String {
            return FontLibrary.family(family) == nil ? [] : [self]
        }
        return [self]
    }

    /// This descriptor with more attributes; new values replace old ones.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
    }

    /// This descriptor with another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        addingAttributes([.size: newPointSize])
    }

    /// This descriptor with these traits and no others.
    ///
    /// Bold keeps a weight that is at least semibold, and not bold makes any such weight regular.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var traits = traitValues
        traits[.symbolic] = symbolicTraits.rawValue
        let weight = FontFace(descriptor: self).weight
        let isBold = weight.rawValue >= UIFont.Weight.semibold.rawValue
        if symbolicTraits.contains(.traitBold) != isBold {
            traits[.weight] = symbolicTraits.contains(.traitBold) ? UIFont.Weight.bold : .regular
        }
        traits[.slant] = nil
        return FontFace(descriptor: self).replacing(traits: traits, in: self)
    }

    /// This descriptor in another design; nil for fonts that are not the system's.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        FontFace(descriptor: self).isSystem ? addingAttributes([.systemDesign: design]) : nil
    }

    /// This descriptor with another face of its family.
    open func withFace(_ newFace: String) -> UIFontDescriptor {
        addingAttributes([.face: newFace])
    }

    /// A descriptor of a family, with this one's size.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        UIFontDescriptor(fontAttributes: [.family: newFamily, .size: pointSize])
    }

    /// The values of the traits attribute.
    final var traitValues: [TraitKey: Any] {
        fontAttributes[.traits] as? [TraitKey: Any] ?? [:]
    }

    /// A number, however it was given.
    final func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        case let value as UIFont.Weight: value.rawValue
        default: nil
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both describe the same face, size and text style.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return other === self
            || other.pointSize == pointSize && FontFace(descriptor: other) == FontFace(descriptor: self)
                && other.fontAttributes[.textStyle] as? UIFont.TextStyle
                    == fontAttributes[.textStyle] as? UIFont.TextStyle
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(pointSize)
        hasher.combine(FontFace(descriptor: self))
        return hasher.finalize()
    }
}
