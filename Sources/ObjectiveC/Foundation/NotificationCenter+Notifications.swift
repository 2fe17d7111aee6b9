import Foundation

extension NotificationCenter {
    /// Notifications as an asynchronous sequence, which Foundation on Linux lacks.
    ///
    /// Source: Apple documentation, *NotificationCenter.Notifications*.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification

        /// Hears of notifications from when it is made; ends when the task that waits is cancelled.
        public struct Iterator: AsyncIteratorProtocol {
            private var stream: AsyncStream<Notification>.Iterator
            private let registration: Registration

            fileprivate init(_ notifications: Notifications) {
                let (stream, continuation) = AsyncStream.makeStream(of: Notification.self)
                let token = notifications.center.addObserver(
                    forName: notifications.name, object: notifications.object, queue: nil
                ) { continuation.yield($0) }
                let registration = Registration(center: notifications.center, token: token)
                continuation.onTermination = { [weak registration] _ in registration?.end() }
                self.stream = stream.makeAsyncIterator()
                self.registration = registration
            }

            /// The next notification; waits for it.
            public mutating func next() async -> Notification? { await stream.next() }
        }

        /// Removes the observer when nobody asks for more.
        private final class Registration: @unchecked Sendable {
            private let center: NotificationCenter
            private let token: any NSObjectProtocol

            init(center: NotificationCenter, token: any NSObjectProtocol) {
                self.center = center
                self.token = token
            }

            deinit { end() }

            func end() { center.removeObserver(token) }
        }

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?

        fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Begins to listen.
        public func makeAsyncIterator() -> Iterator { Iterator(self) }
    }

    /// The notifications of a name, of one sender or of all, as they are posted.
    ///
    /// Source: Apple documentation, *notifications(named:object:)*.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(self, name, object)
    }
}
