import Testing
import UIKit

@Suite @MainActor struct VisualFormatTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func lay(_ formats: [String], options: NSLayoutConstraint.FormatOptions = [], _ views: [String: Any]) {
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: ["gap": 12, "high": 800], views: views))
        }
        root.layoutIfNeeded()
    }

    @Test func sizesSpacesAndEdges() {
        let a = root.placed(), b = root.placed()
        lay(["H:|-10-[a(50)]-[b(a)]", "V:|-gap-[a(20)]", "V:|-5-[b]-7-|"], ["a": a, "b": b])
        #expect(a.frame == CGRect(x: 10, y: 12, width: 50, height: 20))
        // The standard space is 8 points.
        #expect(b.frame == CGRect(x: 68, y: 5, width: 50, height: 468))
    }

    @Test func theStandardSpaceToTheSuperviewIsItsMargin() {
        let a = root.placed()
        root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 30)
        lay(["|-[a]-|", "V:|[a]|"], ["a": a])
        #expect(a.frame == CGRect(x: 20, y: 0, width: 270, height: 480))
    }

    @Test func relationsPrioritiesAndSeveralConditions() {
        let a = root.placed(), b = root.placed()
        lay(
            ["H:|-(>=5,<=9)-[a(>=100,<=200)]-(4@high)-[b(==30)]-(0@gap)-|", "H:[a(150@400)]"],
            ["a": a, "b": b])
        #expect(b.frame.width == 30)
        #expect(b.frame.minX - a.frame.maxX == 4)
        #expect(a.frame.width == 150)
        #expect((5...9).contains(a.frame.minX))
    }

    @Test func optionsAlignNeighboursAndTurnTheDirection() {
        let a = root.placed(), b = root.placed()
        lay(
            ["H:|-10-[a(50)]-5-[b(60)]"], options: [.alignAllTop, .alignAllBottom, .directionRightToLeft],
            ["a": a, "b": b])
        lay(["V:|-30-[a(40)]"], ["a": a])
        #expect(a.frame == CGRect(x: 260, y: 30, width: 50, height: 40))
        #expect(b.frame == CGRect(x: 195, y: 30, width: 60, height: 40))
    }

    @Test func constraintsAreMadeInReadingOrderAndInactive() {
        let a = root.placed()
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "|-3-[a(4)]-5-|", options: [], metrics: nil, views: ["a": a])
        #expect(made.map(\.isActive) == [false, false, false])
        #expect(made.map(\.firstAttribute) == [.leading, .width, .trailing])
        #expect(made.map(\.constant) == [3, 4, 5])
        #expect(made[2].firstItem === root)
    }
}
