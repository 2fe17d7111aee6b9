/// The stored properties of an object whose values can be compared: numbers, texts, lists, and which object a
/// reference names.
enum FieldValues {
    /// The values by the properties' names, those of UIKit's classes left out.
    static func of(_ object: AnyObject) -> [String: String] {
        var values: [String: String] = [:]
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, let type = current.subjectType as? AnyClass, !isOwnClass(type) {
            for child in current.children {
                guard let label = child.label, let value = text(child.value, depth: 0) else { continue }
                values[label] = value
            }
            mirror = current.superclassMirror
        }
        return values
    }

    private static func text(_ value: Any, depth: Int) -> String? {
        if depth > 4 { return "…" }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case nil:
            if value is any Numeric || value is Bool || value is String || value is Character { return literal(value) }
            return nil
        case .class: return shortName(value as AnyObject) + identity(value as AnyObject)
        case .optional:
            guard let child = mirror.children.first else { return "nil" }
            return text(child.value, depth: depth + 1)
        case .collection, .set, .dictionary:
            guard mirror.children.count < 200 else { return "\(mirror.children.count) elements" }
            let parts = mirror.children.compactMap { text($0.value, depth: depth + 1) }
            return "[" + (mirror.displayStyle == .collection ? parts : parts.sorted()).joined(separator: ", ") + "]"
        case .struct, .tuple, .enum:
            if value is String { return literal(value) }
            if mirror.children.isEmpty { return "\(value)" }
            let parts = mirror.children.compactMap { child in
                text(child.value, depth: depth + 1).map { (child.label.map { "\($0): " } ?? "") + $0 }
            }
            return "(" + parts.joined(separator: ", ") + ")"
        default: return nil
        }
    }

    private static func literal(_ value: Any) -> String {
        if let text = value as? String { return "\"\(text.count > 40 ? text.prefix(40) + "…" : text[...])\"" }
        return "\(value)"
    }

    private static func identity(_ object: AnyObject) -> String {
        "@" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue) & 0xFFFF_FFFF, radix: 16)
    }
}
