/// Names that Apple's frameworks have, beside those that Understudy has.
struct AppleNames {
    /// Public types, functions and constants of UIKit, QuartzCore, CoreGraphics and their relatives.
    let types: Set<Substring>
    /// Members that packages use on them.
    let members: Set<Substring>
    /// Frameworks of Apple's SDK.
    let modules: Set<Substring>
    /// Public names of Understudy's own modules.
    let provided: Set<Substring>
    /// Modules that come with Understudy.
    let providedModules: Set<Substring>

    init(installation: Installation) {
        self.init(
            types: installation.list("apple-types.txt"), members: installation.list("apple-members.txt"),
            modules: installation.list("apple-modules.txt"), provided: installation.list("provided-names.txt"),
            providedModules: installation.list("provided-modules.txt"))
    }

    init(
        types: [Substring], members: [Substring], modules: [Substring], provided: [Substring],
        providedModules: [Substring]
    ) {
        self.types = Set(types)
        self.members = Set(members)
        self.modules = Set(modules)
        self.provided = Set(provided)
        self.providedModules = Set(providedModules)
    }

    /// What to say about a name, or nil when it is the package's own affair.
    func explanation(for name: UnknownName) -> String? {
        switch name {
        case .symbol(let symbol): explanation(forSymbol: symbol)
        case .member(let member, let type): explanation(forMember: member, of: type)
        case .module(let module): explanation(forModule: module)
        }
    }

    private func explanation(forSymbol symbol: String) -> String? {
        if provided.contains(symbol[...]) || Self.foundationGeometry.contains(symbol) {
            return "'\(symbol)' is in Understudy's \(home(of: symbol)): import it in the file that names it"
        }
        if types.contains(symbol[...]) {
            return "\(home(of: symbol)) has no '\(symbol)' yet"
        }
        if let framework = otherFramework(of: symbol) {
            return "'\(symbol)' is of Apple's \(framework), which Understudy does not have"
        }
        guard hasFrameworkPrefix(symbol) else { return nil }
        return "'\(symbol)' is not among the names that Understudy knows of Apple's \(home(of: symbol))"
    }

    private func explanation(forMember member: String, of type: String) -> String? {
        let outer = type.prefix { $0 != "." }
        let isApples = types.contains(outer) || provided.contains(outer)
        if members.contains(member[...]) || types.contains(member[...]) {
            if isApples { return "\(home(of: type)) has no '\(type).\(member)' yet" }
            // The package's own type may inherit it; where Understudy has the name at all, the
            // mistake is as likely to be the package's.
            return provided.contains(member[...]) ? nil : "UIKit has no member '\(member)' yet"
        }
        guard isApples, hasFrameworkPrefix(type) else { return nil }
        return "'\(type).\(member)' is not among the names that Understudy knows of Apple's \(home(of: type))"
    }

    private func explanation(forModule module: String) -> String? {
        guard modules.contains(module[...]), !providedModules.contains(module[...]) else { return nil }
        let available = providedModules.intersection(modules).sorted().joined(separator: ", ")
        return "there is no '\(module)' yet; Understudy has \(available)"
    }

    /// The framework that a prefix stands for.
    private func home(of name: String) -> String {
        if name.hasPrefix("CA") { return "QuartzCore" }
        if name.hasPrefix("CG") { return "CoreGraphics" }
        return "UIKit"
    }

    /// What Core Graphics has on Apple's platforms and Foundation on Linux.
    private static let foundationGeometry: Set<String> = ["CGFloat", "CGPoint", "CGRect", "CGSize"]

    /// Frameworks whose classes user interfaces name, by the prefix that Apple gave them.
    private static let otherFrameworks: [String: String] = [
        "AV": "AVFoundation", "AR": "ARKit", "CL": "CoreLocation", "CN": "Contacts", "EK": "EventKit",
        "GK": "GameKit", "LA": "LocalAuthentication", "MF": "MessageUI", "MK": "MapKit", "PH": "Photos",
        "PK": "PassKit", "QL": "QuickLook", "SF": "SafariServices", "SK": "SpriteKit or StoreKit",
        "UN": "UserNotifications", "WK": "WebKit",
    ]

    private func otherFramework(of name: String) -> String? {
        guard let framework = Self.otherFrameworks[String(name.prefix(2))], isPrefixed(name) else { return nil }
        return framework
    }

    /// `UIFoo`, `CAFoo`, `CGFoo` and `NSFoo` belong to Apple by custom, and nothing else does.
    private func hasFrameworkPrefix(_ name: String) -> Bool {
        ["UI", "CA", "CG"].contains(name.prefix(2)) && isPrefixed(name)
    }

    /// Whether a word that begins with a capital and goes on in small letters follows two letters.
    private func isPrefixed(_ name: String) -> Bool {
        let rest = name.dropFirst(2)
        return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
    }
}
