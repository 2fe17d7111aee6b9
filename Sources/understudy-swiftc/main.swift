import Foundation
import SourceTranslation

// Called as the Swift compiler, with the compiler's own command line. Called with
// `-understudy-facts FILE MODULE SOURCES…`, writes what translation needs to know of a framework.
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "-understudy-facts", arguments.count > 3 {
    do {
        try FrameworkFacts.write(module: arguments[2], sources: Array(arguments[3...]), to: arguments[1])
    } catch {
        FileHandle.standardError.write(Data("error: \(error.localizedDescription)\n".utf8))
        exit(1)
    }
    exit(0)
}
// SwiftPM compiles C by the name `clang`.
if CommandLine.arguments.first?.hasSuffix("clang") == true { exit(ClangWrapper.run(arguments: arguments)) }
exit(CompilerWrapper.run(arguments: arguments))
