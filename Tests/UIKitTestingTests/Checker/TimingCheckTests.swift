import Testing
import UIKitTesting

@Suite(.serialized) @MainActor
struct TimingCheckTests {
    final class Other: UIViewController {}

    // MARK: Screens

    final class PresentsInLoad: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            present(Other(), animated: true)
        }
    }
    final class PresentsInWillAppear: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            present(Other(), animated: false)
        }
    }
    final class PushesInLoad: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            navigationController?.pushViewController(Other(), animated: false)
        }
    }
    final class PresentsLater: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if presentedViewController == nil { present(Other(), animated: true) }
        }
    }
    final class FillsOwnStack: UINavigationController {
        override func viewDidLoad() {
            super.viewDidLoad()
            pushViewController(Other(), animated: false)
        }
    }

    @Test("screens asked for in viewDidLoad or viewWillAppear are found, once")
    func early() {
        #expect(mistakesShowing(PresentsInLoad()) == [
            "early-presentation: present(_:animated:completion:) in viewDidLoad() comes before the controller is in the window",
        ])
        #expect(mistakesShowing(PresentsInWillAppear()).first
            == "early-presentation: present(_:animated:completion:) in viewWillAppear(_:) comes before the controller is in the window")
        #expect(mistakesShowing(UINavigationController(rootViewController: PushesInLoad())) == [
            "early-presentation: pushViewController(_:animated:) in viewDidLoad() comes before the controller is in the window",
        ])
    }

    @Test("presenting in viewDidAppear, and a container that fills its own stack, are right")
    func notEarly() {
        let later = mistakes {
            let host = TestWindow(showing: PresentsLater())
            TestClock.runUntilIdle(limit: 2)
            host.window.rootViewController?.dismiss(animated: false)
            host.settle()
            host.close()
        }
        #expect(later == [])
        #expect(mistakesShowing(FillsOwnStack()) == [])
    }

    final class Home: UIViewController {}

    @Test("presentations that UIKit refuses are found with the reason (contract section 11)")
    func refused() {
        let call = "refused-presentation: present(_:animated:completion:) on Home"
        let twice = mistakes {
            let home = Home()
            let host = TestWindow(showing: home)
            home.present(Other(), animated: true)
            home.present(Other(), animated: true)
            TestClock.runUntilIdle(limit: 2)
            home.present(Other(), animated: true)
            home.dismiss(animated: false)
            host.settle()
            host.close()
        }
        #expect(twice == [
            "\(call) cannot show Other: another presentation is in progress",
            "\(call) cannot show Other: Other is presented already",
        ])
        #expect(mistakes { Home().present(Other(), animated: false) } == ["\(call) cannot show Other: its view is not in a window"])
    }

    @Test("a second dismissal and a push during a push are found")
    func changes() {
        let dismissed = mistakes {
            let home = Home()
            let host = TestWindow(showing: home)
            home.present(Other(), animated: false)
            TestClock.runUntilIdle(limit: 2)
            home.dismiss(animated: true)
            home.dismiss(animated: true)
            TestClock.runUntilIdle(limit: 2)
            host.close()
        }
        #expect(dismissed == [
            "refused-presentation: dismiss(animated:completion:) on Home comes a second time: Other is being dismissed already",
        ])
        let pushed = mistakes {
            let navigation = UINavigationController(rootViewController: Home())
            let host = TestWindow(showing: navigation)
            navigation.pushViewController(Other(), animated: true)
            turnRunLoop()
            TestClock.advance(by: 0.1)
            navigation.pushViewController(Other(), animated: true)
            TestClock.runUntilIdle(limit: 3)
            host.close()
        }
        #expect(pushed == [
            "refused-presentation: pushViewController(_:animated:) on UINavigationController comes while an animated push or pop is running",
        ])
    }

    @Test("a root replaced under a modal is found; one replaced after the dismissal is not")
    func root() {
        func replace(dismissing: Bool) -> [String] {
            mistakes {
                let home = Home()
                let host = TestWindow(showing: home)
                home.present(Other(), animated: false)
                TestClock.runUntilIdle(limit: 2)
                if dismissing {
                    home.dismiss(animated: false)
                    TestClock.runUntilIdle(limit: 2)
                }
                host.show(UIViewController())
                host.close()
            }
        }
        #expect(replace(dismissing: false) == ["root-replaced-under-modal: the root Home is replaced while it presents Other"])
        #expect(replace(dismissing: true) == [])
    }

    // MARK: Geometry

    class Reader: UIViewController {
        var width: CGFloat = 0
        func read() { width = view.bounds.width }
    }
    final class ReadsInLoad: Reader {
        override func viewDidLoad() {
            super.viewDidLoad()
            read()
        }
        override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)) }
    }
    final class ReadsWindow: UIViewController {
        var isShown = false
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            isShown = view.window != nil
        }
    }
    final class ReadsInsets: UIViewController {
        var top: CGFloat = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            top = view.safeAreaInsets.top
        }
    }
    final class ReadsFinal: UIViewController {
        var width: CGFloat = 0
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            width = view.bounds.width
        }
    }
    final class Fills: UIViewController {
        override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)) }
        override func viewDidLoad() {
            super.viewDidLoad()
            let full = UIView(frame: view.bounds)
            full.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(full)
        }
    }

    @Test("values that proved different later are found, with both values")
    func geometry() {
        #expect(mistakesShowing(ReadsInLoad()) == [
            "early-geometry: view.bounds is read in viewDidLoad() as 100 × 50, and is 393 × 852 once the controller has appeared",
        ])
        #expect(mistakesShowing(UINavigationController(rootViewController: ReadsWindow())) == [
            "early-geometry: view.window is read in viewWillAppear(_:) as nil, and is a window once the controller has appeared",
        ])
        #expect(mistakesShowing(ReadsInsets()) == [
            "early-geometry: view.safeAreaInsets is read in viewDidLoad() as (top 0, left 0, bottom 0, right 0), and is "
                + "(top 59, left 0, bottom 34, right 0) once the controller has appeared",
        ])
    }

    @Test("values that stay, late reads, and frames of views that follow are right; UIKit's own reads are not looked at")
    func finalGeometry() {
        final class Same: Reader {
            override func viewDidLoad() {
                super.viewDidLoad()
                read()
                view.addSubview(UILabel())
            }
        }
        #expect(mistakesShowing(Same()) == [])
        #expect(mistakesShowing(ReadsFinal()) == [])
        #expect(mistakesShowing(Fills()) == [])
    }

    // MARK: Swipes

    class Draft: UIViewController {
        var text = "Hello"
        var isPlaying = true
    }
    final class ClearsEarly: Draft {
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            text = ""
        }
    }
    final class StopsEarly: Draft {
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            isPlaying = false
        }
    }
    final class Restores: Draft {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            isPlaying = true
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            isPlaying = false
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            text = ""
        }
    }

    @Test("state given up in viewWillDisappear is found when the swipe is cancelled and it does not come back")
    func swipes() {
        #expect(mistakes(on: .open, .push, .swipeBack(0.4, .cancel)) { ClearsEarly() } == [
            "saving-in-will-disappear: viewWillDisappear(_:) changes ClearsEarly.text from \"Hello\" to \"\", and it stays so when the swipe back is cancelled",
        ])
        #expect(mistakes(on: .open, .push, .swipeBack(0.3, .cancel)) { StopsEarly() } == [
            "saving-in-will-disappear: viewWillDisappear(_:) changes StopsEarly.isPlaying from true to false, and it stays so when the swipe back is cancelled",
        ])
        #expect(mistakes(on: .open, .sheet, .dragDismiss(0.3, .cancel)) { ClearsEarly() }.count <= 1)
        #expect(mistakes(on: .open, .push, .swipeBack(0.4, .cancel)) { Restores() } == [])
        #expect(mistakes(on: .open, .push, .pop) { ClearsEarly() } == [])
    }
}
