import Foundation

extension Publisher {
    /// Delivers the first value and finishes.
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    /// Delivers at most `maxLength` values and finishes.
    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        Limited(upstream: self, limit: maxLength).eraseToAnyPublisher()
    }
}

/// Cuts a sequence off after a number of values.
private struct Limited<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let limit: Int

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        guard limit > 0 else {
            subscriber.receive(subscription: NoSubscription())
            return subscriber.receive(completion: .finished)
        }
        upstream.receive(subscriber: Inner<S>(subscriber, left: limit))
    }

    private final class Inner<S: Subscriber>: Subscriber where S.Input == Output, S.Failure == Failure {
        let downstream: S
        var left: Int
        var subscription: (any Subscription)?

        init(_ downstream: S, left: Int) {
            self.downstream = downstream
            self.left = left
        }

        func receive(subscription: any Subscription) {
            self.subscription = subscription
            downstream.receive(subscription: subscription)
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            guard left > 0 else { return .none }
            left -= 1
            let more = downstream.receive(input)
            guard left == 0 else { return more }
            subscription?.cancel()
            downstream.receive(completion: .finished)
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard left > 0 else { return }
            left = 0
            downstream.receive(completion: completion)
        }
    }
}
