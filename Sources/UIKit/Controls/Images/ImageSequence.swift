/// When a sequence of images began and how far it is; the image is found when it is drawn, so that an
/// endless sequence keeps no clock busy.
@MainActor
struct ImageSequence {
    private var start: CFTimeInterval = 0
    private var duration: TimeInterval = 0
    private var rounds = 0
    private var runs = false
    private var end: MainClock.Token?

    /// Whether the sequence runs: endless, or its rounds are not over.
    var isRunning: Bool {
        runs && (rounds == 0 || MainClock.shared.now < start + duration * Double(rounds))
    }

    mutating func start(duration: TimeInterval, rounds: Int, atEnd: @escaping @MainActor () -> Void) {
        stop()
        start = MainClock.shared.now
        self.duration = duration
        self.rounds = rounds
        runs = true
        if rounds > 0 { end = MainClock.shared.schedule(after: duration * Double(rounds), atEnd) }
    }

    mutating func stop() {
        runs = false
        if let end { MainClock.shared.cancel(end) }
        end = nil
    }

    /// Which of `count` images is on.
    func index(of count: Int) -> Int {
        guard duration > 0, count > 0 else { return 0 }
        let progress = ((MainClock.shared.now - start) / duration).truncatingRemainder(dividingBy: 1)
        return min(count - 1, max(0, Int(progress * Double(count))))
    }
}
