internal import CCairo

extension CGContext {
    /// Forgets the current path.
    public func beginPath() { currentPath = CGMutablePath() }

    /// Begins a subpath.
    public func move(to point: CGPoint) { currentPath.move(to: point, transform: state.ctm) }

    /// Adds a straight line.
    public func addLine(to point: CGPoint) { currentPath.addLine(to: point, transform: state.ctm) }

    /// Adds a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end, control1: control1, control2: control2, transform: state.ctm)
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end, control: control, transform: state.ctm)
    }

    /// Closes the subpath.
    public func closePath() { currentPath.closeSubpath() }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: state.ctm) }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: state.ctm) }

    /// Adds a subpath of straight lines.
    public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points, transform: state.ctm) }

    /// Adds the ellipse inside a rectangle.
    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: state.ctm) }

    /// Adds an arc of a circle; `clockwise` is meant with y upwards.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: state.ctm)
    }

    /// Adds the arc that touches two lines.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.ctm)
    }

    /// Adds a path.
    public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: state.ctm) }

    /// The current path in user space; nil when it is empty.
    public var path: CGPath? {
        if currentPath.isEmpty { return nil }
        var inverse = state.ctm.inverted()
        return currentPath.copy(using: &inverse)
    }

    /// Whether the current path is empty.
    public var isPathEmpty: Bool { currentPath.isEmpty }

    /// The end of the current path, in user space.
    public var currentPointOfPath: CGPoint { currentPath.currentPoint.applying(state.ctm.inverted()) }

    /// The box around the current path, control points included, in user space.
    public var boundingBoxOfPath: CGRect { currentPath.boundingBox.applying(state.ctm.inverted()) }

    /// Whether drawing the current path would cover a point of user space.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let fills = mode != .stroke
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        if fills, currentPath.contains(point.applying(state.ctm), using: rule) { return true }
        guard mode != .fill, mode != .eoFill, let path else { return false }
        return stroked(path).contains(point)
    }

    /// Makes the outline of the current path's stroke the current path.
    public func replacePathWithStrokedPath() {
        guard let path else { return }
        let outline = stroked(path)
        beginPath()
        addPath(outline)
    }

    private func stroked(_ path: CGPath) -> CGPath {
        let dashed = state.dashLengths.isEmpty
            ? path : path.copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
        return dashed.copy(
            strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
            miterLimit: state.miterLimit)
    }

    /// Gives a path to Cairo.
    func emit(_ path: CGPath) {
        cairo_new_path(cairo)
        var current = CGPoint.zero, start = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let p):
                cairo_move_to(cairo, Double(p.x), Double(p.y))
                start = p
            case .line(let p): cairo_line_to(cairo, Double(p.x), Double(p.y))
            case .quad(let c, let p):
                cairo_curve_to(
                    cairo, Double(current.x + 2 * c.x) / 3, Double(current.y + 2 * c.y) / 3,
                    Double(p.x + 2 * c.x) / 3, Double(p.y + 2 * c.y) / 3, Double(p.x), Double(p.y))
            case .cubic(let c, let d, let p):
                cairo_curve_to(
                    cairo, Double(c.x), Double(c.y), Double(d.x), Double(d.y), Double(p.x), Double(p.y))
            case .close: cairo_close_path(cairo)
            }
            current = element.end ?? start
        }
    }
}
