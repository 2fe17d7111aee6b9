import Dispatch
import Foundation

/// Says where and when work is done (Apple documentation: *Scheduler*).
public protocol Scheduler {
    /// Options for the work.
    associatedtype SchedulerOptions
    /// Does the work as soon as it can, never inside this call.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
}

extension DispatchQueue: Scheduler {
    /// Options for work on a queue.
    public struct SchedulerOptions: Sendable {
        /// The quality of service of the work.
        public var qos: DispatchQoS
        /// Makes options.
        public init(qos: DispatchQoS = .unspecified) { self.qos = qos }
    }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let work = action
        async(qos: options?.qos ?? .unspecified) { work() }
    }
}

extension RunLoop: Scheduler {
    /// Options for work on a run loop: none.
    public struct SchedulerOptions: Sendable {}

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let work = action
        perform { work() }
    }
}

extension Publisher {
    /// Delivers values and the end on a scheduler, in their order.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure> {
        Rescheduled(upstream: self, scheduler: scheduler, options: options).eraseToAnyPublisher()
    }
}

private struct Rescheduled<Upstream: Publisher, Context: Scheduler>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let scheduler: Context
    let options: Context.SchedulerOptions?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        upstream.receive(subscriber: Inner<S>(subscriber, scheduler, options))
    }

    /// What a late block finds cancelled is not delivered.
    private final class Inner<S: Subscriber>: Subscriber, Subscription where S.Input == Output, S.Failure == Failure {
        private let scheduler: Context
        private let options: Context.SchedulerOptions?
        private let lock = NSLock()
        private var downstream: S?
        private var subscription: (any Subscription)?

        init(_ downstream: S, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
            self.downstream = downstream
            self.scheduler = scheduler
            self.options = options
        }

        func receive(subscription: any Subscription) {
            self.subscription = subscription
            lock.withLock { downstream }?.receive(subscription: self)
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            scheduler.schedule(options: options) { [self] in
                guard let more = lock.withLock({ downstream })?.receive(input), more > 0 else { return }
                subscription?.request(more)
            }
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            scheduler.schedule(options: options) { [self] in lock.withLock { downstream }?.receive(completion: completion) }
        }

        func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

        func cancel() {
            lock.withLock { downstream = nil }
            subscription?.cancel()
        }
    }
}
