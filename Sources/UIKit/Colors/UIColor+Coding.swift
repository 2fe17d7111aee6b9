import Foundation

extension UIColor {
    /// The keys under which a colour's parts are archived.
    private enum Key {
        static let white = "UIWhite"
        static let red = "UIRed"
        static let green = "UIGreen"
        static let blue = "UIBlue"
        static let alpha = "UIAlpha"
        static let space = "UIColorSpace"
        static let system = "UISystemColorName"
    }

    /// Writes the components; a system colour's name instead, and of any other rule what it gives now.
    public func encode(with coder: NSCoder) {
        if case .dynamic(let name?, _) = content, UIColor.system(named: name) != nil {
            coder.encode(NSString(string: name), forKey: Key.system)
            return
        }
        switch resolved.content {
        case .white(let white, let alpha):
            coder.encode(Double(white), forKey: Key.white)
            coder.encode(Double(alpha), forKey: Key.alpha)
        case .rgb(let r, let g, let b, let a): encode([r, g, b, a], with: coder)
        case .displayP3(let r, let g, let b, let a):
            encode([r, g, b, a], with: coder)
            coder.encode(NSString(string: "P3"), forKey: Key.space)
        case .dynamic: break
        }
    }

    private func encode(_ components: [CGFloat], with coder: NSCoder) {
        for (key, value) in zip([Key.red, Key.green, Key.blue, Key.alpha], components) {
            coder.encode(Double(value), forKey: key)
        }
    }

    /// Reads what `encode(with:)` wrote; nil where it is no colour.
    static func content(of coder: NSCoder) -> Content? {
        func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        if coder.containsValue(forKey: Key.system) {
            let name = coder.decodeObject(of: NSString.self, forKey: Key.system)
            return name.flatMap { system(named: String(describing: $0)) }?.content
        }
        if coder.containsValue(forKey: Key.white) {
            return .white(number(Key.white), alpha: number(Key.alpha))
        }
        guard coder.containsValue(forKey: Key.red) else { return nil }
        let (r, g, b) = (number(Key.red), number(Key.green), number(Key.blue))
        return coder.containsValue(forKey: Key.space)
            ? .displayP3(r, g, b, alpha: number(Key.alpha)) : .rgb(r, g, b, alpha: number(Key.alpha))
    }
}
