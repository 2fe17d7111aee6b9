import Foundation

/// What SwiftPM's build description says of the object files of a package's modules.
struct BuildManifest {
    /// The object files of all modules that a build without tests makes.
    let objects: [String]
    /// Libraries that the package's targets ask the linker for, as options.
    let libraries: [String]

    /// Reads the description that lies beside the folder of build products.
    init?(binaries: String) {
        let folder = URL(fileURLWithPath: binaries)
        let file = folder.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(folder.lastPathComponent + ".yaml")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        self.init(text: text)
    }

    init(text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let main = lines.first { $0.hasPrefix("  \"main\": ") }.map { Self.list($0) } ?? []
        // Macros and plug-ins are programs for the machine that builds.
        let modules = Set(main.filter { $0.hasSuffix(".module>") && !$0.contains("-tool") })
        var objects: [String] = []
        var libraries: [String] = []
        var isWanted = false
        for line in lines {
            if line.hasPrefix("  \""), line.hasSuffix("\":") {
                isWanted = modules.contains(String(line.dropFirst(3).dropLast(2)))
            } else if isWanted, line.hasPrefix("    inputs: ") {
                for path in Self.list(line) where path.hasSuffix(".o") && !objects.contains(path) { objects.append(path) }
            } else if line.hasPrefix("    args: ") {
                for option in Self.list(line) where option.hasPrefix("-l") && !libraries.contains(option) { libraries.append(option) }
            }
        }
        self.objects = objects
        self.libraries = libraries
    }

    /// The strings of the list at the end of a line.
    private static func list(_ line: Substring) -> [String] {
        guard let start = line.firstIndex(of: "["), let data = String(line[start...]).data(using: .utf8) else { return [] }
        return (try? JSONDecoder().decode([String].self, from: data)) ?? []
    }
}
