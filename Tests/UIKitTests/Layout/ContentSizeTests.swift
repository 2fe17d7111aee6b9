import Testing
import UIKit

@Suite @MainActor struct ContentSizeTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test func naturalSizeIsTakenWhereNothingElseSays() {
        let view = root.adding(SizedView(60, 20))
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
        view.natural = CGSize(width: 70, height: 25)
        view.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 70, height: 25))
    }

    @Test func theLowerHuggingIsStretched() {
        let a = root.adding(SizedView(60, 20)), b = root.adding(SizedView(40, 20))
        a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[a][b]|", options: [], metrics: nil, views: ["a": a, "b": b]))
        root.layoutIfNeeded()
        #expect(a.frame.width == 60)
        #expect(b.frame.width == 260)
        a.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == 280)
        #expect(b.frame.width == 40)
    }

    @Test func theLowerCompressionResistanceIsCompressed() {
        let a = root.adding(SizedView(300, 20)), b = root.adding(SizedView(100, 20))
        b.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[a][b]|", options: [], metrics: nil, views: ["a": a, "b": b]))
        root.layoutIfNeeded()
        #expect(a.frame.width == 220)
        #expect(b.frame.width == 100)
    }

    @Test func defaultsAreAppleS() {
        let view = UIView()
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func edgesAreRoundedToPixels() {
        // At scale 2 the thirds of 320 would be 106.5, 107 and 106.5 points wide.
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let scale = window.traitCollection.displayScale
        let a = window.placed(), b = window.placed(), c = window.placed()
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[a(b)][b(c)][c]|", options: [], metrics: nil,
                views: ["a": a, "b": b, "c": c]))
        window.layoutIfNeeded()
        let first = (CGFloat(320) / 3 * scale).rounded() / scale, second = (CGFloat(640) / 3 * scale).rounded() / scale
        #expect(a.frame.minX == 0)
        #expect(a.frame.maxX == first)
        #expect(abs(b.frame.minX - first) < 1e-9)
        #expect(abs(b.frame.maxX - second) < 1e-9)
        #expect(abs(c.frame.minX - second) < 1e-9)
        #expect(abs(c.frame.maxX - 320) < 1e-9)
    }
}

@Suite @MainActor struct FittingSizeTests {
    @Test func compressedIsTheLeastThatConstraintsAllow() {
        let box = UIView()
        let inner = box.adding(SizedView(60, 20))
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-10-[v]-20-|", options: [], metrics: nil, views: ["v": inner])
                + NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|-5-[v]-6-|", options: [], metrics: nil, views: ["v": inner]))
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 90, height: 31))
        // Hugging (250) beats the target's 50.
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 90, height: 31))
        let wide = box.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 200, height: 31))
    }

    @Test func measuringLeavesTheTreeAlone() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let box = root.placed()
        let inner = box.adding(SizedView(60, 20))
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: root.leftAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
            box.widthAnchor.constraint(equalToConstant: 80), box.heightAnchor.constraint(equalToConstant: 40),
            inner.centerXAnchor.constraint(equalTo: box.centerXAnchor),
            inner.topAnchor.constraint(equalTo: box.topAnchor),
            inner.bottomAnchor.constraint(lessThanOrEqualTo: box.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(box.systemLayoutSizeFitting(.zero) == CGSize(width: 80, height: 40))
        #expect(inner.frame == CGRect(x: 10, y: 0, width: 60, height: 20))
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 0, width: 60, height: 20))
    }
}
