import Foundation

/// The roots of the trees that are shown. Each commit brings up to date those of their layers that no
/// view owns; views see to their own.
@MainActor
final class RootLayers {
    nonisolated static let shared = RootLayers()

    private struct Reference {
        weak var layer: CALayer?
    }

    private var roots: [Reference] = []

    nonisolated private init() {}

    func add(_ layer: CALayer) { roots.append(Reference(layer: layer)) }

    func remove(_ layer: CALayer) { roots.removeAll { $0.layer == nil || $0.layer === layer } }

    func layOut() {
        for root in roots { root.layer?.layoutTreeWithoutOwners() }
    }

    func display() {
        for root in roots { root.layer?.displayTreeWithoutOwners() }
    }
}

extension CALayer {
    /// Lays out the layers of this tree that need it and that no view owns.
    fileprivate func layoutTreeWithoutOwners() {
        if _owner == nil, flags.contains(.needsLayout) {
            flags.remove(.needsLayout)
            layoutSublayers()
        }
        guard flags.contains(.descendantNeedsLayout) else { return }
        flags.remove(.descendantNeedsLayout)
        for layer in _sublayers { layer.layoutTreeWithoutOwners() }
    }

    /// Draws the layers of this tree that need it and that no view owns.
    fileprivate func displayTreeWithoutOwners() {
        if _owner == nil { displayIfNeeded() }
        guard flags.contains(.descendantNeedsDisplay) else { return }
        flags.remove(.descendantNeedsDisplay)
        for layer in _sublayers { layer.displayTreeWithoutOwners() }
    }
}
