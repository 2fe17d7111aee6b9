/// Ends the present turn of the main run loop: one commit, with layout, the appearance callbacks that
/// are due after it, and drawing. The time does not move.
@MainActor
public func turnRunLoop() { CommitScheduler.shared.flush() }

/// Ends the turn if anything waits for its end.
@MainActor
func turnRunLoopIfNeeded() {
    if CommitScheduler.shared.needsCommit { CommitScheduler.shared.flush() }
}

/// Waits until every block that is on the main queue now, and every task of the main actor that is
/// ready now, has run, `turns` times over; a commit ends each turn.
@MainActor
public func drainMainQueue(turns: Int = 2) async {
    for _ in 0..<max(1, turns) {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            DispatchQueue.main.async { continuation.resume() }
        }
        turnRunLoopIfNeeded()
    }
}
