/// An immutable shape of lines and curves (Core Graphics, `CGPath`). Coordinates are points.
public class CGPath: Hashable, @unchecked Sendable {
    final var elements: [PathElement] = []

    init() {}

    init(elements: [PathElement]) {
        self.elements = elements
    }

    /// Creates a rectangle, from its origin through the corner at maximum x.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: PathElement.rectangle(rect).applying(transform))
    }

    /// Creates the ellipse inside a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: PathElement.ellipse(in: rect).applying(transform))
    }

    /// Creates a rectangle with rounded corners. The radii are at most half of the sides.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(
            elements: PathElement.roundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
                .applying(transform))
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// The end of the last element: the start of the subpath after a closing, zero for an empty path.
    public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

    /// The box around all points, control points included; null for an empty path.
    public var boundingBox: CGRect {
        var box = PointBox()
        for element in elements {
            switch element {
            case .move(let p), .line(let p): box.add(p)
            case .quad(let c, let p): box.add(c); box.add(p)
            case .cubic(let c, let d, let p): box.add(c); box.add(d); box.add(p)
            case .close: break
            }
        }
        return box.rect
    }

    /// The box around the path itself, without control points; null for an empty path.
    public var boundingBoxOfPath: CGRect { elements.boxOfCurves }

    /// Whether the path is a rectangle with sides along the axes; then it is stored.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = elements.asRectangle else { return false }
        rect?.pointee = found
        return true
    }

    /// Whether a point lies inside when the path, after the transform, is filled.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let winding = elements.winding(around: transform.isIdentity ? point : point.applying(transform.inverted()))
        return rule == .winding ? winding.number != 0 : winding.crossings % 2 != 0
    }

    /// Calls a block with each element in turn.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        var points = [CGPoint](repeating: .zero, count: 3)
        points.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            for element in elements {
                let type: CGPathElementType
                switch element {
                case .move(let p): type = .moveToPoint; base[0] = p
                case .line(let p): type = .addLineToPoint; base[0] = p
                case .quad(let c, let p): type = .addQuadCurveToPoint; base[0] = c; base[1] = p
                case .cubic(let c, let d, let p):
                    type = .addCurveToPoint
                    base[0] = c
                    base[1] = d
                    base[2] = p
                case .close: type = .closeSubpath
                }
                var value = CGPathElement(type: type, points: base)
                withUnsafePointer(to: &value, block)
            }
        }
    }

    /// An immutable copy.
    public func copy() -> CGPath? { CGPath(elements: elements) }

    /// An immutable copy moved by a transform.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements.applying(transform))
    }

    /// A mutable copy.
    public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

    /// A mutable copy moved by a transform.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let path = CGMutablePath()
        path.elements = elements.applying(transform)
        return path
    }

    /// The outline of the path's stroke: filled by the winding rule it looks like the stroke.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let stroker = PathStroker(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        return CGPath(elements: stroker.outline(of: elements).map { $0.applying(transform) })
    }

    /// The path cut into dashes; `lengths` alternates dash and gap, `phase` is where the pattern starts.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(elements: elements.dashed(phase: phase, lengths: lengths).map { $0.applying(transform) })
    }

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }

    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension CGPath {
    /// A rectangle whose corners (named with y downwards) have their own radii.
    package convenience init(
        roundedRect rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat
    ) {
        func size(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
        self.init(
            elements: PathElement.roundedRectangle(
                rect, corners: (size(topLeft), size(topRight), size(bottomRight), size(bottomLeft))))
    }

    /// The part of the path between two fractions of its length, as straight pieces.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        if start <= 0, end >= 1 { return self }
        let lines = elements.flattened().map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
        func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
            ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
        }
        let total = lines.reduce(0) { $0 + zip($1, $1.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) } }
        let (first, last) = (max(0, start) * total, min(1, end) * total)
        let result = CGMutablePath()
        var done: CGFloat = 0
        for points in lines {
            var isDrawing = false
            for (a, b) in zip(points, points.dropFirst()) {
                let step = length(a, b)
                defer { done += step }
                guard step > 0, done + step > first, done < last else { continue }
                func point(_ distance: CGFloat) -> CGPoint {
                    let part = (distance - done) / step
                    return CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
                }
                if !isDrawing { result.move(to: done >= first ? a : point(first)) }
                isDrawing = true
                result.addLine(to: done + step <= last ? b : point(last))
            }
        }
        return result
    }
}
