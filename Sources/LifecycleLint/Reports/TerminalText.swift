/// Text as a terminal shows it.
enum TerminalText {
    /// Without characters that would move the cursor or change the terminal.
    static func printable(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "?" : $0 }))
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 32 && scalar != "\t" || 127...159 ~= scalar.value || bidirectional.contains(scalar.value)
    }

    /// Marks that turn the direction of writing, and a source line with it.
    private static let bidirectional: Set<UInt32> = [0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069]

    /// A text as wide as another, of one character. Tabs stay, so that both lines align.
    static func filled(_ text: String, with character: Character) -> String {
        var result = ""
        for each in printable(text) {
            if each == "\t" { result.append(each) } else { result += String(repeating: character, count: width(each)) }
        }
        return result
    }

    /// How many cells a character takes: two for emoji and East Asian signs, none for marks.
    static func width(_ character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        if first.isASCII { return character.unicodeScalars.contains { $0.value == 0xFE0F } ? 2 : 1 }
        if character.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }) { return 2 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        switch first.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
