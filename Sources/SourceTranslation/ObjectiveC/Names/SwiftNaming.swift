/// How the names of Apple's headers become Swift's: clang's importer leaves out words that a parameter's type says
/// again, and takes the end of a method's first word for the first label where a preposition begins it.
enum SwiftNaming {
    /// Whether a selector is what clang's importer turns into a member of ours.
    static func matches(_ selector: String, _ member: FrameworkInterface.Member) -> Bool {
        let selector = given[selector] ?? selector
        let pieces = pieces(of: selector)
        guard let labels = member.labels else {
            return pieces.count == 1 && !selector.hasSuffix(":") && property(selector, member.name, type: member.result)
        }
        guard selector.hasSuffix(":") else {
            guard labels.isEmpty else { return false }
            return member.isInitializer ? selector == "init" || selector == "new" : word(selector, member.name, type: member.result)
        }
        guard labels.count == pieces.count else { return false }
        for (index, piece) in pieces.enumerated() where index > 0 {
            guard word(piece, labels[index], type: member.parameters[index]) else { return false }
        }
        return first(pieces[0], member, labels[0])
    }

    /// Names without arguments that Apple's headers give themselves (`NS_SWIFT_NAME`), and that no rule leads to.
    private static let given = [
        "childViewControllers": "children", "removeFromParentViewController": "removeFromParent",
        "isMovingToParentViewController": "isMovingToParent", "movingToParentViewController": "isMovingToParent",
        "isMovingFromParentViewController": "isMovingFromParent", "movingFromParentViewController": "isMovingFromParent",
        "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
        "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
        "childViewControllerForScreenEdgesDeferringSystemGestures": "childForScreenEdgesDeferringSystemGestures",
    ]

    private static func first(_ piece: String, _ member: FrameworkInterface.Member, _ label: String) -> Bool {
        let type = member.parameters[0]
        if member.isInitializer {
            // `initWithFrame:`, and `colorWithRed:…` of a class that ends in the method's first word.
            guard let range = piece.range(of: "With") else {
                return label.isEmpty ? false : piece == "init" + capitalized(label)
            }
            let kind = piece[..<range.lowerBound], rest = piece[range.upperBound...]
            guard kind == "init" || flattened(member.result).hasSuffix(capitalized(String(kind))) else { return false }
            return label.isEmpty ? isTypeEnd(String(rest), type) : word(lowercased(String(rest)), label, type: type)
        }
        if label.isEmpty { return word(piece, member.name, type: type) }
        for joint in ["", "With"] {
            let start = member.name + joint + capitalized(label)
            if word(piece, start, type: type) { return true }
        }
        return false
    }

    /// Whether a word of a header becomes a word of Swift, with the end left out that the type says.
    private static func word(_ long: String, _ short: String, type: String) -> Bool {
        if long == short { return true }
        guard long.hasPrefix(short), !short.isEmpty else { return false }
        return isTypeEnd(String(long.dropFirst(short.count)), type)
    }

    private static func property(_ long: String, _ short: String, type: String) -> Bool {
        word(long, short, type: type) || type == "Bool" && short == "is" + capitalized(long)
    }

    /// Whether words are the end of a type's name, as `ViewController` of `UIViewController?`.
    private static func isTypeEnd(_ words: String, _ type: String) -> Bool {
        guard words.first?.isUppercase == true else { return false }
        let name = flattened(type)
        if name.hasSuffix(words) { return true }
        if words.hasSuffix("s"), name.hasSuffix(words.dropLast()) || type.hasPrefix("[") && elementName(type).hasSuffix(words.dropLast()) { return true }
        if words == "Index", name == "Int" { return true }
        if words == "Block" || words == "Handler", type.contains("->") { return true }
        if words == "Class", name == "AnyClass" { return true }
        if words.hasSuffix("Object") || words == "Item" || words == "Sender", name == "Any" { return true }
        if words == "String", name == "String" { return true }
        return false
    }

    private static func elementName(_ type: String) -> String { flattened(String(type.dropFirst().prefix { $0 != "]" })) }

    /// A type's name without dots, signs and what stands between angle brackets.
    static func flattened(_ type: String) -> String {
        var name = type
        for word in ["any ", "some ", "@escaping ", "@MainActor ", "inout "] where name.hasPrefix(word) { name = String(name.dropFirst(word.count)) }
        return String(name.prefix { $0 != "<" }.filter { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    static func pieces(of selector: String) -> [String] {
        var pieces = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        if pieces.count > 1 { pieces.removeLast() }
        return pieces
    }

    static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    static func lowercased(_ word: String) -> String {
        // `URLString` becomes `urlString`, `Title` becomes `title`.
        let capitals = word.prefix { $0.isUppercase }
        guard capitals.count > 1 else { return capitals.lowercased() + word.dropFirst(capitals.count) }
        if capitals.count == word.count { return word.lowercased() }
        return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
    }
}
