/// A path under construction (Core Graphics, `CGMutablePath`). Each method takes a transform that
/// moves what it adds.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public override init() { super.init() }

    /// Begins a new subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.move(point.applying(transform)))
    }

    /// Adds a straight line from the current point; without one nothing is added.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.line(point), transform)
    }

    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append(.quad(control, end), transform)
    }

    /// Adds a cubic curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append(.cubic(control1, control2, end), transform)
    }

    /// Closes the subpath with a line to its start.
    public func closeSubpath() {
        guard let last = elements.last, last != .close else { return }
        elements.append(.close)
    }

    /// Adds a rectangle as a subpath of its own.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        elements += PathElement.rectangle(rect).map { $0.applying(transform) }
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Begins a subpath at the first point and adds a line to each of the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds the ellipse inside a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        elements += PathElement.ellipse(in: rect).map { $0.applying(transform) }
    }

    /// Adds a rectangle with rounded corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        elements += PathElement.roundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
            .map { $0.applying(transform) }
    }

    /// Adds an arc of a circle, after a line to its start when there is a current point. Angles are in
    /// radians; `clockwise` is meant with the y axis upwards, so that in UIKit's coordinates it turns
    /// the other way.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var sweep = endAngle - startAngle
        let turn = 2 * CGFloat.pi
        // The other way round to the end; a whole turn the wrong way is a whole turn.
        if clockwise {
            sweep = sweep > 0 ? sweep.remainderDown(turn) - turn : max(sweep, -turn)
        } else if sweep < 0 {
            let rest = sweep.remainderDown(turn)
            sweep = rest == 0 ? turn : rest
        } else {
            sweep = min(sweep, turn)
        }
        addArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep, transform: transform)
    }

    /// Adds an arc of a circle that turns by `delta` radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        addArc(center: center, radius: radius, startAngle: startAngle, sweep: delta, transform: transform)
    }

    /// Adds the arc that touches the lines from the current point to `tangent1End` and from there to
    /// `tangent2End`, after a line to its start.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = elements.currentPoint else { return }
        let start = transform.isIdentity ? current : current.applying(transform.inverted())
        guard let arc = TangentArc(from: start, through: tangent1End, to: tangent2End, radius: radius) else {
            addLine(to: tangent1End, transform: transform)
            return
        }
        addArc(center: arc.center, radius: radius, startAngle: arc.startAngle, sweep: arc.sweep, transform: transform)
    }

    /// Adds all elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        elements += path.elements.map { $0.applying(transform) }
    }

    private func append(_ element: PathElement, _ transform: CGAffineTransform) {
        guard let current = elements.currentPoint else { return }
        // After a closing the next element starts a new subpath where the old one started.
        if elements.last == .close { elements.append(.move(current)) }
        elements.append(transform.isIdentity ? element : element.applying(transform))
    }

    private func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat, transform: CGAffineTransform
    ) {
        let start = CGPoint(
            x: center.x + radius * CGFloat(cos(Double(startAngle))),
            y: center.y + radius * CGFloat(sin(Double(startAngle))))
        if let current = elements.currentPoint {
            let moved = start.applying(transform)
            if abs(current.x - moved.x) > 1e-9 || abs(current.y - moved.y) > 1e-9 {
                addLine(to: start, transform: transform)
            }
        } else {
            move(to: start, transform: transform)
        }
        for curve in PathElement.arc(center: center, radius: radius, startAngle: startAngle, sweep: sweep) {
            append(curve, transform)
        }
    }
}

extension CGFloat {
    /// The remainder from 0 up to the divisor, also of negative values.
    fileprivate func remainderDown(_ divisor: CGFloat) -> CGFloat {
        let rest = truncatingRemainder(dividingBy: divisor)
        return rest < 0 ? rest + divisor : rest
    }
}
