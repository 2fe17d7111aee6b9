/// Reading words and passing over what lies between them.
extension SourceScanner {
    var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default:
            byte >= 0x80
        }
    }

    mutating func skipWord() {
        while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
    }

    mutating func skipSpaces() {
        while let byte = peek, byte == 0x20 || byte == 0x09 { position += 1 }
    }

    mutating func skipWhitespace() {
        while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
    }

    mutating func skipComment() {
        position += 1
        if peek == UInt8(ascii: "/") {
            while let byte = peek, byte != 0x0A { _ = byte; position += 1 }
        } else if peek == UInt8(ascii: "*") {
            position += 1
            while position + 1 < bytes.count,
                !(bytes[position] == UInt8(ascii: "*") && bytes[position + 1] == UInt8(ascii: "/")) {
                position += 1
            }
            position = min(position + 2, bytes.count)
        }
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    mutating func nextWord() -> String? {
        let start = position
        if peek == UInt8(ascii: "`") { position += 1 }
        let from = position
        skipWord()
        let result = from..<position
        if peek == UInt8(ascii: "`") { position += 1 }
        guard !result.isEmpty else {
            position = start
            return nil
        }
        return text(result)
    }
}
