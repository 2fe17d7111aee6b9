extension CALayer {
    final func markNeedsLayout() {
        guard !flags.contains(.needsLayout) else { return }
        flags.insert(.needsLayout)
        superlayerReference?._withUnsafeGuaranteedRef { $0.markDescendantNeedsLayout() }
        CommitScheduler.setNeedsCommit()
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
    ///
    /// Answers the layer that asked for layout again and again, after which the tree was left as it was.
    @_spi(UIKit) @discardableResult
    public final func layoutTree() -> CALayer? {
        var rounds = 0
        while needsLayoutInTree {
            // Layout that marks a superlayer again is done in the next round; layers that mark each other for
            // ever are let off.
            rounds += 1
            if rounds > 100 {
                let restless = firstThatNeedsLayout ?? self
                forgetLayout()
                return restless
            }
            layoutOnce()
        }
        return nil
    }

    private final var needsLayoutInTree: Bool { flags.contains(.needsLayout) || flags.contains(.descendantNeedsLayout) }

    private final func layoutOnce() {
        if flags.contains(.needsLayout) {
            flags.remove(.needsLayout)
            layoutSublayers()
        }
        guard flags.contains(.descendantNeedsLayout) else { return }
        flags.remove(.descendantNeedsLayout)
        // The list, which is kept meanwhile, keeps the layers.
        let layers = _sublayers
        for index in layers.indices {
            Unmanaged.passUnretained(layers[index])._withUnsafeGuaranteedRef { if $0.needsLayoutInTree { $0.layoutOnce() } }
        }
    }

    private final var firstThatNeedsLayout: CALayer? {
        if flags.contains(.needsLayout) { return self }
        for layer in _sublayers where layer.needsLayoutInTree {
            if let found = layer.firstThatNeedsLayout { return found }
        }
        return nil
    }

    private final func forgetLayout() {
        guard needsLayoutInTree else { return }
        flags.subtract([.needsLayout, .descendantNeedsLayout])
        for layer in _sublayers { layer.forgetLayout() }
    }
}
