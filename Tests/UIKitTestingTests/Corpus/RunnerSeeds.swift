import UIKitTesting

@MainActor
enum RunnerSeeds {
    class Ticking: UIViewController {
        var timer: Timer?
        var link: CADisplayLink?
        func startTimer(repeats: Bool = true) { timer = Timer._scheduledTimer(withTimeInterval: 1, repeats: repeats) { _ in } }
        func startLink() {
            link = CADisplayLink(target: UIView(), selector: Selector("setNeedsLayout"))
            link?.isPaused = true
            link?.add(to: .main, forMode: .common)
        }
        /// The test is over.
        func end() {
            timer?.invalidate()
            link?.invalidate()
        }
    }

    /// It is shown, and what it leaves behind is ended.
    private static func shown(_ make: @escaping @MainActor () -> UIViewController) async {
        let controller = make()
        await Scene.shown { controller }
        LifecycleChecker.check()
        (controller as? Ticking ?? controller.children.first as? Ticking)?.end()
        turnRunLoop()
    }

    final class TimerStays: Ticking {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            startTimer()
        }
    }
    class TimerBase: Ticking {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            begin()
        }
        func begin() {}
    }
    final class TimerByHelper: TimerBase { override func begin() { startTimer() } }
    final class TimerInClosure: TimerBase { override func begin() { [true].forEach { startTimer(repeats: $0) } } }

    final class LinkStays: Ticking {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            startLink()
        }
    }
    final class LinkByHelper: TimerBase { override func begin() { startLink() } }
    final class LinkInClosure: Ticking {
        lazy var start: () -> Void = { [weak self] in self?.startLink() }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            start()
        }
    }

    class Pulsing: UIViewController {
        func pulse(_ layer: CALayer?) {
            let pulse = CABasicAnimation(keyPath: "opacity")
            pulse.toValue = 0.5
            pulse.duration = 1
            pulse.repeatCount = .infinity
            layer?.add(pulse, forKey: "pulse")
        }
    }
    final class PulsesWindow: Pulsing {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            pulse(view.window?.layer)
        }
    }
    class PulsesBase: Pulsing {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            begin()
        }
        func begin() {}
    }
    final class PulsesBar: PulsesBase { override func begin() { pulse(navigationController?.navigationBar.layer) } }
    final class PulsesByBlock: PulsesBase {
        override func begin() {
            guard let bar = navigationController?.navigationBar else { return }
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { bar.alpha = 0.5 }
        }
    }

    static let all: [Seed] = [
        Seed("timer-not-invalidated", "direct", shown) { TimerStays() },
        Seed("timer-not-invalidated", "by a helper that the base class calls", shown) { TimerByHelper() },
        Seed("timer-not-invalidated", "in a closure", shown) { TimerInClosure() },
        Seed("timer-not-invalidated", "in a child", shown) { Box.around(TimerStays()) },
        Seed("display-link-not-invalidated", "direct", shown) { LinkStays() },
        Seed("display-link-not-invalidated", "by a helper that the base class calls", shown) { LinkByHelper() },
        Seed("display-link-not-invalidated", "in a closure", shown) { LinkInClosure() },
        Seed("animation-not-removed", "on the window", Scene.covered) { PulsesWindow() },
        Seed("animation-not-removed", "on a bar, by a helper that the base class calls", Scene.covered) { PulsesBar() },
        Seed("animation-not-removed", "by an animation block", Scene.covered) { PulsesByBlock() },
    ]

    final class Ends: Ticking {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            startTimer()
            startLink()
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            end()
        }
    }
    final class FiresOnce: Ticking {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            startTimer(repeats: false)
        }
    }
    final class PulsesItself: Pulsing {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            pulse(view.layer)
        }
    }

    static let near: [Seed] = [
        Seed(nil, "a timer and a display link that end", shown) { Ends() },
        Seed(nil, "a timer that fires once", shown) { FiresOnce() },
        Seed(nil, "an animation of the controller's own view", Scene.covered) { PulsesItself() },
    ]
}
