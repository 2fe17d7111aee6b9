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
    /// What a commit does, in this order; UIKit fills it in.
    public struct Phases {
        /// Constraints and layout.
        public var layout: (@MainActor () -> Void)?
        /// Callbacks that are due once layout is done.
        public var appearance: (@MainActor () -> Void)?
        /// Drawing what is marked dirty.
        public var display: (@MainActor () -> Void)?
    }

    /// What every commit does after the enqueued blocks.
    public var phases = Phases() {
        didSet { MainRunLoop.shared.observe() }
    }

    /// The scheduler of the process.
    nonisolated public static let shared = CommitScheduler()

    private nonisolated static let isPending = Atomic<Bool>(false)
    private nonisolated static let hasQueuedBlock = Atomic<Bool>(false)
    /// A closure inside a struct is stored as it is; as an element of its own it would be wrapped once more.
    private struct Block {
        let run: @MainActor () -> Void
    }

    private var blocks: [Block] = []
    private var nextBlock = 0
    /// Room for the blocks of the commit after the running one.
    private var emptied: [Block] = []

    nonisolated private init() {}

    /// Whether a commit is due.
    nonisolated public var needsCommit: Bool { Self.isPending.load(ordering: .relaxed) }

    /// Asks for a commit at the end of this turn. Cheap when one is due already; any thread may call it.
    nonisolated public static func setNeedsCommit() {
        guard !isPending.load(ordering: .relaxed), !isPending.exchange(true, ordering: .acquiringAndReleasing),
            !hasQueuedBlock.exchange(true, ordering: .acquiringAndReleasing)
        else { return }
        DispatchQueue.main.async {
            hasQueuedBlock.store(false, ordering: .releasing)
            MainRunLoop.shared.observe()
            shared.flushIfNeeded()
        }
    }

    /// Adds a block that runs once, at the next commit before layout, and asks for that commit. A block
    /// enqueued by a block waits for the commit after.
    public func enqueue(_ block: @escaping @MainActor () -> Void) {
        blocks.append(Block(run: block))
        Self.setNeedsCommit()
    }

    /// Commits now. A commit from inside a commit (a callback that runs the run loop, or that flushes)
    /// does what is left.
    public func flush() {
        Self.isPending.store(false, ordering: .releasing)
        let end = blocks.count
        while nextBlock < min(end, blocks.count) {
            let block = blocks[nextBlock]
            nextBlock += 1
            block.run()
        }
        if nextBlock > 0 {
            // What the blocks hold goes away after the list was changed, since its end may enqueue blocks.
            var done = emptied
            emptied = []
            swap(&done, &blocks)
            if nextBlock < done.count { blocks.append(contentsOf: done[nextBlock...]) }
            nextBlock = 0
            done.removeAll(keepingCapacity: true)
            if emptied.capacity == 0 { emptied = done }
        }
        phases.layout?()
        RootLayers.shared.layOut()
        phases.appearance?()
        phases.display?()
        RootLayers.shared.display()
        TransactionStack.main.commitImplicit()
        AnimatedLayers.shared.dropThoseOutOfSight()
    }

    /// Commits now if a commit is due.
    func flushIfNeeded() {
        if needsCommit { flush() }
    }
}
