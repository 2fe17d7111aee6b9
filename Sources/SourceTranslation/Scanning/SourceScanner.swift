/// Reads the words of a source file, quickly, to tell whether it needs to be parsed.
///
/// It does not distinguish code from comments: a word in a comment costs a parse, no more.
struct SourceScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0
    var scan = FileScan()
    var sawClass = false, sawInit = false, sawExtension = false, sawOverride = false
    var sawMainActor = false
    var pendingOverride = false
    var currentType = ""
    var currentProtocol = ""
    private var importsSwiftUIWhereItIs = false
    var namesSwiftUI = false

    static func scan(_ source: [UInt8]) -> FileScan {
        source.withUnsafeBufferPointer { bytes in
            var scanner = SourceScanner(bytes: bytes)
            scanner.run()
            return scanner.scan
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private mutating func run() {
        while position < bytes.count {
            let byte = bytes[position]
            if Self.isWord(byte) {
                let start = position
                skipWord()
                word(start..<position)
                continue
            }
            switch byte {
            case UInt8(ascii: "/"):
                skipComment()
            case UInt8(ascii: "?"), UInt8(ascii: "!"):
                position += 1
                if peek == UInt8(ascii: "("), position >= 2, Self.isWord(bytes[position - 2]) { optionalCall() }
            case UInt8(ascii: "{"), UInt8(ascii: "}"):
                if byte == UInt8(ascii: "}") { currentProtocol = "" }
                sawMainActor = false
                pendingOverride = false
                position += 1
            default:
                position += 1
            }
        }
        if sawClass && sawInit { scan.traits.insert(.initializers) }
        if sawExtension { scan.traits.insert(.extensions) }
        // What is asked for the import alone, and named all the same, the file cannot do without.
        if importsSwiftUIWhereItIs, !namesSwiftUI { scan.traits.insert(.asksForSwiftUI) }
        if sawExtension && sawOverride { scan.traits.insert(.extensionOverrides) }
    }

    /// `UIView`, `UI_USER_INTERFACE_IDIOM`, `NSLayoutConstraint` or, since UIKit brings QuartzCore along, `CALayer`, by the
    /// first letters.
    private func isUIKitName(_ range: Range<Int>) -> Bool {
        guard range.count > 3 else { return false }
        let at = range.lowerBound
        if bytes[at] == UInt8(ascii: "U"), bytes[at + 1] == UInt8(ascii: "I") {
            return (UInt8(ascii: "A")...UInt8(ascii: "_")).contains(bytes[at + 2])
        }
        if bytes[at] == UInt8(ascii: "C"), bytes[at + 1] == UInt8(ascii: "A") {
            return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[at + 2])
                && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[at + 3])
        }
        return bytes[at] == UInt8(ascii: "N") && bytes[at + 1] == UInt8(ascii: "S") && bytes[at + 2] == UInt8(ascii: "L")
            && bytes[at + 3] == UInt8(ascii: "a")
    }

    private mutating func word(_ range: Range<Int>) {
        guard range.count >= 2, range.count <= 30 else { return }
        if isUIKitName(range) { scan.traits.insert(.uiKitNames) }
        if bytes[range.lowerBound] == UInt8(ascii: "C"), bytes[range.lowerBound + 1] == UInt8(ascii: "G") {
            scan.traits.insert(.geometryNames)
        }
        let before = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0
        switch before {
        case UInt8(ascii: "@"): return attribute(text(range))
        case UInt8(ascii: "#"): return directive(text(range))
        case UInt8(ascii: "."):
            // A member: only calls of interest count.
            if bytes[range.lowerBound] == UInt8(ascii: "w"), peek == UInt8(ascii: "?"), position + 1 < bytes.count,
                bytes[position + 1] == UInt8(ascii: "?"), text(range) == "window" {
                scan.traits.insert(.attributes)
            }
            if bytes[range.lowerBound] == UInt8(ascii: "o") && text(range) == "observe" { observeCall() }
            if bytes[range.lowerBound] == UInt8(ascii: "u") && text(range) == "userInfo" { scan.traits.insert(.renamedCalls) }
            if isClassMessage(range) || isTimer(range) || isPerform(range) { scan.traits.insert(.renamedCalls) }
            if Words.runtime.contains(text(range)) { scan.traits.insert(.runtimeNames) }
            if Words.replacing.contains(text(range)) { scan.traits.insert([.runtimeNames, .replacesMethods]) }
            if importsSwiftUIWhereItIs || scan.traits.contains(.asksForSwiftUI), Words.lackingViewMembers.contains(text(range)) {
                scan.traits.insert(.lackingSwiftUI)
            }
            if bytes[range.lowerBound] == UInt8(ascii: "d") { valueChange(range) }
            if bytes[range.lowerBound] == UInt8(ascii: "w") { valueChange(range) }
            return
        default: break
        }
        guard let kind = Words.kinds[text(range)] else { return }
        switch kind {
        case .class: classMention()
        case .alias: aliasMention()
        case .func: function()
        case .var: variable()
        case .override: sawOverride = true; pendingOverride = true
        case .extension: extensionMention()
        case .initializer:
            sawInit = true
            if !currentProtocol.isEmpty, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "("),
                bytes[position + 1] == UInt8(ascii: ")") {
                scan.initProtocols.insert(currentProtocol)
            }
        case .protocol:
            skipSpaces()
            currentProtocol = nextWord() ?? ""
        case .import: importMention()
        case .condition:
            if peek == UInt8(ascii: "(") { condition() }
        case .observe: observeCall()
        case .runtime: scan.traits.insert(.runtimeNames)
        case .replacing: scan.traits.insert([.runtimeNames, .replacesMethods])
        case .graphics: scan.traits.insert(.graphicsNames)
        case .networking: scan.traits.insert(.networkingNames)
        case .xml: scan.traits.insert(.xmlNames)
        case .swiftUI: scan.traits.insert(.lackingSwiftUI)
        case .knownSwiftUI: namesSwiftUI = true
        case .canImport: capability()
        case .renamed: scan.traits.insert([.renamedCalls, .runtimeNames])
        case .dynamic: scan.traits.insert(.attributes)
        case .fixture: scan.traits.insert(.testFixtures)
        case .linux: scan.traits.insert(.knowsLinux)
        case .anyObject: anyObjectMention()
        }
    }

    /// `os(…)`: a module that asks for Linux is written with it in mind.
    private mutating func condition() {
        scan.traits.insert(.conditions)
        position += 1
        if nextWord() == "Linux" { scan.traits.insert(.knowsLinux) }
    }

    /// `canImport(…)`.
    private mutating func capability() {
        guard peek == UInt8(ascii: "(") else { return }
        position += 1
        switch nextWord() {
        case "SwiftUI":
            scan.traits.insert(.conditions)
            if hasOnlyImport() { importsSwiftUIWhereItIs = true } else { scan.traits.insert(.asksForSwiftUI) }
        case "os", "OSLog": scan.traits.insert(.asksForLogs)
        default: break
        }
    }

    /// Whether `import SwiftUI` is all that stands in the part that begins.
    private func hasOnlyImport() -> Bool {
        var place = position
        for part in [")", "import", "SwiftUI", "#endif"] {
            while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x09 || bytes[place] == 0x0A || bytes[place] == 0x0D {
                place += 1
            }
            guard bytes[place...].starts(with: part.utf8) else { return false }
            place += part.utf8.count
        }
        return true
    }

    /// Notes `AnyObject` where it is a type of values, not the bound of a protocol or type parameter.
    private mutating func anyObjectMention() {
        skipSpaces()
        guard currentProtocol.isEmpty, peek != UInt8(ascii: ">"), peek != UInt8(ascii: "&") else { return }
        scan.traits.insert(.anyObjects)
    }

    private mutating func attribute(_ name: String) {
        switch name {
        case "MainActor": sawMainActor = true
        case _ where Words.lackingSwiftUI.contains(name): scan.traits.insert(.lackingSwiftUI)
        case "objc", "objcMembers", "nonobjc", "UIApplicationMain", "NSApplicationMain", "GKInspectable",
            "convention":
            scan.traits.insert(.attributes)
        default:
            if name.hasPrefix("IB") { scan.traits.insert(.attributes) }
        }
    }

    private mutating func directive(_ name: String) {
        if name == "selector" || name == "keyPath" { scan.traits.insert(.expressions) }
    }

    /// Notes the name before `?(`, and whether a label follows.
    private mutating func optionalCall() {
        var start = position - 1
        while start > 0, Self.isWord(bytes[start - 1]) { start -= 1 }
        guard start > 0, bytes[start - 1] == UInt8(ascii: ".") else { return }
        scan.optionalCalls.insert(text(start..<position - 1))
        var next = position + 1
        while next < bytes.count, Self.isWord(bytes[next]) { next += 1 }
        if next > position + 1, next < bytes.count, bytes[next] == UInt8(ascii: ":") {
            scan.traits.insert(.labelledOptionalCalls)
        }
        while next < bytes.count, bytes[next] != UInt8(ascii: ":"), bytes[next] != UInt8(ascii: ")"),
            bytes[next] != 0x0A { next += 1 }
        if next < bytes.count, bytes[next] == UInt8(ascii: ":") { scan.traits.insert(.labelledOptionalCalls) }
    }

    private mutating func observeCall() {
        if peek == UInt8(ascii: "("), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "\\") {
            scan.traits.insert([.observing, .runtimeNames])
        }
    }

    /// `).description()`
    private func isClassMessage(_ range: Range<Int>) -> Bool {
        let start = range.lowerBound
        return bytes[start] == UInt8(ascii: "d") && start > 1 && bytes[start - 2] == UInt8(ascii: ")")
            && peek == UInt8(ascii: "(") && text(range) == "description"
    }

    /// `.scheduledTimer(`
    private func isTimer(_ range: Range<Int>) -> Bool {
        bytes[range.lowerBound] == UInt8(ascii: "s") && peek == UInt8(ascii: "(") && text(range) == "scheduledTimer"
    }

    /// `.perform(Selector…`: what any object answers to in Objective-C.
    private func isPerform(_ range: Range<Int>) -> Bool {
        guard bytes[range.lowerBound] == UInt8(ascii: "p"), peek == UInt8(ascii: "("), text(range) == "perform" else { return false }
        let rest = bytes[(position + 1)..<min(position + 22, bytes.count)]
        return ["Selector(", "#selector(", "NSSelectorFromString("].contains { rest.starts(with: $0.utf8) }
    }

    private mutating func valueChange(_ range: Range<Int>) {
        let name = text(range)
        if name == "didChangeValue" || name == "willChangeValue" { scan.traits.insert([.observing, .runtimeNames]) }
    }
}
