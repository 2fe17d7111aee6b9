import CoreGraphics
import Foundation

/// The kind of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the line from start to end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// In ellipses about the start point; the end point is a corner of the outermost one's box.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point, beginning in the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a gradient over its bounds (Core Animation, `CAGradientLayer`).
open class CAGradientLayer: CALayer {
    private struct Gradient {
        var colors: [Any]?
        var locations: [NSNumber]?
        var startPoint = CGPoint(x: 0.5, y: 0)
        var endPoint = CGPoint(x: 0.5, y: 1)
        var type = CAGradientLayerType.axial
    }

    private var gradient = Gradient()

    /// The colours (`CGColor`). Animatable.
    open var colors: [Any]? {
        get { gradient.colors }
        set { change("colors", gradient.colors) { gradient.colors = newValue } }
    }

    /// Where the colours are, from 0 to 1; nil for even distances. Animatable.
    open var locations: [NSNumber]? {
        get { gradient.locations }
        set { change("locations", gradient.locations) { gradient.locations = newValue } }
    }

    /// Where the gradient begins, in unit coordinates. Animatable.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { change("startPoint", gradient.startPoint) { gradient.startPoint = newValue } }
    }

    /// Where the gradient ends, in unit coordinates. Animatable.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { change("endPoint", gradient.endPoint) { gradient.endPoint = newValue } }
    }

    /// The kind of gradient.
    open var type: CAGradientLayerType {
        get { gradient.type }
        set { gradient.type = newValue }
    }

    override func take(_ other: CALayer) {
        super.take(other)
        if let other = other as? CAGradientLayer { gradient = other.gradient }
    }

    override class var animatableKeys: Set<String> {
        super.animatableKeys.union(["colors", "locations", "startPoint", "endPoint"])
    }

    override func property(_ key: String) -> Any?? {
        switch key {
        case "colors": return .some(colors)
        case "locations": return .some(locations)
        case "startPoint": return startPoint
        case "endPoint": return endPoint
        case "type": return type.rawValue
        default: return super.property(key)
        }
    }

    override func setProperty(_ key: String, _ value: Any?) -> Bool {
        switch key {
        case "colors": colors = value as? [Any]
        case "locations": locations = value as? [NSNumber]
        case "startPoint": if let point = LayerKeys.point(value) { startPoint = point }
        case "endPoint": if let point = LayerKeys.point(value) { endPoint = point }
        case "type": if let name = value as? String { type = CAGradientLayerType(rawValue: name) }
        default: return super.setProperty(key, value)
        }
        return true
    }

    override func drawOwnContent(in renderer: LayerRenderer) {
        let colors = (gradient.colors ?? []).compactMap { value in
            Swift.type(of: value) == CGColor.self ? value as? CGColor : nil
        }
        let locations = gradient.locations.map { $0.map { CGFloat($0.doubleValue) } }
        guard !colors.isEmpty, locations.map({ $0.count == colors.count }) ?? true,
            let value = CGGradient(colorsSpace: nil, colors: colors, locations: locations)
        else { return super.drawOwnContent(in: renderer) }
        let context = renderer.context
        context.saveGState()
        context.beginPath()
        context.addPath(outline())
        context.clip()
        // In unit coordinates, so that circles become ellipses as the layer's sides have it.
        context.translateBy(x: bounds.minX, y: bounds.minY)
        context.scaleBy(x: bounds.width, y: bounds.height)
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        let (start, end) = (gradient.startPoint, gradient.endPoint)
        switch gradient.type {
        case .radial:
            let (rx, ry) = (abs(end.x - start.x), abs(end.y - start.y))
            guard rx > 0, ry > 0 else { break }
            context.translateBy(x: start.x, y: start.y)
            context.scaleBy(x: rx, y: ry)
            context.drawRadialGradient(
                value, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: options)
        case .conic: drawConic(colors, locations: locations, in: context)
        default: context.drawLinearGradient(value, start: start, end: end, options: options)
        }
        context.restoreGState()
        super.drawOwnContent(in: renderer)
    }

    /// As narrow wedges, each of one colour.
    private func drawConic(_ colors: [CGColor], locations: [CGFloat]?, in context: CGContext) {
        let (start, end) = (gradient.startPoint, gradient.endPoint)
        let first = atan2(Double(end.y - start.y), Double(end.x - start.x))
        let places = locations ?? colors.indices.map { CGFloat($0) / CGFloat(max(1, colors.count - 1)) }
        let count = 360
        context.setShouldAntialias(false)
        for index in 0..<count {
            let part = (CGFloat(index) + 0.5) / CGFloat(count)
            let upper = places.firstIndex { $0 >= part } ?? places.count - 1
            let lower = max(0, upper - 1)
            let span = places[upper] - places[lower]
            let mix = span > 0 ? min(max((part - places[lower]) / span, 0), 1) : 1
            context.setFillColor(colors[lower].mixed(with: colors[upper]) { $0 + ($1 - $0) * mix })
            let a = first + 2 * .pi * Double(index) / Double(count)
            let b = first + 2 * .pi * Double(index + 1) / Double(count)
            context.move(to: start)
            context.addLine(to: CGPoint(x: start.x + 3 * CGFloat(cos(a)), y: start.y + 3 * CGFloat(sin(a))))
            context.addLine(to: CGPoint(x: start.x + 3 * CGFloat(cos(b)), y: start.y + 3 * CGFloat(sin(b))))
            context.fillPath()
        }
    }
}
