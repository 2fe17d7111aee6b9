import CClang
import Foundation

/// A token of an Objective-C file.
struct ClangToken {
    enum Kind: Int32 { case punctuation = 0, keyword, identifier, literal, comment }

    let kind: Kind
    let text: String
    let start: Int
    let end: Int

    var isWord: Bool { kind == .identifier || kind == .keyword }
}

/// The tokens of Objective-C files, from libclang's lexer.
///
/// Only the lexer is asked: without Apple's headers clang's tree lacks each statement that names
/// something undeclared, and a check would take what is missing for a mistake.
enum ClangTokens {
    /// Whether libclang is on this machine.
    static let isAvailable: Bool = {
        let environment = ProcessInfo.processInfo.environment
        let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let swift = folders.map { $0 + "/swift" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        let toolchain = swift.map {
            URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent().path
        }
        return understudy_clang_load(toolchain.map { $0 + "/lib/libclang.so" }) == 1
    }()

    /// The tokens without comments and preprocessor lines; of an `#if`, the first branch.
    static func tokens(of file: SourceFile) -> [ClangToken]? {
        guard isAvailable else { return nil }
        var raw: UnsafeMutablePointer<UnderstudyToken>?
        let count = file.bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { characters in
                understudy_clang_tokenize(
                    characters.baseAddress, characters.count, file.path.hasSuffix(".mm") ? 1 : 0, &raw)
            }
        }
        guard count >= 0, let raw else { return nil }
        defer { free(raw) }
        return filtered(UnsafeBufferPointer(start: raw, count: count), file)
    }

    private static func filtered(_ raw: UnsafeBufferPointer<UnderstudyToken>, _ file: SourceFile) -> [ClangToken] {
        var result: [ClangToken] = []
        result.reserveCapacity(raw.count)
        var directives = Directives(file: file)
        for token in raw {
            guard let kind = ClangToken.Kind(rawValue: token.kind), kind != .comment else { continue }
            let start = Int(token.offset)
            let end = min(start + Int(token.length), file.bytes.count)
            guard start < end, !directives.covers(start) else { continue }
            if file.bytes[start] == UInt8(ascii: "#"), directives.begin(at: start) { continue }
            guard !directives.isSkipping else { continue }
            result.append(
                ClangToken(kind: kind, text: String(decoding: file.bytes[start..<end], as: UTF8.self), start: start, end: end))
        }
        return result
    }
}

/// Follows `#if`, `#else` and `#endif` through a file.
private struct Directives {
    let file: SourceFile
    private var end = -1
    /// For each open `#if`, whether the branch is one to leave out.
    private var branches: [Bool] = []

    init(file: SourceFile) { self.file = file }

    var isSkipping: Bool { branches.contains(true) }
    func covers(_ offset: Int) -> Bool { offset < end }

    /// Takes the directive that begins here; false when the sign does not begin a line.
    mutating func begin(at offset: Int) -> Bool {
        var line = file.line(at: offset)
        let before = file.text(file.lineRange(line).lowerBound..<offset)
        guard before.allSatisfy({ $0 == " " || $0 == "\t" }) else { return false }
        let word = file.text((offset + 1)..<file.lineRange(line).upperBound).drop { $0 == " " }.prefix { $0.isLetter }
        while file.lineText(line).hasSuffix("\\"), line < file.lineStarts.count { line += 1 }
        end = file.lineRange(line).upperBound
        switch word {
        case "if":
            let condition = file.text((offset + 1)..<end).dropFirst(2).trimmingCharacters(in: .whitespaces)
            branches.append(condition == "0")
        case "ifdef", "ifndef": branches.append(false)
        case "else", "elif":
            if let last = branches.indices.last { branches[last] = !branches[last] || word == "elif" }
        case "endif": _ = branches.popLast()
        default: break
        }
        return true
    }
}
