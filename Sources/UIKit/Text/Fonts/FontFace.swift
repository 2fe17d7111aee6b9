import Foundation

/// A face: what a descriptor asks for, in the terms of the fonts installed here.
struct FontFace: Hashable, Sendable {
    /// The family asked for, as iOS names it; nil for the system's own font.
    var family: String?
    /// The design of the system's own font.
    var design = UIFontDescriptor.SystemDesign.default
    /// The weight.
    var weight = UIFont.Weight.regular
    /// Whether the face is slanted.
    var isItalic = false
    /// The typographic features asked for, as Pango takes them; empty without any.
    var features = ""
    /// The PostScript name asked for, where one was.
    var name: String?

    /// Whether this is the system's own font in some design.
    var isSystem: Bool { family == nil }

    init(design: UIFontDescriptor.SystemDesign = .default, weight: UIFont.Weight, isItalic: Bool = false) {
        self.design = design
        self.weight = weight
        self.isItalic = isItalic
    }

    init(descriptor: UIFontDescriptor) {
        let attributes = descriptor.fontAttributes
        if let name = attributes[.name] as? String, let named = FontLibrary.face(named: name) {
            self = named
        } else if let family = attributes[.family] as? String, let known = FontLibrary.family(family) {
            self.family = known
        }
        design = attributes[.systemDesign] as? UIFontDescriptor.SystemDesign ?? design
        if let face = attributes[.face] as? String {
            weight = FontLibrary.weight(inFace: face)
            isItalic = FontLibrary.isItalic(face: face)
        }
        let traits = descriptor.traitValues
        if let raw = descriptor.number(traits[.symbolic]) ?? (traits[.symbolic] as? UInt32).map({ CGFloat($0) }) {
            let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(raw))
            isItalic = symbolic.contains(.traitItalic)
            if symbolic.contains(.traitBold) { weight = .bold }
            if symbolic.contains(.traitMonoSpace), isSystem { design = .monospaced }
        }
        if let value = descriptor.number(traits[.weight]) { weight = UIFont.Weight(value) }
        if let slant = descriptor.number(traits[.slant]) { isItalic = slant != 0 }
        features = FontFeatures.text(of: attributes[.featureSettings])
    }

    /// A descriptor with other traits that keeps the family.
    func replacing(
        traits: [UIFontDescriptor.TraitKey: Any], in descriptor: UIFontDescriptor
    ) -> UIFontDescriptor {
        var attributes = descriptor.fontAttributes
        attributes[.traits] = traits
        attributes[.face] = nil
        attributes[.name] = nil
        if let family { attributes[.family] = family }
        return UIFontDescriptor(fontAttributes: attributes)
    }

    /// The traits, as symbols.
    var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits: UIFontDescriptor.SymbolicTraits = []
        if isItalic { traits.insert(.traitItalic) }
        if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Whether all characters have the same width.
    var isMonospaced: Bool {
        isSystem ? design == .monospaced : FontLibrary.isMonospaced(family: family ?? "")
    }

    /// The face within the family, such as "Semibold Italic".
    var faceName: String {
        let weightName = FontLibrary.name(of: weight)
        guard isItalic else { return weightName }
        return weight == .regular ? "Italic" : "\(weightName) Italic"
    }

    /// The family as iOS names it.
    var familyName: String {
        if let family { return family }
        switch design {
        case .rounded: return ".AppleSystemUIFontRounded"
        case .serif: return ".AppleSystemUIFontSerif"
        case .monospaced: return ".AppleSystemUIFontMonospaced"
        default: return ".AppleSystemUIFont"
        }
    }

    /// The PostScript name as iOS names it.
    var fontName: String {
        if let name { return name }
        let weightName = FontLibrary.name(of: weight) + (isItalic ? "Italic" : "")
        if let family {
            let base = family.filter { $0 != " " }
            if weight == .regular { return isItalic ? base + "-Italic" : base }
            return "\(base)-\(weightName)"
        }
        return design == .default ? ".SFUI-\(weightName)" : "\(familyName)-\(weightName)"
    }
}
