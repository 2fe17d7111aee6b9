import Foundation

/// Actions by deadline and, within one deadline, by the order of their insertion: a binary heap.
/// Cancelled entries stay in the heap until they come up or outnumber the live ones.
@MainActor
struct DeadlineQueue {
    /// A scheduled action; its token.
    final class Entry: @unchecked Sendable {
        let deadline: CFTimeInterval
        let sequence: UInt64
        /// Nil once it ran or was cancelled. Touched on the main actor only.
        var action: (@MainActor () -> Void)?

        init(deadline: CFTimeInterval, sequence: UInt64, action: @escaping @MainActor () -> Void) {
            self.deadline = deadline
            self.sequence = sequence
            self.action = action
        }

        func precedes(_ other: Entry) -> Bool {
            deadline != other.deadline ? deadline < other.deadline : sequence < other.sequence
        }
    }

    private var heap: [Entry] = []
    private var nextSequence: UInt64 = 0
    private var cancelled = 0

    nonisolated init() {}

    /// The deadline of the first entry that is not cancelled.
    var nextDeadline: CFTimeInterval? {
        mutating get {
            while let first = heap.first, first.action == nil {
                removeFirst()
                cancelled -= 1
            }
            return heap.first?.deadline
        }
    }

    mutating func insert(deadline: CFTimeInterval, _ action: @escaping @MainActor () -> Void) -> Entry {
        let entry = Entry(deadline: deadline, sequence: nextSequence, action: action)
        nextSequence += 1
        heap.append(entry)
        siftUp(heap.count - 1)
        return entry
    }

    mutating func cancel(_ entry: Entry) {
        guard entry.action != nil else { return }
        entry.action = nil
        cancelled += 1
        if cancelled > 32, cancelled * 2 > heap.count {
            heap.removeAll { $0.action == nil }
            cancelled = 0
            // Sorted by precedence an array is a heap.
            heap.sort { $0.precedes($1) }
        }
    }

    /// One above the newest entry's sequence number.
    var sequenceLimit: UInt64 { nextSequence }

    /// Takes out the first action when it is due and was there before `sequenceLimit` was read.
    mutating func popDue(at time: CFTimeInterval, before sequenceLimit: UInt64) -> (@MainActor () -> Void)? {
        guard let deadline = nextDeadline, deadline <= time, let first = heap.first,
            first.sequence < sequenceLimit
        else { return nil }
        removeFirst()
        defer { first.action = nil }
        return first.action
    }

    private mutating func removeFirst() {
        let last = heap.removeLast()
        guard !heap.isEmpty else { return }
        heap[0] = last
        siftDown(0)
    }

    private mutating func siftUp(_ start: Int) {
        var child = start
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child].precedes(heap[parent]) else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    private mutating func siftDown(_ start: Int) {
        var parent = start
        while true {
            var first = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < heap.count && heap[child].precedes(heap[first]) {
                first = child
            }
            if first == parent { return }
            heap.swapAt(parent, first)
            parent = first
        }
    }
}
