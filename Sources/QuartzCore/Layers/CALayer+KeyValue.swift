import CoreGraphics
import Foundation

extension CALayer {
    final func keyedValue(_ key: String) -> Any? {
        if let found = property(key) { return found }
        return extras?.values[key] ?? extras?.style?[key] ?? type(of: self).defaultValue(forKey: key)
    }

    final func setKeyedValue(_ value: Any?, _ key: String) {
        if setProperty(key, value) { return }
        if value == nil, extras == nil { return }
        makeStyle().values[key] = value
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    final func pathValue(_ path: String) -> Any? {
        guard let dot = path.firstIndex(of: ".") else { return value(forKey: path) }
        let value = value(forKey: String(path[..<dot]))
        let rest = String(path[path.index(after: dot)...])
        if let layer = value as? CALayer { return layer.value(forKeyPath: rest) }
        return AnimationValue(value)?.member(rest)?.boxed
    }

    final func setPathValue(_ value: Any?, _ path: String) {
        guard let dot = path.firstIndex(of: ".") else { return setValue(value, forKey: path) }
        let key = String(path[..<dot])
        let rest = String(path[path.index(after: dot)...])
        let owner = self.value(forKey: key)
        if let layer = owner as? CALayer {
            layer.setValue(value, forKeyPath: rest)
        } else if let part = AnimationValue(value), let changed = AnimationValue(owner)?.setting(rest, to: part) {
            setValue(changed.boxed, forKey: key)
        }
    }
}

extension AnimationValue {
    /// A member by its key path, as "Core Animation Extensions to Key-Value Coding" names them.
    func member(_ path: String) -> AnimationValue? {
        switch self {
        case .point(let p): return ["x": p.x, "y": p.y][path].map { .number($0) }
        case .size(let s): return ["width": s.width, "height": s.height][path].map { .number($0) }
        case .rect(let r):
            let names = path.split(separator: ".", maxSplits: 1).map(String.init)
            let part: AnimationValue
            switch names.first {
            case "origin": part = .point(r.origin)
            case "size": part = .size(r.size)
            default: return nil
            }
            return names.count == 1 ? part : part.member(names[1])
        case .transform(let t): return Self.member(path, of: TransformParts(t))
        case .affine(let t): return AnimationValue.transform(CATransform3DMakeAffineTransform(t)).member(path)
        default: return nil
        }
    }

    private static func member(_ path: String, of parts: TransformParts) -> AnimationValue? {
        switch path {
        case "scale.x": return .number(parts.scale.x)
        case "scale.y": return .number(parts.scale.y)
        case "scale.z": return .number(parts.scale.z)
        case "scale": return .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
        case "rotation.x": return .number(parts.rotation.x)
        case "rotation.y": return .number(parts.rotation.y)
        case "rotation.z", "rotation": return .number(parts.rotation.z)
        case "translation.x": return .number(parts.translation.x)
        case "translation.y": return .number(parts.translation.y)
        case "translation.z": return .number(parts.translation.z)
        case "translation": return .size(CGSize(width: parts.translation.x, height: parts.translation.y))
        default: return nil
        }
    }

    /// The value with a member changed; nil when there is no such member.
    func setting(_ path: String, to part: AnimationValue) -> AnimationValue? {
        switch (self, path, part) {
        case (.point(let p), "x", .number(let n)): return .point(CGPoint(x: n, y: p.y))
        case (.point(let p), "y", .number(let n)): return .point(CGPoint(x: p.x, y: n))
        case (.size(let s), "width", .number(let n)): return .size(CGSize(width: n, height: s.height))
        case (.size(let s), "height", .number(let n)): return .size(CGSize(width: s.width, height: n))
        case (.rect(let r), "origin", .point(let p)): return .rect(CGRect(origin: p, size: r.size))
        case (.rect(let r), "size", .size(let s)): return .rect(CGRect(origin: r.origin, size: s))
        case (.rect(let r), "origin.x", .number(let n)):
            return .rect(CGRect(origin: CGPoint(x: n, y: r.origin.y), size: r.size))
        case (.rect(let r), "origin.y", .number(let n)):
            return .rect(CGRect(origin: CGPoint(x: r.origin.x, y: n), size: r.size))
        case (.rect(let r), "size.width", .number(let n)):
            return .rect(CGRect(origin: r.origin, size: CGSize(width: n, height: r.size.height)))
        case (.rect(let r), "size.height", .number(let n)):
            return .rect(CGRect(origin: r.origin, size: CGSize(width: r.size.width, height: n)))
        case (.transform(let t), _, _): return Self.setting(path, to: part, in: TransformParts(t))
        default: return nil
        }
    }

    private static func setting(_ path: String, to part: AnimationValue, in old: TransformParts) -> AnimationValue? {
        var parts = old
        switch (path, part) {
        case ("scale.x", .number(let n)): parts.scale.x = n
        case ("scale.y", .number(let n)): parts.scale.y = n
        case ("scale.z", .number(let n)): parts.scale.z = n
        case ("scale", .number(let n)): parts.scale = (n, n, n)
        case ("rotation.x", .number(let n)): parts.rotation.x = n
        case ("rotation.y", .number(let n)): parts.rotation.y = n
        case ("rotation.z", .number(let n)), ("rotation", .number(let n)): parts.rotation.z = n
        case ("translation.x", .number(let n)): parts.translation.x = n
        case ("translation.y", .number(let n)): parts.translation.y = n
        case ("translation.z", .number(let n)): parts.translation.z = n
        case ("translation", .size(let s)): (parts.translation.x, parts.translation.y) = (s.width, s.height)
        case ("translation", .point(let p)): (parts.translation.x, parts.translation.y) = (p.x, p.y)
        default: return nil
        }
        return .transform(parts.transform)
    }
}
