import CoreGraphics
import Testing

@Suite struct GeometryTests {
    @Test func vectorsHoldTheirComponents() throws {
        #expect(CGVector(dx: 1, dy: 2).dy == 2)
        #expect(CGVector.zero == CGVector())
        let data = try JSONEncoder().encode(CGVector(dx: 3, dy: 4))
        #expect(try JSONDecoder().decode(CGVector.self, from: data) == CGVector(dx: 3, dy: 4))
    }

    @Test func numbersAndStructuresBridge() {
        #expect((CGFloat(2.5) as Any) as? NSNumber == 2.5)
        #expect((NSNumber(value: 2.5) as Any) as? CGFloat == 2.5)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect((rect as Any as? NSValue)?.rectValue == rect)
        #expect((NSValue(rect: rect) as Any) as? CGRect == rect)
        #expect((NSValue(rect: rect) as Any) as? CGPoint == nil)
        #expect((NSValue(point: CGPoint(x: 1, y: 2)) as Any) as? CGPoint == CGPoint(x: 1, y: 2))
        #expect((NSValue(size: CGSize(width: 1, height: 2)) as Any) as? CGSize == CGSize(width: 1, height: 2))
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
        #expect((transform as Any as? NSValue)?.cgAffineTransformValue == transform)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        #expect((NSNumber(value: 1) as Any) as? CGVector == nil)
    }
}
