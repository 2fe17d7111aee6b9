import Testing
import UIKitTesting

/// Layout that makes or asks for more with each pass ends with the commit, whether anybody checks or not.
@Suite(.serialized) @MainActor
struct LayoutLoopTests {
    class Endless: UIViewController { var passes = 0 }
    final class AddsViews: Endless {
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            passes += 1
            view.addSubview(UIView())
        }
    }
    final class AddsLayers: Endless {
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            passes += 1
            view.layer.addSublayer(CALayer())
            view.setNeedsLayout()
        }
    }
    final class AddsConstraints: Endless {
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            passes += 1
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(passes)).isActive = true
            view.setNeedsLayout()
        }
    }
    final class AddsAbove: Endless {
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            passes += 1
            view.superview?.addSubview(UIView())
            view.setNeedsLayout()
            view.superview?.setNeedsLayout()
        }
    }
    final class LaysOutAtOnce: Endless {
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            passes += 1
            let view = UIView()
            self.view.addSubview(view)
            self.view.setNeedsLayout()
            view.layoutIfNeeded()
        }
    }
    final class BreedingView: UIView {
        static var count = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            Self.count += 1
            superview?.addSubview(BreedingView())
        }
    }
    final class Nursery: UIView {}

    private static let makers: [@MainActor @Sendable () -> Endless] = [
        { AddsViews() }, { AddsLayers() }, { AddsConstraints() }, { AddsAbove() }, { LaysOutAtOnce() },
    ]

    @Test("a commit ends, and names who did not settle", arguments: 0..<5)
    func commits(_ index: Int) {
        let controller = Self.makers[index]()
        let found = mistakes {
            let host = TestWindow(showing: controller)
            turnRunLoop()
            host.close()
        }
        #expect(found.contains { $0.hasPrefix("layout-loop: \(type(of: controller)) was laid out 60 times") })
        #expect(controller.passes < 1000)
    }

    @Test("it ends as well while nobody checks", arguments: 0..<5)
    func unchecked(_ index: Int) {
        let controller = Self.makers[index]()
        TestClock.withVirtualTime {
            let host = TestWindow(showing: controller)
            #expect(TestClock.runUntilIdle(limit: 1))
            host.close()
        }
        #expect(controller.passes < 1000)
    }

    @Test("views that breed outside controllers are named by the view")
    func views() {
        BreedingView.count = 0
        let found = mistakes {
            let host = TestWindow(showing: UIViewController())
            let nursery = Nursery()
            host.window.addSubview(nursery)
            nursery.addSubview(BreedingView())
            turnRunLoop()
            host.close()
        }
        #expect(found == ["layout-loop: the layout of a Nursery asked for layout again 100 times in one commit and was left as it was"])
        #expect(BreedingView.count < 1000)
    }
}
