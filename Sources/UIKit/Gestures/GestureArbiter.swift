/// Settles what recognizers asked for: who waits for whom, who keeps whom from recognizing, whose
/// targets are told, and who starts over.
///
/// While an event is delivered, requests only gather; at its end they are settled in the order in
/// which they came. Outside an event they are settled with the next commit.
@MainActor
final class GestureArbiter {
    static let shared = GestureArbiter()

    /// Recognizers with states to tell or with an end to clear up.
    private var queued: [UIGestureRecognizer] = []
    /// Recognizers that wait for others to fail.
    private var held: [UIGestureRecognizer] = []
    private var depth = 0
    private var isSettling = false
    private var hasCommitBlock = false

    private init() {}

    /// Looks after `recognizer` at the end of this pass.
    func queue(_ recognizer: UIGestureRecognizer) {
        if !recognizer.isQueued {
            recognizer.isQueued = true
            queued.append(recognizer)
        }
        guard depth == 0, !isSettling, !hasCommitBlock else { return }
        hasCommitBlock = true
        CommitScheduler.shared.enqueue { [self] in
            hasCommitBlock = false
            perform {}
        }
    }

    func hold(_ recognizer: UIGestureRecognizer) { held.append(recognizer) }

    /// Runs `body`, in which recognizers change, then settles what they asked for.
    func perform(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
        if depth == 0 { settle() }
    }

    private func settle() {
        guard !isSettling else { return }
        isSettling = true
        repeat {
            releaseHeld()
            let batch = queued
            queued = []
            for recognizer in batch {
                recognizer.isQueued = false
                recognizer.sendUnsentStates()
            }
            for recognizer in batch where recognizer.currentState.isFinal && !recognizer.isQueued {
                recognizer.returnToPossible()
            }
        } while !queued.isEmpty || canRelease
        isSettling = false
        TouchDispatcher.deliverDelayed()
    }

    private var canRelease: Bool { held.contains { $0.heldStates.isEmpty || !isBlocked($0) } }

    private func releaseHeld() {
        guard !held.isEmpty else { return }
        let waiting = held
        held = []
        for recognizer in waiting where !recognizer.heldStates.isEmpty {
            if isBlocked(recognizer) {
                held.append(recognizer)
            } else if isExcluded(recognizer) {
                recognizer.fail()
            } else {
                recognizer.recognize(recognizer.heldStates)
            }
        }
    }

    /// Whether a recognizer that must fail first is still trying.
    func isBlocked(_ recognizer: UIGestureRecognizer) -> Bool {
        for requirement in recognizer.failureRequirements {
            if let other = requirement.recognizer, other.isTrying { return true }
        }
        return recognizer.rivals.contains { $0.isTrying && recognizer.needsFailure(of: $0) }
    }

    /// Whether a recognizer of the same touches has recognized and keeps this one from it.
    func isExcluded(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.rivals.contains { other in
            guard other.currentState.isActive || (other.currentState == .ended && other.isQueued) else { return false }
            if recognizer.needsFailure(of: other) { return true }
            return other.prevents(recognizer) && !recognizer.mayRecognize(with: other)
        }
    }

    /// Fails what waited for `recognizer` to fail, and ends what may not go on beside it.
    func didRecognize(_ recognizer: UIGestureRecognizer) {
        for other in held where other !== recognizer && other.hasFailureRequirement(for: recognizer) { other.fail() }
        for other in recognizer.rivals where other.isAttempting && !other.currentState.isFinal {
            if other.currentState == .possible && other.needsFailure(of: recognizer) {
                other.fail()
            } else if recognizer.prevents(other) && !recognizer.mayRecognize(with: other) {
                other.fail()
            }
        }
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer has received something and has neither recognized nor failed.
    var isTrying: Bool { isAttempting && currentState == .possible }
}
