import Foundation

/// Brings a file's bytes into UTF-8.
enum Decoding {
    /// The most that is read of a file; what is larger is data.
    static let largest = 20 << 20

    /// The bytes of a file, or why there are none.
    static func contents(of input: Linter.Input) -> Swift.Result<[UInt8], LintProblem> {
        if let bytes = input.bytes { return .success(bytes) }
        var status = stat()
        guard stat(input.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return .failure(LintProblem("the file cannot be read"))
        }
        guard status.st_size <= largest else {
            return .failure(LintProblem("the file is larger than \(largest >> 20) MB and is left out"))
        }
        guard let data = FileManager.default.contents(atPath: input.path) else {
            return .failure(LintProblem("the file cannot be read"))
        }
        return .success([UInt8](data))
    }

    /// Whether a text is in UTF-16, by its mark.
    static func isWide(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    }

    /// The text in UTF-8, or nil for what is not text.
    static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
        if isWide(bytes) {
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
        var conditionals = 0
        var mostConditionals = 0
        bytes.withUnsafeBufferPointer { buffer in
            var index = 0
            while index < buffer.count {
                let byte = buffer[index]
                index += 1
                switch byte {
                case UInt8(ascii: "#") where index + 1 < buffer.count && buffer[index] == UInt8(ascii: "i") && buffer[index + 1] == UInt8(ascii: "f"):
                    conditionals += 1
                    if conditionals > mostConditionals { mostConditionals = conditionals }
                case UInt8(ascii: "#") where index + 1 < buffer.count && buffer[index] == UInt8(ascii: "e") && buffer[index + 1] == UInt8(ascii: "n"):
                    conditionals -= 1
                case UInt8(ascii: "/") where index < buffer.count && buffer[index] == UInt8(ascii: "/"):
                    while index < buffer.count, buffer[index] != 10, buffer[index] != 13 { index += 1 }
                case UInt8(ascii: "\""):
                    // To the end of the literal, or of the line.
                    squares = 0
                    literal: while index < buffer.count {
                        switch buffer[index] {
                        case 10, 13: break literal
                        case UInt8(ascii: "\""):
                            index += 1
                            break literal
                        case UInt8(ascii: "\\"):
                            index += 1
                            // An expression within the text nests as others do.
                            if index < buffer.count, buffer[index] == UInt8(ascii: "(") { break literal }
                            index += 1
                        default: index += 1
                        }
                    }
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
        return deepest > 500 || mostSquares > 12 || mostConditionals > 100
    }
}
