import Foundation
import Synchronization

/// Gathers what changed during a turn of the main run loop and commits it once at the turn's end:
/// enqueued blocks, then layout, appearance and display (Core Animation Programming Guide, implicit
/// transactions; the update cycle of "View Controller Programming Guide").
///
/// The commit runs from whichever comes first: the main run loop's before-waiting (or exit) observer,
/// or a block on the main queue, which also serves processes that never run the main run loop.
@MainActor
public final class CommitScheduler {
    /// A step of a commit; the steps run in this order.
    public enum Phase: Int, CaseIterable, Sendable {
        /// Constraints and layout.
        case layout
        /// Callbacks that are due once layout is done.
        case appearance
        /// Drawing what is marked dirty.
        case display
    }

    /// The scheduler of the process.
    nonisolated public static let shared = CommitScheduler()

    private let isPending = Atomic<Bool>(false)
    private let hasQueuedBlock = Atomic<Bool>(false)
    private var blocks: [@MainActor () -> Void] = []
    private var nextBlock = 0
    private var actions: [[@MainActor () -> Void]] = Array(repeating: [], count: Phase.allCases.count)

    nonisolated private init() {}

    /// Whether a commit is due.
    nonisolated public var needsCommit: Bool { isPending.load(ordering: .relaxed) }

    /// Asks for a commit at the end of this turn. Cheap when one is due already; any thread may call it.
    nonisolated public func setNeedsCommit() {
        guard !isPending.load(ordering: .relaxed), !isPending.exchange(true, ordering: .acquiringAndReleasing),
            !hasQueuedBlock.exchange(true, ordering: .acquiringAndReleasing)
        else { return }
        DispatchQueue.main.async {
            self.hasQueuedBlock.store(false, ordering: .releasing)
            MainRunLoop.shared.observe()
            self.flushIfNeeded()
        }
    }

    /// Adds an action that every commit from now on runs in a phase, in the order of registration.
    public func register(_ phase: Phase, _ action: @escaping @MainActor () -> Void) {
        MainRunLoop.shared.observe()
        actions[phase.rawValue].append(action)
    }

    /// Adds a block that runs once, at the next commit before layout, and asks for that commit. A block
    /// enqueued by a block waits for the commit after.
    public func enqueue(_ block: @escaping @MainActor () -> Void) {
        blocks.append(block)
        setNeedsCommit()
    }

    /// Commits now. A commit from inside a commit (a callback that runs the run loop, or that flushes)
    /// does what is left.
    public func flush() {
        isPending.store(false, ordering: .releasing)
        let end = blocks.count
        while nextBlock < min(end, blocks.count) {
            let block = blocks[nextBlock]
            nextBlock += 1
            block()
        }
        if nextBlock > 0 {
            blocks.removeFirst(nextBlock)
            nextBlock = 0
        }
        for phase in Phase.allCases {
            for action in actions[phase.rawValue] { action() }
        }
    }

    /// Commits now if a commit is due.
    func flushIfNeeded() {
        if needsCommit { flush() }
    }
}
