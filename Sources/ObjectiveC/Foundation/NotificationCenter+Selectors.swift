import Foundation

extension NotificationCenter {
    /// Calls a method of `observer` for each notification with this name and sender; nil means any.
    ///
    /// The observer is not retained, and no more called once it is gone. A second registration with
    /// the same arguments has the method called twice.
    /// Source: Apple documentation, "addObserver(_:selector:name:object:)".
    public func addObserver(
        _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
        let observer = observer as AnyObject
        let sender = object.map { $0 as AnyObject }
        let registration = SelectorObserver(observer, name, sender)
        registration.token = addObserver(forName: name, object: nil as Any?, queue: nil) { [weak registration] notification in
            guard let registration, let target = registration.observer,
                registration.accepts(notification.object)
            else { return }
            ObjCRuntime.send(selector, to: target, notification)
        }
        SelectorObservers.shared.add(registration, center: self)
        if let hear = keptThingChanged { hear(.observerAdded(observer, selector: selector, name: name, sender: sender, center: self)) }
    }

    /// Calls a block for each notification with this name and sender, nil meaning any, until the token that it
    /// answers is removed.
    ///
    /// Foundation's own method takes `Any?`; calls with an object or nil come here, so that they can be checked.
    /// Source: Apple documentation, "addObserver(forName:object:queue:using:)".
    public func addObserver(
        forName name: NSNotification.Name?, object: AnyObject?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        let token = addObserver(forName: name, object: object as Any?, queue: queue, using: block)
        if let hear = keptThingChanged { hear(.blockObserverAdded(token: token, name: name, sender: object)) }
        return token
    }

    /// Ends all registrations of an observer, or the one that a token stands for.
    ///
    /// Source: Apple documentation, "removeObserver(_:)".
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Ends the registrations of an observer, or of the token of a block, that have this name and
    /// sender; nil means any.
    ///
    /// Source: Apple documentation, "removeObserver(_:name:object:)".
    public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
        if let hear = keptThingChanged {
            hear(.observersRemoved(observer, name: name, sender: object.map { $0 as AnyObject }, center: self))
        }
        for token in SelectorObservers.shared.remove(observer, name, object.map { $0 as AnyObject }, center: self) {
            removeObserver(token as Any, name: nil as NSNotification.Name?, object: nil)
        }
        removeObserver(observer as Any, name: name, object: object)
    }
}

/// One registration of a method.
private final class SelectorObserver {
    private(set) weak var observer: AnyObject?
    let name: NSNotification.Name?
    private let anySender: Bool
    private(set) weak var sender: AnyObject?
    var token: NSObjectProtocol?

    init(_ observer: AnyObject, _ name: NSNotification.Name?, _ sender: AnyObject?) {
        self.observer = observer
        self.name = name
        self.sender = sender
        anySender = sender == nil
    }

    func accepts(_ object: Any?) -> Bool {
        if anySender { return true }
        guard let sender, let object else { return false }
        return sender === (object as AnyObject)
    }
}

/// The registrations of methods with all notification centres.
private final class SelectorObservers: @unchecked Sendable {
    static let shared = SelectorObservers()

    private struct Entry {
        let registration: SelectorObserver
        unowned let center: NotificationCenter
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: [Entry]] = [:]

    func add(_ registration: SelectorObserver, center: NotificationCenter) {
        guard let observer = registration.observer else { return }
        let id = ObjectIdentifier(observer)
        let isFirst = lock.withLock {
            entries[id, default: []].append(Entry(registration: registration, center: center))
            return entries[id]?.count == 1
        }
        if isFirst {
            ObjectBags.shared.whenGone(observer) { SelectorObservers.shared.forget(id) }
        }
    }

    /// Takes out the registrations that match, and gives their tokens.
    func remove(
        _ observer: AnyObject, _ name: NSNotification.Name?, _ sender: AnyObject?, center: NotificationCenter
    ) -> [NSObjectProtocol] {
        lock.withLock {
            let id = ObjectIdentifier(observer)
            guard let list = entries[id] else { return [] }
            var kept: [Entry] = []
            var tokens: [NSObjectProtocol] = []
            for entry in list {
                let matches = entry.center === center && (name == nil || entry.registration.name == name)
                    && (sender == nil || entry.registration.sender === sender)
                if matches, let token = entry.registration.token {
                    tokens.append(token)
                } else {
                    kept.append(entry)
                }
            }
            entries[id] = kept
            return tokens
        }
    }

    private func forget(_ id: ObjectIdentifier) {
        let list = lock.withLock { entries.removeValue(forKey: id) } ?? []
        for entry in list {
            if let token = entry.registration.token {
                entry.center.removeObserver(token as Any, name: nil as NSNotification.Name?, object: nil)
            }
        }
    }
}
