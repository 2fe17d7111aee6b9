import Foundation

extension UIFont {
    private class func system(
        _ size: CGFloat, _ weight: Weight, italic: Bool = false,
        design: UIFontDescriptor.SystemDesign = .default, monospacedDigits: Bool = false
    ) -> UIFont {
        var traits: [UIFontDescriptor.TraitKey: Any] = [.weight: weight]
        if italic { traits[.symbolic] = UIFontDescriptor.SymbolicTraits.traitItalic.rawValue }
        var attributes: [UIFontDescriptor.AttributeName: Any] = [.size: size, .traits: traits]
        if design != .default { attributes[.systemDesign] = design }
        if monospacedDigits {
            let setting: [UIFontDescriptor.FeatureKey: Int] = [.type: 6, .selector: 0]
            attributes[.featureSettings] = [setting]
        }
        return UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: size)
    }

    /// The system's font of a size in points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .regular) }

    /// The system's font of a size in points and a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize, weight)
    }

    /// The system's font in bold.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .bold) }

    /// The system's font in italics.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        system(fontSize, .regular, italic: true)
    }

    /// The system's font with digits of one width.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize, weight, monospacedDigits: true)
    }

    /// The system's font in which all characters have one width.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(fontSize, weight, design: .monospaced)
    }

    /// The font of a style at the user's preferred size.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a style at the size that the traits prefer (the current traits, if nil).
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(
            withTextStyle: style, compatibleWith: traitCollection)
        return UIFont(descriptor: descriptor, size: 0)
    }

    /// The preferred text size of traits, or of the screen where they say none.
    class func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
        let category = (traits ?? .current).preferredContentSizeCategory
        guard category == .unspecified else { return category }
        return SimulatedDevice.current.settings.preferredContentSizeCategory
    }

    /// The text style for which the font is the preferred one, if it is one.
    final var textStyle: TextStyle? { fontDescriptor.fontAttributes[.textStyle] as? TextStyle }

    /// The size of labels, in points.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of buttons, in points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The size of small text, in points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The size of the system's text, in points.
    public class var systemFontSize: CGFloat { 14 }

    /// The names of all families.
    public class var familyNames: [String] { FontLibrary.familyNames }

    /// The PostScript names of the faces of a family; none for an unknown family.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        guard let family = FontLibrary.family(familyName) else { return [] }
        return [Weight.regular, .bold].flatMap { weight in
            [false, true].map { italic in
                var face = FontFace(weight: weight, isItalic: italic)
                face.family = family
                return face.fontName
            }
        }
    }
}
