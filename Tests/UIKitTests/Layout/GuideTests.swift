import Testing
import UIKit
import UIKitTesting

@Suite @MainActor struct GuideTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test func aGuideOfOnesOwnTakesPartLikeAView() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        #expect(root.layoutGuides == [guide])
        let view = root.placed()
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
            guide.widthAnchor.constraint(equalToConstant: 50), guide.topAnchor.constraint(equalTo: root.topAnchor),
            guide.heightAnchor.constraint(equalToConstant: 9),
            view.leftAnchor.constraint(equalTo: guide.rightAnchor), view.topAnchor.constraint(equalTo: guide.bottomAnchor),
            view.widthAnchor.constraint(equalTo: guide.widthAnchor), view.heightAnchor.constraint(equalToConstant: 1),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 40, y: 0, width: 50, height: 9))
        #expect(view.frame == CGRect(x: 90, y: 9, width: 50, height: 1))
        root.removeLayoutGuide(guide)
        #expect(guide.owningView == nil)
        #expect(view.constraints.count + root.constraints.count == 1)
    }

    @Test func marginsGuideFollowsTheMargins() {
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let view = root.placed()
        let guide = root.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            NSLayoutConstraint(
                item: view, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottomMargin,
                multiplier: 1, constant: 0),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 1, width: 314, height: 476))
        root.layoutMargins.left = 20
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 1, width: 296, height: 476))
        #expect(guide.layoutFrame == CGRect(x: 20, y: 1, width: 296, height: 476))
        #expect(root.layoutMarginsGuide === guide)
    }

    @Test func safeAreaGuideFollowsTheSafeArea() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 5, right: 2)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        let view: UIView = controller.view.placed()
        let guide = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        window.isHidden = false
        window.layoutIfNeeded()
        let insets = controller.view.safeAreaInsets
        #expect(insets.top >= 10)
        #expect(view.frame == controller.view.bounds.inset(by: insets))
        controller.additionalSafeAreaInsets.top = 30
        window.layoutIfNeeded()
        #expect(view.frame == controller.view.bounds.inset(by: controller.view.safeAreaInsets))
        #expect(controller.view.safeAreaInsets.top == insets.top + 20)
    }

    /// 672 points at the default size of text (Apple documentation: *readableContentGuide*), in proportion to the body
    /// font at others: 14 points at extra small.
    @Test func readableWidthGoesByTheSizeOfText() {
        let host = TestWindow()
        let wide = host.show(UIView(frame: CGRect(x: 0, y: 100, width: 1024, height: 100)))
        wide.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        let text = wide.placed()
        NSLayoutConstraint.activate([
            text.leftAnchor.constraint(equalTo: wide.readableContentGuide.leftAnchor),
            text.rightAnchor.constraint(equalTo: wide.readableContentGuide.rightAnchor),
        ])
        wide.layoutIfNeeded()
        #expect(text.frame.minX == 176)
        #expect(text.frame.width == 672)
        #expect(wide.readableContentGuide.layoutFrame.width == 672)
        wide.traitOverrides.preferredContentSizeCategory = .extraSmall
        host.settle()
        #expect(text.frame.width == 553)
        wide.frame.size.width = 400
        wide.layoutIfNeeded()
        #expect(text.frame.minX == 8)
        #expect(text.frame.width == 384)
        host.close()
    }

    @Test func distancesBetweenAnchorsAreSizes() {
        let a = root.placed(), b = root.placed()
        NSLayoutConstraint.activate([
            a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30), a.widthAnchor.constraint(equalToConstant: 10),
            b.widthAnchor.constraint(equalToConstant: 10),
            // As far from a to b as from the edge to a, twice.
            a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(
                equalTo: root.leftAnchor.anchorWithOffset(to: a.leftAnchor), multiplier: 2),
            a.topAnchor.anchorWithOffset(to: a.bottomAnchor).constraint(equalToConstant: 12),
        ])
        root.layoutIfNeeded()
        #expect(b.frame.minX == 100)
        #expect(a.frame.height == 12)
    }

    @Test func systemSpacingIsEightPoints() {
        let a = root.placed()
        let made = a.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2)
        #expect(made.constant == 16)
        #expect(a.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1).constant == 8)
    }

    @Test func anchorsOfOneItemAndAttributeAreEqual() {
        #expect(root.topAnchor == root.topAnchor)
        #expect(root.topAnchor != root.bottomAnchor)
        let made = root.widthAnchor.constraint(equalToConstant: 1)
        #expect(made.firstAnchor.isEqual(root.widthAnchor))
        #expect(made.secondAnchor == nil)
        #expect(root.leftAnchor.item === root)
    }
}

@Suite @MainActor struct ScrollViewLayoutTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func pinnedScrollView() -> UIScrollView {
        let scrollView = root.adding(UIScrollView())
        NSLayoutConstraint.activate([
            scrollView.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
            scrollView.rightAnchor.constraint(equalTo: root.rightAnchor),
            scrollView.topAnchor.constraint(equalTo: root.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        return scrollView
    }

    @Test func constraintsToTheEdgesGiveTheContentItsSize() {
        let scrollView = pinnedScrollView()
        let content = scrollView.placed()
        NSLayoutConstraint.activate([
            content.leftAnchor.constraint(equalTo: scrollView.leftAnchor, constant: 10),
            content.rightAnchor.constraint(equalTo: scrollView.rightAnchor, constant: -10),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            content.heightAnchor.constraint(equalToConstant: 1000),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        ])
        root.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 10, y: 0, width: 300, height: 1000))
        #expect(scrollView.contentSize == CGSize(width: 320, height: 1000))
        #expect(scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 320, height: 1000))
    }

    @Test func theFrameGuideStaysWhereItIs() {
        let scrollView = pinnedScrollView()
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        let header = scrollView.placed(), label = root.placed(), inside = scrollView.placed()
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5),
            header.leftAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leftAnchor),
            header.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            header.heightAnchor.constraint(equalToConstant: 10),
            inside.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 300),
            inside.heightAnchor.constraint(equalToConstant: 10),
            label.topAnchor.constraint(equalTo: inside.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(header.frame == CGRect(x: 0, y: 5, width: 300, height: 10))
        #expect(label.frame.minY == 310)
        scrollView.contentOffset = CGPoint(x: 0, y: 120)
        root.layoutIfNeeded()
        #expect(header.frame == CGRect(x: 0, y: 125, width: 300, height: 10))
        #expect(inside.frame.minY == 300)
        // What hangs outside on something inside follows the scrolling.
        #expect(label.frame.minY == 190)
    }
}
