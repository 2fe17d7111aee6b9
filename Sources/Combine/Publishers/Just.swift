import Foundation

/// Delivers one value and finishes (Apple documentation: *Just*).
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// Makes a publisher of one value.
    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: SequenceSubscription([output], subscriber))
    }
}

/// Never delivers a value (Apple documentation: *Empty*).
public struct Empty<Output, Failure: Error>: Publisher {
    /// Whether it finishes at once.
    public let completeImmediately: Bool

    /// Makes a publisher without values.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: NoSubscription())
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// Fails at once (Apple documentation: *Fail*).
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error.
    public let error: Failure

    /// Makes a publisher that fails.
    public init(error: Failure) { self.error = error }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: NoSubscription())
        subscriber.receive(completion: .failure(error))
    }
}

extension Publishers {
    /// Delivers the elements of a sequence (Apple documentation: *Publishers.Sequence*).
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
        /// The elements.
        public let sequence: Elements

        /// Makes a publisher of a sequence.
        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.receive(subscription: SequenceSubscription(sequence, subscriber))
        }
    }
}

extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

struct NoSubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

/// Delivers elements as far as there is demand, then finishes.
final class SequenceSubscription<Elements: Sequence, S: Subscriber>: Subscription where S.Input == Elements.Element {
    private let lock = NSRecursiveLock()
    private var iterator: Elements.Iterator
    private var next: Elements.Element?
    private var subscriber: S?
    private var demand: Subscribers.Demand = .none
    private var isRunning = false

    init(_ elements: Elements, _ subscriber: S) {
        iterator = elements.makeIterator()
        next = iterator.next()
        self.subscriber = subscriber
    }

    func request(_ more: Subscribers.Demand) {
        let isFirst = lock.withLock {
            demand += more
            defer { isRunning = true }
            return !isRunning
        }
        guard isFirst else { return }
        run()
        lock.withLock { isRunning = false }
    }

    private func run() {
        while let subscriber, let value = next, demand > 0 {
            demand = demand - 1
            next = iterator.next()
            demand += subscriber.receive(value)
        }
        if next == nil, let subscriber {
            self.subscriber = nil
            subscriber.receive(completion: .finished)
        }
    }

    func cancel() { lock.withLock { subscriber = nil } }
}
