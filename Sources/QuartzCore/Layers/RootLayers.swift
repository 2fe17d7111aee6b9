import Foundation

/// The roots of the trees that are shown. Each commit brings up to date those of their layers that no
/// view owns; views see to their own.
@MainActor
final class RootLayers {
    nonisolated static let shared = RootLayers()

    private struct Reference {
        /// `weak` by hand: a root is taken off the list in its `deinit`. Not counted as it is looked at: it could go
        /// away in the middle of a change of the list.
        let layer: Unmanaged<CALayer>

        /// Asked without counting, since most commits find nothing to do here.
        func owes(_ work: LayerFlags) -> Bool { layer._withUnsafeGuaranteedRef { !$0.flags.isDisjoint(with: work) } }

        func refers(to other: CALayer) -> Bool { layer.toOpaque() == Unmanaged.passUnretained(other).toOpaque() }
    }

    nonisolated(unsafe) private var roots: [Reference] = []

    nonisolated private init() {}

    func add(_ layer: CALayer) { roots.append(Reference(layer: Unmanaged.passUnretained(layer))) }

    nonisolated func remove(_ layer: CALayer) { roots.removeAll { $0.refers(to: layer) } }

    func layOut() { forEach(owing: [.needsLayout, .descendantNeedsLayout]) { $0.layoutTreeWithoutOwners() } }

    func display() { forEach(owing: [.needsDisplay, .descendantNeedsDisplay]) { $0.displayTreeWithoutOwners() } }

    /// Calls `body` with each root that has work, also when `body` has some come or go.
    private func forEach(owing work: LayerFlags, _ body: (CALayer) -> Void) {
        var index = 0
        while index < roots.count {
            guard roots[index].owes(work) else {
                index += 1
                continue
            }
            let layer = roots[index].layer.takeUnretainedValue()
            body(layer)
            if index < roots.count, roots[index].refers(to: layer) { index += 1 }
        }
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
