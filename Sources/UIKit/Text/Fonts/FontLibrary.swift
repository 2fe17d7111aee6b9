import Foundation

/// Which fonts there are: those that come with iOS, each with an installed stand-in, and those installed.
enum FontLibrary {
    /// The installed family that stands for a family of iOS, by kind.
    enum StandIn {
        case sans, serif, monospaced

        var installed: String {
            switch self {
            case .sans: "Inter"
            case .serif: "DejaVu Serif"
            case .monospaced: "DejaVu Sans Mono"
            }
        }
    }

    /// Families that come with iOS and are asked for by name.
    private static let appleFamilies: [String: StandIn] = [
        "Arial": .sans, "Avenir": .sans, "Avenir Next": .sans, "Avenir Next Condensed": .sans,
        "Futura": .sans, "Gill Sans": .sans, "Helvetica": .sans, "Helvetica Neue": .sans,
        "Optima": .sans, "Trebuchet MS": .sans, "Verdana": .sans,
        "American Typewriter": .serif, "Baskerville": .serif, "Charter": .serif, "Cochin": .serif,
        "Didot": .serif, "Georgia": .serif, "Hoefler Text": .serif, "Palatino": .serif,
        "Times New Roman": .serif,
        "Courier": .monospaced, "Courier New": .monospaced, "Menlo": .monospaced,
    ]

    /// PostScript names whose first part is not the family's name without spaces.
    private static let oddNames: [String: String] = [
        "arialmt": "Arial", "timesnewromanps": "Times New Roman", "timesnewromanpsmt": "Times New Roman",
        "couriernewps": "Courier New", "couriernewpsmt": "Courier New", "trebuchetms": "Trebuchet MS",
    ]

    /// The family by any spelling, or nil where there is none.
    static func family(_ name: String) -> String? {
        let wanted = plain(name)
        if let odd = oddNames[wanted] { return odd }
        if let known = appleFamilies.keys.first(where: { plain($0) == wanted }) { return known }
        return PangoEngine.installedFamilies.first { plain($0) == wanted }
    }

    /// The names of all families, in order.
    static var familyNames: [String] {
        (appleFamilies.keys + PangoEngine.installedFamilies).sorted()
    }

    /// The face with a PostScript name such as "HelveticaNeue-BoldItalic", a family's or a full name.
    static func face(named name: String) -> FontFace? {
        if name.hasPrefix(".SFUI") || name.hasPrefix(".AppleSystemUIFont") { return systemFace(named: name) }
        let parts = name.split(separator: "-", maxSplits: 1)
        if let first = parts.first, let family = family(String(first)) {
            return face(family, parts.count > 1 ? String(parts[1]) : "", name: name)
        }
        if let family = family(name) { return face(family, "", name: name) }
        // A full name such as "Avenir Next Demi Bold": the longest family that begins it.
        let words = name.split(separator: " ")
        for count in stride(from: words.count - 1, to: 0, by: -1) {
            if let family = family(words[..<count].joined(separator: " ")) {
                return face(family, words[count...].joined(), name: name)
            }
        }
        return nil
    }

    private static func face(_ family: String, _ style: String, name: String) -> FontFace {
        var face = FontFace(weight: weight(inFace: style), isItalic: isItalic(face: style))
        face.family = family
        face.name = name
        return face
    }

    private static func systemFace(named name: String) -> FontFace {
        let style = name.split(separator: "-").dropFirst().joined()
        var face = FontFace(weight: weight(inFace: style), isItalic: isItalic(face: style))
        if name.contains("Monospaced") { face.design = .monospaced }
        if name.contains("Serif") { face.design = .serif }
        if name.contains("Rounded") { face.design = .rounded }
        return face
    }

    /// The installed family in which a face is set.
    static func installedFamily(for face: FontFace) -> String {
        guard let family = face.family else {
            switch face.design {
            case .serif: return StandIn.serif.installed
            case .monospaced: return StandIn.monospaced.installed
            default: return StandIn.sans.installed
            }
        }
        return appleFamilies[family]?.installed ?? family
    }

    /// Whether all characters of a family have the same width.
    static func isMonospaced(family: String) -> Bool {
        appleFamilies[family] == .monospaced || family.contains("Mono")
    }

    private static let weightNames: [(String, UIFont.Weight)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("semibold", .semibold),
        ("demibold", .semibold), ("extrabold", .heavy), ("heavy", .heavy), ("black", .black),
        ("light", .light), ("medium", .medium), ("bold", .bold),
    ]

    /// The weight that the name of a face says.
    static func weight(inFace face: String) -> UIFont.Weight {
        let face = plain(face)
        return weightNames.first { face.contains($0.0) }?.1 ?? .regular
    }

    /// Whether the name of a face says that it is slanted.
    static func isItalic(face: String) -> Bool {
        let face = plain(face)
        return face.contains("italic") || face.contains("oblique")
    }

    /// The name of the nearest named weight.
    static func name(of weight: UIFont.Weight) -> String {
        let named: [(UIFont.Weight, String)] = [
            (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
            (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
        ]
        let nearest = named.min {
            abs($0.0.rawValue - weight.rawValue) < abs($1.0.rawValue - weight.rawValue)
        }
        return nearest?.1 ?? "Regular"
    }

    private static func plain(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
