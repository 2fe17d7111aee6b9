import Foundation

/// A drawing to be drawn again and again into contexts (Core Graphics, `CGLayer`).
public final class CGLayer: Hashable, @unchecked Sendable {
    /// The size in the units of the context that the layer was made for.
    public let size: CGSize
    /// Where the layer is drawn.
    public let context: CGContext?

    /// Makes an empty layer with as many pixels as the size has in a context.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
        let ctm = context.ctm
        let across = (ctm.a * ctm.a + ctm.b * ctm.b).squareRoot(), up = (ctm.c * ctm.c + ctm.d * ctm.d).squareRoot()
        let pixels = CGSize(width: (size.width * across).rounded(.up), height: (size.height * up).rounded(.up))
        guard pixels.width > 0, pixels.height > 0,
            let made = CGContext(width: Int(pixels.width), height: Int(pixels.height))
        else { return nil }
        made.scaleBy(x: pixels.width / size.width, y: pixels.height / size.height)
        self.size = size
        self.context = made
    }

    public static func == (first: CGLayer, second: CGLayer) -> Bool { first === second }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGContext {
    /// Draws a layer with its bottom left corner at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }

    /// Draws a layer into a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        if let image = layer.context?.makeImage() { draw(image, in: rect) }
    }
}
