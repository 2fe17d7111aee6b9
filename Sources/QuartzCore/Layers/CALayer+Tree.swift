import Foundation

extension CALayer {
    final func insert(_ layer: CALayer, at index: Int?) {
        precondition(layer !== self, "a layer cannot be its own sublayer")
        layer.detach()
        if let index, index < _sublayers.count {
            _sublayers.insert(layer, at: max(0, index))
        } else {
            _sublayers.append(layer)
        }
        didInsert(layer)
    }

    final func insert(_ layer: CALayer, beside sibling: CALayer?, above: Bool) {
        if layer === sibling { return }
        layer.detach()
        let index = sibling.flatMap { sibling in _sublayers.firstIndex { $0 === sibling } }
        insert(layer, at: index.map { above ? $0 + 1 : $0 })
    }

    final func replace(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, oldLayer._superlayer === self else { return }
        newLayer.detach()
        guard let index = _sublayers.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer._superlayer = nil
        _sublayers[index] = newLayer
        didInsert(newLayer)
    }

    final func replaceSublayers(_ layers: [CALayer]) {
        let old = _sublayers
        _sublayers = []
        for layer in old { layer._superlayer = nil }
        for layer in layers { insert(layer, at: nil) }
        setNeedsLayout()
    }

    final func detach() {
        guard let parent = superlayerReference else { return }
        superlayerReference = nil
        parent._withUnsafeGuaranteedRef { $0.drop(self) }
    }

    private func drop(_ layer: CALayer) {
        // The newest is the likeliest to go.
        let last = _sublayers.count - 1
        if last >= 0, Unmanaged.passUnretained(_sublayers[last]).toOpaque() == Unmanaged.passUnretained(layer).toOpaque() {
            setNeedsLayout()
            _sublayers.removeLast()
        } else if let index = _sublayers.lastIndex(where: { $0 === layer }) {
            setNeedsLayout()
            _sublayers.remove(at: index)
        }
    }

    private func didInsert(_ layer: CALayer) {
        layer._superlayer = self
        if layer.flags.contains(.needsLayout) || layer.flags.contains(.descendantNeedsLayout) {
            markDescendantNeedsLayout()
        }
        if layer.flags.contains(.needsDisplay) || layer.flags.contains(.descendantNeedsDisplay) {
            markDescendantNeedsDisplay()
        }
        setNeedsLayout()
    }
}
