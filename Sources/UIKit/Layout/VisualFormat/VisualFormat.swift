/// A visual format, read: what stands in it, not yet what it means.
///
/// The grammar is that of Apple's *Visual Format Language* (Auto Layout Guide, appendix).
struct VisualFormat {
    var axis = NSLayoutConstraint.Axis.horizontal
    /// The connection from the superview's edge to the first view, if the format begins with `|`.
    var leading: Connection?
    var views: [View] = []
    /// `connections[i]` stands between views i and i + 1.
    var connections: [Connection] = []
    /// The connection from the last view to the superview's edge, if the format ends with `|`.
    var trailing: Connection?

    /// A view in brackets with conditions on its size.
    struct View {
        var name: String
        var position: Int
        var predicates: [Predicate]
    }

    /// The space between neighbours.
    enum Connection {
        /// Nothing written: they touch.
        case flush
        /// `-`: the standard space.
        case standard
        /// `-…-`: conditions on the space.
        case predicates([Predicate])
    }

    /// `relation object @priority`.
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var object: Object
        var priority: Number?
        var position: Int
    }

    /// A number, or the name of a metric.
    enum Number {
        case literal(Double)
        case metric(String, position: Int)
    }

    /// What a size or space is compared with.
    enum Object {
        case number(Double)
        /// A metric or, for sizes, a view.
        case name(String)
    }
}

/// Why a visual format cannot be read, and where.
struct VisualFormatError: Error {
    var message: String
    var position: Int
}

/// Reads visual formats character by character.
struct VisualFormatParser {
    private let characters: [Character]
    private var position = 0

    init(_ format: String) { characters = Array(format) }

    mutating func parse() throws -> VisualFormat {
        var format = VisualFormat()
        if let first = peek, first == "H" || first == "V", position + 1 < characters.count, characters[position + 1] == ":" {
            format.axis = first == "H" ? .horizontal : .vertical
            position += 2
        }
        if take("|") {
            format.leading = try connection()
        }
        format.views.append(try view())
        while peek != nil {
            let connection = try connection()
            if take("|") {
                format.trailing = connection
                break
            }
            format.connections.append(connection)
            format.views.append(try view())
        }
        if peek != nil { throw error("Expected the end of the format after the superview's edge") }
        return format
    }

    private mutating func connection() throws -> VisualFormat.Connection {
        guard take("-") else { return .flush }
        if peek == "[" || peek == "|" { return .standard }
        let predicates = try predicateList()
        guard take("-") else { throw error("Expected a '-' after a space's size") }
        return .predicates(predicates)
    }

    private mutating func view() throws -> VisualFormat.View {
        guard take("[") else {
            throw error(peek == nil ? "Expected a view" : "Expected a view. A view starts with '['")
        }
        let start = position
        guard let name = name() else { throw error("Expected the name of a view") }
        var predicates: [VisualFormat.Predicate] = []
        if peek == "(" { predicates = try parenthesized() }
        guard take("]") else { throw error("Expected a ']' here, to end the view") }
        return VisualFormat.View(name: name, position: start, predicates: predicates)
    }

    private mutating func predicateList() throws -> [VisualFormat.Predicate] {
        if peek == "(" { return try parenthesized() }
        return [try predicate()]
    }

    private mutating func parenthesized() throws -> [VisualFormat.Predicate] {
        _ = take("(")
        var predicates = [try predicate()]
        while take(",") { predicates.append(try predicate()) }
        guard take(")") else { throw error("Expected a ')' here, to end the conditions") }
        return predicates
    }

    private mutating func predicate() throws -> VisualFormat.Predicate {
        skipSpaces()
        let start = position
        var relation = NSLayoutConstraint.Relation.equal
        if take("=") {
            guard take("=") else { throw error("Expected '=='") }
        } else if take("<") {
            guard take("=") else { throw error("Expected '<='") }
            relation = .lessThanOrEqual
        } else if take(">") {
            guard take("=") else { throw error("Expected '>='") }
            relation = .greaterThanOrEqual
        }
        skipSpaces()
        let object: VisualFormat.Object
        if let number = number() {
            object = .number(number)
        } else if let name = name() {
            object = .name(name)
        } else {
            throw error("Expected a number, a metric or a view")
        }
        var priority: VisualFormat.Number?
        skipSpaces()
        if take("@") {
            let start = position
            if let number = number() {
                priority = .literal(number)
            } else if let name = name() {
                priority = .metric(name, position: start)
            } else {
                throw error("Expected a priority after '@'")
            }
        }
        skipSpaces()
        return VisualFormat.Predicate(relation: relation, object: object, priority: priority, position: start)
    }

    // MARK: Characters

    private var peek: Character? { position < characters.count ? characters[position] : nil }

    private mutating func take(_ character: Character) -> Bool {
        guard peek == character else { return false }
        position += 1
        return true
    }

    private mutating func skipSpaces() { while peek == " " { position += 1 } }

    private mutating func number() -> Double? {
        var end = position
        if end < characters.count, characters[end] == "-" { end += 1 }
        let digits = end
        while end < characters.count, characters[end].isNumber || characters[end] == "." { end += 1 }
        guard end > digits, let value = Double(String(characters[position..<end])) else { return nil }
        position = end
        return value
    }

    private mutating func name() -> String? {
        var end = position
        while end < characters.count {
            let character = characters[end]
            let fits = character.isLetter || character == "_" || (end > position && (character.isNumber || character == "."))
            if !fits { break }
            end += 1
        }
        guard end > position else { return nil }
        defer { position = end }
        return String(characters[position..<end])
    }

    private func error(_ message: String) -> VisualFormatError {
        VisualFormatError(message: message, position: position)
    }
}
