import Foundation

extension NotificationCenter {
    /// Delivers the notifications of a name (Apple documentation: *NotificationCenter.Publisher*).
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        /// Where notifications come from.
        public let center: NotificationCenter
        /// The name observed.
        public let name: Notification.Name
        /// The sender observed, or nil for all.
        public let object: AnyObject?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let subject = PassthroughSubject<Notification, Never>()
            nonisolated(unsafe) let target = subject
            let token = center.addObserver(forName: name, object: object, queue: nil) { target.send($0) }
            subject.receive(subscriber: Observing(subscriber, center, token))
        }
    }

    /// A publisher of the notifications of a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Ends the observation with the subscription.
    private final class Observing<S: Subscriber>: Subscriber, Subscription where S.Input == Notification, S.Failure == Never {
        private let downstream: S
        private let center: NotificationCenter
        private let token: any NSObjectProtocol
        private var subscription: (any Subscription)?

        init(_ downstream: S, _ center: NotificationCenter, _ token: any NSObjectProtocol) {
            self.downstream = downstream
            self.center = center
            self.token = token
        }

        func receive(subscription: any Subscription) {
            self.subscription = subscription
            downstream.receive(subscription: self)
        }
        func receive(_ input: Notification) -> Subscribers.Demand { downstream.receive(input) }
        func receive(completion: Subscribers.Completion<Never>) { downstream.receive(completion: completion) }
        func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
        func cancel() {
            subscription?.cancel()
            center.removeObserver(token)
        }
    }
}
