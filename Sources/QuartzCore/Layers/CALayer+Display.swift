extension CALayer {
    final func markNeedsDisplay() {
        guard !flags.contains(.needsDisplay) else { return }
        flags.insert(.needsDisplay)
        _superlayer?.markDescendantNeedsDisplay()
        CommitScheduler.shared.setNeedsCommit()
    }

    final func markDescendantNeedsDisplay() {
        var next: CALayer? = self
        while let layer = next, !layer.flags.contains(.descendantNeedsDisplay) {
            layer.flags.insert(.descendantNeedsDisplay)
            next = layer._superlayer
        }
    }
}
