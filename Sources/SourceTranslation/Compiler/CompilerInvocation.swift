import Foundation

/// What a command line asks the Swift compiler to do, as far as translation needs to know.
struct CompilerInvocation {
    /// The command line, with response files left as they are.
    let arguments: [String]
    /// The Swift sources, as the command line spells them.
    let sources: [String]
    let moduleName: String
    let outputFileMap: String?
    let modulePath: String?
    /// Folders that are searched for modules.
    let moduleFolders: [String]

    init(arguments: [String]) {
        self.arguments = arguments
        var sources: [String] = []
        var folders: [String] = []
        var moduleName = "main"
        var outputFileMap: String?
        var modulePath: String?
        var index = 0
        let all = arguments.flatMap(Self.expanded)
        while index < all.count {
            let argument = all[index]
            let next = index + 1 < all.count ? all[index + 1] : nil
            switch argument {
            case "-module-name":
                moduleName = next ?? moduleName
                index += 1
            case "-output-file-map":
                outputFileMap = next
                index += 1
            case "-emit-module-path":
                modulePath = next
                index += 1
            case "-I":
                if let next { folders.append(next) }
                index += 1
            case "-o", "-Xcc", "-Xfrontend", "-Xlinker", "-vfsoverlay":
                index += 1
            default:
                if argument.hasPrefix("-I") {
                    folders.append(String(argument.dropFirst(2)))
                } else if !argument.hasPrefix("-"), argument.hasSuffix(".swift") {
                    sources.append(argument)
                }
            }
            index += 1
        }
        self.sources = sources
        self.moduleName = moduleName
        self.outputFileMap = outputFileMap
        self.modulePath = modulePath
        moduleFolders = folders
    }

    /// Whether there are sources to translate: the driver compiles a package's module. Manifests,
    /// questions to the compiler, links and the driver's own subprocesses are not.
    var compilesSources: Bool {
        guard !sources.isEmpty, arguments.first != "-frontend" else { return false }
        let others: Set<String> = [
            "-frontend", "-modulewrap", "-print-target-info", "-package-description-version", "-repl", "-interpret",
            "-version", "--version",
        ]
        return !arguments.contains(where: others.contains)
    }

    /// The folder for what belongs to this module's build.
    var buildFolder: String {
        if let outputFileMap { return (outputFileMap as NSString).deletingLastPathComponent }
        if let modulePath { return (modulePath as NSString).deletingLastPathComponent }
        if let index = arguments.firstIndex(of: "-o"), index + 1 < arguments.count {
            return (arguments[index + 1] as NSString).deletingLastPathComponent
        }
        return "."
    }

    /// The arguments that a response file stands for.
    private static func expanded(_ argument: String) -> [String] {
        guard argument.hasPrefix("@"), let text = try? String(contentsOfFile: String(argument.dropFirst()), encoding: .utf8)
        else { return [argument] }
        return words(of: text)
    }

    /// The words of a response file: separated by white space, with quotes and backslashes as in a
    /// shell.
    static func words(of text: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in text {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character.isWhitespace {
                if let finished = word { words.append(finished) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words
    }
}
