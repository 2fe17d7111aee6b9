import CoreGraphics

extension CALayer {
    /// A point of another layer's coordinates in this layer's; nil stands for the root's superspace.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        convert(p, from: l, to: self)
    }

    /// A point of this layer's coordinates in another layer's; nil stands for the root's superspace.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        convert(p, from: self, to: l)
    }

    /// A rectangle of another layer in this layer's coordinates: the box around its four corners.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.bounding { convert($0, from: l, to: self) }
    }

    /// A rectangle of this layer in another layer's coordinates: the box around its four corners.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.bounding { convert($0, from: self, to: l) }
    }

    private func convert(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
        if source === target { return point }
        // The common cases: one is the other's ancestor.
        if let source {
            var layer = source
            var result = point
            while true {
                result = layer.pointToSuperlayer(result)
                guard let parent = layer._superlayer else { break }
                if parent === target { return result }
                layer = parent
            }
            return target.map { $0.fromRoot(result) } ?? result
        }
        return target.map { $0.fromRoot(point) } ?? point
    }

    /// A point of the root's superspace in this layer's coordinates.
    private func fromRoot(_ point: CGPoint) -> CGPoint {
        pointFromSuperlayer(_superlayer.map { $0.fromRoot(point) } ?? point)
    }

    /// See `hitTest(_:)`.
    final func findLayer(at p: CGPoint) -> CALayer? {
        guard !flags.contains(.hidden) else { return nil }
        let own = pointFromSuperlayer(p)
        let isInside = contains(own)
        if flags.contains(.masksToBounds), !isInside { return nil }
        for layer in shownSublayers.reversed() {
            if let found = layer.hitTest(own) { return found }
        }
        return isInside ? self : nil
    }
}
