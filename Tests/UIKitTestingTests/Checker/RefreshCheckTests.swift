import Testing
import UIKitTesting

/// Refreshes that a sheet's dismissal or the way back from the background does not bring about.
@Suite(.serialized) @MainActor
struct RefreshCheckTests {
    @MainActor
    final class Store { var items = ["milk"] }

    class List: UIViewController {
        let store: Store
        var items: [String] = []
        init(_ store: Store) {
            self.store = store
            super.init(nibName: nil, bundle: nil)
        }
        required init(nibName: String?, bundle: Bundle?) { fatalError() }
        required init?(coder: NSCoder) { fatalError() }
        func reload() { items = store.items }
        func editor() -> UIViewController { Editor() }
    }
    final class OnlyOnAppear: List {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            reload()
        }
    }
    final class Told: List {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            reload()
        }
        override func editor() -> UIViewController {
            let editor = Editor()
            editor.onSave = { [weak self] in self?.reload() }
            return editor
        }
    }
    final class Observing: List {
        override func viewDidLoad() {
            super.viewDidLoad()
            NotificationCenter.default.addObserver(
                self, selector: Selector("reload"), name: Notification.Name("UnderstudyChange"), object: nil)
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            reload()
        }
    }
    final class CountsVisits: List {
        var visits = 0
        var isShown = false
        var lastShown = Date()
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            visits += 1
            isShown = true
            lastShown = Date()
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            isShown = false
        }
    }
    final class Editor: UIViewController { var onSave: (() -> Void)? }

    private enum Uncovering { case sheet(UIModalPresentationStyle), background }

    /// The list is left for a page on which the store changes, then a sheet or the home screen covers it.
    private func visit(_ make: (Store) -> List, _ uncovering: Uncovering) -> [String] {
        mistakes {
            let store = Store()
            let list = make(store)
            let navigation = UINavigationController(rootViewController: list)
            let host = TestWindow(showing: navigation)
            navigation.pushViewController(UIViewController(), animated: false)
            TestClock.runUntilIdle(limit: 1)
            store.items.append("bread")
            store.items.append("salt")
            navigation.popViewController(animated: false)
            TestClock.runUntilIdle(limit: 1)
            switch uncovering {
            case .sheet(let style):
                let editor = list.editor()
                editor.modalPresentationStyle = style
                list.present(editor, animated: true)
                TestClock.runUntilIdle(limit: 2)
                editor.dismiss(animated: true)
                TestClock.runUntilIdle(limit: 2)
            case .background:
                SimulatedApplication.enterBackground()
                turnRunLoop()
                SimulatedApplication.enterForeground()
                turnRunLoop()
            }
            host.close()
        }
    }

    private let refreshed = "refresh-only-on-appear: OnlyOnAppear.items is refreshed only in viewWillAppear(_:), as from "
        + "[\"milk\"] to [\"milk\", \"bread\", \"salt\"], which is not called when "

    @Test("a refresh that a sheet's dismissal does not bring about is found; covering ones and those that tell are not")
    func sheets() {
        #expect(visit(OnlyOnAppear.init, .sheet(.pageSheet)) == [refreshed + "Editor was dismissed"])
        #expect(visit(OnlyOnAppear.init, .sheet(.fullScreen)) == [])
        #expect(visit(Told.init, .sheet(.pageSheet)) == [])
        #expect(visit(Observing.init, .sheet(.pageSheet)) == [])
    }

    @Test("a refresh that the way back from the background does not bring about is found; an observer's is not")
    func background() {
        #expect(visit(OnlyOnAppear.init, .background) == [refreshed + "the application came back from the background"])
        #expect(visit(Observing.init, .background) == [])
    }

    @Test("counters, flags and dates of appearances are no refresh")
    func counters() {
        #expect(visit(CountsVisits.init, .sheet(.pageSheet)) == [])
        #expect(visit(CountsVisits.init, .background) == [])
    }
}
