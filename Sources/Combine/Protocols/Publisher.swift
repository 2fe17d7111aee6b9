/// Delivers a sequence of values to subscribers over time (Apple documentation: *Combine*, *Publisher*).
public protocol Publisher<Output, Failure> {
    /// The kind of values delivered.
    associatedtype Output
    /// The kind of errors with which the sequence may end; `Never` when it cannot fail.
    associatedtype Failure: Error
    /// Attaches a subscriber, which first receives a subscription.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which then publishes what this publisher does.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        sink { subject.send(completion: $0) } receiveValue: { subject.send($0) }
    }
}

/// Receives values from a publisher (Apple documentation: *Subscriber*).
public protocol Subscriber<Input, Failure> {
    /// The kind of values received.
    associatedtype Input
    /// The kind of errors received.
    associatedtype Failure: Error
    /// Called once, before any value; the subscriber asks for values through the subscription.
    func receive(subscription: any Subscription)
    /// Called with each value; the result is added to the demand.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Called once, when the sequence is over; nothing follows.
    func receive(completion: Subscribers.Completion<Failure>)
}

/// The connection of a subscriber to a publisher (Apple documentation: *Subscription*).
public protocol Subscription: Cancellable {
    /// Tells how many more values the subscriber takes.
    func request(_ demand: Subscribers.Demand)
}

/// The namespace of types that subscribers use.
public enum Subscribers {
    /// How a sequence ended.
    @frozen
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    /// How many values a subscriber takes.
    @frozen
    public struct Demand: Equatable, Comparable, Hashable, Sendable {
        /// The number, `nil` for without limit.
        public let max: Int?

        /// Without limit.
        public static let unlimited = Demand(max: nil)
        /// None.
        public static let none = Demand(max: 0)
        /// At most `value` more.
        public static func max(_ value: Int) -> Demand { Demand(max: value) }

        public static func + (left: Demand, right: Demand) -> Demand {
            guard let a = left.max, let b = right.max else { return .unlimited }
            let (sum, overflow) = a.addingReportingOverflow(b)
            return overflow ? .unlimited : Demand(max: sum)
        }
        public static func += (left: inout Demand, right: Demand) { left = left + right }
        public static func - (left: Demand, right: Int) -> Demand {
            left.max.map { Demand(max: Swift.max(0, $0 - right)) } ?? .unlimited
        }
        public static func < (left: Demand, right: Demand) -> Bool {
            switch (left.max, right.max) {
            case (nil, _): false
            case (_, nil): true
            case (let a?, let b?): a < b
            }
        }
        public static func > (left: Demand, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
    }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// The namespace of the types that operators make.
public enum Publishers {}
