/// What is known of a module and those that it imports, in the form that translation asks for.
struct ModuleFacts {
    /// The facts that a module's own files contribute; what a sidecar file holds.
    struct Exported: Codable, Equatable, Sendable {
        var imports: [String] = []
        var classes: [FileScan.ClassMention] = []
        var members: [String: [FileFacts.Member]] = [:]
        var optionals: [FileFacts.OptionalRequirement] = []
        var extensionMembers: [String: [String]] = [:]
        var required: [String: [FileFacts.RequiredInitializer]] = [:]
        /// Whether the module is compiled as where there is no SwiftUI.
        var leavesOutSwiftUI: Bool?
        /// Whether the module, or one that it imports, puts something else in the places of methods.
        var replacesMethods: Bool?
    }

    /// Modules that bring UIKit along to who imports them.
    var bringingUIKit: Set<String> = ["XCTest"]
    private(set) var parents: [String: String] = [:]
    private(set) var mainActorClasses: Set<String> = []
    private(set) var members: [String: [FileFacts.Member]] = [:]
    private(set) var membersByBase: [String: [FileFacts.Member]] = [:]
    private(set) var optionals: [String: [FileFacts.OptionalRequirement]] = [:]
    private(set) var optionalProtocols: Set<String> = []
    private(set) var genericClasses: Set<String> = []
    private(set) var required: [String: [FileFacts.RequiredInitializer]] = [:]
    /// `@objc` members of extensions of classes, by base name, with the classes extended.
    private(set) var extensionMembers: [String: Set<String>] = [:]
    /// Forwarders to insert, by class name.
    private(set) var hoisted: [String: [FileFacts.Hoisted]] = [:]
    /// Names of variables that the module declares.
    private(set) var variables: Set<String> = []
    private(set) var initProtocols: Set<String> = []
    private(set) var ownClasses: Set<String> = []
    private(set) var overrides: Set<String> = []
    /// Names of members that classes override, by class.
    private(set) var classOverrides: [String: Set<String>] = [:]
    /// Whether the module or one that it imports puts something else in the places of methods.
    private(set) var replacesMethods = false
    /// Names of methods that are declared `dynamic`.
    private(set) var dynamicNames: Set<String> = []

    init() {}

    /// Takes in what a dependency exports.
    mutating func add(_ exported: Exported) {
        if exported.replacesMethods == true { replacesMethods = true }
        for mention in exported.classes { add(mention) }
        for (type, list) in exported.members { add(list, of: type) }
        for requirement in exported.optionals { add(requirement) }
        for (type, names) in exported.extensionMembers {
            for name in names { extensionMembers[name, default: []].insert(type) }
        }
        required.merge(exported.required) { first, _ in first }
    }

    /// Takes in a file of the module itself.
    mutating func add(_ scan: FileScan, _ facts: FileFacts?) {
        for mention in scan.classes {
            add(mention)
            ownClasses.insert(mention.name)
        }
        if scan.traits.contains(.replacesMethods) { replacesMethods = true }
        overrides.formUnion(scan.overrides)
        initProtocols.formUnion(scan.initProtocols)
        variables.formUnion(scan.variables)
        classOverrides.merge(scan.memberOverrides) { $0.union($1) }
        guard let facts else { return }
        for (type, list) in facts.members { add(list, of: type) }
        for requirement in facts.optionals { add(requirement) }
        for (type, names) in facts.extensionMembers {
            for name in names { extensionMembers[name, default: []].insert(type) }
        }
        for item in facts.hoisted { hoisted[item.className, default: []].append(item) }
        required.merge(facts.required) { first, _ in first }
    }

    private mutating func add(_ mention: FileScan.ClassMention) {
        // A package for several platforms declares a class once for each; UIKit's is the one compiled here.
        let known = parents[mention.name]
        if known == nil || (known?.hasPrefix("NS") == true && mention.parent.hasPrefix("UI")) {
            parents[mention.name] = mention.parent
        }
        if mention.isGeneric { genericClasses.insert(mention.name) }
        if mention.isMainActor { mainActorClasses.insert(mention.name) }
    }

    private mutating func add(_ list: [FileFacts.Member], of type: String) {
        members[type, default: []].append(contentsOf: list)
        for member in list {
            membersByBase[member.base, default: []].append(member)
            if member.isDynamic == true { dynamicNames.insert(member.base) }
        }
    }

    private mutating func add(_ requirement: FileFacts.OptionalRequirement) {
        optionals[requirement.base, default: []].append(requirement)
        optionalProtocols.insert(requirement.protocolName)
    }

    /// A class and those above it, as far as they are known, nearest first.
    func chain(from name: String) -> [String] {
        var chain: [String] = []
        var current = name
        while !current.isEmpty, !chain.contains(current) {
            chain.append(current)
            current = parents[current] ?? ""
        }
        return chain
    }

    /// Whether a class is isolated to the main actor, by itself or by a class above it.
    func isMainActor(_ name: String) -> Bool {
        chain(from: name).contains { mainActorClasses.contains($0) }
    }

    /// The initializers that a class must have because UIKit's class above it requires them.
    func requiredInitializers(of name: String) -> [FileFacts.RequiredInitializer] {
        var result: [FileFacts.RequiredInitializer] = []
        for ancestor in chain(from: name).dropFirst() {
            let known = (required[ancestor] ?? []) + UIKitFamilies.required(belowUIKit: ancestor)
            for initializer in known where !result.contains(where: { $0.labels == initializer.labels }) {
                result.append(initializer)
            }
        }
        return result
    }

    /// The optional requirement that a method or property with this name serves.
    func optionalRequirement(_ base: String, _ labels: [String]?) -> FileFacts.OptionalRequirement? {
        optionals[base]?.first { $0.labels == labels }
    }

    /// The forwarders that the class's own declaration gets.
    func forwarders(of className: String) -> [FileFacts.Hoisted] {
        (hoisted[className] ?? []).filter { item in
            foreignExtension(above: className, item.base) == nil && (item.isAlways || overrides.contains(item.base))
        }
    }

    /// The class above `className`, of another module, that has a member with this name in an
    /// extension; overriding it is not possible in Swift.
    func foreignExtension(above className: String, _ base: String) -> String? {
        guard let types = extensionMembers[base] else { return nil }
        return chain(from: className).dropFirst().first { types.contains($0) && !ownClasses.contains($0) }
    }

    /// Whether a class between two others overrides a member.
    func isOverridden(_ base: String, above className: String, below ancestor: String) -> Bool {
        chain(from: className).dropFirst().prefix { $0 != ancestor }
            .contains { classOverrides[$0]?.contains(base) == true }
    }

    /// Whether a class of this module below `className` overrides a member.
    func isOverridden(_ base: String, below className: String) -> Bool {
        classOverrides.contains { type, names in
            names.contains(base) && chain(from: type).dropFirst().contains(className)
        }
    }

    /// Whether an extension member of this module's class stands in the class itself.
    func isHoisted(_ base: String, of className: String, isAlways: Bool) -> Bool {
        ownClasses.contains(className) && foreignExtension(above: className, base) == nil
            && (isAlways || overrides.contains(base))
    }
}
