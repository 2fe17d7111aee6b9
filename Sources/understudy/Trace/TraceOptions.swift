import Foundation
import LifecycleEvents
import LifecycleRules

/// What `understudy trace` is asked for.
struct TraceOptions {
    /// How the trace is printed.
    enum Format: String, CaseIterable {
        case text, json, mermaid
    }

    /// Arguments that make no sense, with what is wrong.
    struct Mistake: Error {
        let description: String
    }

    var journey = JourneyStep.standard
    var format = Format.text
    var isColoured: Bool?
    var types: [String] = []
    /// Seconds after which a controller that does not come back is given up.
    var timeout = 60.0
    var listsOnly = false
    /// What the run-time checker is to do, as `UNDERSTUDY_CHECK` says it; nil leaves it off.
    var checks: String?
    /// Whether controllers are exercised instead of traced.
    let isExercise: Bool
    /// Options that SwiftPM gets: where the package is and what is built.
    var package: [String] = []

    init(_ arguments: [String], exercise: Bool = false) throws(Mistake) {
        isExercise = exercise
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            var name = argument
            var given: String?
            if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
                name = String(argument[..<equals])
                given = String(argument[argument.index(after: equals)...])
            }
            func value() throws(Mistake) -> String {
                if let given { return given }
                guard let next = rest.popFirst() else { throw Mistake(description: "'\(name)' needs a value") }
                return next
            }
            switch name {
            case "--journey", "--format", "--color", "--colour", "--check":
                guard !exercise else { throw Mistake(description: "'\(name)' is not an option of 'exercise'; see 'understudy help exercise'") }
            default: break
            }
            switch name {
            case "--check":
                checks = given ?? "log"
                do { _ = try CheckRequest(checks ?? "") } catch { throw Mistake(description: error.description) }
            case "--journey":
                do { journey = try JourneyStep.steps(try value()) } catch let mistake as JourneyStep.Mistake {
                    throw Mistake(description: mistake.description)
                } catch let mistake as Mistake { throw mistake } catch { continue }
            case "--format":
                let text = try value()
                guard let read = Format(rawValue: text) else {
                    throw Mistake(
                        description: "'\(text)' is not a format; formats are \(Format.allCases.map(\.rawValue).joined(separator: ", "))")
                }
                format = read
            case "--color", "--colour":
                switch try value() {
                case "auto": isColoured = nil
                case "always": isColoured = true
                case "never": isColoured = false
                case let text: throw Mistake(description: "'\(text)': '\(name)' is auto, always or never")
                }
            case "--timeout":
                let text = try value()
                guard let seconds = Double(text), seconds > 0 else {
                    throw Mistake(description: "'\(text)': '--timeout' takes seconds above 0")
                }
                timeout = seconds
            case "--list": listsOnly = true
            case "--package-path", "--scratch-path", "--build-path", "-c", "--configuration":
                package += [name, try value()]
            case _ where name.hasPrefix("-"):
                let verb = exercise ? "exercise" : "trace"
                throw Mistake(description: "'\(name)' is not an option of '\(verb)'; see 'understudy help \(verb)'")
            default: types.append(argument)
            }
        }
    }

    /// What `understudy help trace` prints.
    static let help = """
        Take view controllers through the ways in which screens come and go, and print what they are sent.

        usage: understudy trace [options] [TYPE …]

          TYPE               a view-controller class of the package, with its module or without; default:
                             every one that a storyboard has or that can be made without arguments

          --journey STEPS    steps separated by commas (default \(JourneyStep.standard.map(\.description).joined(separator: ","))):
                             \(JourneyStep.forms.prefix(7).joined(separator: ", ")),
                             \(JourneyStep.forms.dropFirst(7).joined(separator: ", "))
          --format FORMAT    text, json (JSON Lines, see docs/events.md) or mermaid (a sequence diagram)
          --check            look for lifecycle mistakes on the way; they stand in the trace
          --color WHEN       auto, always or never
          --timeout SECONDS  after which a controller that hangs is given up (default 60)
          --list             name the package's view-controller classes and do nothing else
          --package-path, --scratch-path, --configuration
                             as for 'swift build'

        Nothing in the package is changed. Each class runs in a process of its own, on the virtual clock;
        gestures are real touches. Ends with 0, with 1 when a controller crashed or could not be made, and
        with 64 when it was called wrongly.
        """

    /// What `understudy help exercise` prints.
    static let exerciseHelp = """
        Take view controllers through all ways in which screens come and go, and report what breaks: lifecycle
        mistakes, controllers that live on, views that grow, text that is lost (docs/checker.md).

        usage: understudy exercise [options] [TYPE …]

          TYPE               a view-controller class of the package, with its module or without; default:
                             every one that a storyboard has or that can be made without arguments

          --timeout SECONDS  after which a controller that hangs is given up (default 60)
          --list             name the package's view-controller classes and do nothing else
          --package-path, --scratch-path, --configuration
                             as for 'swift build'

        Nothing in the package is changed. Each class runs in a process of its own, on the virtual clock;
        gestures are real touches. Ends with 0, with 1 when there is a mistake, a crash or a controller that
        cannot be made, and with 64 when it was called wrongly.
        """
}
