/// A publisher that turns each event of another into at most one of its own. Values that are left out
/// are asked for again, so that demand is kept.
struct Transforming<Upstream: Publisher, Output, Failure: Error>: Publisher {
    enum Result {
        case value(Output)
        case skip
        case end(Subscribers.Completion<Failure>)
    }

    let upstream: Upstream
    /// Made anew for each subscriber, so that state is not shared.
    let makeTransform: () -> (Upstream.Output) -> Result
    let completion: (Subscribers.Completion<Upstream.Failure>) -> Subscribers.Completion<Failure>

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.receive(
            subscriber: Inner<S>(downstream: subscriber, transform: makeTransform(), completion: completion))
    }

    private final class Inner<S: Subscriber>: Subscriber where S.Input == Output, S.Failure == Failure {
        let downstream: S
        let transform: (Upstream.Output) -> Result
        let completion: (Subscribers.Completion<Upstream.Failure>) -> Subscribers.Completion<Failure>
        var subscription: (any Subscription)?
        var isOver = false

        init(
            downstream: S, transform: @escaping (Upstream.Output) -> Result,
            completion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Subscribers.Completion<Failure>
        ) {
            self.downstream = downstream
            self.transform = transform
            self.completion = completion
        }

        func receive(subscription: any Subscription) {
            self.subscription = subscription
            downstream.receive(subscription: subscription)
        }

        func receive(_ input: Upstream.Output) -> Subscribers.Demand {
            guard !isOver else { return .none }
            switch transform(input) {
            case .value(let value): return downstream.receive(value)
            case .skip: return .max(1)
            case .end(let end):
                isOver = true
                subscription?.cancel()
                downstream.receive(completion: end)
                return .none
            }
        }

        func receive(completion: Subscribers.Completion<Upstream.Failure>) {
            guard !isOver else { return }
            isOver = true
            downstream.receive(completion: self.completion(completion))
        }
    }
}

extension Publisher {
    private func transforming<T>(
        _ make: @escaping () -> (Output) -> Transforming<Self, T, Failure>.Result
    ) -> AnyPublisher<T, Failure> {
        Transforming(upstream: self, makeTransform: make, completion: { $0 }).eraseToAnyPublisher()
    }

    /// Delivers what `transform` makes of each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        transforming { { .value(transform($0)) } }
    }

    /// Delivers what `transform` makes of each value, unless it is nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        transforming { { value in transform(value).map { .value($0) } ?? .skip } }
    }

    /// Delivers the values for which `isIncluded` is true.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        transforming { { isIncluded($0) ? .value($0) : .skip } }
    }

    /// Leaves out values that are equal to the one before, by `predicate`.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        transforming {
            var last: Output?
            return { value in
                if let last, predicate(last, value) { return .skip }
                last = value
                return .value(value)
            }
        }
    }

    /// Delivers the running result of `nextPartialResult`.
    public func scan<T>(_ initial: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        transforming {
            var result = initial
            return { value in
                result = nextPartialResult(result, value)
                return .value(result)
            }
        }
    }

    /// Leaves out the first `count` values.
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        transforming {
            var left = count
            return { value in
                guard left > 0 else { return .value(value) }
                left -= 1
                return .skip
            }
        }
    }

    /// Delivers values while `predicate` is true, then finishes.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        transforming { { predicate($0) ? .value($0) : .end(.finished) } }
    }

    /// Turns errors into others.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        Transforming<Self, Output, E>(
            upstream: self, makeTransform: { { .value($0) } },
            completion: { completion in
                switch completion {
                case .finished: .finished
                case .failure(let error): .failure(transform(error))
                }
            }
        ).eraseToAnyPublisher()
    }

    /// Calls closures at each event, without changing any.
    public func handleEvents(
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        Transforming<Self, Output, Failure>(
            upstream: self,
            makeTransform: {
                { value in
                    receiveOutput?(value)
                    return .value(value)
                }
            },
            completion: { completion in
                receiveCompletion?(completion)
                return completion
            }
        ).eraseToAnyPublisher()
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out values that are equal to the one before.
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher where Failure == Never {
    /// Gives a publisher that cannot fail a kind of error.
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        Transforming<Self, Output, E>(
            upstream: self, makeTransform: { { .value($0) } }, completion: { _ in .finished }
        ).eraseToAnyPublisher()
    }
}
