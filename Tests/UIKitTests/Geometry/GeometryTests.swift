import Foundation
import Testing

@testable import UIKit

/// UIKit, "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset", "UIRectEdge" and the text forms of `NSCoder`.
@Suite struct GeometryTests {
    @Test func insetsMoveEdgesInwards() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let rect = CGRect(x: 10, y: 20, width: 100, height: 200).inset(by: insets)
        #expect(rect == CGRect(x: 12, y: 21, width: 94, height: 196))
        #expect(UIEdgeInsets.zero == UIEdgeInsets())
        #expect(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 1) != .zero)
    }

    @Test func directionalInsetsFollowTheReadingDirection() {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets.resolved(isRightToLeft: false) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(insets.resolved(isRightToLeft: true) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(insets.resolved(isRightToLeft: true).directional(isRightToLeft: true) == insets)
    }

    @Test func textFormsAreThoseOfUIKit() {
        #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
        #expect(NSCoder.string(for: CGSize(width: 3, height: 4)) == "{3, 4}")
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
        #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
        #expect(NSCoder.string(for: UIOffset(horizontal: 1, vertical: 2)) == "{1, 2}")
    }

    @Test func textIsReadBackAndMalformedTextIsZero() {
        #expect(NSCoder.cgRect(for: "{{1, 2}, {3.5, 4}}") == CGRect(x: 1, y: 2, width: 3.5, height: 4))
        #expect(NSCoder.cgPoint(for: "{-1,2}") == CGPoint(x: -1, y: 2))
        #expect(NSCoder.cgSize(for: "nonsense") == .zero)
        #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3}") == .zero)
    }

    @Test func valuesAreBoxedAndUnboxed() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.width == 3)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
        #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
    }

    @Test func archivesKeepGeometry() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
        archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
        archiver.encode(CGPoint(x: 5, y: 6), forKey: "point")
        archiver.encode(CGSize(width: 7, height: 8), forKey: "size")
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(coder.decodeUIEdgeInsets(forKey: "insets") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(coder.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(coder.decodeCGPoint(forKey: "point") == CGPoint(x: 5, y: 6))
        #expect(coder.decodeCGSize(forKey: "size") == CGSize(width: 7, height: 8))
        #expect(coder.decodeCGSize(forKey: "none") == .zero)
    }

    @Test func transformsAreBoxedWrittenAndRead() {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6.5)
        #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
        #expect(NSCoder.string(for: transform) == "[1, 2, 3, 4, 5, 6.5]")
        #expect(NSCoder.cgAffineTransform(for: "[1, 2, 3, 4, 5, 6.5]") == transform)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    }

    @Test func insetsAreCodedAsArrays() throws {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let data = try JSONEncoder().encode(insets)
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4]")
        #expect(try JSONDecoder().decode(UIEdgeInsets.self, from: data) == insets)
    }

    @Test func edgeSetsHaveUIKitsRawValues() {
        #expect(UIRectEdge.all.rawValue == 15)
        #expect(UIRectEdge.right.rawValue == 8)
        #expect(NSDirectionalRectEdge.trailing.rawValue == 8)
        #expect(UIRectCorner.allCorners.contains(.bottomRight))
        #expect(UIAxis.both == [.horizontal, .vertical])
    }
}
