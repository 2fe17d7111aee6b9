import CoreGraphics
import Foundation

/// Draws a layer tree into a bitmap whose y axis goes down, in the order of "Layer Trees Reflect
/// Different Aspects of the Animation State": shadow, background, content, sublayers, border; the mask
/// and the opacity apply to all of it. Perspective is left out: layers are drawn by the two-dimensional
/// part of their transforms.
@_spi(UIKit)
public final class LayerRenderer {
    /// Where is drawn.
    public let context: CGContext

    /// Creates a renderer for a context.
    public init(context: CGContext) {
        self.context = context
    }

    /// Draws a layer and its sublayers in the layer's own coordinates.
    public func render(tree layer: CALayer) {
        guard !layer.isHidden, layer.opacity > 0 else { return }
        let castsShadow = layer.shadowOpacity > 0 && layer.shadowColor != nil
        if castsShadow, let path = layer.shadowPath { drawShadow(of: path, layer) }
        // A layer that cuts off what is outside cuts off its shadow too.
        let shadowsItself = castsShadow && layer.shadowPath == nil && !layer.masksToBounds
        let needsGroup = layer.opacity < 1 || layer.mask != nil || shadowsItself
        context.saveGState()
        if layer.isGeometryFlipped {
            context.translateBy(x: 0, y: 2 * layer.bounds.midY)
            context.scaleBy(x: 1, y: -1)
        }
        if needsGroup {
            context.setAlpha(CGFloat(min(layer.opacity, 1)))
            if shadowsItself { setShadow(layer) }
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        drawParts(of: layer)
        if let mask = layer.mask {
            context.setBlendMode(.destinationIn)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            render(mask, in: layer)
            context.endTransparencyLayer()
        }
        if needsGroup { context.endTransparencyLayer() }
        context.restoreGState()
    }

    /// Draws a sublayer in the coordinates of its superlayer.
    private func render(_ layer: CALayer, in parent: CALayer) {
        let transform = layer.flatTransform(in: parent)
        if !layer.isDoubleSided, transform.a * transform.d - transform.b * transform.c < 0 { return }
        context.saveGState()
        context.concatenate(transform)
        render(tree: layer)
        context.restoreGState()
    }

    private func drawParts(of layer: CALayer) {
        let outline = layer.outline()
        if layer.drawsOwnParts, let color = layer.backgroundColor, color.alpha > 0 {
            context.beginPath()
            context.addPath(outline)
            context.setFillColor(color)
            context.fillPath()
        }
        context.saveGState()
        if layer.masksToBounds {
            context.beginPath()
            context.addPath(outline)
            context.clip()
        }
        layer.drawOwnContent(in: self)
        layer.drawSublayers(in: self)
        context.restoreGState()
        if layer.drawsOwnParts { drawBorder(of: layer) }
    }

    /// Draws sublayers of a layer.
    func draw(_ sublayers: [CALayer], of layer: CALayer) {
        if sublayers.contains(where: { $0.zPosition != 0 }) {
            // By depth; among equals, by order.
            for (_, sublayer) in sublayers.enumerated().sorted(by: {
                ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
            }) { render(sublayer, in: layer) }
        } else {
            for sublayer in sublayers { render(sublayer, in: layer) }
        }
    }

    /// Draws sublayers of a layer, with their colours multiplied with another.
    func draw(_ sublayers: [CALayer], of layer: CALayer, multipliedWith color: CGColor?) {
        guard let color, let opaque = color.copy(alpha: 1) else { return draw(sublayers, of: layer) }
        context.saveGState()
        context.setAlpha(color.alpha)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        draw(sublayers, of: layer)
        // Multiplied where something was drawn, and painted elsewhere, from where it is taken away again.
        context.setBlendMode(.multiply)
        context.setFillColor(opaque)
        context.fill(context.boundingBoxOfClipPath)
        context.setBlendMode(.destinationIn)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        draw(sublayers, of: layer)
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        context.restoreGState()
    }

    private func drawBorder(of layer: CALayer) {
        let width = layer.borderWidth
        guard width > 0, let color = layer.borderColor, color.alpha > 0 else { return }
        // Between the outline and the same, smaller by the width.
        context.beginPath()
        context.addPath(layer.outline())
        context.addPath(layer.outline(inset: width))
        context.setFillColor(color)
        context.fillPath(using: .evenOdd)
    }

    // MARK: Shadow

    private func setShadow(_ layer: CALayer) {
        let color = layer.shadowColor?.copy(alpha: (layer.shadowColor?.alpha ?? 1) * CGFloat(layer.shadowOpacity))
        let ctm = context.ctm
        let scale = abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot()
        // The layer's radius is the standard deviation, the context's blur twice that.
        context.setShadow(
            offset: layer.shadowOffset.applying(ctm), blur: layer.shadowRadius * 2 * scale, color: color)
    }

    private func drawShadow(of path: CGPath, _ layer: CALayer) {
        context.saveGState()
        setShadow(layer)
        context.setAlpha(CGFloat(min(layer.opacity, 1)))
        context.drawShadow(of: path)
        context.restoreGState()
    }
}

extension CALayer {
    /// The bounds, made smaller, with the corners that are rounded.
    func outline(inset: CGFloat = 0) -> CGPath {
        let rect = bounds.standardized.insetBy(dx: inset, dy: inset)
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return CGMutablePath() }
        let radius = min(max(0, cornerRadius - inset), min(rect.width, rect.height) / 2)
        let corners = maskedCorners
        if radius == 0 || corners.isEmpty { return CGPath(rect: rect, transform: nil) }
        return CGPath(
            roundedRect: rect,
            topLeft: corners.contains(.layerMinXMinYCorner) ? radius : 0,
            topRight: corners.contains(.layerMaxXMinYCorner) ? radius : 0,
            bottomRight: corners.contains(.layerMaxXMaxYCorner) ? radius : 0,
            bottomLeft: corners.contains(.layerMinXMaxYCorner) ? radius : 0)
    }

    /// From the layer's coordinates to those of a superlayer, flattened.
    func flatTransform(in parent: CALayer) -> CGAffineTransform {
        let x = bounds.origin.x + anchorPoint.x * bounds.width, y = bounds.origin.y + anchorPoint.y * bounds.height
        var t = CGAffineTransform(translationX: -x, y: -y)
        if let transforms { t = t.concatenating(CATransform3DGetAffineTransform(transforms.transform)) }
        t = t.concatenating(CGAffineTransform(translationX: position.x, y: position.y))
        guard let box = parent.transforms, !CATransform3DIsIdentity(box.sublayerTransform) else { return t }
        let px = parent.bounds.origin.x + parent.anchorPoint.x * parent.bounds.width
        let py = parent.bounds.origin.y + parent.anchorPoint.y * parent.bounds.height
        return t.concatenating(CGAffineTransform(translationX: -px, y: -py))
            .concatenating(CATransform3DGetAffineTransform(box.sublayerTransform))
            .concatenating(CGAffineTransform(translationX: px, y: py))
    }
}
