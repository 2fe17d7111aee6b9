import Foundation

/// Work on all processors, on threads whose stacks bear deeply nested sources.
enum Workers {
    static let stackSize = 512 << 20

    /// Calls `body` with each number below `count`; returns when all are done.
    static func forEach(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        guard count > 0 else { return }
        let counter = Counter(count)
        let group = DispatchGroup()
        for _ in 0..<min(count, max(1, ProcessInfo.processInfo.activeProcessorCount)) {
            group.enter()
            let thread = Thread {
                while let number = counter.next() { body(number) }
                group.leave()
            }
            thread.stackSize = stackSize
            thread.start()
        }
        group.wait()
    }

    private final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var value = 0
        private let count: Int

        init(_ count: Int) { self.count = count }

        func next() -> Int? {
            lock.lock()
            defer { lock.unlock() }
            guard value < count else { return nil }
            value += 1
            return value - 1
        }
    }
}
