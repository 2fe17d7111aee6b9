import CoreGraphics
import Foundation

extension LayerRenderer {
    /// Draws a layer's image where its gravity puts it.
    func drawContents(of layer: CALayer) {
        guard let contents = layer.contents, type(of: contents) == CGImage.self, let image = contents as? CGImage
        else { return }
        let unit = layer.contentsRect
        let source = CGRect(
            x: unit.minX * CGFloat(image.width), y: unit.minY * CGFloat(image.height),
            width: unit.width * CGFloat(image.width), height: unit.height * CGFloat(image.height))
        guard source.width > 0, source.height > 0 else { return }
        let size = CGSize(width: source.width / layer.contentsScale, height: source.height / layer.contentsScale)
        let target = Self.place(size, in: layer.bounds, by: layer.contentsGravity)
        guard target.width > 0, target.height > 0 else { return }
        let grows = target.width >= size.width
        let filter = grows ? layer.magnificationFilter : layer.minificationFilter
        context.interpolationQuality = filter == .nearest ? .none : .default
        let center = layer.contentsCenter
        if center == CGRect(x: 0, y: 0, width: 1, height: 1) {
            draw(image, source: source, in: target)
        } else {
            drawStretched(image, source: source, size: size, center: center, in: target)
        }
    }

    /// Where content of a size goes in the bounds (y down).
    static func place(_ size: CGSize, in bounds: CGRect, by gravity: CALayerContentsGravity) -> CGRect {
        switch gravity {
        case .resize: return bounds
        case .resizeAspect, .resizeAspectFill:
            let (kx, ky) = (bounds.width / size.width, bounds.height / size.height)
            let k = gravity == .resizeAspect ? min(kx, ky) : max(kx, ky)
            return CGRect(
                x: bounds.midX - size.width * k / 2, y: bounds.midY - size.height * k / 2,
                width: size.width * k, height: size.height * k)
        default: break
        }
        // "top" and "bottom" are meant with y upwards: on iOS they mean the minimum and maximum of y.
        var x = bounds.midX - size.width / 2, y = bounds.midY - size.height / 2
        if [.left, .topLeft, .bottomLeft].contains(gravity) { x = bounds.minX }
        if [.right, .topRight, .bottomRight].contains(gravity) { x = bounds.maxX - size.width }
        if [.top, .topLeft, .topRight].contains(gravity) { y = bounds.minY }
        if [.bottom, .bottomLeft, .bottomRight].contains(gravity) { y = bounds.maxY - size.height }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    /// Draws the part `source` (pixels, y down) of an image over a rectangle.
    private func draw(_ image: CGImage, source: CGRect, in target: CGRect) {
        context.saveGState()
        let (kx, ky) = (target.width / source.width, target.height / source.height)
        if source.size != CGSize(width: image.width, height: image.height) { context.clip(to: target) }
        context.translateBy(x: target.minX - source.minX * kx, y: target.minY - source.minY * ky)
        context.scaleBy(x: kx, y: -ky)
        context.draw(
            image, in: CGRect(x: 0, y: -CGFloat(image.height), width: CGFloat(image.width), height: CGFloat(image.height)))
        context.restoreGState()
    }

    /// Draws nine parts of which the corners keep their size.
    private func drawStretched(_ image: CGImage, source: CGRect, size: CGSize, center: CGRect, in target: CGRect) {
        func cuts(_ low: CGFloat, _ high: CGFloat, _ source: ClosedRange<CGFloat>, _ length: CGFloat, _ target: ClosedRange<CGFloat>)
            -> [(source: (CGFloat, CGFloat), target: (CGFloat, CGFloat))]
        {
            let extent = source.upperBound - source.lowerBound
            let (a, b) = (source.lowerBound + low * extent, source.lowerBound + high * extent)
            let (c, d) = (target.lowerBound + low * length, target.upperBound - (1 - high) * length)
            return [
                ((source.lowerBound, a), (target.lowerBound, c)), ((a, b), (c, d)),
                ((b, source.upperBound), (d, target.upperBound)),
            ]
        }
        let columns = cuts(center.minX, center.maxX, source.minX...source.maxX, size.width, target.minX...target.maxX)
        let rows = cuts(center.minY, center.maxY, source.minY...source.maxY, size.height, target.minY...target.maxY)
        for row in rows {
            for column in columns {
                let from = CGRect(
                    x: column.source.0, y: row.source.0, width: column.source.1 - column.source.0,
                    height: row.source.1 - row.source.0)
                let to = CGRect(
                    x: column.target.0, y: row.target.0, width: column.target.1 - column.target.0,
                    height: row.target.1 - row.target.0)
                guard from.width > 0, from.height > 0, to.width > 0, to.height > 0 else { continue }
                draw(image, source: from, in: to)
            }
        }
    }
}
