import Foundation

/// A publisher into which values are sent from outside (Apple documentation: *Subject*).
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)
    /// Ends the sequence.
    func send(completion: Subscribers.Completion<Failure>)
    /// Sends a subscription to the subject.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends the value that says nothing.
    public func send() { send(()) }
}

/// The subscribers of a subject, and how much each still takes.
final class SubjectConduits<Output, Failure: Error>: @unchecked Sendable {
    final class Conduit: Subscription {
        private weak var owner: SubjectConduits?
        private let deliver: (Output) -> Subscribers.Demand
        private let end: (Subscribers.Completion<Failure>) -> Void
        private var demand: Subscribers.Demand = .none
        private var isOver = false
        private let lock = NSRecursiveLock()
        /// Called when demand arises, for subjects that owe a value.
        var onDemand: ((Conduit) -> Void)?

        init<S: Subscriber>(_ owner: SubjectConduits, _ subscriber: S) where S.Input == Output, S.Failure == Failure {
            self.owner = owner
            deliver = { subscriber.receive($0) }
            end = { subscriber.receive(completion: $0) }
        }

        func request(_ more: Subscribers.Demand) {
            let callback = lock.withLock {
                demand += more
                return onDemand
            }
            callback?(self)
        }

        func cancel() {
            lock.withLock { isOver = true }
            owner?.remove(self)
        }

        /// Delivers when there is demand; whether it did.
        @discardableResult
        func offer(_ value: Output) -> Bool {
            let isWanted = lock.withLock {
                guard !isOver, demand > 0 else { return false }
                demand = demand - 1
                return true
            }
            guard isWanted else { return false }
            let more = deliver(value)
            if more > 0 { request(more) }
            return true
        }

        func finish(_ completion: Subscribers.Completion<Failure>) {
            let isDue = lock.withLock {
                defer { isOver = true }
                return !isOver
            }
            if isDue { end(completion) }
        }
    }

    private let lock = NSRecursiveLock()
    private var conduits: [Conduit] = []
    private var completion: Subscribers.Completion<Failure>?

    func attach<S: Subscriber>(
        _ subscriber: S, prepare: (Conduit) -> Void = { _ in }
    ) where S.Input == Output, S.Failure == Failure {
        let conduit = Conduit(self, subscriber)
        let ended = lock.withLock {
            if completion == nil { conduits.append(conduit) }
            return completion
        }
        if ended == nil { prepare(conduit) }
        subscriber.receive(subscription: conduit)
        if let ended { conduit.finish(ended) }
    }

    func remove(_ conduit: Conduit) { lock.withLock { conduits.removeAll { $0 === conduit } } }

    func send(_ value: Output) {
        for conduit in lock.withLock({ completion == nil ? conduits : [] }) { conduit.offer(value) }
    }

    func send(_ completion: Subscribers.Completion<Failure>) {
        let ready: [Conduit] = lock.withLock {
            guard self.completion == nil else { return [] }
            self.completion = completion
            defer { conduits = [] }
            return conduits
        }
        for conduit in ready { conduit.finish(completion) }
    }
}

/// Passes on what is sent, and keeps nothing (Apple documentation: *PassthroughSubject*).
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let conduits = SubjectConduits<Output, Failure>()

    /// Makes a subject without subscribers.
    public init() {}

    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
    public func send(_ input: Output) { conduits.send(input) }
    public func send(completion: Subscribers.Completion<Failure>) { conduits.send(completion) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        conduits.attach(subscriber)
    }
}

/// Keeps the latest value and sends it to new subscribers first (Apple documentation: *CurrentValueSubject*).
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let conduits = SubjectConduits<Output, Failure>()
    private let lock = NSRecursiveLock()
    private var current: Output

    /// Makes a subject with a first value.
    public init(_ value: Output) { current = value }

    /// The latest value; setting it sends it.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
    public func send(_ input: Output) {
        lock.withLock { current = input }
        conduits.send(input)
    }
    public func send(completion: Subscribers.Completion<Failure>) { conduits.send(completion) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        conduits.attach(subscriber) { conduit in
            conduit.onDemand = { [weak self] conduit in
                // Once: the first value is owed to the first demand.
                conduit.onDemand = nil
                if let self { conduit.offer(value) }
            }
        }
    }
}
