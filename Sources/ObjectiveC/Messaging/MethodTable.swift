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

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let name: UInt32
    }

    private struct PropertyKey: Hashable {
        let type: ObjectIdentifier
        let name: String
    }

    /// Recursive, since registration may make objects whose initialization registers more.
    private let lock = NSRecursiveLock()
    private var pending: [(ExposedMembers) -> Void] = []
    private var methods: [Key: MethodImplementation] = [:]
    private var found: [Key: MethodImplementation?] = [:]
    private var properties: [PropertyKey: PropertyAccess] = [:]
    private var classMethods: [Key: ClassMethodImplementation] = [:]
    /// Methods that became known at the place of a `#selector`, not by a declaration.
    private var mentioned: Set<Key> = []
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

    func set(_ implementation: @escaping MethodImplementation, for type: AnyClass, _ selector: Selector) {
        lock.withLock {
            methods[Key(type: ObjectIdentifier(type), name: selector.id)] = implementation
            found.removeAll(keepingCapacity: true)
        }
    }

    func setClassMethod(_ implementation: @escaping ClassMethodImplementation, for type: AnyClass, _ selector: Selector) {
        lock.withLock { classMethods[Key(type: ObjectIdentifier(type), name: selector.id)] = implementation }
    }

    /// The implementation that the class itself has for a selector, its own or inherited.
    func classMethod(_ type: AnyClass, _ selector: Selector) -> ClassMethodImplementation? {
        lock.withLock {
            registerPending()
            var current: AnyClass? = type
            while let candidate = current {
                if let own = classMethods[Key(type: ObjectIdentifier(candidate), name: selector.id)] { return own }
                current = _getSuperclass(candidate)
            }
            return nil
        }
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
            guard !hasOwn(type, selector) else { return }
            mentioned.insert(Key(type: ObjectIdentifier(type), name: selector.id))
            set(implementation, for: type, selector)
        }
    }

    /// Whether instances of the class have a method that a declaration exposes.
    func isDeclared(_ type: AnyClass, _ selector: Selector) -> Bool {
        lock.withLock {
            registerPending()
            var current: AnyClass? = type
            while let candidate = current {
                let key = Key(type: ObjectIdentifier(candidate), name: selector.id)
                if methods[key] != nil { return !mentioned.contains(key) }
                current = _getSuperclass(candidate)
            }
            return false
        }
    }

    /// Whether the class itself exposes a method.
    func hasOwn(_ type: AnyClass, _ selector: Selector) -> Bool {
        lock.withLock {
            registerPending()
            return methods[Key(type: ObjectIdentifier(type), name: selector.id)] != nil
        }
    }

    /// The implementation that instances of `type` have, their own or inherited.
    func implementation(_ type: AnyClass, _ selector: Selector) -> MethodImplementation? {
        lock.withLock {
            registerPending()
            let key = Key(type: ObjectIdentifier(type), name: selector.id)
            if let known = found[key] { return known }
            var result: MethodImplementation?
            var current: AnyClass? = type
            while let candidate = current, result == nil {
                result = methods[Key(type: ObjectIdentifier(candidate), name: selector.id)]
                current = _getSuperclass(candidate)
            }
            found[key] = .some(result)
            return result
        }
    }

    /// The implementation that classes below `ancestor` give to instances of `type`.
    func implementation(_ type: AnyClass, _ selector: Selector, below ancestor: AnyClass) -> MethodImplementation? {
        lock.withLock {
            registerPending()
            var current: AnyClass? = type
            while let candidate = current, candidate != ancestor {
                if let own = methods[Key(type: ObjectIdentifier(candidate), name: selector.id)] { return own }
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

    /// Exchanges what two methods do, for calls by selector.
    func exchange(_ first: (type: AnyClass, selector: Selector), _ second: (type: AnyClass, selector: Selector)) {
        lock.withLock {
            guard let one = implementation(first.type, first.selector),
                let other = implementation(second.type, second.selector)
            else { return }
            set(other, for: first.type, first.selector)
            set(one, for: second.type, second.selector)
        }
    }

    private func registerPending() {
        while !pending.isEmpty {
            let images = pending
            pending.removeAll()
            let members = ExposedMembers()
            for register in images { register(members) }
        }
    }
}
