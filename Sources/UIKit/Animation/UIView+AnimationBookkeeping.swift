extension UIView {
    /// How many animations of blocks run on a view.
    struct RunningAnimations {
        var count = 0
        /// Those whose block does not allow user interaction.
        var countBlockingTouches = 0
    }

    func animationBegan(blockingTouches: Bool) {
        rareState.animations.count += 1
        traitsOfBehaviour.insert(.isAnimated)
        guard blockingTouches else { return }
        rareState.animations.countBlockingTouches += 1
        traitsOfBehaviour.insert(.refusesTouchesWhileAnimated)
    }

    func animationEnded(blockingTouches: Bool) {
        guard let rare else { return }
        rare.animations.count -= 1
        if rare.animations.count == 0 { traitsOfBehaviour.remove(.isAnimated) }
        guard blockingTouches else { return }
        rare.animations.countBlockingTouches -= 1
        if rare.animations.countBlockingTouches == 0 { traitsOfBehaviour.remove(.refusesTouchesWhileAnimated) }
    }

    /// Animations end unfinished when their view is out of the window at the next commit; a move within
    /// the window during one turn lets them run on.
    func animationsLeftWindow() {
        CommitScheduler.shared.enqueue { [weak self] in
            guard let self, !self.isShown else { return }
            self.layer.removeAllAnimations()
        }
    }
}
