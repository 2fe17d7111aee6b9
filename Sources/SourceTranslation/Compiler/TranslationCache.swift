import Foundation

/// Translated texts and facts by the content that they come from, shared by all builds.
struct TranslationCache: Sendable {
    /// Part of each key, so that a changed program does not find what another made: its own size and
    /// date.
    static let version: String = {
        var status = stat()
        guard stat("/proc/self/exe", &status) == 0 else { return "" }
        return "\(status.st_size).\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }()

    private let folder: String

    init(folder: String) { self.folder = folder }

    /// The folder that the environment names, or one in the package's build folder.
    static func forBuild(in buildFolder: String) -> TranslationCache {
        if let folder = ProcessInfo.processInfo.environment["UNDERSTUDY_CACHE"], !folder.isEmpty {
            return TranslationCache(folder: folder)
        }
        if let range = buildFolder.range(of: "/.build/") {
            return TranslationCache(folder: buildFolder[..<range.upperBound] + "understudy")
        }
        return TranslationCache(folder: buildFolder + "/understudy")
    }

    /// The key of a translation: the text, and everything else that it depends on.
    func key(content: String, facts: String) -> String {
        var hash = ContentHash()
        hash.combine(Self.version)
        hash.combine(content)
        hash.combine(facts)
        return hash.text
    }

    /// The hash of the text that a key's translation gave; empty when it changed nothing; nil when it
    /// is not known.
    func result(of key: String) -> String? {
        guard let text = try? String(contentsOfFile: path("results", key), encoding: .utf8) else { return nil }
        if !text.isEmpty, !FileManager.default.fileExists(atPath: copyPath(text)) { return nil }
        return text
    }

    /// Keeps a translation, and gives the hash of its text.
    func store(_ text: [UInt8]?, for key: String) -> String {
        let hash = text.map(ContentHash.of) ?? ""
        if let text, !FileManager.default.fileExists(atPath: copyPath(hash)) { write(Data(text), to: copyPath(hash)) }
        write(Data(hash.utf8), to: path("results", key))
        return hash
    }

    /// Where the text with a hash is.
    func copyPath(_ hash: String) -> String { path("copies", hash) + ".swift" }

    /// The facts of the file with this content.
    func facts(of content: String) -> FileFacts? {
        guard let data = FileManager.default.contents(atPath: path("facts", content + Self.version)) else { return nil }
        return try? JSONDecoder().decode(FileFacts.self, from: data)
    }

    func store(_ facts: FileFacts, for content: String) {
        if let data = try? JSONEncoder().encode(facts) { write(data, to: path("facts", content + Self.version)) }
    }

    private func path(_ kind: String, _ name: String) -> String {
        "\(folder)/\(kind)/\(name.prefix(2))/\(name)"
    }

    /// Writes a file so that others see all of it or nothing.
    private func write(_ data: Data, to path: String) {
        let folder = (path as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
