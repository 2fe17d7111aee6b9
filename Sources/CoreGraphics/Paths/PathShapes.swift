extension PathElement {
    /// How far a cubic's control points reach to draw a quarter of a circle of radius 1.
    static let quarterCircle: CGFloat = 4 / 3 * (2.0.squareRoot() - 1)

    static func rectangle(_ rect: CGRect) -> [PathElement] {
        guard !rect.isNull else { return [] }
        let r = rect.standardized
        return [
            .move(CGPoint(x: r.minX, y: r.minY)), .line(CGPoint(x: r.maxX, y: r.minY)),
            .line(CGPoint(x: r.maxX, y: r.maxY)), .line(CGPoint(x: r.minX, y: r.maxY)), .close,
        ]
    }

    static func ellipse(in rect: CGRect) -> [PathElement] {
        guard !rect.isNull else { return [] }
        let r = rect.standardized
        let (cx, cy, rx, ry) = (r.midX, r.midY, r.width / 2, r.height / 2)
        let (kx, ky) = (rx * quarterCircle, ry * quarterCircle)
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: cx + x, y: cy + y) }
        return [
            .move(p(rx, 0)),
            .cubic(p(rx, ky), p(kx, ry), p(0, ry)),
            .cubic(p(-kx, ry), p(-rx, ky), p(-rx, 0)),
            .cubic(p(-rx, -ky), p(-kx, -ry), p(0, -ry)),
            .cubic(p(kx, -ry), p(rx, -ky), p(rx, 0)),
            .close,
        ]
    }

    /// A rounded rectangle that starts half-way down the right side, as Core Graphics draws it.
    static func roundedRectangle(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) -> [PathElement] {
        guard !rect.isNull else { return [] }
        let r = rect.standardized
        let w = min(max(0, cornerWidth), r.width / 2), h = min(max(0, cornerHeight), r.height / 2)
        if w == 0 || h == 0 { return rectangle(r) }
        return roundedRectangle(
            r, corners: (topLeft: CGSize(width: w, height: h), topRight: CGSize(width: w, height: h),
            bottomRight: CGSize(width: w, height: h), bottomLeft: CGSize(width: w, height: h)))
    }

    /// A rectangle whose corners (named with y downwards) each have their own radii.
    static func roundedRectangle(
        _ r: CGRect, corners: (topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize)
    ) -> [PathElement] {
        let k = 1 - quarterCircle
        var result: [PathElement] = [.move(CGPoint(x: r.maxX, y: r.midY))]
        func corner(_ size: CGSize, from a: CGPoint, _ c: CGPoint, _ d: CGPoint, to b: CGPoint) {
            result.append(.line(a))
            if size.width > 0, size.height > 0 { result.append(.cubic(c, d, b)) }
        }
        var s = corners.bottomRight
        corner(
            s, from: CGPoint(x: r.maxX, y: r.maxY - s.height), CGPoint(x: r.maxX, y: r.maxY - s.height * k),
            CGPoint(x: r.maxX - s.width * k, y: r.maxY), to: CGPoint(x: r.maxX - s.width, y: r.maxY))
        s = corners.bottomLeft
        corner(
            s, from: CGPoint(x: r.minX + s.width, y: r.maxY), CGPoint(x: r.minX + s.width * k, y: r.maxY),
            CGPoint(x: r.minX, y: r.maxY - s.height * k), to: CGPoint(x: r.minX, y: r.maxY - s.height))
        s = corners.topLeft
        corner(
            s, from: CGPoint(x: r.minX, y: r.minY + s.height), CGPoint(x: r.minX, y: r.minY + s.height * k),
            CGPoint(x: r.minX + s.width * k, y: r.minY), to: CGPoint(x: r.minX + s.width, y: r.minY))
        s = corners.topRight
        corner(
            s, from: CGPoint(x: r.maxX - s.width, y: r.minY), CGPoint(x: r.maxX - s.width * k, y: r.minY),
            CGPoint(x: r.maxX, y: r.minY + s.height * k), to: CGPoint(x: r.maxX, y: r.minY + s.height))
        result.append(.close)
        return result
    }

    /// The curves of an arc, each at most a quarter turn, without the move to its start.
    static func arc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat) -> [PathElement] {
        guard sweep != 0 else { return [] }
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        let reach = 4 / 3 * CGFloat(tan(Double(step) / 4)) * radius
        return (0..<count).map { index in
            let a = Double(startAngle + step * CGFloat(index)), b = Double(startAngle + step * CGFloat(index + 1))
            let (ca, sa, cb, sb) = (CGFloat(cos(a)), CGFloat(sin(a)), CGFloat(cos(b)), CGFloat(sin(b)))
            let start = CGPoint(x: center.x + radius * ca, y: center.y + radius * sa)
            let end = CGPoint(x: center.x + radius * cb, y: center.y + radius * sb)
            return .cubic(
                CGPoint(x: start.x - reach * sa, y: start.y + reach * ca),
                CGPoint(x: end.x + reach * sb, y: end.y - reach * cb), end)
        }
    }
}

/// The circle that touches two lines that meet in a corner.
struct TangentArc {
    var center: CGPoint
    var startAngle: CGFloat
    var sweep: CGFloat

    /// Nil when the three points lie on one line or the radius is zero.
    init?(from p0: CGPoint, through p1: CGPoint, to p2: CGPoint, radius: CGFloat) {
        let a = CGVector(dx: p0.x - p1.x, dy: p0.y - p1.y), b = CGVector(dx: p2.x - p1.x, dy: p2.y - p1.y)
        let la = (a.dx * a.dx + a.dy * a.dy).squareRoot(), lb = (b.dx * b.dx + b.dy * b.dy).squareRoot()
        guard la > 0, lb > 0, radius > 0 else { return nil }
        let cross = (a.dx * b.dy - a.dy * b.dx) / (la * lb)
        guard abs(cross) > 1e-9 else { return nil }
        let dot = (a.dx * b.dx + a.dy * b.dy) / (la * lb)
        let half = acos(Double(min(max(dot, -1), 1))) / 2
        let reach = radius / CGFloat(tan(half))
        let t1 = CGPoint(x: p1.x + a.dx / la * reach, y: p1.y + a.dy / la * reach)
        let t2 = CGPoint(x: p1.x + b.dx / lb * reach, y: p1.y + b.dy / lb * reach)
        // The centre lies beside the first line, on the side of the second.
        let side: CGFloat = cross > 0 ? 1 : -1
        center = CGPoint(x: t1.x - a.dy / la * radius * side, y: t1.y + a.dx / la * radius * side)
        startAngle = CGFloat(atan2(Double(t1.y - center.y), Double(t1.x - center.x)))
        var sweep = CGFloat(atan2(Double(t2.y - center.y), Double(t2.x - center.x))) - startAngle
        if sweep > .pi { sweep -= 2 * .pi } else if sweep < -.pi { sweep += 2 * .pi }
        self.sweep = sweep
    }
}
