import Foundation

/// The facts of a framework of ours, whose sources nobody translates.
public enum FrameworkFacts {
    /// Reads a framework's sources and writes its facts, in the form of a sidecar, to `path`.
    ///
    /// An optional requirement of a framework's protocol is a plain one for which an extension of the
    /// protocol has a default.
    public static func write(module: String, sources: [String], to path: String) throws {
        var exported = ModuleFacts.Exported()
        var requirements: [FileFacts.OptionalRequirement] = []
        var defaults: Set<String> = []
        var imports: Set<String> = []
        for source in sources.sorted() {
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: source)))
            let scan = SourceScanner.scan(bytes)
            imports.formUnion(scan.imports)
            exported.classes += scan.classes
            let collector = FactsCollector.frameworkFacts(of: ModuleTranslation.parse(bytes))
            requirements += collector.requirements
            defaults.formUnion(collector.defaults.map(key))
            exported.members.merge(collector.collected.members) { $0 + $1 }
            exported.required.merge(collector.collected.required) { $0 + $1 }
        }
        exported.optionals = requirements.filter { defaults.contains(key($0)) }.map { requirement in
            var requirement = requirement
            requirement.selector = AppleSelectors.name(for: requirement.selector, in: requirement.protocolName)
            return requirement
        }
        exported.imports = imports.sorted()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        try encoder.encode(exported).write(to: URL(fileURLWithPath: path), options: .atomic)
        let interface = (path as NSString).deletingLastPathComponent + "/\(module)" + FrameworkInterface.suffix
        try FrameworkInterface.write(sources: sources, to: interface)
    }

    private static func key(_ requirement: FileFacts.OptionalRequirement) -> String {
        "\(requirement.protocolName).\(requirement.base)(\((requirement.labels ?? []).joined(separator: ":")))"
    }
}
