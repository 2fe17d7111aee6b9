/// Makes the outline of a stroke. Each straight piece, corner and end is a convex shape of its own,
/// all wound the same way, so that the winding rule unites them.
struct PathStroker {
    let half: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat

    init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
        half = max(0, width) / 2
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
    }

    func outline(of elements: [PathElement]) -> [PathElement] {
        guard half > 0 else { return [] }
        var result: [PathElement] = []
        for line in elements.flattened() { stroke(line, into: &result) }
        return result
    }

    private func stroke(_ line: Polyline, into result: inout [PathElement]) {
        var points: [CGPoint] = []
        for p in line.points where points.last != p { points.append(p) }
        guard points.count > 1 else {
            if let p = points.first { dot(p, into: &result) }
            return
        }
        if line.isClosed, points.count > 2 { points.append(points[0]) }
        let normals = zip(points, points.dropFirst()).map { a, b -> CGVector in
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let length = (dx * dx + dy * dy).squareRoot()
            return CGVector(dx: -dy / length * half, dy: dx / length * half)
        }
        let square = cap == .square && !line.isClosed
        for (index, n) in normals.enumerated() {
            var (a, b) = (points[index], points[index + 1])
            // Along the line by half a width: the normal turned back.
            if square, index == 0 { a = CGPoint(x: a.x - n.dy, y: a.y + n.dx) }
            if square, index == normals.count - 1 { b = CGPoint(x: b.x + n.dy, y: b.y - n.dx) }
            polygon([a + n, a - n, b - n, b + n], into: &result)
            if index > 0 { corner(at: points[index], normals[index - 1], n, into: &result) }
        }
        if line.isClosed {
            corner(at: points[0], normals[normals.count - 1], normals[0], into: &result)
        } else if cap == .round {
            circle(points[0], into: &result)
            circle(points[points.count - 1], into: &result)
        }
    }

    private func corner(at p: CGPoint, _ n1: CGVector, _ n2: CGVector, into result: inout [PathElement]) {
        let cross = n1.dx * n2.dy - n1.dy * n2.dx
        if abs(cross) < 1e-9 * half * half, n1.dx * n2.dx + n1.dy * n2.dy > 0 { return }
        if join == .round {
            circle(p, into: &result)
            return
        }
        // The outer side of the corner.
        let side: CGFloat = cross > 0 ? -1 : 1
        let a = p + n1 * side, b = p + n2 * side
        var shape = [p, a, b]
        let cosine = (n1.dx * n2.dx + n1.dy * n2.dy) / (half * half)
        let halfAngleSquare = (1 + cosine) / 2
        if join == .miter, halfAngleSquare > 1e-9, 1 / halfAngleSquare <= miterLimit * miterLimit {
            let middle = CGVector(dx: (n1.dx + n2.dx) / 2, dy: (n1.dy + n2.dy) / 2)
            shape = [p, a, p + middle * (side / halfAngleSquare), b]
        }
        polygon(shape, into: &result)
    }

    private func dot(_ p: CGPoint, into result: inout [PathElement]) {
        switch cap {
        case .butt: break
        case .round: circle(p, into: &result)
        case .square:
            polygon(
                [
                    CGPoint(x: p.x - half, y: p.y - half), CGPoint(x: p.x + half, y: p.y - half),
                    CGPoint(x: p.x + half, y: p.y + half), CGPoint(x: p.x - half, y: p.y + half),
                ], into: &result)
        }
    }

    private func circle(_ p: CGPoint, into result: inout [PathElement]) {
        result += PathElement.ellipse(in: CGRect(x: p.x - half, y: p.y - half, width: 2 * half, height: 2 * half))
    }

    /// Adds a polygon, turned so that its area is positive.
    private func polygon(_ points: [CGPoint], into result: inout [PathElement]) {
        var area: CGFloat = 0
        for (index, a) in points.enumerated() {
            let b = points[(index + 1) % points.count]
            area += a.x * b.y - b.x * a.y
        }
        for (index, p) in (area < 0 ? points.reversed() : points).enumerated() {
            result.append(index == 0 ? .move(p) : .line(p))
        }
        result.append(.close)
    }
}

extension CGPoint {
    fileprivate static func + (p: CGPoint, v: CGVector) -> CGPoint { CGPoint(x: p.x + v.dx, y: p.y + v.dy) }
    fileprivate static func - (p: CGPoint, v: CGVector) -> CGPoint { CGPoint(x: p.x - v.dx, y: p.y - v.dy) }
}

extension CGVector {
    fileprivate static func * (v: CGVector, k: CGFloat) -> CGVector { CGVector(dx: v.dx * k, dy: v.dy * k) }
}
