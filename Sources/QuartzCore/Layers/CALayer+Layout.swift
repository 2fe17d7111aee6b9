extension CALayer {
    final func markNeedsLayout() {
        guard !flags.contains(.needsLayout) else { return }
        flags.insert(.needsLayout)
        superlayerReference?._withUnsafeGuaranteedRef { $0.markDescendantNeedsLayout() }
        CommitScheduler.shared.setNeedsCommit()
    }

    /// Says that the owner has laid this layer out by itself.
    @_spi(UIKit)
    @inline(__always)
    public final func ownerDidLayOut() { flags.remove(.needsLayout) }

    final func markDescendantNeedsLayout() {
        guard !flags.contains(.descendantNeedsLayout) else { return }
        flags.insert(.descendantNeedsLayout)
        superlayerReference?._withUnsafeGuaranteedRef { $0.markDescendantNeedsLayout() }
    }

    final func layoutFromTopmost() {
        var top = self
        while let parent = top._superlayer, parent.flags.contains(.needsLayout) { top = parent }
        top.layoutTree()
    }

    /// Lays out the layers of this tree that need it, superlayers first, until none does.
    @_spi(UIKit)
    public final func layoutTree() {
        // Layout that marks a superlayer again comes back here; two layers that mark each other for
        // ever are cut off and go on in the next turn.
        var rounds = 0
        while flags.contains(.needsLayout) || flags.contains(.descendantNeedsLayout) {
            rounds += 1
            if rounds > 100 {
                CommitScheduler.shared.setNeedsCommit()
                return
            }
            if flags.contains(.needsLayout) {
                flags.remove(.needsLayout)
                layoutSublayers()
            }
            if flags.contains(.descendantNeedsLayout) {
                flags.remove(.descendantNeedsLayout)
                for layer in _sublayers { layer.layoutTree() }
            }
        }
    }
}
