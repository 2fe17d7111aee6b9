import Foundation

/// The `Info.plist` beside a program, from which `Bundle.main` has its identifier and names.
///
/// SwiftPM writes none on Linux; tests are in a bundle that has one on Apple's platforms, and code that
/// runs in them unwraps `bundleIdentifier`.
enum MainBundleInfo {
    /// Writes it for the program that the module with the runner of the tests becomes, unless there is one.
    static func write(sources: [String], moduleName: String, buildFolder: String) {
        guard sources.contains(where: { $0.hasSuffix(".derived/runner.swift") }) else { return }
        let path = (buildFolder as NSString).deletingLastPathComponent + "/Info.plist"
        guard !FileManager.default.fileExists(atPath: path) else { return }
        let values = [
            ("CFBundleExecutable", "\(moduleName).xctest"), ("CFBundleIdentifier", moduleName),
            ("CFBundleInfoDictionaryVersion", "6.0"), ("CFBundleName", moduleName), ("CFBundlePackageType", "BNDL"),
            ("CFBundleShortVersionString", "1.0"), ("CFBundleVersion", "1"),
        ]
        let lines = values.map { "<key>\($0)</key><string>\($1)</string>" }.joined(separator: "\n")
        let text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\n\(lines)\n</dict></plist>\n"
        try? Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
