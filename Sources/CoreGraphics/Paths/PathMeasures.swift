/// The box around points; null until there is one.
struct PointBox {
    private var minX = CGFloat.infinity, minY = CGFloat.infinity
    private var maxX = -CGFloat.infinity, maxY = -CGFloat.infinity

    mutating func add(_ p: CGPoint) {
        minX = min(minX, p.x)
        maxX = max(maxX, p.x)
        minY = min(minY, p.y)
        maxY = max(maxY, p.y)
    }

    var rect: CGRect {
        minX > maxX ? .null : CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}

/// A point of a cubic curve.
func cubicPoint(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
        x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
}

extension Array where Element == PathElement {
    func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> [PathElement] {
        guard let t = transform?.pointee, !t.isIdentity else { return self }
        return map { $0.applying(t) }
    }

    /// Where the next element would start; nil without a subpath.
    var currentPoint: CGPoint? {
        guard let last else { return nil }
        if let end = last.end { return end }
        for element in reversed() { if case .move(let p) = element { return p } }
        return nil
    }

    /// Calls back with each straight or curved piece as a cubic, closings included. `isLine` says that
    /// the piece is straight.
    func forEachSegment(_ body: (_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ isLine: Bool) -> Void) {
        var current = CGPoint.zero, start = CGPoint.zero
        for element in self {
            switch element {
            case .move(let p): start = p; current = p
            case .line(let p): body(current, current, p, p, true); current = p
            case .quad(let c, let p):
                let c1 = CGPoint(x: current.x + (c.x - current.x) * 2 / 3, y: current.y + (c.y - current.y) * 2 / 3)
                let c2 = CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
                body(current, c1, c2, p, false)
                current = p
            case .cubic(let c, let d, let p): body(current, c, d, p, false); current = p
            case .close:
                if current != start { body(current, current, start, start, true) }
                current = start
            }
        }
    }

    var boxOfCurves: CGRect {
        var box = PointBox()
        for element in self { if case .move(let p) = element { box.add(p) } }
        forEachSegment { p0, p1, p2, p3, isLine in
            box.add(p0)
            box.add(p3)
            guard !isLine else { return }
            for t in extremes(p0.x, p1.x, p2.x, p3.x) + extremes(p0.y, p1.y, p2.y, p3.y) {
                box.add(cubicPoint(p0, p1, p2, p3, t))
            }
        }
        return box.rect
    }

    /// The parameters inside (0, 1) where one coordinate of a cubic turns.
    private func extremes(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a = -p0 + 3 * p1 - 3 * p2 + p3, b = 2 * (p0 - 2 * p1 + p2), c = p1 - p0
        let roots: [CGFloat]
        if abs(a) < 1e-12 {
            roots = abs(b) < 1e-12 ? [] : [-c / b]
        } else {
            let d = b * b - 4 * a * c
            roots = d < 0 ? [] : [(-b + d.squareRoot()) / (2 * a), (-b - d.squareRoot()) / (2 * a)]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }

    /// How the path winds around a point, subpaths taken as closed: the signed number of turns and the
    /// number of crossings of a ray to the right.
    func winding(around point: CGPoint) -> (number: Int, crossings: Int) {
        var number = 0, crossings = 0
        for polygon in flattened() {
            for (index, a) in polygon.points.enumerated() {
                let b = polygon.points[(index + 1) % polygon.points.count]
                guard (a.y <= point.y) != (b.y <= point.y) else { continue }
                let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
                guard x > point.x else { continue }
                number += b.y > a.y ? 1 : -1
                crossings += 1
            }
        }
        return (number, crossings)
    }

    /// The rectangle that the path is, when it is one with sides along the axes.
    var asRectangle: CGRect? {
        var points: [CGPoint] = []
        for (index, element) in enumerated() {
            switch element {
            case .move(let p) where index == 0: points.append(p)
            case .line(let p): points.append(p)
            case .close where index == count - 1: break
            default: return nil
            }
        }
        if points.count == 5, points[0] == points[4] { points.removeLast() }
        guard points.count == 4 else { return nil }
        let (a, b, c, d) = (points[0], points[1], points[2], points[3])
        let along = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let across = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard along || across else { return nil }
        return CGRect(
            x: Swift.min(a.x, c.x), y: Swift.min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
    }
}
