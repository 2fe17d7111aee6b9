import Foundation

/// Has a module that imports a target with Objective-C find the Swift module that was made of it.
///
/// SwiftPM names such a target's module map on the command line. Where a Swift module lies beside it, that is imported
/// instead.
enum ObjectiveCImports {
    private static let option = "-fmodule-map-file="

    static func replaced(_ arguments: [String], buildFolder: String) -> [String] {
        var result: [String] = []
        var folders: [String] = []
        for argument in arguments {
            guard argument.hasPrefix(option), let folder = folder(of: String(argument.dropFirst(option.count)), buildFolder) else {
                result.append(argument)
                continue
            }
            if result.last == "-Xcc" { result.removeLast() }
            if !folders.contains(folder) { folders.append(folder) }
        }
        return result + folders.flatMap { ["-I", $0] }
    }

    /// The folder of the Swift module that a module map's target has, if it has one.
    private static func folder(of map: String, _ buildFolder: String) -> String? {
        guard let text = try? String(contentsOfFile: map, encoding: .utf8), let name = moduleName(in: text) else { return nil }
        let beside = (map as NSString).deletingLastPathComponent
        // A map of the package's own lies among its headers.
        let built = (buildFolder as NSString).deletingLastPathComponent
        for folder in [beside, "\(built)/\(name).build"].map({ $0 + "/understudy" })
        where FileManager.default.fileExists(atPath: "\(folder)/\(name).swiftmodule") { return folder }
        return nil
    }

    static func moduleName(in text: String) -> String? {
        let words = text.split { " \t\n{".contains($0) }
        guard let index = words.firstIndex(of: "module"), index + 1 < words.count else { return nil }
        return String(words[index + 1])
    }

    /// Leaves out what only Apple's linker knows: `-ObjC` has it take all classes of static libraries, which SwiftPM
    /// does not make here.
    static func withoutApplesLinker(_ arguments: [String]) -> [String] {
        var result: [String] = []
        for argument in arguments {
            if argument == "-ObjC", result.last == "-Xlinker" { result.removeLast() } else { result.append(argument) }
        }
        return result
    }
}
