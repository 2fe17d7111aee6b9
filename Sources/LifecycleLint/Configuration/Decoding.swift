import Foundation

/// Brings a file's bytes into UTF-8.
enum Decoding {
    /// The text in UTF-8, or nil for what is not text.
    static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return String(data: Data(bytes), encoding: .utf16).map { Array($0.utf8) }
        }
        // Compiled or packed data has zeros early on.
        if bytes.prefix(8192).contains(0) { return nil }
        return bytes
    }

    /// Whether brackets are nested deeper than any program's. Parsers then take very long: the time that
    /// Swift's takes for square brackets within each other doubles with each.
    static func isTooDeep(_ bytes: [UInt8]) -> Bool {
        var depth = 0
        var deepest = 0
        var squares = 0
        var mostSquares = 0
        bytes.withUnsafeBufferPointer { buffer in
            for byte in buffer {
                switch byte {
                case UInt8(ascii: "["):
                    depth += 1
                    squares += 1
                    if squares > mostSquares { mostSquares = squares }
                case UInt8(ascii: "("): depth += 1
                case UInt8(ascii: "{"):
                    depth += 1
                    squares = 0
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                    if depth > 0 { depth -= 1 }
                    squares = 0
                case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
                default: squares = 0
                }
                if depth > deepest { deepest = depth }
            }
        }
        return deepest > 500 || mostSquares > 12
    }
}
