import Foundation
import LifecycleRules
import SwiftSyntax

/// Looks for lifecycle mistakes in source text.
///
/// All files are read first, so that a class is known to be a view controller through any chain of
/// superclasses in them; then the bodies of the classes that matter are read and checked. Both go file by
/// file, or class by class, on all processors.
public struct Linter: Sendable {
    private let configuration: Configuration

    public init(configuration: Configuration = Configuration()) { self.configuration = configuration }

    /// What linting gave.
    public struct Result: Sendable {
        /// Findings by file and place.
        public let findings: [Finding]
        /// How many files were read.
        public let fileCount: Int
        /// How many lines they have.
        public let lineCount: Int
        /// What could not be done, such as Objective-C files without libclang.
        public let notices: [String]

        /// The same with other findings.
        public func with(_ findings: [Finding]) -> Result {
            Result(findings: findings, fileCount: fileCount, lineCount: lineCount, notices: notices)
        }
    }

    /// Lints files and folders.
    public func lint(paths: [String]) throws -> Result {
        var finder = FileFinder(excluded: configuration.excluded)
        for path in paths { try finder.add(path) }
        var inputs: [Input] = finder.sources.map { Input(path: $0, bytes: nil) }
        inputs += finder.storyboards.map { Input(path: $0, bytes: nil) }
        return run(inputs)
    }

    /// Lints texts by name, as if they were files.
    public func lint(texts: [String: String]) -> Result {
        run(texts.sorted { $0.key < $1.key }.map { Input(path: $0.key, bytes: Array($0.value.utf8)) })
    }

    struct Input {
        let path: String
        let bytes: [UInt8]?
    }

    /// What is known of a file after it was read.
    private final class FileResult: @unchecked Sendable {
        var file: SourceFile?
        var declarations: [TypeDeclaration] = []
        var protocols: [String: Bool] = [:]
        var owned: Set<String> = []
        var aliases: [String: String] = [:]
        var storyboardClasses: [String] = []
        var problems: [Finding] = []
        var lacksClang = false
    }

    private func run(_ inputs: [Input]) -> Result {
        let results = inputs.map { _ in FileResult() }
        Workers.forEach(inputs.count) { Self.read(inputs[$0], into: results[$0]) }

        var storyboards: [String: String] = [:]
        for (input, result) in zip(inputs, results) {
            for name in result.storyboardClasses where storyboards[name] == nil {
                storyboards[name] = (input.path as NSString).lastPathComponent
            }
        }
        let index = ClassIndex(
            declarations: results.flatMap(\.declarations),
            protocols: results.reduce(into: [:]) { $0.merge($1.protocols) { $0 || $1 } },
            concreteTypes: results.reduce(into: []) { $0.formUnion($1.owned) }, storyboards: storyboards,
            aliases: results.reduce(into: [:]) { $0.merge($1.aliases) { Callbacks.looksLikeController($1) ? $1 : $0 } })
        let findings = Self.check(index)

        let all = results.flatMap(\.problems) + findings
        return Result(
            findings: kept(all), fileCount: results.count { $0.file != nil },
            lineCount: results.reduce(0) { $0 + ($1.file?.lineStarts.count ?? 0) },
            notices: results.contains { $0.lacksClang }
                ? ["Objective-C files are left out: libclang is missing; install the Debian package libclang1-14"] : [])
    }

    // MARK: Reading

