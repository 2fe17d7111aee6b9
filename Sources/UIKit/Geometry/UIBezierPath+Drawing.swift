import Foundation

extension UIBezierPath {
    /// Fills the path in the current graphics context with its fill colour.
    public func fill() {
        fill(with: .normal, alpha: 1)
    }

    /// Strokes the path in the current graphics context with its stroke colour.
    public func stroke() {
        stroke(with: .normal, alpha: 1)
    }

    /// Fills the path in a blend mode, with an opacity from 0 to 1.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.addPath(self.cgPath)
            context.fillPath(using: self.usesEvenOddFillRule ? .evenOdd : .winding)
        }
    }

    /// Strokes the path in a blend mode, with an opacity from 0 to 1.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.setLineWidth(self.lineWidth)
            context.setLineCap(self.lineCapStyle)
            context.setLineJoin(self.lineJoinStyle)
            context.setMiterLimit(self.miterLimit)
            context.setLineDash(phase: self.dash.phase, lengths: self.dash.lengths)
            context.addPath(self.cgPath)
            context.strokePath()
        }
    }

    /// Narrows the clip of the current graphics context to the inside of the path.
    public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ actions: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        // What the context has already stays unless the call asks for something.
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha < 1 { context.setAlpha(alpha) }
        context.beginPath()
        actions(context)
        context.restoreGState()
    }
}
