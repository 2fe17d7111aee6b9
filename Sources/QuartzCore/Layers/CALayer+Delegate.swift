extension CALayer {
    /// What answers for the layer's content, layout and actions. Not retained.
    public var delegate: (any CALayerDelegate)? {
        get { _owner ?? weakDelegate }
        set {
            if let owner = _owner {
                if newValue === owner { return }
                _owner = nil
            }
            weakDelegate = newValue
            setFlag(.hasDelegate, newValue != nil)
        }
    }

    /// The view whose layer this is; its delegate, kept without the cost of a weak reference.
    @_spi(UIKit)
    public final var owner: (any CALayerOwner)? {
        get { _owner }
        set { _owner = newValue }
    }

    /// Whether this layer is the root of a tree that is shown. Commits lay out and draw the layers in it
    /// that no view owns, and implicit animations run in it only.
    @_spi(UIKit)
    public final var isRoot: Bool {
        get { flags.contains(.root) }
        set {
            guard newValue != isRoot else { return }
            setFlag(.root, newValue)
            MainQueue.run { newValue ? RootLayers.shared.add(self) : RootLayers.shared.remove(self) }
            CommitScheduler.setNeedsCommit()
        }
    }

    @inline(__always)
    final func setFlag(_ flag: LayerFlags, _ on: Bool) {
        if on { flags.insert(flag) } else { flags.remove(flag) }
    }
}