    private static func read(_ input: Input, into result: FileResult) {
        let kind = (input.path as NSString).pathExtension.lowercased()
        let raw: [UInt8]
        switch Decoding.contents(of: input) {
        case .success(let bytes): raw = bytes
        case .failure(let problem):
            let file = SourceFile(path: input.path, bytes: [])
            result.problems.append(Finding(rule: nil, message: problem.message, file: file, range: 0..<0))
            return
        }
        if kind == "storyboard" || kind == "xib" {
            result.storyboardClasses = StoryboardClasses.names(in: String(decoding: raw, as: UTF8.self))
            return
        }
        let bytes = Decoding.utf8(raw)
        let file = SourceFile(path: input.path, bytes: bytes ?? [], isConverted: Decoding.isWide(raw))
        guard bytes != nil else {
            result.problems.append(Finding(rule: nil, message: "the file is not text", file: file, range: 0..<0))
            return
        }
        if Decoding.isTooDeep(file.bytes) {
            let message = "brackets are nested too deeply"
            result.problems.append(Finding(rule: nil, message: message, file: file, range: 0..<min(1, file.bytes.count)))
            return
        }
        file.prepare()
        result.file = file
        for problem in file.suppressions.problems {
            result.problems.append(Finding(problem: "suppression", message: problem.message, file: file, range: problem.range))
        }
        if kind == "swift" { readSwift(file, result) } else { readObjectiveC(file, result) }
    }

    private static func readSwift(_ file: SourceFile, _ result: FileResult) {
        let tree = SwiftReader.parse(file.bytes)
        for problem in ParseProblems.list(tree) {
            let end = min(problem.offset + 1, file.bytes.count)
            result.problems.append(
                Finding(rule: nil, message: problem.message, file: file, range: min(problem.offset, end)..<end))
        }
        var reader = SwiftReader(file: file)
        result.declarations = reader.read(tree)
        result.protocols = reader.protocols
        result.owned = reader.owned
        result.aliases = reader.aliases
    }

    private static func readObjectiveC(_ file: SourceFile, _ result: FileResult) {
        // Most headers have nothing to do with classes.
        guard ["@interface", "@implementation", "@protocol"].contains(where: {
            !Suppressions.occurrences(of: $0, in: file.bytes).isEmpty
        }) else { return }
        guard let tokens = ClangTokens.tokens(of: file) else {
            result.lacksClang = true
            return
        }
        var reader = ObjectiveCReader(file: file, tokens: tokens)
        reader.read()
        result.declarations = reader.declarations
        result.protocols = reader.protocols
        result.owned = reader.owned
        for problem in reader.problems.prefix(5) {
            result.problems.append(
                Finding(rule: nil, message: problem.message, file: file, range: problem.offset..<(problem.offset + 1)))
        }
    }

    // MARK: Checking

    private static func check(_ index: ClassIndex) -> [Finding] {
        let relevant = index.types.filter { type in
            type.isController || type.family == .view && type.methodsByName["layoutSubviews"] != nil
                || CallbackByHandCheck.concerns(type)
        }
        // A class may lie in the chain of another: bodies are read before any check asks for them.
        Workers.forEach(relevant.count) { number in
            for method in relevant[number].methods { method.read() }
        }
        let types = index.types
        let slots = types.map { _ in Slot() }
        Workers.forEach(types.count) { number in
            let type = types[number]
            let context = CheckContext(index: index)
            if type.isController {
                for check in CheckCatalog.controllers { check.check(type, context) }
            } else if type.family == .view, type.methodsByName["layoutSubviews"] != nil {
                for check in CheckCatalog.views { check.check(type, context) }
            }
            if !type.isController, CallbackByHandCheck.concerns(type) { CallbackByHandCheck.check(type, context) }
            for check in CheckCatalog.all { check.check(type, context) }
            slots[number].findings = context.findings
        }
        return slots.flatMap(\.findings)
    }

    private final class Slot: @unchecked Sendable {
        var findings: [Finding] = []
    }

    /// Without what the configuration and the files switch off, in order, each once.
    private func kept(_ findings: [Finding]) -> [Finding] {
        var seen: Set<String> = []
        return
            findings
            .filter { !configuration.disabled.contains($0.ruleName) }
            .filter { $0.rule == nil || !$0.file.suppressions.covers(rule: $0.ruleName, line: $0.line) }
            .sorted { ($0.path, $0.range.lowerBound, $0.ruleName) < ($1.path, $1.range.lowerBound, $1.ruleName) }
            .filter { seen.insert("\($0.path)\n\($0.range)\n\($0.ruleName)").inserted }
            .map { finding in
                var finding = finding
                if let severity = configuration.severities[finding.ruleName] { finding.severity = severity }
                return finding
            }
    }
}
