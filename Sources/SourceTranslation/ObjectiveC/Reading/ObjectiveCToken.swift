/// A place in an Objective-C file.
struct ObjectiveCPlace: Equatable, Sendable {
    var file: String
    var line: Int
}

/// A word, number, text or sign of an Objective-C file.
struct ObjectiveCToken: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case word
        case number
        /// A text in quotes; `text` is what stands between them.
        case string
        case character
        case sign
        case end
    }

    var kind: Kind
    var text: String
    var place: ObjectiveCPlace
    /// Whether white space stands before it, which tells a macro with parameters from one whose text is in
    /// parentheses.
    var follows = false
    /// Whether nothing but white space stands before it on its line.
    var startsLine = false
}

/// What makes an Objective-C file untranslatable: said to the user in place of a translation.
struct ObjectiveCError: Error, Equatable, CustomStringConvertible {
    let place: ObjectiveCPlace
    let what: String

    /// As compilers print errors, so that editors find the place.
    var description: String { "\(place.file):\(place.line): error: Objective-C: \(what) is not translated" }
}
