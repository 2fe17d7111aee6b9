import Foundation

extension Subscribers {
    /// Takes every value and hands it to closures (Apple documentation: *Subscribers.Sink*).
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private let lock = NSRecursiveLock()
        private var subscription: (any Subscription)?
        private var isOver = false
        private var onValue: ((Input) -> Void)?
        private var onCompletion: ((Completion<Failure>) -> Void)?

        /// Makes a subscriber from two closures.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            onValue = receiveValue
            onCompletion = receiveCompletion
        }

        public func receive(subscription: any Subscription) {
            let isWelcome = lock.withLock {
                guard self.subscription == nil, !isOver else { return false }
                self.subscription = subscription
                return true
            }
            if isWelcome { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ input: Input) -> Demand {
            lock.withLock { onValue }?(input)
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            let ready = lock.withLock {
                defer { drop() }
                return onCompletion
            }
            ready?(completion)
        }

        public func cancel() {
            let old = lock.withLock {
                defer { drop() }
                return subscription
            }
            old?.cancel()
        }

        private func drop() {
            isOver = true
            subscription = nil
            onValue = nil
            onCompletion = nil
        }
    }
}

extension Publisher {
    /// Calls closures with each value and at the end, until the result goes away.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with each value, until the result goes away.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Sets a property of `object`, which is retained, to each value.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }
}
