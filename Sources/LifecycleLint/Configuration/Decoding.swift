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

    /// Whether brackets are nested deeper than any program's, on which parsers take very long.
    static func isTooDeep(_ bytes: [UInt8]) -> Bool {
        var depth = 0
        var deepest = 0
        bytes.withUnsafeBufferPointer { buffer in
            for byte in buffer {
                switch byte {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                    depth += 1
                    if depth > deepest { deepest = depth }
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): if depth > 0 { depth -= 1 }
                default: break
                }
            }
        }
        return deepest > 1000
    }
}
