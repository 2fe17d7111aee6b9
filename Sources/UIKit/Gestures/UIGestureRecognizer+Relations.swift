/// A recognizer that another one refers to without owning it.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer {
    func addFailureRequirement(_ other: UIGestureRecognizer) {
        failureRequirements.removeAll { $0.recognizer == nil || $0.recognizer === other }
        failureRequirements.append(WeakRecognizer(recognizer: other))
    }

    /// The other recognizers that receive one of this one's touches or presses.
    var rivals: [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        func add(_ recognizers: [UIGestureRecognizer]) {
            for recognizer in recognizers where recognizer !== self {
                if !found.contains(where: { $0 === recognizer }) { found.append(recognizer) }
            }
        }
        for touch in claimedTouches { add(touch.trackers) }
        for press in claimedPresses { add(press.trackers) }
        return found
    }

    func hasFailureRequirement(for other: UIGestureRecognizer) -> Bool {
        failureRequirements.contains { $0.recognizer === other }
    }

    /// Whether this recognizer waits for the other to fail, by whichever way that was said.
    func needsFailure(of other: UIGestureRecognizer) -> Bool {
        if hasFailureRequirement(for: other) { return true }
        if let known = failureAnswers[ObjectIdentifier(other)] { return known }
        let answer =
            shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || (delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false)
            || (other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false)
        failureAnswers[ObjectIdentifier(other)] = answer
        return answer
    }

    /// Whether the two may recognize together.
    func mayRecognize(with other: UIGestureRecognizer) -> Bool {
        if allowsAlongside(other) || other.allowsAlongside(self) { return true }
        if let delegate, delegate.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) { return true }
        guard let otherDelegate = other.delegate else { return false }
        return otherDelegate.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
    }

    /// Whether this recognizer, having recognized, keeps the other from it.
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        canPrevent(other) && other.canBePrevented(by: self)
    }
}
