extension UIViewPropertyAnimator {
    var ownTiming: AnimationTiming { timingParameters?.timing(for: duration) ?? .cubic(.system) }

    /// How much of the animation is done now.
    var presentFraction: CGFloat {
        guard let segment, isRunning else { return restingFraction }
        let now = MainClock.shared.now
        return scrubsLinearly ? segment.fraction(at: now) : segment.evenFraction(at: now)
    }

    private func refuseWhenStopped(_ method: String) {
        guard state == .stopped else { return }
        raise(.internalInconsistencyException, "\(method) should not be called on a stopped animator!")
    }

    private func activate() {
        state = .active
        restingFraction = 0
        collectPendingBlocks()
    }

    func start(after delay: TimeInterval) {
        refuseWhenStopped("startAnimation")
        if state == .inactive {
            self.delay = delay
            activate()
        }
        guard !isRunning else { return }
        run(timing: ownTiming, duration: remainingDuration(factor: 0), delay: delay)
    }

    /// What is left of the time; a factor other than 0 gives that part of the duration instead.
    private func remainingDuration(factor: CGFloat) -> TimeInterval {
        if factor > 0 { return duration * TimeInterval(factor) }
        return duration * TimeInterval(reversed ? restingFraction : 1 - restingFraction)
    }

    func resume(timing parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        refuseWhenStopped("continueAnimationWithTimingParameters:durationFactor:")
        if state == .inactive { activate() }
        if isRunning { settleAtPresentFraction() }
        let length = remainingDuration(factor: durationFactor)
        run(
            timing: parameters?.timing(for: length) ?? ownTiming,
            duration: parameters?.effectiveDuration(length) ?? length, delay: 0)
    }

    private func run(timing: AnimationTiming, duration: TimeInterval, delay: TimeInterval) {
        let clock = MainClock.shared
        let segment = AnimatorSegment(
            startFraction: restingFraction, target: reversed ? 0 : 1, startTime: clock.now + delay,
            duration: tracks.isEmpty ? 0 : duration, timing: timing)
        self.segment = segment
        isRunning = true
        for track in tracks { track.run(segment) }
        // The scheduled action keeps the animator alive while it runs, as UIKit does.
        finishToken = clock.schedule(after: delay + segment.duration) { self.reachEnd() }
        if tracks.isEmpty { CommitScheduler.setNeedsCommit() }
    }

    private func cancelEnd() {
        if let finishToken { MainClock.shared.cancel(finishToken) }
        finishToken = nil
    }

    private func settleAtPresentFraction() {
        restingFraction = presentFraction
        cancelEnd()
        segment = nil
        isRunning = false
    }

    func pause() {
        refuseWhenStopped("pauseAnimation")
        if state == .inactive {
            activate()
        } else if isRunning {
            guard isInterruptible else {
                raise(.internalInconsistencyException, "It is an error to pause an uninterruptible animation.")
            }
            settleAtPresentFraction()
        } else {
            return
        }
        hold(tracks)
    }

    func hold(_ tracks: [AnimatorTrack]) {
        let timing = scrubsLinearly ? nil : ownTiming
        for track in tracks { track.hold(at: restingFraction, timing: timing, duration: max(duration, 0.0001)) }
    }

    func scrub(to fraction: CGFloat) {
        refuseWhenStopped("setFractionComplete:")
        pause()
        restingFraction = min(max(fraction, 0), 1)
        hold(tracks)
    }

    func reverse(_ value: Bool) {
        guard value != reversed else { return }
        let wasRunning = isRunning
        if wasRunning { settleAtPresentFraction() }
        reversed = value
        if wasRunning { run(timing: ownTiming, duration: remainingDuration(factor: 0), delay: 0) }
    }

    private func reachEnd() {
        finishToken = nil
        restingFraction = reversed ? 0 : 1
        segment = nil
        isRunning = false
        if pausesOnCompletion { return }
        finish(at: reversed ? .start : .end)
    }

    func stop(withoutFinishing: Bool) {
        guard state == .active else { return }
        if isRunning {
            guard isInterruptible else {
                raise(.internalInconsistencyException, "It is an error to stop an uninterruptible animation.")
            }
            settleAtPresentFraction()
        }
        for track in tracks { track.end(with: track.value(at: shownFraction)) }
        guard withoutFinishing else {
            state = .stopped
            return
        }
        becomeInactive()
        completions = []
    }

    /// The part of the way that is seen while the animator rests.
    private var shownFraction: CGFloat {
        scrubsLinearly ? restingFraction : ownTiming.value(at: restingFraction, duration: duration)
    }

    func finishStopped(at position: UIViewAnimatingPosition) {
        guard state == .stopped else {
            raise(
                .internalInconsistencyException,
                "finishAnimationAtPosition: should only be called on a stopped animator!")
        }
        for track in tracks where position != .current {
            AnimationState.withoutAnimation {
                AnimatableProperty.set(
                    position == .start ? track.from : track.to, of: track.key, view: track.view, layer: track.layer)
            }
        }
        complete(at: position)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        for track in tracks { track.end(with: position == .start ? track.from : nil) }
        complete(at: position)
    }

    private func becomeInactive() {
        tracks = []
        state = .inactive
        isRunning = false
        segment = nil
        restingFraction = 0
    }

    /// The animator is inactive when its completions run (Apple documentation: *addCompletion(_:)*).
    private func complete(at position: UIViewAnimatingPosition) {
        becomeInactive()
        let completions = self.completions
        self.completions = []
        for completion in completions { completion(position) }
    }
}
