import CoreGraphics
import Foundation

/// The rule by which a shape layer is filled.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a shape layer's stroke.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a shape layer's stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that draws a path in its coordinates (Core Animation, `CAShapeLayer`).
open class CAShapeLayer: CALayer {
    private struct Shape {
        var path: CGPath?
        var fillColor: CGColor? = .black
        var fillRule = CAShapeLayerFillRule.nonZero
        var strokeColor: CGColor?
        var strokeStart: CGFloat = 0
        var strokeEnd: CGFloat = 1
        var lineWidth: CGFloat = 1
        var miterLimit: CGFloat = 10
        var lineCap = CAShapeLayerLineCap.butt
        var lineJoin = CAShapeLayerLineJoin.miter
        var lineDashPhase: CGFloat = 0
        var lineDashPattern: [NSNumber]?
    }

    private var shape = Shape()

    /// The path, in the layer's coordinates. Animatable between paths of the same elements.
    open var path: CGPath? {
        get { shape.path }
        set { change("path", shape.path) { shape.path = newValue } }
    }

    /// The colour of the fill; black by default, nil for none. Animatable.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { change("fillColor", shape.fillColor) { shape.fillColor = newValue } }
    }

    /// The rule of the fill.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { shape.fillRule = newValue }
    }

    /// The colour of the stroke; none by default. Animatable.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { change("strokeColor", shape.strokeColor) { shape.strokeColor = newValue } }
    }

    /// Where in the path's length the stroke begins, 0 to 1. Animatable.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { change("strokeStart", shape.strokeStart) { shape.strokeStart = newValue } }
    }

    /// Where in the path's length the stroke ends, 0 to 1. Animatable.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { change("strokeEnd", shape.strokeEnd) { shape.strokeEnd = newValue } }
    }

    /// The width of the stroke, in points. Animatable.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { change("lineWidth", shape.lineWidth) { shape.lineWidth = newValue } }
    }

    /// How long pointed corners may be, in line widths. Animatable.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { change("miterLimit", shape.miterLimit) { shape.miterLimit = newValue } }
    }

    /// The ends of the stroke.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { shape.lineCap = newValue }
    }

    /// The corners of the stroke.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { shape.lineJoin = newValue }
    }

    /// Where in the dash pattern the stroke begins. Animatable.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { change("lineDashPhase", shape.lineDashPhase) { shape.lineDashPhase = newValue } }
    }

    /// The lengths of dashes and gaps in turn, in points; nil for a whole line.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern }
        set { shape.lineDashPattern = newValue }
    }

    override func take(_ other: CALayer) {
        super.take(other)
        if let other = other as? CAShapeLayer { shape = other.shape }
    }

    override class var animatableKeys: Set<String> {
        super.animatableKeys.union([
            "path", "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit",
            "lineDashPhase",
        ])
    }

    override func property(_ key: String) -> Any?? {
        switch key {
        case "path": return .some(path)
        case "fillColor": return .some(fillColor)
        case "fillRule": return fillRule.rawValue
        case "strokeColor": return .some(strokeColor)
        case "strokeStart": return LayerKeys.number(strokeStart)
        case "strokeEnd": return LayerKeys.number(strokeEnd)
        case "lineWidth": return LayerKeys.number(lineWidth)
        case "miterLimit": return LayerKeys.number(miterLimit)
        case "lineDashPhase": return LayerKeys.number(lineDashPhase)
        case "lineDashPattern": return .some(lineDashPattern)
        default: return super.property(key)
        }
    }

    override func setProperty(_ key: String, _ value: Any?) -> Bool {
        switch key {
        case "path": path = value as? CGPath
        case "fillColor": fillColor = value as? CGColor
        case "fillRule": if let name = value as? String { fillRule = CAShapeLayerFillRule(rawValue: name) }
        case "strokeColor": strokeColor = value as? CGColor
        case "strokeStart": if let number = LayerKeys.number(value) { strokeStart = number }
        case "strokeEnd": if let number = LayerKeys.number(value) { strokeEnd = number }
        case "lineWidth": if let number = LayerKeys.number(value) { lineWidth = number }
        case "miterLimit": if let number = LayerKeys.number(value) { miterLimit = number }
        case "lineDashPhase": if let number = LayerKeys.number(value) { lineDashPhase = number }
        case "lineDashPattern": lineDashPattern = value as? [NSNumber]
        default: return super.setProperty(key, value)
        }
        return true
    }

    override func drawOwnContent(in renderer: LayerRenderer) {
        super.drawOwnContent(in: renderer)
        guard let path = shape.path else { return }
        let context = renderer.context
        context.saveGState()
        if let color = shape.fillColor {
            context.setFillColor(color)
            context.addPath(path)
            context.fillPath(using: shape.fillRule == .evenOdd ? .evenOdd : .winding)
        }
        if let color = shape.strokeColor, shape.lineWidth > 0, shape.strokeEnd > shape.strokeStart {
            context.setStrokeColor(color)
            context.setLineWidth(shape.lineWidth)
            context.setMiterLimit(shape.miterLimit)
            context.setLineCap(shape.lineCap == .round ? .round : shape.lineCap == .square ? .square : .butt)
            context.setLineJoin(shape.lineJoin == .round ? .round : shape.lineJoin == .bevel ? .bevel : .miter)
            let pattern = (shape.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
            context.setLineDash(phase: shape.lineDashPhase, lengths: pattern)
            context.addPath(path.trimmed(from: shape.strokeStart, to: shape.strokeEnd))
            context.strokePath()
        }
        context.restoreGState()
    }
}
