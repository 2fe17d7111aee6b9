/// How Swift derives the Objective-C name of a declaration.
///
/// The rules are those of the Swift compiler for `@objc` members.
enum SelectorNaming {
    /// The selector of a method with this base name and these argument labels; an empty label stands
    /// for `_`.
    static func selector(base: String, labels: [String]) -> String {
        guard let first = labels.first else { return base }
        var result = base
        if !first.isEmpty {
            if !prepositions.contains(firstWord(of: first)), !prepositions.contains(lastWord(of: base)) {
                result += "With"
            }
            result += capitalized(first)
        }
        result += ":"
        for label in labels.dropFirst() { result += label + ":" }
        return result
    }

    /// The selector that sets a property.
    static func setter(of property: String) -> String { "set\(capitalized(property)):" }

    /// The name without back-ticks.
    static func plain(_ name: String) -> String {
        name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
    }

    private static func capitalized(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    private static func firstWord(of name: String) -> String {
        var word = name.prefix(1).lowercased()
        for character in name.dropFirst() {
            guard character.isLowercase else { break }
            word.append(character)
        }
        return word
    }

    private static func lastWord(of name: String) -> String {
        var word = ""
        for character in name.reversed() {
            word.insert(character, at: word.startIndex)
            if character.isUppercase { break }
        }
        return word.lowercased()
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
        "to", "until", "using", "via", "when", "with", "within",
    ]
}
