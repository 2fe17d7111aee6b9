import Foundation

/// What a method that answers to a selector does: target and up to three arguments in, result out.
public typealias MethodImplementation = (AnyObject, Any?, Any?, Any?) -> Any?

/// What a method of a class itself does that answers to a selector: the class and up to two arguments in, result out.
public typealias ClassMethodImplementation = (AnyClass, Any?, Any?) -> Any?

/// How a property that answers to a key is read and written.
struct PropertyAccess {
    let get: (AnyObject) -> Any?
    let set: ((AnyObject, Any?) -> Void)?
}

/// The methods and properties that classes expose to selectors and keys.
///
/// Classes enter it on the first look-up after their code was loaded: until a selector is used,
/// nothing is registered.
final class MethodTable: @unchecked Sendable {
    static let shared = MethodTable()

    private struct PropertyKey: Hashable {
        let type: ObjectIdentifier
        let name: String
    }

    /// Recursive, since registration may make objects whose initialization registers more.
    let lock = NSRecursiveLock()
    private var pending: [(ExposedMembers) -> Void] = []
    var methods: [MethodKey: MethodEntry] = [:]
    private var found: [MethodKey: MethodImplementation?] = [:]
    /// What was put in the places of methods, and who wants to know.
    var replacements = MethodReplacements()
    var hearers: [(Bool) -> Void] = []
    private var properties: [PropertyKey: PropertyAccess] = [:]
    private var classMethods: [MethodKey: ClassMethodImplementation] = [:]
    private var names: [String: AnyClass] = [:]
    private var objectiveCNames: [ObjectIdentifier: String] = [:]
    private var seen: Set<ObjectIdentifier> = []

    /// Has `register` called before the next look-up.
    func addImage(_ register: @escaping (ExposedMembers) -> Void) {
        lock.withLock {
            pending.append(register)
        }
    }

    /// Whether this is the first time that `type` is named.
    func isNew(_ type: AnyClass) -> Bool {
        lock.withLock { seen.insert(ObjectIdentifier(type)).inserted }
    }

    /// Makes a method known.
    ///
    /// - Parameter own: runs the class's own implementation, where that is not what `call` does.
    /// - Parameter asks: whether the method asks for what stands in its place.
    func set(
        _ call: @escaping MethodImplementation, own: MethodImplementation? = nil, asks: Bool = false, for type: AnyClass,
        _ selector: Selector
    ) {
        lock.withLock {
            let key = MethodKey(type, selector)
            methods[key] = MethodEntry(call: call, own: own, asks: asks, replacement: methods[key]?.replacement)
            forgetFound()
        }
    }

    /// Forgets which methods objects have; asked for again, they are looked up again.
    func forgetFound() { found.removeAll(keepingCapacity: true) }

    func setClassMethod(_ implementation: @escaping ClassMethodImplementation, for type: AnyClass, _ selector: Selector) {
        lock.withLock { classMethods[MethodKey(type, selector)] = implementation }
    }

    /// The implementation that the class itself has for a selector, its own or inherited.
    func classMethod(_ type: AnyClass, _ selector: Selector) -> ClassMethodImplementation? {
        lock.withLock { classMethodOwner(type, selector).flatMap { classMethods[MethodKey($0, selector)] } }
    }

    /// The class, this one or the nearest above it, that has a method of its own for a selector.
    func classMethodOwner(_ type: AnyClass, _ selector: Selector) -> AnyClass? {
        lock.withLock {
            registerPending()
            var current: AnyClass? = type
            while let candidate = current {
                if classMethods[MethodKey(candidate, selector)] != nil { return candidate }
                current = _getSuperclass(candidate)
            }
            return nil
        }
    }

    /// What the class itself does for a selector now.
    func currentClassMethod(_ type: AnyClass, _ selector: Selector) -> IMP {
        let method = classMethod(type, selector)
        return IMP { object, first, second, _ in method?(unsafeBitCast(object, to: AnyClass.self), first, second) }
    }

    func set(_ access: PropertyAccess, for type: AnyClass, _ key: String) {
        lock.withLock { properties[PropertyKey(type: ObjectIdentifier(type), name: key)] = access }
    }

    func set(name: String, for type: AnyClass) {
        lock.withLock {
            names[name] = type
            objectiveCNames[ObjectIdentifier(type)] = name
        }
    }

    /// Exposes a method where its selector is made, unless its class did so already.
    func mention(_ implementation: @escaping MethodImplementation, for type: AnyClass, _ selector: Selector) {
        lock.withLock {
            registerPending()
            let key = MethodKey(type, selector)
            guard methods[key] == nil else { return }
            methods[key] = MethodEntry(call: implementation, isMentioned: true)
            forgetFound()
        }
    }

    /// What calls the method that instances of `type` have, their own or inherited.
    func implementation(_ type: AnyClass, _ selector: Selector) -> MethodImplementation? {
        lock.withLock {
            registerPending()
            let key = MethodKey(type, selector)
            if let known = found[key] { return known }
            let result = search(type, selector)
            found[key] = .some(result)
            return result
        }
    }

    /// What stands in the place of a method is reached by the method itself, where it asks for that.
    private func search(_ type: AnyClass, _ selector: Selector) -> MethodImplementation? {
        var replacement: MethodImplementation?
        var current: AnyClass? = type
        while let candidate = current {
            if let entry = methods[MethodKey(candidate, selector)] {
                if let call = entry.call, entry.asks || (replacement == nil && entry.replacement == nil) { return call }
                replacement = replacement ?? entry.replacement?.run
            }
            current = _getSuperclass(candidate)
        }
        return replacement
    }

    /// The implementation that classes below `ancestor` give to instances of `type`.
    func implementation(_ type: AnyClass, _ selector: Selector, below ancestor: AnyClass) -> MethodImplementation? {
        lock.withLock {
            registerPending()
            var current: AnyClass? = type
            while let candidate = current, candidate != ancestor {
                if let own = methods[MethodKey(candidate, selector)] { return own.replacement?.run ?? own.call }
                current = _getSuperclass(candidate)
            }
            return nil
        }
    }

    /// The access that instances of `type` give to a key, their own or inherited.
    func property(_ type: AnyClass, _ key: String) -> PropertyAccess? {
        lock.withLock {
            registerPending()
            var current: AnyClass? = type
            while let candidate = current {
                if let access = properties[PropertyKey(type: ObjectIdentifier(candidate), name: key)] {
                    return access
                }
                current = _getSuperclass(candidate)
            }
            return nil
        }
    }

    /// The class that was given this Objective-C name.
    func type(named name: String) -> AnyClass? {
        lock.withLock {
            registerPending()
            return names[name]
        }
    }

    /// The Objective-C name that a class was given.
    func objectiveCName(of type: AnyClass) -> String? {
        lock.withLock {
            registerPending()
            return objectiveCNames[ObjectIdentifier(type)]
        }
    }

    func registerPending() {
        while !pending.isEmpty {
            let images = pending
            pending.removeAll()
            let members = ExposedMembers()
            for register in images { register(members) }
        }
    }
}
