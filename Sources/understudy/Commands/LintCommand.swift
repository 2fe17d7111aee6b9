import Foundation
import LifecycleLint
import LifecycleRules

/// `understudy lint PATH…`: looks for lifecycle mistakes in source text. Ends with 0 when there is none,
/// with 1 when there are some, with 2 when it could not do what it was asked.
struct LintCommand {
    private var paths: [String] = []
    private var format = ReportFormat.readable
    private var configuration: String?
    private var baseline: String?
    private var newBaseline: String?
    private var fixes = false

    static func run(arguments: [String]) -> Int32 {
        if arguments.contains("--help") || arguments.contains("-h") {
            print(help)
            return 0
        }
        do {
            return try LintCommand(arguments: arguments).run()
        } catch let problem as LintProblem {
            Message.write(problem.message)
        } catch {
            Message.write(error.localizedDescription)
        }
        return 2
    }

    init(arguments: [String]) throws {
        var rest = arguments[...]
        var onlyPaths = false
        while let argument = rest.popFirst() {
            if onlyPaths || !argument.hasPrefix("-") {
                paths.append(argument)
                continue
            }
            // Both `--option value` and `--option=value`.
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            func value() throws -> String {
                if parts.count > 1 { return parts[1] }
                guard let next = rest.popFirst() else { throw LintProblem("'\(argument)' needs a value; see 'understudy lint --help'") }
                return next
            }
            switch parts[0] {
            case "--": onlyPaths = true
            case "--format":
                let name = try value()
                guard let known = ReportFormat(rawValue: name) else {
                    let names = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
                    throw LintProblem("'\(name)' is not a format; there are \(names)")
                }
                format = known
            case "--config": configuration = try value()
            case "--baseline": baseline = try value()
            case "--write-baseline": newBaseline = try value()
            case "--fix" where parts.count == 1: fixes = true
            default: throw LintProblem("'\(argument)' is not an option of 'understudy lint'; see 'understudy lint --help'")
            }
        }
        if paths.isEmpty { throw LintProblem("'understudy lint' needs files or folders; see 'understudy lint --help'") }
    }

    private func run() throws -> Int32 {
        let linter = Linter(configuration: try readConfiguration())
        let known = try baseline.map(Baseline.init(contentsOf:))
        var result = try linter.lint(paths: paths)
        if let known { result = result.with(known.new(among: result.findings)) }
        if fixes {
            // A fix may be what the next one needs.
            for _ in 0..<8 {
                let count = try Fixer.apply(result.findings)
                if count == 0 { break }
                Message.write("\(count) \(count == 1 ? "finding" : "findings") put right")
                result = try linter.lint(paths: paths)
                if let known { result = result.with(known.new(among: result.findings)) }
            }
        }
        result.notices.forEach(Message.write)
        if let newBaseline {
            try Baseline(result.findings).write(to: newBaseline)
            Message.write("\(result.findings.count) findings written to \(newBaseline)")
            return 0
        }
        FileHandle.standardOutput.write(Data(format.text(result, version: Version.current).utf8))
        return result.findings.isEmpty ? 0 : 1
    }

    private func readConfiguration() throws -> Configuration {
        if let configuration { return try Configuration(contentsOf: configuration) }
        guard FileManager.default.fileExists(atPath: Configuration.fileName) else { return Configuration() }
        return try Configuration(contentsOf: Configuration.fileName)
    }

    private static let help = """
        Look for lifecycle mistakes in Swift and Objective-C sources.

        usage: understudy lint PATH… [options]

          --format FORMAT         \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", "))
          --fix                   put right what has one right fix, and report the rest
          --baseline FILE         leave out the findings that FILE lists
          --write-baseline FILE   write the findings to FILE and report none
          --config FILE           read FILE instead of \(Configuration.fileName) in the current folder

        Ends with 0 when there are no findings, with 1 when there are some, with 2 on a wrong option or an
        unreadable file. 'understudy rules' lists the rules; docs/lint.md says how to switch them off.
        """
}
