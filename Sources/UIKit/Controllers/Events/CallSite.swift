/// Finds the function outside UIKit that is on the stack, for causes of events.
enum CallSite {
    /// The nearest caller that is no part of UIKit or of the system, as Swift spells it without its result;
    /// `nil` where no name can be found.
    static func outsideUIKit() -> String? {
        for address in Thread.callStackReturnAddresses.dropFirst(2) {
            // A return address is behind the call.
            guard let image = Image.containing(address.uintValue - 1), !image.isSystem else { continue }
            guard let symbol = image.symbols.name(at: address.uintValue - 1 - image.base) else { continue }
            if isOurs(symbol) { continue }
            guard let name = demangle(symbol).flatMap(plain) else { continue }
            return name
        }
        return nil
    }

    /// The mangled names of the functions on the stack, the nearest first; those of the system are left out.
    static func symbols() -> [String] {
        Thread.callStackReturnAddresses.dropFirst(1).compactMap { address in
            guard let image = Image.containing(address.uintValue - 1), !image.isRuntime else { return nil }
            return image.symbols.name(at: address.uintValue - 1 - image.base)
        }
    }

    /// Whether a mangled name is one of a module of ours or of Swift's own.
    static func isOurs(_ symbol: String) -> Bool {
        let modules = [
            "$s5UIKit", "$s12UIKitTesting", "$s10QuartzCore", "$s15LifecycleEvents", "$s10ObjectiveC", "$s12CoreGraphics",
            "$s10Foundation", "$s15UnderstudyTrace", "$ss", "$sS", "$sIe", "$sx", "$s8Dispatch",
        ]
        return !symbol.hasPrefix("$s") || modules.contains { symbol.hasPrefix($0) }
    }

    private typealias Demangler = @convention(c) (
        UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

    private static let demangler: Demangler? = dlsym(nil, "swift_demangle").map {
        unsafeBitCast($0, to: Demangler.self)
    }

    static func demangle(_ symbol: String) -> String? {
        guard let text = demangler?(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }

    /// `closure #1 () -> () in Shop.CartController.pay() -> ()` becomes `Shop.CartController.pay()`, and
    /// `Shop.CartController.(pay in _1F)() -> ()` as well.
    static func plain(_ name: String) -> String? {
        if name.contains("thunk") { return nil }
        var name = name
        if name.contains("closure #") || name.contains(" function #"), let range = name.range(of: " in ", options: .backwards) {
            name = String(name[range.upperBound...])
        }
        for prefix in ["partial apply forwarder for ", "partial apply for ", "merged ", "static "] where name.hasPrefix(prefix) {
            name.removeFirst(prefix.count)
        }
        if let range = name.range(of: " -> ") { name = String(name[..<range.lowerBound]) }
        // A private member is named with the file that it is private to.
        name = name.replacingOccurrences(of: "\\((\\w+) in _[0-9A-F]+\\)", with: "$1", options: .regularExpression)
        for effect in [" async throws", " throws", " async"] where name.hasSuffix(effect) { name.removeLast(effect.count) }
        return name
    }

    /// A file of code in the process.
    private final class Image {
        let base: UInt
        let isSystem: Bool
        /// Whether this is the system's, and not UIKit itself.
        let isRuntime: Bool
        private let path: String
        lazy var symbols = ElfSymbols(path: path)

        private init(base: UInt, path: String) {
            self.base = base
            self.path = path
            let file = path.split(separator: "/").last ?? ""
            let isLibrary = file.contains(".so")
            isRuntime = isLibrary && !file.hasPrefix("libUIKit")
                && ["libswift", "lib_", "libFoundation", "libdispatch", "libBlocks", "libc.", "ld-"]
                    .contains { file.hasPrefix($0) }
            isSystem = isLibrary
                && ["libswift", "lib_", "libFoundation", "libdispatch", "libBlocks", "libc.", "ld-", "libXCTest", "libTesting", "libUIKit"]
                    .contains { file.hasPrefix($0) }
        }

        /// `dladdr`, which the C library's header hides.
        private static let finder = dlsym(nil, "dladdr").map {
            unsafeBitCast($0, to: (@convention(c) (UnsafeRawPointer?, UnsafeMutablePointer<UnsafeRawPointer?>) -> Int32).self)
        }

        private static let lock = NSLock()
        nonisolated(unsafe) private static var known: [UInt: Image] = [:]

        static func containing(_ address: UInt) -> Image? {
            // The file's name, its start, the nearest exported symbol and that one's address.
            var info: [UnsafeRawPointer?] = [nil, nil, nil, nil]
            guard let find = finder, find(UnsafeRawPointer(bitPattern: address), &info) != 0, let start = info[1] else { return nil }
            let base = UInt(bitPattern: start)
            return lock.withLock {
                if let image = known[base] { return image }
                let name = info[0].map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
                // The executable is named as it was started, which may be relative to another folder.
                let isExecutable = !name.contains(".so")
                let image = Image(base: base, path: isExecutable ? "/proc/self/exe" : name)
                known[base] = image
                return image
            }
        }
    }
}
