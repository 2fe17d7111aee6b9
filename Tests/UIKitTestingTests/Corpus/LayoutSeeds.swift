import UIKitTesting

@MainActor
enum LayoutSeeds {
    final class GrowsViews: UIViewController {
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if view.subviews.count < 5 { view.addSubview(UIView()) }
        }
    }
    class GrowsBase: UIViewController {
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            decorate()
        }
        func decorate() {}
    }
    final class GrowsLayers: GrowsBase {
        override func decorate() { if (view.layer.sublayers ?? []).count < 5 { view.layer.addSublayer(CALayer()) } }
    }
    final class GrowsConstraints: GrowsBase {
        override func decorate() {
            guard view.constraints.count < 5 else { return }
            [view].forEach { $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true }
        }
    }

    class Loops: UIViewController {
        var rest = 100
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            rest -= 1
            if rest > 0 { again() }
        }
        func again() { view.setNeedsLayout() }
    }
    final class LoopsByFrame: Loops { override func again() { view.frame.size.height += 1 } }
    final class LoopsInClosure: Loops { override func again() { [view].forEach { $0.setNeedsLayout() } } }

    final class Slow: UIViewController {
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            Work.burn()
        }
    }
    class SlowBase: UIViewController {
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            measure()
        }
        func measure() {}
    }
    final class SlowByHelper: SlowBase { override func measure() { Work.burn() } }
    final class SlowInClosure: SlowBase { override func measure() { [0].forEach { _ in Work.burn() } } }

    static let all: [Seed] = [
        Seed("growth-in-layout", "views", Scene.laidOut) { GrowsViews() },
        Seed("growth-in-layout", "layers, by a helper that the base class calls", Scene.laidOut) { GrowsLayers() },
        Seed("growth-in-layout", "constraints, in a closure", Scene.laidOut) { GrowsConstraints() },
        Seed("layout-loop", "direct", Scene.shown) { Loops() },
        Seed("layout-loop", "by a frame, in a helper", Scene.shown) { LoopsByFrame() },
        Seed("layout-loop", "in a closure", Scene.shown) { LoopsInClosure() },
        Seed("layout-loop", "in a child", Scene.shown) { Box.around(Loops()) },
        Seed("slow-layout", "direct", Scene.shown) { Slow() },
        Seed("slow-layout", "by a helper that the base class calls", Scene.shown) { SlowByHelper() },
        Seed("slow-layout", "in a closure, in a child", Scene.shown) { Box.around(SlowInClosure()) },
    ]

    final class AddsOnce: UIViewController {
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if view.subviews.isEmpty { view.addSubview(UIView()) }
        }
    }
    final class Settles: UIViewController {
        var passes = 0
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            passes += 1
            if passes < 5 { view.setNeedsLayout() }
        }
    }

    static let near: [Seed] = [
        Seed(nil, "a view that is added once", Scene.laidOut) { AddsOnce() },
        Seed(nil, "layout that settles after some passes", Scene.shown) { Settles() },
    ]
}

/// Work that takes processor time.
enum Work {
    nonisolated(unsafe) static var result = 0

    /// Uses the processor for a twenty-fifth of a second.
    static func burn() {
        var start = timespec(), now = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
        repeat {
            for number in 0..<1000 { result &+= number }
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
        } while Double(now.tv_sec - start.tv_sec) + Double(now.tv_nsec - start.tv_nsec) / 1e9 < 0.04
    }
}
