@_spi(UIKit) import CoreGraphics

extension CALayer {
    final func markNeedsDisplay() {
        guard !flags.contains(.needsDisplay) else { return }
        flags.insert(.needsDisplay)
        _superlayer?.markDescendantNeedsDisplay()
        CommitScheduler.setNeedsCommit()
    }

    final func markDescendantNeedsDisplay() {
        guard !flags.contains(.descendantNeedsDisplay) else { return }
        flags.insert(.descendantNeedsDisplay)
        superlayerReference?._withUnsafeGuaranteedRef { $0.markDescendantNeedsDisplay() }
    }

    /// Brings the content of the layers of this tree up to date that need it.
    @_spi(UIKit)
    public final func displayTree() {
        displayIfNeeded()
        guard flags.contains(.descendantNeedsDisplay) else { return }
        flags.remove(.descendantNeedsDisplay)
        for layer in _sublayers { layer.displayTree() }
    }

    final func displayContents() {
        if let delegate {
            delegate.display(self)
        } else if type(of: self) != CALayer.self {
            drawContents()
        }
    }

    /// Draws the content into a bitmap by `draw(in:)`: what `display()` does when the delegate does not
    /// provide content itself. The origin is at the top left, lengths are points.
    @_spi(UIKit)
    public final func drawContents() {
        let scale = contentsScale
        let width = Int((bounds.width * scale).rounded(.up)), height = Int((bounds.height * scale).rounded(.up))
        guard let context = CGContext(width: width, height: height) else {
            if extras?.contents != nil { extras?.contents = nil }
            return
        }
        delegate?.layerWillDraw(self)
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: scale, y: -scale)
        context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
        draw(in: context)
        makeStyle().contents = context.makeImage()
    }
}
