extension UIViewPropertyAnimator {
    func add(_ block: PendingBlock) {
        if state == .stopped {
            raise(.internalInconsistencyException, "It is an error to add animations to a stopped property animator.")
        }
        guard state == .active else {
            pendingBlocks.append(block)
            return
        }
        let added = collect(block, from: presentFraction)
        if let segment, isRunning {
            for track in added { track.run(segment) }
        } else {
            hold(added)
        }
    }

    /// Runs the blocks that wait and gathers the properties they change.
    func collectPendingBlocks() {
        let blocks = pendingBlocks
        pendingBlocks = []
        for block in blocks { _ = collect(block, from: 0) }
    }

    private func collect(_ block: PendingBlock, from fraction: CGFloat) -> [AnimatorTrack] {
        let start = fraction + (1 - fraction) * min(max(block.delayFactor, 0), 1)
        let collector = AnimatorCollector(animator: self, start: start)
        guard AnimationState.isEnabled else {
            block.changes()
            return []
        }
        AnimationState.collect(with: collector, block.changes)
        collector.readEnds()
        tracks.append(contentsOf: collector.tracks)
        return collector.tracks
    }
}

/// Gathers the changes of one of an animator's blocks.
@MainActor
final class AnimatorCollector: AnimationCollector {
    private let animator: UIViewPropertyAnimator
    private let start: CGFloat
    var tracks: [AnimatorTrack] = []

    init(animator: UIViewPropertyAnimator, start: CGFloat) {
        self.animator = animator
        self.start = start
    }

    var collectedDuration: TimeInterval { animator.duration }
    var collectedTiming: AnimationTiming { animator.ownTiming }
    var collectedOptions: UIView.AnimationOptions { animator.isUserInteractionEnabled ? .allowUserInteraction : [] }

    func action(for view: UIView, layer: CALayer, key: String) -> (any CAAction)? {
        guard let old = AnimatableProperty.value(of: key, in: layer) else { return nil }
        if !tracks.contains(where: { $0.layer === layer && $0.key == key }) {
            tracks.append(
                AnimatorTrack(
                    view: view, layer: layer, key: key, from: old, start: start,
                    blocksTouches: !animator.isUserInteractionEnabled))
        }
        return nil
    }

    func readEnds() {
        for track in tracks {
            if let value = AnimatableProperty.value(of: track.key, in: track.layer) { track.to = value }
        }
    }
}
