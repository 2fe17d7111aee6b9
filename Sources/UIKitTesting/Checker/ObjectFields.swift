/// The strong references that an object's stored properties hold.
enum ObjectFields {
    typealias Visitor = (_ name: String, _ object: AnyObject?, _ context: UnsafeRawPointer?) -> Void

    /// Calls `visitor` for each object and each closure's context that a stored property holds strongly, also
    /// inside optionals, structures and collections.
    static func visit(_ object: AnyObject, _ visitor: Visitor) {
        let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        withExtendedLifetime(object) { fields(of: type(of: object), at: base, "", 0, visitor) }
    }

    /// The kinds of metadata, as the runtime numbers them.
    private enum Kind {
        static let structure: UInt = 0x200
        static let enumeration: UInt = 0x201
        static let optional: UInt = 0x202
        static let tuple: UInt = 0x301
        static let function: UInt = 0x302
        static let existential: UInt = 0x303
    }

    private static func kind(_ type: Any.Type) -> UInt {
        let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
        return kind > 0x7FF ? 0 : kind
    }

    private static func fields(of type: Any.Type, at base: UnsafeRawPointer, _ prefix: String, _ depth: Int, _ visitor: Visitor) {
        for index in 0..<_fieldCount(type) {
            var field = FieldDescription(name: nil, free: nil, isStrong: false, isVariable: false)
            let fieldType = _fieldType(type, index: index, description: &field)
            let name = field.name.map { String(cString: $0) } ?? ""
            if let text = field.name { field.free?(text) }
            guard field.isStrong else { continue }
            let offset = _fieldOffset(type, index: index)
            let plain = name.hasPrefix("$__lazy_storage_$_") ? String(name.dropFirst(18)) : name
            value(fieldType, at: base + offset, prefix + plain, depth, visitor)
        }
    }

    private static func value(_ type: Any.Type, at place: UnsafeRawPointer, _ name: String, _ depth: Int, _ visitor: Visitor) {
        guard depth < 8 else { return }
        switch kind(type) {
        case 0:
            if let word = place.load(as: UnsafeRawPointer?.self), type is AnyClass {
                visitor(name, Unmanaged<AnyObject>.fromOpaque(word).takeUnretainedValue(), nil)
            }
        case Kind.function: visitClosure(at: place, name, visitor)
        case Kind.optional where kind(wrapped(by: type)) == Kind.function: visitClosure(at: place, name, visitor)
        case Kind.structure:
            if holdsElements(type) { return elements(type, at: place, name, depth, visitor) }
            fields(of: type, at: place, name + ".", depth + 1, visitor)
        case Kind.optional, Kind.enumeration, Kind.tuple, Kind.existential: elements(type, at: place, name, depth, visitor)
        default: return
        }
    }

    private static func visitClosure(at place: UnsafeRawPointer, _ name: String, _ visitor: Visitor) {
        guard place.load(as: UnsafeRawPointer?.self) != nil, let context = place.load(fromByteOffset: 8, as: UnsafeRawPointer?.self),
            UInt(bitPattern: context) > 0xFFFF, UInt(bitPattern: context) % 8 == 0
        else { return }
        visitor(name, nil, context)
    }

    /// The type inside an optional.
    private static func wrapped(by type: Any.Type) -> Any.Type {
        unsafeBitCast(unsafeBitCast(type, to: UnsafePointer<UInt>.self)[2], to: Any.Type.self)
    }

    private static func holdsElements(_ type: Any.Type) -> Bool { type is any Collection.Type && !(type is any StringProtocol.Type) }

    /// What a mirror shows of a value: the payload of an enumeration, the elements of a collection.
    private static func elements(_ type: Any.Type, at place: UnsafeRawPointer, _ name: String, _ depth: Int, _ visitor: Visitor) {
        func load<T>(_: T.Type) -> Any { place.assumingMemoryBound(to: T.self).pointee }
        let value = _openExistential(type, do: load)
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class { return visitor(name, value as AnyObject, nil) }
        if kind(type) == Kind.existential { return visitAny(value, name, depth + 1, visitor) }
        for child in mirror.children.prefix(2000) { visitAny(child.value, name, depth + 1, visitor) }
    }

    private static func visitAny(_ any: Any, _ name: String, _ depth: Int, _ visitor: Visitor) {
        guard depth < 8 else { return }
        if Mirror(reflecting: any).displayStyle == .class { return visitor(name, any as AnyObject, nil) }
        func open<T>(_ value: T) {
            // A value whose static type is Any again would come back here for ever.
            guard kind(T.self) != Kind.existential else { return }
            withUnsafePointer(to: value) { ObjectFields.value(T.self, at: UnsafeRawPointer($0), name, depth, visitor) }
        }
        _openExistential(any, do: open)
    }
}

/// What the runtime tells of a stored property.
private struct FieldDescription {
    let name: UnsafePointer<CChar>?
    let free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    let isStrong: Bool
    let isVariable: Bool
}

// The runtime's own functions behind `Mirror`, which does not tell weak references from strong ones.
@_silgen_name("swift_reflectionMirror_recursiveCount")
private func _fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func _fieldType(_ type: Any.Type, index: Int, description: UnsafeMutablePointer<FieldDescription>) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func _fieldOffset(_ type: Any.Type, index: Int) -> Int
