/// A recognizer that waits for a time only: for the next tap, or for the end of one.
@MainActor
protocol TimedRecognizer: UIGestureRecognizer {
    /// What ends the wait.
    var timer: MainClock.Token? { get set }
}

extension TimedRecognizer {
    /// Fails unless something happens within `time` seconds.
    func limit(to time: TimeInterval) {
        stopTimer()
        timer = after(time) { [weak self] in self?.giveUp() }
    }

    func stopTimer() {
        if let timer { MainClock.shared.cancel(timer) }
        timer = nil
    }

    func giveUp() {
        stopTimer()
        state = .failed
    }
}
