import Foundation

/// How a renderer draws. Source: UIKit, "UIGraphicsRendererFormat".
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The rectangle that the renderer draws, in points.
    open internal(set) var bounds = CGRect.zero

    /// Makes a format.
    public required override init() {
        super.init()
    }

    /// The format that suits the main screen.
    open class func preferred() -> Self { self.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.bounds = bounds
        return copy
    }
}

/// What the drawing of a renderer draws into. Source: UIKit, "UIGraphicsRendererContext".
open class UIGraphicsRendererContext: NSObject {
    /// The Core Graphics context.
    public let cgContext: CGContext
    /// The format of the renderer.
    public let format: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    /// Fills a rectangle with the fill colour.
    open func fill(_ rect: CGRect) {
        fill(rect, blendMode: .normal)
    }

    /// Fills a rectangle with the fill colour in a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Strokes the inner border of a rectangle, one point wide, with the stroke colour.
    open func stroke(_ rect: CGRect) {
        stroke(rect, blendMode: .normal)
    }

    /// Strokes the inner border of a rectangle, one point wide, in a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Narrows the clip to a rectangle.
    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}

/// Draws by closures. Source: UIKit, "UIGraphicsRenderer".
open class UIGraphicsRenderer: NSObject {
    /// How the renderer draws.
    public let format: UIGraphicsRendererFormat

    init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        let own = format.copy() as? UIGraphicsRendererFormat ?? format
        own.bounds = bounds
        self.format = own
        super.init()
    }

    /// Whether `image(actions:)` and its kin give images: yes.
    open var allowsImageOutput: Bool { true }
}
