/// Splits an Objective-C file into tokens, without comments, with continued lines joined.
struct ObjectiveCLexer {
    private let bytes: [UInt8]
    private let file: String
    private var index = 0
    private var line = 1

    init(_ text: String, file: String) {
        bytes = Array(text.utf8)
        self.file = file
    }

    /// All tokens of a text.
    static func tokens(of text: String, file: String) throws -> [ObjectiveCToken] {
        var lexer = ObjectiveCLexer(text, file: file)
        return try lexer.all()
    }

    private mutating func all() throws -> [ObjectiveCToken] {
        var tokens: [ObjectiveCToken] = []
        var startsLine = true
        while true {
            let (blank, newline) = try skipBlanks()
            startsLine = startsLine || newline
            guard index < bytes.count else { return tokens }
            var token = try next()
            token.follows = blank
            token.startsLine = startsLine
            startsLine = false
            tokens.append(token)
        }
    }

    private func byte(_ ahead: Int = 0) -> UInt8? { index + ahead < bytes.count ? bytes[index + ahead] : nil }
    private var place: ObjectiveCPlace { ObjectiveCPlace(file: file, line: line) }

    private mutating func skipBlanks() throws -> (blank: Bool, newline: Bool) {
        var blank = false, newline = false
        while let current = byte() {
            switch current {
            case UInt8(ascii: "\n"):
                line += 1
                index += 1
                newline = true
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 12: index += 1
            case UInt8(ascii: "\\") where byte(1) == UInt8(ascii: "\n"):
                line += 1
                index += 2
            case UInt8(ascii: "\\") where byte(1) == 13 && byte(2) == UInt8(ascii: "\n"):
                line += 1
                index += 3
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
                while let each = byte(), each != UInt8(ascii: "\n") { _ = each; index += 1 }
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): try skipComment()
            default: return (blank, newline)
            }
            blank = true
        }
        return (blank, newline)
    }

    private mutating func skipComment() throws {
        let start = place
        index += 2
        while let each = byte() {
            if each == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                index += 2
                return
            }
            if each == UInt8(ascii: "\n") { line += 1 }
            index += 1
        }
        throw ObjectiveCError(place: start, what: "a comment without an end")
    }

    private mutating func next() throws -> ObjectiveCToken {
        let start = place
        guard let first = byte() else { return ObjectiveCToken(kind: .end, text: "", place: start) }
        if Self.isWord(first) { return taken(.word, start) { Self.isWord($0) || Self.isDigit($0) } }
        if Self.isDigit(first) || first == UInt8(ascii: ".") && byte(1).map(Self.isDigit) == true { return number(start) }
        if first == UInt8(ascii: "\"") { return try quoted(first, .string, start) }
        if first == UInt8(ascii: "'") { return try quoted(first, .character, start) }
        for length in [3, 2] {
            let text = String(decoding: bytes[index..<min(index + length, bytes.count)], as: UTF8.self)
            if Self.signs.contains(text) {
                index += length
                return ObjectiveCToken(kind: .sign, text: text, place: start)
            }
        }
        index += 1
        return ObjectiveCToken(kind: .sign, text: String(decoding: [first], as: UTF8.self), place: start)
    }

    private mutating func taken(_ kind: ObjectiveCToken.Kind, _ start: ObjectiveCPlace, _ belongs: (UInt8) -> Bool)
        -> ObjectiveCToken
    {
        let from = index
        while let each = byte(), belongs(each) { index += 1 }
        return ObjectiveCToken(kind: kind, text: String(decoding: bytes[from..<index], as: UTF8.self), place: start)
    }

    private mutating func number(_ start: ObjectiveCPlace) -> ObjectiveCToken {
        let from = index
        while let each = byte() {
            let isSign = each == UInt8(ascii: "+") || each == UInt8(ascii: "-")
            let text = bytes[from..<index]
            let isHex = text.count > 1 && (text[from + 1] | 32) == UInt8(ascii: "x")
            if isSign, !isHex, let last = text.last, (last | 32) == UInt8(ascii: "e") {
                index += 1
            } else if Self.isWord(each) || Self.isDigit(each) || each == UInt8(ascii: ".") {
                index += 1
            } else {
                break
            }
        }
        return ObjectiveCToken(kind: .number, text: String(decoding: bytes[from..<index], as: UTF8.self), place: start)
    }

    private mutating func quoted(_ quote: UInt8, _ kind: ObjectiveCToken.Kind, _ start: ObjectiveCPlace) throws
        -> ObjectiveCToken
    {
        index += 1
        let from = index
        while let each = byte(), each != quote, each != UInt8(ascii: "\n") {
            index += each == UInt8(ascii: "\\") ? 2 : 1
        }
        guard byte() == quote else { throw ObjectiveCError(place: start, what: "a text without a closing quote") }
        let text = String(decoding: bytes[from..<index], as: UTF8.self)
        index += 1
        return ObjectiveCToken(kind: kind, text: text, place: start)
    }

    private static let signs: Set<String> = [
        "...", "<<=", ">>=", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=", "%=",
        "&=", "|=", "^=", "##",
    ]

    private static func isWord(_ byte: UInt8) -> Bool {
        byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
            || byte >= 128
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
