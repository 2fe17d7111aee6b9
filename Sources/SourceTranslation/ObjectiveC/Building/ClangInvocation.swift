import Foundation

/// What a command line asks the C compiler to do, as far as Objective-C is concerned.
struct ClangInvocation {
    let arguments: [String]
    let source: String
    let object: String
    var dependencies: String?
    var folders: [String] = []
    var defines: [String: String] = [:]
    var isOptimized = false

    /// Nil where no Objective-C file is compiled.
    init?(arguments: [String]) {
        self.arguments = arguments
        var source: String?, object: String?
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            let next = index + 1 < arguments.count ? arguments[index + 1] : nil
            switch argument {
            case "-c": source = next
            case "-o": object = next
            case "-MF": dependencies = next
            case "-I": if let next { folders.append(next) }
            case _ where argument.hasPrefix("-I"): folders.append(String(argument.dropFirst(2)))
            case _ where argument.hasPrefix("-D"):
                let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1)
                if let name = parts.first { defines[String(name)] = parts.count > 1 ? String(parts[1]) : "1" }
            case "-O1", "-O2", "-O3", "-Os": isOptimized = true
            default: break
            }
            index += ["-c", "-o", "-MF", "-I", "-MT", "-target", "-index-store-path"].contains(argument) ? 2 : 1
        }
        guard let source, let object, source.hasSuffix(".m") || source.hasSuffix(".mm") else { return nil }
        self.source = source
        self.object = object
    }

    /// The folder of the target's build products, `Name.build`.
    var buildFolder: String? {
        guard let range = object.range(of: ".build/", options: .backwards) else { return nil }
        return String(object[..<range.lowerBound]) + ".build"
    }

    /// The target's name as a module's.
    var moduleName: String? {
        guard let buildFolder else { return nil }
        var name = (buildFolder as NSString).lastPathComponent.dropLast(".build".count)
        if name.hasSuffix("-tool") { name = name.dropLast(5) }
        return String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }

    /// The target's folder of sources, which the object's path repeats.
    var root: String? {
        guard let buildFolder else { return nil }
        let relative = object.dropFirst(buildFolder.count + 1).dropLast(2)
        guard source.hasSuffix("/" + relative) else { return nil }
        return String(source.dropLast(relative.count + 1))
    }
}
