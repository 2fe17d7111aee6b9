import Testing
import UIKit
import UIKitTesting

/// Frames of stack views, worked out by hand from Apple's description of distributions and alignments.
@Suite @MainActor struct StackViewTests {
    private func stack(_ views: [UIView], _ width: CGFloat, _ height: CGFloat) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        return stack
    }

    @Test func fillGivesTheRestToTheLeastHugging() {
        let a = SizedView(30, 10), b = SizedView(40, 10)
        b.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        let stack = stack([a, b], 200, 50)
        stack.spacing = 10
        stack.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 0, y: 0, width: 30, height: 50))
        #expect(b.frame == CGRect(x: 40, y: 0, width: 160, height: 50))
    }

    @Test func fillEqually() {
        let views = [UIView(), UIView(), UIView()]
        let stack = stack(views, 100, 320)
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.spacing = 10
        stack.layoutIfNeeded()
        let origins: [CGFloat] = [0, 110, 220]
        #expect(views.map(\.frame.minY) == origins)
        #expect(views.allSatisfy { $0.frame.size == CGSize(width: 100, height: 100) })
    }

    @Test func fillProportionally() {
        let a = SizedView(10, 10), b = SizedView(30, 10)
        let stack = stack([a, b], 200, 50)
        stack.distribution = .fillProportionally
        stack.layoutIfNeeded()
        #expect(a.frame.width == 50)
        #expect(b.frame == CGRect(x: 50, y: 0, width: 150, height: 50))
    }

    @Test func equalSpacing() {
        let views = [SizedView(20, 10), SizedView(60, 10), SizedView(20, 10)]
        let stack = stack(views, 200, 50)
        stack.distribution = .equalSpacing
        stack.layoutIfNeeded()
        // (200 − 100) / 2 on each side of the middle view.
        #expect(views.map(\.frame.minX) == [0, 70, 180])
        #expect(views.map(\.frame.width) == [20, 60, 20])
    }

    @Test func equalCentering() {
        let views = [SizedView(20, 10), SizedView(60, 10), SizedView(40, 10)]
        let stack = stack(views, 200, 50)
        stack.distribution = .equalCentering
        stack.layoutIfNeeded()
        // Centres at 10 and 180, so the middle one's is 95.
        #expect(views.map(\.frame.minX) == [0, 65, 160])
    }

    @Test func alignments() {
        for (alignment, y, height) in [
            (UIStackView.Alignment.fill, 0, 60), (.top, 0, 10), (.center, 25, 10), (.bottom, 50, 10),
        ] {
            let a = SizedView(30, 10)
            let stack = stack([a], 30, 60)
            stack.alignment = alignment
            stack.layoutIfNeeded()
            let expected = CGRect(x: 0, y: CGFloat(y), width: 30, height: CGFloat(height))
            #expect(a.frame == expected, "\(alignment)")
        }
    }

    @Test func customSpacingMarginsAndHiddenViews() {
        let views = [SizedView(20, 10), SizedView(20, 10), SizedView(20, 10)]
        let stack = stack(views, 200, 50)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 4
        stack.setCustomSpacing(9, after: views[0])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        root.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(views.map(\.frame.minY) == [1, 20, 34])
        // 1 + 10 + 9 + 10 + 4 + 10 + 3 and 2 + 20 + 4.
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 26, height: 47))
        views[0].isHidden = true
        root.layoutIfNeeded()
        #expect(views.dropFirst().map(\.frame.minY) == [1, 15])
        #expect(stack.frame.height == 28)
        views[0].isHidden = false
        root.layoutIfNeeded()
        #expect(stack.frame.height == 47)
        #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    }

    @Test func arrangedSubviewsFollowSubviews() {
        let a = SizedView(1, 1), b = SizedView(1, 1), c = SizedView(1, 1)
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.insertArrangedSubview(c, at: 1)
        #expect(stack.arrangedSubviews == [a, c, b])
        stack.removeArrangedSubview(c)
        #expect(stack.arrangedSubviews == [a, b])
        #expect(c.superview === stack)
        a.removeFromSuperview()
        #expect(stack.arrangedSubviews == [b])
    }

    @Test func nestedStacksMeasureTogether() {
        let inner = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(50, 20)])
        inner.axis = .vertical
        let outer = UIStackView(arrangedSubviews: [inner, SizedView(40, 5)])
        outer.spacing = 5
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 95, height: 30))
    }

    /// Apple documentation: *UIStackView*, "Dynamically changing the stack view's content": the change can be animated.
    @Test func hidingInAnAnimationShrinksTheViewBeforeItGoes() {
        let host = TestWindow()
        let a = SizedView(50, 20), b = SizedView(60, 20)
        let stack = host.window.adding(UIStackView(arrangedSubviews: [a, b]))
        stack.spacing = 10
        NSLayoutConstraint.activate([
            stack.leftAnchor.constraint(equalTo: host.window.leftAnchor),
            stack.topAnchor.constraint(equalTo: host.window.topAnchor),
        ])
        host.settle()
        #expect(stack.frame.width == 120)
        #expect(b.frame == CGRect(x: 60, y: 0, width: 60, height: 20))
        UIView.animate(withDuration: 0.5) { a.isHidden = true }
        #expect(a.isHidden)
        #expect(!a.layer.isHidden)
        #expect(b.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
        #expect(b.layer.animation(forKey: "position") != nil)
        TestClock.advance(by: 0.6)
        #expect(a.layer.isHidden)
        UIView.animate(withDuration: 0.5) { a.isHidden = false }
        #expect(!a.layer.isHidden)
        #expect(b.frame.minX == 60)
        TestClock.advance(by: 0.6)
        host.close()
    }
}
