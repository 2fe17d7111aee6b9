import Testing
import UIKitTesting

/// Block observers, observed properties, animations and gestures that outlast an appearance.
@Suite(.serialized) @MainActor
struct RunnerCheckTests {
    private static let news = Notification.Name("UnderstudyNews")

    final class Blocks: UIViewController {
        var token: (any NSObjectProtocol)?
        let removes: Bool
        init(removes: Bool) {
            self.removes = removes
            super.init(nibName: nil, bundle: nil)
        }
        required init(nibName: String?, bundle: Bundle?) { fatalError() }
        required init?(coder: NSCoder) { fatalError() }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            token = NotificationCenter.default.addObserver(forName: RunnerCheckTests.news, object: nil, queue: nil) { _ in }
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if removes, let token { NotificationCenter.default.removeObserver(token) }
        }
    }
    final class Discards: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            _ = NotificationCenter.default.addObserver(forName: RunnerCheckTests.news, object: nil, queue: nil) { _ in }
        }
    }

    /// A token that nothing but the centre holds can be removed by nobody; one that is overwritten is lost likewise.
    @Test("block observers that stay, pile up or lose their token are found")
    func blocks() {
        #expect(mistakesShowing(Blocks(removes: false)) == [
            "observer-not-removed: the observer of UnderstudyNews added in viewWillAppear(_:) is not removed when the controller disappears",
        ])
        #expect(mistakesCovering(Blocks(removes: false)) == [
            "observer-not-removed: the observer of UnderstudyNews added in viewWillAppear(_:) is not removed when the controller disappears",
            "observer-not-removed: the observer of UnderstudyNews added in viewWillAppear(_:) is registered 2 times: its method is called 2 times",
            "observer-not-removed: the observer of UnderstudyNews added in viewWillAppear(_:) is registered 3 times: its method is called 3 times",
        ])
        #expect(mistakesCovering(Blocks(removes: true)) == [])
        #expect(mistakesShowing(Discards()) == [
            "discarded-observer-token: the token of the block observer of UnderstudyNews is thrown away, so that it can never be removed",
        ])
    }

    final class Watches: UIViewController {
        let scroll = UIScrollView()
        var observation: NSKeyValueObservation?
        let ends: Bool
        init(ends: Bool) {
            self.ends = ends
            super.init(nibName: nil, bundle: nil)
        }
        required init(nibName: String?, bundle: Bundle?) { fatalError() }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            observation = scroll.observe(\.contentOffset, _key: "contentOffset") { _, _ in }
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            if ends { observation?.invalidate() }
        }
    }
    final class WatchesByMethod: UIViewController {
        let scroll = UIScrollView()
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            scroll.addObserver(self, forKeyPath: "contentOffset", options: [], context: nil)
        }
    }

    /// The former observation ends as the property that held it gets the next, so that it never runs twice.
    @Test("observed properties that stay or pile up are found")
    func properties() {
        let stays = "observer-not-removed: the observer of contentOffset added in viewDidAppear(_:)"
        #expect(mistakesCovering(Watches(ends: false)).contains("\(stays) is not removed when the controller disappears"))
        #expect(mistakesCovering(Watches(ends: true)) == [])
        #expect(mistakesCovering(WatchesByMethod()) == [
            "\(stays) is not removed when the controller disappears",
            "\(stays) is registered 2 times: its method is called 2 times",
            "\(stays) is registered 3 times: its method is called 3 times",
        ])
    }

    final class Pulses: UIViewController {
        let onWindow: Bool
        init(onWindow: Bool) {
            self.onWindow = onWindow
            super.init(nibName: nil, bundle: nil)
        }
        required init(nibName: String?, bundle: Bundle?) { fatalError() }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let pulse = CABasicAnimation(keyPath: "opacity")
            pulse.toValue = 0.5
            pulse.repeatCount = .infinity
            (onWindow ? view.window?.layer : view.layer)?.add(pulse, forKey: "pulse")
        }
    }

    @Test("an endless animation on the window stays; one on the controller's view ends with it")
    func animations() {
        #expect(mistakesCovering(Pulses(onWindow: true)) == [
            "animation-not-removed: the endless animation of opacity begun in viewDidAppear(_:) still runs after the controller has disappeared",
        ])
        #expect(mistakesCovering(Pulses(onWindow: false)) == [])
    }

    final class Taps: UIViewController {
        lazy var tap = UITapGestureRecognizer(target: nil, action: nil)
        let removes: Bool
        init(removes: Bool) {
            self.removes = removes
            super.init(nibName: nil, bundle: nil)
        }
        required init(nibName: String?, bundle: Bundle?) { fatalError() }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            view.window?.addGestureRecognizer(tap)
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            if removes { tap.view?.removeGestureRecognizer(tap) }
        }
    }
    final class Joins: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            navigationController?.interactivePopGestureRecognizer?.addTarget(self, action: Selector("swiped:"))
        }
    }

    @Test("gestures and actions on views of others that stay are found")
    func gestures() {
        #expect(mistakesCovering(Taps(removes: false)) == [
            "gesture-not-removed: the UITapGestureRecognizer added to a UIWindow in viewDidAppear(_:) is still there after the controller has disappeared",
        ])
        #expect(mistakesCovering(Taps(removes: true)) == [])
        #expect(mistakesCovering(Joins()).count == 1)
    }
}
