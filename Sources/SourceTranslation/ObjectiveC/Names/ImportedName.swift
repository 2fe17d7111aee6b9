/// The Swift name of a method that a package's Objective-C header declares.
///
/// The rules are those of clang's importer, as far as small headers need them; `NS_SWIFT_NAME` overrules them.
struct ImportedName: Equatable {
    var base: String
    var labels: [String]

    /// The name as in documentation: `show(_:animated:)`.
    var text: String { labels.isEmpty ? base : base + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")" }

    init(base: String, labels: [String]) {
        self.base = base
        self.labels = labels
    }

    /// - Parameter types: the Swift types of the parameters.
    init(selector: String, types: [String], swiftName: String? = nil, isInitializer: Bool) {
        if let swiftName, let open = swiftName.firstIndex(of: "(") {
            base = String(swiftName[..<open])
            labels = swiftName[open...].dropFirst().dropLast().split(separator: ":").map { $0 == "_" ? "" : String($0) }
            return
        }
        let pieces = SwiftNaming.pieces(of: selector)
        guard selector.hasSuffix(":") else {
            base = swiftName ?? (isInitializer ? "init" : selector)
            labels = []
            return
        }
        let rest = zip(pieces, types).dropFirst().map { Self.shortened($0.0, type: $0.1) }
        if isInitializer {
            let first = pieces[0].hasPrefix("initWith") ? pieces[0].dropFirst(8) : pieces[0].dropFirst(4)
            base = "init"
            labels = [SwiftNaming.lowercased(String(first))] + rest
            return
        }
        let words = Self.words(of: pieces[0])
        // `moveToPoint:` is `move(to:)`; a preposition at the beginning, or none, leaves one word.
        let split = words.indices.dropFirst().last { Self.prepositions.contains(words[$0].lowercased()) }
        if let split, split < words.count - 1 {
            let label = Self.shortened(SwiftNaming.lowercased(words[split...].joined()), type: types[0])
            base = words[..<split].joined()
            // `viewWithTag:` stays with its label, `with` alone says nothing.
            labels = [label] + rest
            return
        }
        base = Self.shortened(pieces[0], type: types[0])
        labels = [""] + rest
    }

    /// A word without the end that says the type again; all of it where nothing would be left.
    static func shortened(_ word: String, type: String) -> String {
        let parts = words(of: word)
        let name = words(of: SwiftNaming.flattened(type))
        var count = 0
        while count < parts.count - 1, count < name.count, parts[parts.count - 1 - count].lowercased() == name[name.count - 1 - count].lowercased() {
            count += 1
        }
        guard count > 0 else { return word }
        let kept = parts.dropLast(count)
        // What is left has to stand for itself.
        if ["get", "set", "is", "has", "using", "for", "with"].contains(kept.joined().lowercased()), kept.count == 1,
            !prepositions.contains(kept.joined().lowercased())
        {
            return word
        }
        return kept.joined()
    }

    /// The words of a name in capitals and small letters.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            let previous = index > 0 ? letters[index - 1] : nil
            let next = index + 1 < letters.count ? letters[index + 1] : nil
            let begins =
                letter.isUppercase && (previous?.isUppercase != true || next?.isLowercase == true && previous?.isUppercase == true)
            if words.isEmpty || begins { words.append(String(letter)) } else { words[words.count - 1].append(letter) }
        }
        return words
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in",
        "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when",
        "with", "within",
    ]
}
