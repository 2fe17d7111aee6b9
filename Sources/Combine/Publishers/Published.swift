import Foundation

/// An object that tells before it changes (Apple documentation: *ObservableObject*).
public protocol ObservableObject: AnyObject {
    /// The publisher that tells.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    /// Sends before a published property changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

/// Sends before an observable object changes (Apple documentation: *ObservableObjectPublisher*).
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never
    private let subject = PassthroughSubject<Void, Never>()

    /// Makes a publisher without subscribers.
    public init() {}

    /// Tells the subscribers.
    public func send() { subject.send() }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subject.receive(subscriber: subscriber)
    }
}

/// A property whose changes can be subscribed to, each before it happens (Apple documentation: *Published*).
@propertyWrapper
public struct Published<Value> {
    /// Delivers the value now and each later one.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        fileprivate let subject: CurrentValueSubject<Value, Never>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }
    }

    private let subject: CurrentValueSubject<Value, Never>

    /// Makes the property with a first value.
    public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }
    /// Makes the property with a first value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    /// Delivers the value now and each later one.
    public var projectedValue: Publisher { Publisher(subject: subject) }

    /// The value in the object that has the property; the object tells before it changes.
    public static subscript<Owner: AnyObject>(
        _enclosingInstance object: Owner, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].subject.value }
        set {
            if let observable = object as? any ObservableObject {
                (observable.objectWillChange as? ObservableObjectPublisher)?.send()
            }
            object[keyPath: storageKeyPath].subject.send(newValue)
        }
    }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The object's own publisher, made when first asked for and kept as long as the object.
    public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.shared.publisher(of: self) }
}

/// The publishers of observable objects that declare none. An entry whose object has gone is dropped
/// when another is added.
private final class ObjectPublishers: @unchecked Sendable {
    static let shared = ObjectPublishers()
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }
    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            let key = ObjectIdentifier(object)
            if let entry = entries[key], entry.object === object { return entry.publisher }
            entries = entries.filter { $0.value.object != nil }
            let made = ObservableObjectPublisher()
            entries[key] = Entry(object: object, publisher: made)
            return made
        }
    }
}
