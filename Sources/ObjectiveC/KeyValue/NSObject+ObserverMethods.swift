import Foundation

extension NSObject {
    /// Has `observer` told of changes of the property at a key path, by its `observeValue` method,
    /// until it is removed. Neither object is retained.
    ///
    /// Source: Apple documentation, "addObserver(_:forKeyPath:options:context:)".
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let registration = ObserverMethod(observer, keyPath, options, context, object: self)
        ObserverMethods.shared.add(registration, of: self)
        if let hear = keptThingChanged {
            hear(.propertyObserved(registration: registration, of: self, path: keyPath, isValid: { _ in true }))
        }
        if options.contains(.initial) {
            registration.tell(old: nil, new: value(forKeyPath: keyPath), isInitial: true, isPrior: false)
        }
    }

    /// Ends the latest registration of an observer for a key path.
    ///
    /// Source: Apple documentation, "removeObserver(_:forKeyPath:)".
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        remove(observer, keyPath) { _ in true }
    }

    /// Ends the latest registration of an observer for a key path and a context.
    ///
    /// Source: Apple documentation, "removeObserver(_:forKeyPath:context:)".
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        remove(observer, keyPath) { $0 == context }
    }

    /// Told of a change that the object observes; what it does here is raise, since a change that
    /// nobody handles is an error.
    ///
    /// Source: Apple documentation, "observeValue(forKeyPath:of:change:context:)".
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        if let own = _override("observeValueForKeyPath:ofObject:change:context:", of: self, below: NSObject.self) {
            _ = own(self, keyPath, object, ObservedChange(change: change, context: context))
        } else {
            _extended_observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
    }

    /// What `super.observeValue(forKeyPath:of:change:context:)` calls.
    public func _extended_observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let pointer = Unmanaged.passUnretained(self).toOpaque()
        raise(
            .internalInconsistencyException,
            "<\(ObjCRuntime.className(of: type(of: self))): \(pointer)>: An -observeValueForKeyPath:ofObject:change:context:"
                + " message was received but not handled.\nKey path: \(keyPath ?? "(null)")")
    }

    private func remove(
        _ observer: NSObject, _ keyPath: String, _ matches: (UnsafeMutableRawPointer?) -> Bool
    ) {
        guard ObserverMethods.shared.remove(observer, keyPath, matches, of: self) else {
            raise(
                .rangeException,
                "Cannot remove an observer <\(ObjCRuntime.className(of: type(of: observer)))> for the key path "
                    + "\"\(keyPath)\" from <\(ObjCRuntime.className(of: type(of: self)))> because it is not registered as"
                    + " an observer.")
        }
    }
}

/// The last two arguments of an `observeValue` call, which pass as one.
private struct ObservedChange {
    let change: [NSKeyValueChangeKey: Any]?
    let context: UnsafeMutableRawPointer?
}

/// The change in what a call by selector passes.
public func _change(_ value: Any?) -> [NSKeyValueChangeKey: Any]? { (value as? ObservedChange)?.change }

/// The context in what a call by selector passes.
public func _context(_ value: Any?) -> UnsafeMutableRawPointer? { (value as? ObservedChange)?.context }

/// One registration of an observer's method.
private final class ObserverMethod {
    private(set) weak var observer: NSObject?
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    private let options: NSKeyValueObservingOptions
    private weak var object: NSObject?
    private var observation: PathObservation?

    init(
        _ observer: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
        _ context: UnsafeMutableRawPointer?, object: NSObject
    ) {
        self.observer = observer
        self.keyPath = keyPath
        self.context = context
        self.options = options
        self.object = object
        observation = PathObservation(object, path: keyPath[...]) { [weak object] in
            object?.value(forKeyPath: keyPath)
        } changed: { [weak self] old, new, isPrior in
            self?.tell(old: old, new: new, isInitial: false, isPrior: isPrior)
        }
        observation?.tellsBefore = options.contains(.prior)
    }

    func end() { observation?.end() }

    func tell(old: Any?, new: Any?, isInitial: Bool, isPrior: Bool) {
        guard let observer, let object else { return }
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new), !isPrior { change[.newKey] = new ?? NSNull() }
        if options.contains(.old), !isInitial { change[.oldKey] = old ?? NSNull() }
        if isPrior { change[.notificationIsPriorKey] = true }
        observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
}

/// The registrations of observers' methods, by the object observed.
private final class ObserverMethods: @unchecked Sendable {
    static let shared = ObserverMethods()

    private let lock = NSLock()
    private var registrations: [ObjectIdentifier: [ObserverMethod]] = [:]

    func add(_ registration: ObserverMethod, of object: NSObject) {
        let id = ObjectIdentifier(object)
        let isFirst = lock.withLock {
            registrations[id, default: []].append(registration)
            return registrations[id]?.count == 1
        }
        if isFirst { ObjectBags.shared.whenGone(object) { ObserverMethods.shared.forget(id) } }
    }

    func remove(
        _ observer: NSObject, _ keyPath: String, _ matches: (UnsafeMutableRawPointer?) -> Bool, of object: NSObject
    ) -> Bool {
        let removed = lock.withLock { () -> ObserverMethod? in
            let id = ObjectIdentifier(object)
            guard let index = registrations[id]?.lastIndex(where: {
                $0.observer === observer && $0.keyPath == keyPath && matches($0.context)
            }) else { return nil }
            return registrations[id]?.remove(at: index)
        }
        removed?.end()
        return removed != nil
    }

    private func forget(_ id: ObjectIdentifier) {
        let gone = lock.withLock { registrations.removeValue(forKey: id) } ?? []
        for registration in gone { registration.end() }
    }
}
