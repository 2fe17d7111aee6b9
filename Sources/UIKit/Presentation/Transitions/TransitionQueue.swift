/// Transitions that wait for a commit: to begin, or to end after its layout.
@MainActor
final class TransitionQueue {
    static let shared = TransitionQueue()
    private var ending: [ScreenTransition] = []

    /// Ends the transition after the layout of the next commit.
    func addToCommit(_ transition: ScreenTransition) {
        ending.append(transition)
        CommitScheduler.setNeedsCommit()
    }

    /// Part of the commit's appearance phase.
    func endAll() {
        while !ending.isEmpty {
            let ready = ending
            ending.removeAll(keepingCapacity: true)
            for transition in ready { transition.finish(completed: true) }
        }
    }
}
