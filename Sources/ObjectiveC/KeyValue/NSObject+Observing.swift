import Foundation

extension NSObjectProtocol where Self: NSObject {
    /// Calls `changeHandler` after each change of a property, until the result is released.
    ///
    /// `key` is what translation adds to calls whose key path is written out: `a.b` for `\.a.b`.
    /// The property must be `@objc dynamic`, or one of UIKit's that are documented to be observable.
    /// Source: Apple documentation, "observe(_:options:changeHandler:)".
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, _key key: String? = nil, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let path = key ?? KeyPathNames.shared.name(of: keyPath, from: Self.self)
        let observation = PathObservation(self, path: path[...]) { [weak self] in
            self.map { .some($0[keyPath: keyPath]) } ?? nil
        } changed: { [weak self] old, new, isPrior in
            guard let self else { return }
            let change = NSKeyValueObservedChange<Value>(
                kind: .setting, newValue: options.contains(.new) ? new as? Value : nil,
                oldValue: options.contains(.old) ? old as? Value : nil, indexes: nil, isPrior: isPrior)
            changeHandler(self, change)
        }
        observation.tellsBefore = options.contains(.prior)
        if options.contains(.initial) {
            let new = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(
                self,
                NSKeyValueObservedChange(kind: .setting, newValue: new, oldValue: nil, indexes: nil, isPrior: false))
        }
        let result = NSKeyValueObservation { observation.end() }
        if let hear = keptThingChanged {
            hear(.propertyObserved(
                registration: result, of: self, path: path, isValid: { ($0 as? NSKeyValueObservation)?.isValid == true }))
        }
        return result
    }

    /// Tells observers of a property that it is about to change.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>, _key key: String? = nil) {
        willChangeValue(forKey: key ?? KeyPathNames.shared.name(of: keyPath, from: Self.self))
    }

    /// Tells observers of a property that it has changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>, _key key: String? = nil) {
        didChangeValue(forKey: key ?? KeyPathNames.shared.name(of: keyPath, from: Self.self))
    }
}

/// The observation of a path of properties from one object on.
final class PathObservation: @unchecked Sendable {
    private let head: String
    private let tail: Substring
    private weak var object: AnyObject?
    private let value: () -> Any?
    private let changed: (_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void
    private var entry: KeyValueObservers.Entry?
    private var rest: PathObservation?
    private var old: Any?
    /// Whether `changed` is called before a change too.
    var tellsBefore = false

    init(
        _ object: AnyObject, path: Substring, value: @escaping () -> Any?,
        changed: @escaping (_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void
    ) {
        let dot = path.firstIndex(of: ".")
        head = String(path[..<(dot ?? path.endIndex)])
        tail = dot.map { path[path.index(after: $0)...] } ?? ""
        self.object = object
        self.value = value
        self.changed = changed
        entry = KeyValueObservers.shared.add(
            object, head, will: { [weak self] in self?.willChange() }, did: { [weak self] in self?.didChange() })
        observeRest()
    }

    /// Ends it.
    func end() {
        if let entry { KeyValueObservers.shared.remove(entry) }
        entry = nil
        rest?.end()
        rest = nil
    }

    private func willChange() {
        old = value()
        if tellsBefore { changed(old, nil, true) }
    }

    private func didChange() {
        observeRest()
        let former = old
        old = nil
        changed(former, value(), false)
    }

    /// Follows the path through the object that its first property has now.
    private func observeRest() {
        guard !tail.isEmpty, let object else { return }
        rest?.end()
        guard let access = MethodTable.shared.property(type(of: object), head),
            let next = access.get(object), let target = next as? NSObjectProtocol
        else { return rest = nil }
        rest = PathObservation(target, path: tail, value: value, changed: changed)
    }
}
