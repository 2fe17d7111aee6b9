import Foundation

/// Follows the directives of a target's Objective-C files: conditions as on iOS, the target's own headers in their
/// places, and macros without parameters.
///
/// Headers of frameworks are not read: what they declare is known from Understudy's modules.
struct ObjectiveCPreprocessor {
    /// Folders in which the target's own headers are looked for.
    let folders: [String]
    /// Modules that there are, for `__has_include(<UIKit/UIKit.h>)`.
    let modules: Set<String>
    /// How a file is read; nil where there is none.
    let read: (String) -> String?
    private(set) var macros: [String: [ObjectiveCToken]] = [:]
    private var functionMacros: Set<String> = []
    /// Files that were read: each header once for the whole target, as `#import` does.
    private(set) var files: [String] = []
    /// Frameworks that are imported.
    private(set) var imports: Set<String> = []
    private var branches: [Branch] = []
    private var output: [ObjectiveCToken] = []

    /// One open `#if`.
    private struct Branch {
        var isTaken: Bool
        var wasTaken: Bool
        let place: ObjectiveCPlace
    }

    init(folders: [String], modules: Set<String>, defines: [String: String] = [:], read: @escaping (String) -> String?) {
        self.folders = folders
        self.modules = modules
        self.read = read
        for (name, value) in ObjectiveCConditions.platform.merging(defines, uniquingKeysWith: { $1 }) {
            macros[name] = (try? ObjectiveCLexer.tokens(of: value, file: "")) ?? []
        }
    }

    /// The tokens of a file; none when it was read before.
    mutating func tokens(of path: String) throws -> [ObjectiveCToken] {
        output = []
        try include(path)
        return output
    }

    private var isSkipping: Bool { branches.contains { !$0.isTaken } }

    private mutating func include(_ path: String) throws {
        guard !files.contains(path), let text = read(path) else { return }
        files.append(path)
        let tokens = try ObjectiveCLexer.tokens(of: text, file: path)
        let depth = branches.count
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            if token.text == "#", token.kind == .sign, token.startsLine {
                var end = index + 1
                while end < tokens.count, !tokens[end].startsLine { end += 1 }
                try directive(Array(tokens[(index + 1)..<end]), token.place)
                index = end
                continue
            }
            if !isSkipping { try put(token, expanding: []) }
            index += 1
        }
        if branches.count > depth { throw ObjectiveCError(place: branches[depth].place, what: "an '#if' without '#endif'") }
    }

    private mutating func put(_ token: ObjectiveCToken, expanding: Set<String>) throws {
        guard token.kind == .word, !expanding.contains(token.text) else {
            output.append(token)
            return
        }
        if let replacement = macros[token.text] {
            for var each in replacement {
                each.place = token.place
                try put(each, expanding: expanding.union([token.text]))
            }
        } else if functionMacros.contains(token.text) {
            throw ObjectiveCError(place: token.place, what: "the macro with parameters '\(token.text)'")
        } else {
            output.append(token)
        }
    }

    private mutating func directive(_ tokens: [ObjectiveCToken], _ place: ObjectiveCPlace) throws {
        guard let name = tokens.first?.text else { return }
        let rest = Array(tokens.dropFirst())
        switch name {
        case "if", "ifdef", "ifndef":
            let isTaken = try !isSkipping && condition(name, rest, place)
            branches.append(Branch(isTaken: isTaken, wasTaken: isTaken, place: place))
        case "elif", "else":
            guard var branch = branches.popLast() else {
                throw ObjectiveCError(place: place, what: "an '#\(name)' without '#if'")
            }
            branch.isTaken = try !branch.wasTaken && !isSkipping && (name == "else" || condition("if", rest, place))
            branch.wasTaken = branch.wasTaken || branch.isTaken
            branches.append(branch)
        case "endif":
            guard branches.popLast() != nil else { throw ObjectiveCError(place: place, what: "an '#endif' without '#if'") }
        case _ where isSkipping: return
        case "import", "include": try header(rest, place)
        case "define": define(rest)
        case "undef":
            if let word = rest.first?.text {
                macros[word] = nil
                functionMacros.remove(word)
            }
        case "error": throw ObjectiveCError(place: place, what: "'#error \(rest.map(\.text).joined(separator: " "))'")
        case "pragma", "warning", "line": return
        default: throw ObjectiveCError(place: place, what: "'#\(name)'")
        }
    }

    private mutating func define(_ tokens: [ObjectiveCToken]) {
        guard let name = tokens.first else { return }
        let rest = tokens.dropFirst()
        if let open = rest.first, open.text == "(", !open.follows {
            functionMacros.insert(name.text)
            macros[name.text] = nil
        } else {
            macros[name.text] = Array(rest)
            functionMacros.remove(name.text)
        }
    }

    private func condition(_ name: String, _ tokens: [ObjectiveCToken], _ place: ObjectiveCPlace) throws -> Bool {
        let isDefined: (String) -> Bool = { macros[$0] != nil || functionMacros.contains($0) }
        switch name {
        case "ifdef": return tokens.first.map { isDefined($0.text) } ?? false
        case "ifndef": return !(tokens.first.map { isDefined($0.text) } ?? false)
        default:
            var conditions = ObjectiveCConditions(tokens: tokens, place: place, macros: macros, isDefined: isDefined) { name, isAngled in
                header(named: name, isAngled: isAngled) != nil || isAngled && framework(of: name) != nil
            }
            return try conditions.value() != 0
        }
    }

    private mutating func header(_ tokens: [ObjectiveCToken], _ place: ObjectiveCPlace) throws {
        guard let (name, isAngled) = Self.headerName(tokens) else { throw ObjectiveCError(place: place, what: "this '#import'") }
        if name.hasSuffix("-Swift.h") {
            throw ObjectiveCError(place: place, what: "a header that Swift code makes, '\(name)',")
        }
        if let path = header(named: name, isAngled: isAngled, beside: place.file) {
            try include(path)
        } else if isAngled, let framework = framework(of: name) {
            imports.insert(framework)
        } else if isAngled, ObjectiveCConditions.systemHeaders.contains(name) {
            return
        } else {
            throw ObjectiveCError(place: place, what: "the header '\(name)', which is not there,")
        }
    }

    /// The name between quotes or angle brackets.
    static func headerName(_ tokens: [ObjectiveCToken]) -> (name: String, isAngled: Bool)? {
        guard let first = tokens.first else { return nil }
        if first.kind == .string { return (first.text, false) }
        guard first.text == "<", let close = tokens.firstIndex(where: { $0.text == ">" }) else { return nil }
        return (tokens[1..<close].map(\.text).joined(), true)
    }

    private func header(named name: String, isAngled: Bool, beside file: String = "") -> String? {
        var places = folders
        if !isAngled, !file.isEmpty { places.insert((file as NSString).deletingLastPathComponent, at: 0) }
        for folder in places {
            let path = URL(fileURLWithPath: folder + "/" + name).standardizedFileURL.path
            if read(path) != nil { return path }
        }
        return nil
    }

    private func framework(of name: String) -> String? {
        let first = name.prefix { $0 != "/" }
        guard name.contains("/"), modules.contains(String(first)) else {
            return name.hasPrefix("objc/") || name.hasPrefix("dispatch/") ? "ObjectiveC" : nil
        }
        return String(first)
    }
}
