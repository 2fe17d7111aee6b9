import Foundation
import SwiftParser
import SwiftSyntax
import TestEntryPoint

/// Translates the sources of one module.
final class ModuleTranslation: @unchecked Sendable {
    /// A source file on its way.
    private struct Item {
        let path: String
        var bytes: [UInt8] = []
        var hash = ""
        var scan = FileScan()
        var facts: FileFacts?
        var tree: SourceFileSyntax?
        /// The hash of the translated text; empty when the file is compiled as it is.
        var result = ""
    }

    private let moduleName: String
    private let cache: TranslationCache
    private let folders: [String]
    private var items: [Item]
    private var facts = ModuleFacts()
    private var factsHash = ""
    private var keepsConditions = false
    private var leavesOutSwiftUI = false
    private let lock = NSLock()

    init(sources: [String], moduleName: String, cache: TranslationCache, moduleFolders: [String]) {
        self.moduleName = moduleName
        self.cache = cache
        folders = moduleFolders
        items = sources.map { Item(path: $0) }
    }

    /// Translates.
    func run() {
        each { self.read(&$0) }
        collect()
        each { self.translate(&$0) }
    }

    /// For each source that changes, the path of the changed copy.
    var results: [(source: String, hash: String, copy: String?)] {
        items.map { ($0.path, $0.result, $0.result.isEmpty ? nil : cache.copyPath($0.result)) }
    }

    /// Adds lines to the module's first file if any of its files has one of the words.
    func append(_ lines: String, whereMentioned words: [String]) {
        guard let index = items.firstIndex(where: { !isGenerated($0.path) }),
            items.contains(where: { item in words.contains { item.bytes.contains(Array($0.utf8)) } })
        else { return }
        let item = items[index]
        let text = item.result.isEmpty ? item.bytes : [UInt8](FileManager.default.contents(atPath: cache.copyPath(item.result)) ?? Data())
        var edits = EditList()
        for line in lines.split(separator: "\n") { edits.append(String(line)) }
        items[index].result = cache.store(
            edits.applied(to: text), for: cache.key(content: item.result + item.hash, facts: lines))
    }

    /// What importers need to know.
    var exported: ModuleFacts.Exported {
        var exported = ModuleFacts.Exported()
        var imports: Set<String> = []
        for item in items {
            imports.formUnion(item.scan.imports)
            exported.classes += item.scan.classes
            guard let facts = item.facts else { continue }
            exported.members.merge(facts.members) { $0 + $1 }
            for (type, names) in facts.extensionMembers {
                let hoisted = Set(self.facts.forwarders(of: type).map(\.base))
                let left = self.facts.ownClasses.contains(type) ? names.filter { !hoisted.contains($0) } : names
                if !left.isEmpty { exported.extensionMembers[type, default: []] += left }
            }
            exported.optionals += facts.optionals
        }
        exported.imports = imports.sorted()
        if leavesOutSwiftUI { exported.leavesOutSwiftUI = true }
        if facts.replacesMethods { exported.replacesMethods = true }
        return exported
    }

    private func each(_ body: @escaping (inout Item) -> Void) {
        DispatchQueue.concurrentPerform(iterations: items.count) { index in
            var item = self.lock.withLock { self.items[index] }
            body(&item)
            self.lock.withLock { self.items[index] = item }
        }
    }

    // MARK: Reading

    private func read(_ item: inout Item) {
        guard let data = FileManager.default.contents(atPath: item.path) else { return }
        item.bytes = [UInt8](data)
        item.hash = ContentHash.of(item.bytes)
        if isGenerated(item.path) { return }
        item.scan = SourceScanner.scan(item.bytes)
        guard !item.scan.traits.isDisjoint(with: [.attributes, .extensionOverrides]) else { return }
        if let known = cache.facts(of: item.hash) {
            item.facts = known
        } else {
            let tree = Self.parse(item.bytes)
            let facts = FactsCollector.facts(of: tree)
            cache.store(facts, for: item.hash)
            item.facts = facts
            item.tree = tree
        }
    }

    private func isGenerated(_ path: String) -> Bool { path.contains(".derived/") || path.contains("/.build/") && path.contains("DerivedSources/") }

