/// What a look at the words of a file tells, without parsing it.
struct FileScan: Codable, Equatable, Sendable {
    /// Spellings that decide whether and for what a file must be parsed.
    struct Traits: OptionSet, Codable, Sendable {
        let rawValue: UInt32

        /// `@objc`, `@IB…`, `@nonobjc`, `@objcMembers`, `@UIApplicationMain`.
        static let attributes = Traits(rawValue: 1 << 0)
        /// `#selector`, `#keyPath`.
        static let expressions = Traits(rawValue: 1 << 1)
        /// `os(…)` or `targetEnvironment(…)` after `#if`.
        static let conditions = Traits(rawValue: 1 << 2)
        /// `import A.B`, or a module that has another name here.
        static let imports = Traits(rawValue: 1 << 3)
        /// `f?(label: …)` after a dot.
        static let labelledOptionalCalls = Traits(rawValue: 1 << 4)
        /// A class and an initializer.
        static let initializers = Traits(rawValue: 1 << 5)
        /// An extension and `override`.
        static let extensionOverrides = Traits(rawValue: 1 << 6)
        /// `observe(\…`.
        static let observing = Traits(rawValue: 1 << 7)
        /// `setUp`, `tearDown` or `invokeTest`.
        static let testFixtures = Traits(rawValue: 1 << 8)
        /// Names of the Objective-C runtime that need its module imported.
        static let runtimeNames = Traits(rawValue: 1 << 9)
        /// Core Graphics names that Darwin's Foundation brings along.
        static let graphicsNames = Traits(rawValue: 1 << 10)
        /// `import UIKit` or another module that brings those names.
        static let importsUIKit = Traits(rawValue: 1 << 11)
        /// `Glibc`, `Musl` or `os(Linux)`: written with Linux in mind.
        static let knowsLinux = Traits(rawValue: 1 << 12)
        /// `extension` anywhere.
        static let extensions = Traits(rawValue: 1 << 13)
        /// Calls whose function has another name here (`NSClassFromString`, …).
        static let renamedCalls = Traits(rawValue: 1 << 14)
        /// `override func observeValue`, `override func responds`: members that Foundation's root
        /// class has only as extensions here.
        static let rootOverrides = Traits(rawValue: 1 << 15)
        /// `extension NSObject`.
        static let rootExtensions = Traits(rawValue: 1 << 16)
        /// Names that begin as UIKit's do.
        static let uiKitNames = Traits(rawValue: 1 << 17)
        /// `AnyObject` as a type of values, whose members Objective-C looks up by name.
        static let anyObjects = Traits(rawValue: 1 << 18)
        /// Names that begin as those of Core Graphics do.
        static let geometryNames = Traits(rawValue: 1 << 19)
        /// Names of Darwin's Foundation that Linux has in FoundationNetworking.
        static let networkingNames = Traits(rawValue: 1 << 20)
        /// Names of Darwin's Foundation that Linux has in FoundationXML.
        static let xmlNames = Traits(rawValue: 1 << 21)
        /// `canImport(SwiftUI)`: the file has a part that SwiftUI may be lacking for.
        static let asksForSwiftUI = Traits(rawValue: 1 << 22)
        /// Names of SwiftUI that its module here lacks.
        static let lackingSwiftUI = Traits(rawValue: 1 << 23)
        /// Functions of the runtime that put something else in the place of a method.
        static let replacesMethods = Traits(rawValue: 1 << 24)
        /// `canImport(os)`: a part for where Apple's logs are.
        static let asksForLogs = Traits(rawValue: 1 << 25)
    }

    /// Whether a file that names what UIKit brings gets it from another module: on iOS XCTest brings UIKit along, and
    /// so do frameworks whose umbrella header imports it.
    func needsUIKit(of bringing: Set<String>) -> Bool {
        guard !traits.contains(.importsUIKit), !traits.isDisjoint(with: [.uiKitNames, .geometryNames]) else { return false }
        return imports.contains { bringing.contains($0) && (traits.contains(.uiKitNames) || $0 != "XCTest") }
    }

    /// Imports of the modules into which Linux has split Foundation.
    var foundationImports: [String] {
        var lines: [String] = []
        if traits.contains(.networkingNames), !imports.contains("FoundationNetworking") {
            lines.append("import FoundationNetworking")
        }
        if traits.contains(.xmlNames), !imports.contains("FoundationXML") { lines.append("import FoundationXML") }
        return lines
    }

    /// A class and the first type that it inherits from.
    struct ClassMention: Codable, Equatable, Sendable {
        var name: String
        var parent: String
        var isMainActor: Bool
        var isGeneric = false
    }

    var traits: Traits = []
    var classes: [ClassMention] = []
    /// Names of functions that are declared, without those that begin `test`.
    var functions: Set<String> = []
    /// Names before `?(` or `!(`.
    var optionalCalls: Set<String> = []
    /// Names of variables that are declared.
    var variables: Set<String> = []
    /// Names of functions and properties that are declared with `override`.
    var overrides: Set<String> = []
    /// The same by the class or extension in which they probably stand: the last one begun.
    var memberOverrides: [String: Set<String>] = [:]
    var imports: Set<String> = []
    /// Protocols that require `init()`.
    var initProtocols: Set<String> = []
}
