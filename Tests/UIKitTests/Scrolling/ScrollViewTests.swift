import Testing
import UIKit

/// Writes down what a scroll view tells its delegate.
private final class Listener: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    weak var zoomed: UIView?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if calls.last != "didScroll" { calls.append("didScroll") }
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("didEndScrollingAnimation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("didZoom") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { calls.append("insetChanged") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("didScrollToTop") }
}

/// *UIScrollView* as Apple documents it.
@Suite @MainActor
struct ScrollViewTests {
    let stage: Stage
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 200))
    private let listener = Listener()

    init() {
        let root = UIViewController()
        stage = Stage(root: root)
        stage.settle()
        root.view.addSubview(scroll)
        scroll.contentSize = CGSize(width: 100, height: 1000)
        scroll.delegate = listener
        stage.settle()
        listener.calls = []
    }

    private func pass(_ seconds: TimeInterval) {
        stage.turn()
        MainClock.shared.advance(by: seconds)
        stage.turn()
    }

    @Test("The content offset is the origin of the bounds, and each change is reported")
    func offset() {
        scroll.contentOffset = CGPoint(x: 0, y: 50)
        #expect(scroll.bounds.origin == CGPoint(x: 0, y: 50))
        #expect(listener.calls == ["didScroll"])
        scroll.bounds.origin.y = 70
        #expect(scroll.contentOffset.y == 70)
        scroll.contentOffset = CGPoint(x: 0, y: 70)
        #expect(listener.calls == ["didScroll"])
    }

    @Test("An offset set in code is not held within the content")
    func freeOffset() {
        scroll.contentOffset.y = 5000
        #expect(scroll.contentOffset.y == 5000)
    }

    @Test("An animated change scrolls step by step and reports its end; none when nothing changes")
    func animated() {
        scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        #expect(scroll.contentOffset.y == 0)
        pass(0.15)
        #expect(scroll.contentOffset.y > 100 && scroll.contentOffset.y < 200)
        pass(0.3)
        #expect(scroll.contentOffset.y == 300)
        #expect(listener.calls == ["didScroll", "didEndScrollingAnimation"])
        scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        pass(1)
        #expect(listener.calls == ["didScroll", "didEndScrollingAnimation"])
    }

    @Test("scrollRectToVisible scrolls as far as needed, and not at all when visible")
    func reveal() {
        scroll.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: false)
        #expect(scroll.contentOffset.y == 0)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 290, width: 10, height: 10), animated: false)
        #expect(scroll.contentOffset.y == 100)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
        #expect(scroll.contentOffset.y == 20)
    }

    @Test("Content that becomes shorter comes back into its range")
    func shorterContent() {
        scroll.contentOffset.y = 800
        scroll.contentSize.height = 500
        #expect(scroll.contentOffset.y == 300)
    }

    @Test("adjustedContentInset adds the safe area by the adjustment behaviour")
    func insets() {
        scroll.frame = stage.window.bounds
        stage.settle()
        let safe = scroll.safeAreaInsets
        #expect(safe.top > 0)
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0))
        #expect(scroll.contentOffset.y == -safe.top)
        scroll.contentInsetAdjustmentBehavior = .never
        #expect(scroll.adjustedContentInset == .zero)
        scroll.contentInset = UIEdgeInsets(top: 7, left: 0, bottom: 9, right: 0)
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 7, left: 0, bottom: 9, right: 0))
        scroll.contentInsetAdjustmentBehavior = .always
        #expect(scroll.adjustedContentInset.top == 7 + safe.top)
        #expect(listener.calls.contains("insetChanged"))
    }

    @Test("The zoom scale is kept within its limits and scales the content")
    func zoom() {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.addSubview(content)
        listener.zoomed = content
        scroll.maximumZoomScale = 4
        scroll.zoomScale = 2
        #expect(content.frame.size == CGSize(width: 200, height: 200))
        #expect(scroll.contentSize == CGSize(width: 200, height: 200))
        scroll.zoomScale = 9
        #expect(scroll.zoomScale == 4)
        #expect(listener.calls.filter { $0 == "didZoom" }.count == 2)
    }

    @Test("Defaults are UIKit's")
    func defaults() {
        let view = UIScrollView()
        #expect(view.bounces && view.isScrollEnabled && view.scrollsToTop && view.clipsToBounds)
        #expect(view.delaysContentTouches && view.canCancelContentTouches)
        #expect(!view.isPagingEnabled && !view.alwaysBounceVertical && !view.isDirectionalLockEnabled)
        #expect(view.decelerationRate == .normal)
        #expect(view.contentInsetAdjustmentBehavior == .automatic)
        #expect(view.zoomScale == 1 && view.minimumZoomScale == 1 && view.maximumZoomScale == 1)
        #expect(view.keyboardDismissMode == .none)
        #expect(view.pinchGestureRecognizer == nil)
        #expect(view.gestureRecognizers?.contains(view.panGestureRecognizer) == true)
    }

    @Test("contentOffset and contentSize can be observed by key")
    func observing() {
        var offsets: [CGFloat] = []
        let observation = scroll.observe(\.contentOffset, _key: "contentOffset", options: [.new]) { view, _ in
            offsets.append(view.contentOffset.y)
        }
        scroll.contentOffset.y = 10
        scroll.contentOffset.y = 20
        #expect(offsets == [10, 20])
        observation.invalidate()
    }

    @Test("A layout follows each scroll")
    func layoutOnScroll() {
        final class Counting: UIScrollView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.layoutIfNeeded()
        let before = view.layouts
        view.contentOffset.y = 5
        view.layoutIfNeeded()
        #expect(view.layouts == before + 1)
    }
}

extension ScrollViewTests {
    @Test("Constraints to the scroll view's edges decide the size of its content")
    func contentByConstraints() {
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        scroll.addSubview(content)
        stage.window.addSubview(scroll)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 500),
        ])
        stage.turn()
        #expect(scroll.contentSize == CGSize(width: 100, height: 530))
        #expect(content.frame == CGRect(x: 0, y: 10, width: 100, height: 500))
    }
}