    static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
        bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    }

    private func collect() {
        var imports: Set<String> = []
        var knowsLinux = false, usesUIKit = false
        for item in items {
            imports.formUnion(item.scan.imports)
            knowsLinux = knowsLinux || item.scan.traits.contains(.knowsLinux)
            usesUIKit = usesUIKit || item.scan.traits.contains(.importsUIKit)
        }
        let dependencies = Sidecar.read(imports.union(["UIKit"]), in: folders)
        for dependency in dependencies where dependency.exported.imports.contains("UIKit") {
            facts.bringingUIKit.insert(dependency.module)
        }
        usesUIKit = usesUIKit || items.contains { $0.scan.needsUIKit(of: facts.bringingUIKit) }
        keepsConditions = knowsLinux && !usesUIKit
        leavesOutSwiftUI = lacksSwiftUI(dependencies)
        var hash = ContentHash()
        hash.combine("\(moduleName) \(keepsConditions) \(leavesOutSwiftUI)")
        for dependency in dependencies {
            facts.add(dependency.exported)
            hash.combine(dependency.hash)
        }
        for item in items {
            facts.add(item.scan, item.facts)
            if let own = item.facts, !own.isEmpty { hash.combine(item.hash) }
            for mention in item.scan.classes {
                hash.combine("\(mention.name):\(mention.parent):\(mention.isMainActor):\(mention.isGeneric)")
            }
            for name in item.scan.initProtocols.sorted() { hash.combine(name) }
            if !facts.hoisted.isEmpty || !facts.extensionMembers.isEmpty { for name in item.scan.overrides.sorted() { hash.combine(name) } }
        }
        for name in facts.variables.sorted() where facts.optionals[name] != nil { hash.combine(name) }
        if facts.replacesMethods { hash.combine("replaces methods") }
        factsHash = hash.text
    }

    /// Whether the parts of the module that ask for SwiftUI need more of it than there is, here or in a module below.
    ///
    /// A module that imports SwiftUI without asking stays as it is: the compiler names what is lacking.
    private func lacksSwiftUI(_ dependencies: [Sidecar.Contents]) -> Bool {
        let asking = items.filter { $0.scan.traits.contains(.asksForSwiftUI) }
        guard !asking.isEmpty,
            !items.contains(where: { $0.scan.imports.contains("SwiftUI") && !$0.scan.traits.contains(.asksForSwiftUI) })
        else { return false }
        return dependencies.contains { $0.exported.leavesOutSwiftUI == true }
            || asking.contains { $0.scan.traits.contains(.lackingSwiftUI) && $0.scan.imports.contains("SwiftUI") }
            // What a package does with Darwin's loader where SwiftUI is, it does inside Apple's SwiftUI.
            || asking.contains { $0.scan.imports.contains("MachO") }
    }

    // MARK: Translating

    private func translate(_ item: inout Item) {
        if isGenerated(item.path) {
            item.result = translateGenerated(item)
            return
        }
        guard needsTranslation(item.scan) else {
            if let lines = importsOnly(item.scan) {
                var edits = EditList()
                for line in lines { edits.append(line) }
                let key = cache.key(content: item.hash, facts: lines.joined())
                item.result = cache.result(of: key) ?? cache.store(edits.applied(to: item.bytes), for: key)
            }
            return
        }
        let key = cache.key(content: item.hash, facts: factsHash)
        if let known = cache.result(of: key) {
            item.result = known
            return
        }
        let tree = item.tree ?? Self.parse(item.bytes)
        item.tree = nil
        // A file with errors is translated as well: what the parser calls an error may be a warning to the
        // compiler, and edits leave lines and columns of real errors where they are.
        let translator = Translator(
            source: item.bytes, scan: item.scan, facts: facts, moduleName: moduleName,
            keepsConditions: keepsConditions, leavesOutSwiftUI: leavesOutSwiftUI)
        item.result = cache.store(translator.translate(tree), for: key)
    }

    private func translateGenerated(_ item: Item) -> String {
        let text = String(decoding: item.bytes, as: UTF8.self)
        guard let translated = GeneratedTests.translate(text: text, path: item.path) else { return "" }
        return cache.store(Array(translated.utf8), for: cache.key(content: item.hash, facts: "generated"))
    }

    private func importsOnly(_ scan: FileScan) -> [String]? {
        var lines = scan.foundationImports
        guard !scan.traits.contains(.importsUIKit) else { return lines.isEmpty ? nil : lines }
        if scan.needsUIKit(of: facts.bringingUIKit) { return lines + ["import UIKit"] }
        if scan.traits.contains(.runtimeNames) { lines.append("import ObjectiveC") }
        if scan.traits.contains(.graphicsNames), scan.imports.contains("Foundation"),
            scan.imports.isDisjoint(with: ["CoreGraphics", "QuartzCore"]) {
            lines.append("import CoreGraphics")
        }
        return lines.isEmpty ? nil : lines
    }

    private func needsTranslation(_ scan: FileScan) -> Bool {
        let always: FileScan.Traits = [
            .attributes, .expressions, .imports, .labelledOptionalCalls, .extensionOverrides, .observing,
            .renamedCalls, .rootOverrides, .rootExtensions, .anyObjects,
        ]
        if !scan.traits.isDisjoint(with: always) { return true }
        if scan.traits.contains(keepsConditions ? .asksForLogs : .conditions) { return true }
        if scan.traits.contains(.asksForSwiftUI), leavesOutSwiftUI { return true }
        if scan.optionalCalls.contains(where: { facts.optionals[$0] != nil }) { return true }
        if scan.traits.contains(.testFixtures), !scan.classes.isEmpty { return true }
        if facts.replacesMethods || !facts.dynamicNames.isEmpty, !scan.overrides.isDisjoint(with: facts.replaceableNames) { return true }
        if !scan.classes.isEmpty || scan.traits.contains(.extensions),
            scan.functions.contains(where: { facts.optionals[$0] != nil }) {
            return true
        }
        return scan.classes.contains { mention in
            if !facts.forwarders(of: mention.name).isEmpty { return true }
            return scan.traits.contains(.initializers) && !facts.requiredInitializers(of: mention.name).isEmpty
        }
    }
}
