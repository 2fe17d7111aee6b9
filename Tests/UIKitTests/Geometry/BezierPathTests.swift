import Foundation
import Testing

@testable import UIKit

/// UIKit, "UIBezierPath".
@Suite struct BezierPathTests {
    private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6 }

    @Test func defaultsAreTheDocumentedOnes() {
        let path = UIBezierPath()
        #expect(path.isEmpty)
        #expect(path.bounds == .null)
        #expect(path.lineWidth == 1)
        #expect(path.lineCapStyle == .butt)
        #expect(path.lineJoinStyle == .miter)
        #expect(path.miterLimit == 10)
        #expect(path.flatness == 0.6)
        #expect(!path.usesEvenOddFillRule)
    }

    @Test func shapesFillTheirRectangles() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
        #expect(UIBezierPath(rect: rect).bounds == rect)
        #expect(UIBezierPath(roundedRect: rect, cornerRadius: 8).bounds == rect)
        #expect(UIBezierPath(ovalIn: rect).contains(CGPoint(x: 60, y: 50)))
        #expect(!UIBezierPath(ovalIn: rect).contains(CGPoint(x: 11, y: 21)))
    }

    @Test func onlyTheCornersAskedForAreRound() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(!path.contains(CGPoint(x: 99, y: 99)))
        #expect(path.contains(CGPoint(x: 99, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 99)))
    }

    @Test func arcsTurnAsSeen() {
        // From the right, clockwise as seen, a quarter turn ends at the bottom.
        let clockwise = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(near(clockwise.currentPoint, CGPoint(x: 0, y: 10)))
        #expect(clockwise.bounds.minY > -0.01)
        let counter = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(near(counter.currentPoint, CGPoint(x: 0, y: 10)))
        #expect(counter.bounds.minY <= -10)
    }

    @Test func evenOddRuleMakesHoles() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
        path.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)))
        #expect(path.contains(CGPoint(x: 50, y: 50)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 50, y: 50)))
        #expect(path.contains(CGPoint(x: 10, y: 10)))
    }

    @Test func reversingKeepsTheShapeAndSwapsEnds() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 30, y: 4))
        path.addCurve(
            to: CGPoint(x: 50, y: 60), controlPoint1: CGPoint(x: 40, y: 0), controlPoint2: CGPoint(x: 50, y: 20))
        let reversed = path.reversing()
        #expect(reversed.currentPoint == CGPoint(x: 1, y: 2))
        #expect(reversed.bounds == path.bounds)
        #expect(reversed.reversing().cgPath == path.cgPath)
    }

    @Test func reversedInnerShapeIsAHoleByTheWindingRule() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
        path.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)).reversing())
        #expect(!path.contains(CGPoint(x: 50, y: 50)))
    }

    @Test func transformsMovePoints() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.apply(CGAffineTransform(translationX: 5, y: 7))
        #expect(path.bounds == CGRect(x: 5, y: 7, width: 10, height: 10))
    }

    @Test func copiesAreIndependent() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.lineWidth = 3
        path.setLineDash([4, 2], count: 2, phase: 1)
        let copy = try #require(path.copy() as? UIBezierPath)
        path.removeAllPoints()
        #expect(!copy.isEmpty)
        #expect(copy.lineWidth == 3)
        var count = 0
        var phase: CGFloat = 0
        var lengths: [CGFloat] = [0, 0]
        copy.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [4, 2])
        #expect(count == 2)
        #expect(phase == 1)
    }
}
