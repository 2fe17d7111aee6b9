import Foundation

extension Publisher {
    /// Delivers the values of both, and finishes when both have.
    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        Relayed<Output, Failure> { relay in
            relay.sources = 2
            return [relay.follow(self) { relay.send($0) }, relay.follow(other) { relay.send($0) }]
        }.eraseToAnyPublisher()
    }

    /// Delivers the latest values of both whenever either has a new one.
    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        Relayed<(Output, P.Output), Failure> { relay in
            relay.sources = 2
            var left: Output?
            var right: P.Output?
            func both() {
                if let left, let right { relay.send((left, right)) }
            }
            return [
                relay.follow(self) {
                    left = $0
                    both()
                },
                relay.follow(other) {
                    right = $0
                    both()
                },
            ]
        }.eraseToAnyPublisher()
    }
}

extension Publisher {
    /// Delivers the values of what `transform` makes of each value.
    public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure>
    where P.Failure == Failure {
        Relayed<P.Output, Failure> { relay in
            relay.sources = 1
            return [
                relay.follow(self) { value in
                    relay.sources += 1
                    relay.keep(relay.follow(transform(value)) { relay.send($0) })
                }
            ]
        }.eraseToAnyPublisher()
    }
}

/// A publisher that is fed from several others while somebody subscribes.
private struct Relayed<Output, Failure: Error>: Publisher {
    final class Relay: @unchecked Sendable {
        let subject = PassthroughSubject<Output, Failure>()
        var sources = 0
        private var kept: [AnyCancellable] = []

        func send(_ value: Output) { subject.send(value) }

        func follow<P: Publisher>(_ publisher: P, _ receive: @escaping (P.Output) -> Void) -> AnyCancellable
        where P.Failure == Failure {
            publisher.sink { [weak self] completion in
                guard let self else { return }
                sources -= 1
                if case .failure = completion { return subject.send(completion: completion) }
                if sources == 0 { subject.send(completion: .finished) }
            } receiveValue: { receive($0) }
        }

        func keep(_ cancellable: AnyCancellable) { kept.append(cancellable) }
        func drop() { kept = [] }
    }

    let start: (Relay) -> [AnyCancellable]

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let relay = Relay()
        relay.subject.receive(subscriber: Owning(subscriber, relay))
        for source in start(relay) { relay.keep(source) }
    }

    /// Keeps the relay as long as the subscription lasts.
    private final class Owning<S: Subscriber>: Subscriber where S.Input == Output, S.Failure == Failure {
        let downstream: S
        let relay: Relay

        init(_ downstream: S, _ relay: Relay) {
            self.downstream = downstream
            self.relay = relay
        }

        func receive(subscription: any Subscription) {
            downstream.receive(subscription: Ending(subscription: subscription, relay: relay))
        }
        func receive(_ input: Output) -> Subscribers.Demand { downstream.receive(input) }
        func receive(completion: Subscribers.Completion<Failure>) {
            downstream.receive(completion: completion)
            relay.drop()
        }
    }

    private struct Ending: Subscription {
        let subscription: any Subscription
        let relay: Relay
        func request(_ demand: Subscribers.Demand) { subscription.request(demand) }
        func cancel() {
            subscription.cancel()
            relay.drop()
        }
    }
}
