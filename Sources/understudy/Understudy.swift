import Foundation

/// The command `understudy`: SwiftPM's commands with UIKit beside the package.
@main
struct Understudy {
    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        guard let verb = arguments.first else {
            print(Help.text)
            exit(0)
        }
        arguments.removeFirst()
        switch verb {
        case "build", "run", "test":
            exit(PackageCommand(verb: verb, arguments: arguments).run())
        case "trace":
            exit(TraceCommand.run(arguments: arguments))
        case "exercise":
            exit(TraceCommand.run(arguments: arguments, exercise: true))
        case "doctor":
            exit(DoctorCommand.run(arguments: arguments))
        case "lint":
            exit(LintCommand.run(arguments: arguments))
        case "rules":
            exit(RulesCommand.run(arguments: arguments))
        case "help", "--help", "-h":
            switch arguments.first {
            case "trace": print(TraceOptions.help)
            case "exercise": print(TraceOptions.exerciseHelp)
            case "lint": exit(LintCommand.run(arguments: ["--help"]))
            case "rules": exit(RulesCommand.run(arguments: ["--help"]))
            case "help", "--help", "-h", "test", "build", "run", "doctor", "version", nil: print(Help.text)
            case let name?:
                Message.write("'\(name)' is not a command; see 'understudy help'")
                exit(64)
            }
            exit(0)
        case "version", "--version":
            print("understudy \(Version.current)")
            exit(0)
        default:
            Message.write("'\(verb)' is not a command; see 'understudy help'")
            exit(64)
        }
    }
}

/// Which Understudy this is.
enum Version {
    static let current = "0.1.0"
}
