import CoreGraphics
import Testing

@Suite struct CGPathTests {
    private func isClose(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool { abs(a - b) <= tolerance }

    private func elements(_ path: CGPath) -> [(CGPathElementType, [CGPoint])] {
        var result: [(CGPathElementType, [CGPoint])] = []
        path.applyWithBlock { element in
            let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
            result.append((element.pointee.type, (0..<count).map { element.pointee.points[$0] }))
        }
        return result
    }

    @Test func rectanglesGoRoundFromTheirOrigin() {
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        let found = elements(path)
        #expect(found.map(\.0) == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
        #expect(
            found.flatMap(\.1) == [
                CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 2), CGPoint(x: 4, y: 6), CGPoint(x: 1, y: 6),
            ])
        var rect = CGRect.zero
        #expect(path.isRect(&rect) && rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test func boxesWithAndWithoutControlPoints() {
        let path = CGMutablePath()
        #expect(path.boundingBox.isNull && path.isEmpty)
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        // The crest of a quadratic curve is half-way to its control point.
        #expect(isClose(path.boundingBoxOfPath.height, 5))
        let circle = CGPath(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10), transform: nil)
        #expect(isClose(circle.boundingBoxOfPath.minX, -5) && isClose(circle.boundingBoxOfPath.maxY, 5))
    }

    @Test func containmentByBothRules() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 11, y: 5)))
        #expect(path.contains(CGPoint(x: 101, y: 1), transform: CGAffineTransform(translationX: 100, y: 0)))
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        #expect(circle.contains(CGPoint(x: 5, y: 0.2)) && !circle.contains(CGPoint(x: 0.5, y: 0.5)))
    }

    @Test func arcsStayOnTheirCircle() {
        let whole = CGRect(x: -10, y: -10, width: 20, height: 20)
        let arcs: [(CGFloat, Bool, CGRect)] = [
            (.pi / 2, false, CGRect(x: 0, y: 0, width: 10, height: 10)),
            (.pi / 2, true, whole),
            (.pi * 2, false, whole),
            (.pi * 2, true, whole),
            (-.pi / 2, true, CGRect(x: 0, y: -10, width: 10, height: 10)),
        ]
        for (end, clockwise, box) in arcs {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: end, clockwise: clockwise)
            let found = path.boundingBoxOfPath
            #expect(isClose(found.minX, box.minX, 0.01) && isClose(found.maxX, box.maxX, 0.01), "\(end) \(clockwise)")
            #expect(isClose(found.minY, box.minY, 0.01) && isClose(found.maxY, box.maxY, 0.01), "\(end) \(clockwise)")
            let last = path.currentPoint
            #expect(isClose(last.x * last.x + last.y * last.y, 100, 1e-9))
        }
    }

    @Test func tangentArcsTouchBothLines() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 10))
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 10, y: 0), radius: 4)
        let found = elements(path)
        #expect(found.map(\.0) == [.moveToPoint, .addLineToPoint, .addCurveToPoint])
        #expect(isClose(found[1].1[0].x, 0) && isClose(found[1].1[0].y, 4))
        #expect(isClose(path.currentPoint.x, 4) && isClose(path.currentPoint.y, 0))
    }

    @Test func copiesAreMovedAndIndependent() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1, y: 0))
        var transform = CGAffineTransform(translationX: 5, y: 5)
        let copy = path.copy(using: &transform)
        path.addLine(to: CGPoint(x: 1, y: 1))
        #expect(copy?.boundingBox == CGRect(x: 5, y: 5, width: 1, height: 0))
        #expect(path.mutableCopy() == path && path.copy() == path)
    }

    @Test func strokesHaveTheirWidth() {
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        line.addLine(to: CGPoint(x: 10, y: 10))
        let expected: [(CGLineCap, CGLineJoin, CGRect, Bool)] = [
            (.butt, .miter, CGRect(x: 0, y: -1, width: 11, height: 11), true),
            (.square, .miter, CGRect(x: -1, y: -1, width: 12, height: 12), true),
            (.round, .bevel, CGRect(x: -1, y: -1, width: 12, height: 12), false),
        ]
        for (cap, join, box, hasCorner) in expected {
            let outline = line.copy(strokingWithWidth: 2, lineCap: cap, lineJoin: join, miterLimit: 10)
            let found = outline.boundingBoxOfPath
            #expect(isClose(found.minX, box.minX) && isClose(found.minY, box.minY))
            #expect(isClose(found.maxX, box.maxX) && isClose(found.maxY, box.maxY))
            #expect(outline.contains(CGPoint(x: 5, y: 0.9)) && !outline.contains(CGPoint(x: 5, y: 1.1)))
            #expect(outline.contains(CGPoint(x: 10.9, y: -0.9)) == hasCorner)
        }
    }

    @Test func dashesAlternate() {
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        let dashed = line.copy(dashingWithPhase: 1, lengths: [3, 2])
        // From 1 into the first dash: 0–2, 4–7, 9–10.
        let places = elements(dashed).flatMap { element in element.1.map { ($0.x * 1e6).rounded() / 1e6 } }
        #expect(places == [0, 2, 4, 7, 9, 10])
    }
}
