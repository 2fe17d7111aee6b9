/// What is noted of declarations: their names, and whose they are.
extension SourceScanner {
    mutating func extensionMention() {
        sawExtension = true
        skipSpaces()
        var name = nextWord() ?? ""
        while peek == UInt8(ascii: ".") {
            position += 1
            name = nextWord() ?? name
        }
        currentType = name
        if name == "NSObject" { scan.traits.insert(.rootExtensions) }
        switch Words.kinds[name] {
        case .runtime: scan.traits.insert(.runtimeNames)
        case .graphics: scan.traits.insert(.graphicsNames)
        case .networking: scan.traits.insert(.networkingNames)
        case .xml: scan.traits.insert(.xmlNames)
        case .swiftUI: scan.traits.insert(.lackingSwiftUI)
        case .knownSwiftUI: namesSwiftUI = true
        default: break
        }
    }

    mutating func noteOverride(_ name: String) {
        scan.overrides.insert(name)
        scan.memberOverrides[currentType, default: []].insert(name)
        pendingOverride = false
    }

    mutating func classMention() {
        sawClass = true
        let isMainActor = sawMainActor
        let start = position
        skipWhitespace()
        guard let name = nextWord(), name != "func", name != "var", name != "let", name != "subscript" else {
            position = start
            return
        }
        currentType = name
        var depth = 0
        let isGeneric = peek == UInt8(ascii: "<")
        while let byte = peek, byte != UInt8(ascii: "{") {
            if byte == UInt8(ascii: "<") { depth += 1 }
            if byte == UInt8(ascii: ">") { depth -= 1 }
            if byte == UInt8(ascii: ":"), depth == 0 {
                position += 1
                skipWhitespace()
                var parent = nextWord() ?? ""
                while peek == UInt8(ascii: ".") {
                    position += 1
                    parent = nextWord() ?? parent
                }
                scan.classes.append(.init(name: name, parent: parent, isMainActor: isMainActor, isGeneric: isGeneric))
                return
            }
            position += 1
        }
        scan.classes.append(.init(name: name, parent: "", isMainActor: isMainActor, isGeneric: isGeneric))
    }

    /// Another name for a class of UIKit stands between a class below it and UIKit's, as a class would.
    mutating func aliasMention() {
        let start = position
        skipSpaces()
        guard let name = nextWord() else { return }
        skipSpaces()
        guard peek == UInt8(ascii: "=") else {
            position = start
            return
        }
        position += 1
        skipWhitespace()
        var original = nextWord() ?? ""
        while peek == UInt8(ascii: ".") {
            position += 1
            original = nextWord() ?? original
        }
        guard original.hasPrefix("UI"), name != original else { return }
        scan.traits.insert(.uiKitNames)
        scan.classes.append(.init(name: name, parent: original, isMainActor: false, isGeneric: false))
    }

    mutating func function() {
        skipSpaces()
        guard let name = nextWord() else { return }
        if pendingOverride {
            noteOverride(name)
            if Words.rootMembers.contains(name) { scan.traits.insert([.rootOverrides, .runtimeNames]) }
            if Words.fixtures.contains(name) { scan.traits.insert(.testFixtures) }
        }
        if !name.hasPrefix("test") { scan.functions.insert(name) }
    }

    mutating func variable() {
        skipSpaces()
        guard let name = nextWord() else { return }
        if pendingOverride {
            noteOverride(name)
        } else {
            scan.variables.insert(name)
        }
    }

    mutating func importMention() {
        skipSpaces()
        guard var name = nextWord() else { return }
        var isSimple = true
        if Words.importKinds.contains(name) {
            isSimple = false
            skipSpaces()
            name = nextWord() ?? name
        }
        if peek == UInt8(ascii: ".") { isSimple = false }
        scan.imports.insert(name)
        if Words.bringsUIKit.contains(name) { scan.traits.insert(.importsUIKit) }
        if name == "Glibc" || name == "Musl" { scan.traits.insert(.knowsLinux) }
        if !isSimple || name == "Darwin" { scan.traits.insert(.imports) }
    }
}
