extension CallSite {
    /// Whether the getter of this name that is on the stack was called by code outside UIKit.
    static func isReadOutsideUIKit(_ property: String) -> Bool {
        let name = "\(property.utf8.count)\(property)"
        let getters = ["$s5UIKit6UIViewC" + name, "$s5UIKit16UIViewControllerC" + name]
        var isCaller = false
        for symbol in symbols() {
            if isCaller { return symbol.hasPrefix("$s") && !isOurs(symbol) }
            isCaller = symbol.hasSuffix("vg") && getters.contains { symbol.hasPrefix($0) }
        }
        return false
    }

    /// Whether an initializer of the class, or of a superclass that is not UIKit's, is on the stack.
    static func isInitializing(_ type: UIViewController.Type) -> Bool {
        var prefixes: [String] = []
        var current: AnyClass? = type
        while let candidate = current, candidate != UIViewController.self {
            if let name = _mangledTypeName(candidate), !isOurs("$s" + name) { prefixes.append("$s" + name) }
            current = _getSuperclass(candidate)
        }
        guard !prefixes.isEmpty else { return false }
        return symbols().contains { symbol in
            symbol.hasSuffix("fc") && prefixes.contains { symbol.hasPrefix($0) }
        }
    }
}
