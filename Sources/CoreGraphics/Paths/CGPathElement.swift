/// The kind of a path's element.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint = 0
    case addLineToPoint
    case addQuadCurveToPoint
    case addCurveToPoint
    case closeSubpath
}

/// One element of a path, valid while `applyWithBlock` calls: `points` holds one point for a move or
/// line, two for a quadratic curve, three for a cubic one and none for a closing.
public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// How overlapping parts of a path are filled.
public enum CGPathFillRule: Int, Sendable {
    /// Inside where the windings do not cancel out.
    case winding
    /// Inside where a ray out crosses the path an odd number of times.
    case evenOdd
}

/// The shape of a stroke's ends.
public enum CGLineCap: Int32, Sendable {
    /// The stroke ends at the point.
    case butt = 0
    /// A half circle about the point.
    case round
    /// Half the line width beyond the point.
    case square
}

/// The shape of a stroke's corners.
public enum CGLineJoin: Int32, Sendable {
    /// The outer edges meet, unless the miter limit forbids it.
    case miter = 0
    /// A circle about the corner.
    case round
    /// The outer corners are joined straight.
    case bevel
}

/// One piece of a path, as stored.
enum PathElement: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)
    case close

    func applying(_ t: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let p): return .move(p.applying(t))
        case .line(let p): return .line(p.applying(t))
        case .quad(let c, let p): return .quad(c.applying(t), p.applying(t))
        case .cubic(let c, let d, let p): return .cubic(c.applying(t), d.applying(t), p.applying(t))
        case .close: return .close
        }
    }

    /// Where the element ends; nil for a closing.
    var end: CGPoint? {
        switch self {
        case .move(let p), .line(let p), .quad(_, let p), .cubic(_, _, let p): return p
        case .close: return nil
        }
    }
}
