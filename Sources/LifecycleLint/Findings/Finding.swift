import LifecycleRules

/// A mistake that was found, and where.
public struct Finding: Sendable {
    /// The rule, or nil for a file that could not be read or parsed.
    public let rule: (any LifecycleRule.Type)?
    /// What happened, exactly.
    public let message: String
    let file: SourceFile
    /// UTF-8 offsets in the file.
    let range: Range<Int>
    /// The changes that put it right, when there is one right way.
    let edits: [TextEdit]
    private let problemName: String
    /// How grave it is by the configuration.
    public internal(set) var severity: RuleSeverity

    init(
        rule: (any LifecycleRule.Type)?, message: String, file: SourceFile, range: Range<Int>, edits: [TextEdit] = []
    ) {
        self.rule = rule
        self.message = message
        self.file = file
        self.range = range
        self.edits = file.isConverted ? [] : edits
        problemName = "parse-error"
        severity = rule?.severity ?? .error
    }

    /// Something wrong with the file rather than with its program.
    init(problem: String, message: String, file: SourceFile, range: Range<Int>) {
        rule = nil
        self.message = message
        self.file = file
        self.range = range
        edits = []
        problemName = problem
        severity = .warning
    }

    /// The rule's name.
    public var ruleName: String { rule?.name ?? problemName }
    /// The file as it is shown.
    public var path: String { file.path }
    /// The line, from 1.
    public var line: Int { file.position(at: range.lowerBound).line }
    /// The column, from 1, in UTF-8 bytes.
    public var column: Int { file.position(at: range.lowerBound).column }
    /// Where it ends: the line and the column after the last byte.
    public var end: (line: Int, column: Int) { file.position(at: range.upperBound) }
    /// The columns in UTF-16, from 1, as tools count that hold text so.
    var columnsInUTF16: (start: Int, end: Int) {
        (file.columns(at: range.lowerBound, line: line).utf16, file.columns(at: range.upperBound, line: end.line).utf16)
    }
    /// Whether `--fix` can put it right.
    public var isFixable: Bool { !edits.isEmpty }
}

/// A change of a file's text.
struct TextEdit: Sendable, Equatable {
    /// UTF-8 offsets in the file.
    let range: Range<Int>
    let replacement: String
}
