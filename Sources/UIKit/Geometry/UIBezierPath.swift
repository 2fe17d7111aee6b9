import Foundation

/// A path of lines and curves with the settings for filling and stroking it.
///
/// Coordinates are points, with y downwards. Source: UIKit, "UIBezierPath".
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
    private var path: CGMutablePath

    /// Makes an empty path.
    public required override init() {
        path = CGMutablePath()
        super.init()
    }

    /// Makes a path of a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Makes a path of the ellipse inside a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Makes a path of a rectangle with round corners; the radius is at most half of a side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: radius, height: radius))
    }

    /// Makes a path of a rectangle of which some corners are round; radii are at most half of a side.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        let width = max(0, min(cornerRadii.width, rect.width / 2))
        let height = max(0, min(cornerRadii.height, rect.height / 2))
        guard width > 0, height > 0, !corners.isEmpty else {
            path.addRect(rect)
            return
        }
        CornerPath(rect: rect, corners: corners, radii: CGSize(width: width, height: height)).add(to: path)
    }

    /// Makes a path of an arc of a circle. Angles are in radians, from the positive x axis.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Makes a path with the shape of another.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        path = CGPath.mutableCopy() ?? CGMutablePath()
    }

    // MARK: Shape

    /// The shape: a copy when read, copied when set.
    open var cgPath: CGPath {
        get { path.copy() ?? CGMutablePath() }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }
    /// The box around all points, control points included; null for an empty path.
    open var bounds: CGRect { path.boundingBox }
    /// The end of the last element; zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Begins a new subpath.
    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    /// Adds a line from the current point.
    open func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    /// Adds a cubic curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle, after a line from the current point to its start.
    ///
    /// Angles are in radians; clockwise is meant as seen, with y downwards.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics means the direction with y upwards.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Closes the subpath with a line to its start.
    open func close() {
        path.closeSubpath()
    }

    /// Removes everything.
    open func removeAllPoints() {
        path = CGMutablePath()
    }

    /// Adds the elements of another path.
    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.path)
    }

    /// The same shape, drawn from its end to its start.
    open func reversing() -> UIBezierPath {
        let reversed = copySettings()
        reversed.path = ReversedPath.of(path)
        return reversed
    }

    /// Moves all points by a transform.
    open func apply(_ transform: CGAffineTransform) {
        var transform = transform
        path = path.mutableCopy(using: &transform) ?? CGMutablePath()
    }

    /// Whether a point lies inside, by the path's fill rule.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Drawing settings

    /// The width of strokes, in points.
    open var lineWidth: CGFloat = 1
    /// The shape of a stroke's ends.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of a stroke's corners.
    open var lineJoinStyle = CGLineJoin.miter
    /// How far the miters of corners may reach, in line widths.
    open var miterLimit: CGFloat = 10
    /// How finely curves are drawn, in pixels; data only.
    open var flatness: CGFloat = 0.6
    /// Whether overlapping parts are filled by the even-odd rule instead of the winding rule.
    open var usesEvenOddFillRule = false

    /// The lengths of dashes and gaps by turns, in points, and where the pattern starts.
    final var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    /// Sets the lengths of dashes and gaps by turns, in points; none for a solid stroke.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) }
        dash = (lengths ?? [], phase)
    }

    /// Reads the lengths of dashes and gaps; pointers that are nil are left alone.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (place, length) in dash.lengths.enumerated() { pattern?[place] = length }
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = copySettings()
        copy.path = path.mutableCopy() ?? CGMutablePath()
        return copy
    }

    private func copySettings() -> UIBezierPath {
        let copy = type(of: self).init()
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dash = dash
        return copy
    }

    /// Whether both have the same shape and settings.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return other === self
            || other.path == path && other.lineWidth == lineWidth && other.lineCapStyle == lineCapStyle
                && other.lineJoinStyle == lineJoinStyle && other.miterLimit == miterLimit
                && other.usesEvenOddFillRule == usesEvenOddFillRule
                && other.dash.lengths == dash.lengths && other.dash.phase == dash.phase
    }

    open override var hash: Int { path.hashValue }
}
