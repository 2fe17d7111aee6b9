import Testing
import UIKit
import UIKitTesting

@MainActor
private final class SearchListener: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
    let log: CallLog
    init(_ log: CallLog) {
        self.log = log
        super.init()
    }
    func willPresentSearchController(_ searchController: UISearchController) { log.add("delegate.willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { log.add("delegate.didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { log.add("delegate.willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { log.add("delegate.didDismiss") }
    func updateSearchResults(for searchController: UISearchController) {
        log.add("updater(\(searchController.searchBar.text ?? ""), active \(searchController.isActive))")
    }
}

/// *UISearchController*: it presents itself, shows results and goes.
@Suite @MainActor
struct SearchControllerTests {
    let log = CallLog()
    let a: Probe
    let results: Probe
    let search: UISearchController
    let navigation: UINavigationController
    let stage: Stage
    private let listener: SearchListener

    init() {
        a = Probe("A", log)
        results = Probe("R", log)
        search = UISearchController(searchResultsController: results)
        listener = SearchListener(log)
        search.delegate = listener
        search.searchResultsUpdater = listener
        a.definesPresentationContext = true
        a.navigationItem.searchController = search
        navigation = UINavigationController(rootViewController: a)
        stage = Stage(root: navigation)
        stage.settle()
        _ = log.take()
    }

    private func lines() -> [String] {
        log.takeAppearance().filter { !$0.contains("Move") && !$0.contains("Is") && !$0.contains("oad") }
            .map { $0.replacingOccurrences(of: "(true)", with: "").replacingOccurrences(of: "(false)", with: "") }
    }

    @Test("The bar is in the navigation bar and its height in the safe area")
    func bar() {
        #expect(search.searchBar.superview === navigation.navigationBar)
        #expect(search.searchBar.frame.maxY == navigation.navigationBar.bounds.maxY)
        #expect(a.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
    }

    @Test("A tap into the bar presents the search on the controller that defines the context, which stays")
    func presentsItself() {
        Touches.tap(search.searchBar.searchTextField)
        #expect(search.isActive)
        stage.settle()
        #expect(lines() == ["delegate.willPresent", "updater(, active true)", "delegate.didPresent"])
        #expect(a.presentedViewController === search)
        #expect(search.presentingViewController === a)
        #expect(a.view.window != nil && search.view.window != nil)
        #expect(search.searchBar.showsCancelButton)
        #expect(results.viewIfLoaded?.window == nil)
        // Visible windows live on, and with them their first responder.
        search.isActive = false
        stage.settle()
        #expect(!search.searchBar.isFirstResponder)
    }

    @Test("Text updates and shows the results; cancel clears, dismisses and tells")
    func textAndCancel() throws {
        search.isActive = true
        stage.settle()
        _ = log.take()
        search.searchBar.text = "Swift"
        stage.settle()
        #expect(lines() == ["R.viewWillAppear", "updater(Swift, active true)", "R.viewDidAppear"])
        #expect(results.view.window != nil && !results.view.isHidden)
        search.isActive = false
        #expect(!search.isActive)
        stage.settle()
        let calls = lines()
        #expect(calls.first == "delegate.willDismiss" && calls.last == "delegate.didDismiss")
        #expect(calls.contains("updater(, active false)"))
        #expect(calls.contains("R.viewDidDisappear"))
        #expect(a.presentedViewController == nil)
        #expect(search.searchBar.text?.isEmpty != false && !search.searchBar.showsCancelButton)
    }

    @Test("obscuresBackgroundDuringPresentation: a tap beside ends the search, or reaches the content", arguments: [true, false])
    func background(obscures: Bool) {
        search.obscuresBackgroundDuringPresentation = obscures
        let button = UIButton(frame: CGRect(x: 40, y: 500, width: 120, height: 44))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        a.view.addSubview(button)
        search.isActive = true
        stage.settle()
        Touches.tap(stage.window, at: button.convert(CGPoint(x: 60, y: 22), to: stage.window))
        stage.settle()
        #expect(taps == (obscures ? 0 : 1))
        #expect(search.isActive == !obscures)
    }

    @Test("A bar in the content: the navigation bar goes while searching and comes back")
    func barInContent() {
        let b = Probe("B", log)
        b.definesPresentationContext = true
        let own = UISearchController(searchResultsController: nil)
        own.obscuresBackgroundDuringPresentation = false
        own.searchBar.frame = CGRect(x: 0, y: 100, width: 390, height: 56)
        navigation.pushViewController(b, animated: false)
        stage.settle()
        b.view.addSubview(own.searchBar)
        own.isActive = true
        stage.settle()
        #expect(navigation.isNavigationBarHidden && own.presentingViewController === b)
        own.isActive = false
        stage.settle()
        #expect(!navigation.isNavigationBarHidden && b.presentedViewController == nil)
    }

    @Test("Scopes come with the search and update the results when chosen")
    func scopes() throws {
        search.searchBar.scopeButtonTitles = ["All", "Some"]
        search.isActive = true
        stage.settle()
        #expect(search.searchBar.showsScopeBar)
        _ = log.take()
        let control = try #require(search.searchBar.subviews.compactMap { $0 as? UISegmentedControl }.first)
        Touches.tap(control, at: CGPoint(x: control.bounds.maxX - 20, y: control.bounds.midY))
        stage.settle()
        #expect(search.searchBar.selectedScopeButtonIndex == 1)
        #expect(lines() == ["updater(, active true)"])
        search.isActive = false
        stage.settle()
        #expect(!search.searchBar.showsScopeBar)
    }

    @Test("A push from the results takes the search along and the way back brings it again")
    func push() {
        search.isActive = true
        stage.settle()
        let b = Probe("B", log)
        navigation.pushViewController(b, animated: false)
        stage.settle()
        #expect(search.view.window == nil)
        #expect(b.view.window != nil)
        navigation.popViewController(animated: false)
        stage.settle()
        #expect(search.view.window != nil && search.isActive)
        #expect(a.presentedViewController === search)
    }

    @Test("Dismissed by its presenter the search is no longer active")
    func dismissedElsewhere() {
        search.isActive = true
        stage.settle()
        a.dismiss(animated: true)
        stage.settle()
        #expect(!search.isActive && a.presentedViewController == nil)
    }

    @Test("Nothing keeps a search controller whose screen went")
    func released() throws {
        let lifetimes = LifetimeTracker()
        func use() {
            let b = Probe("B", log)
            let own = lifetimes.track(UISearchController(searchResultsController: lifetimes.track(Probe("S", log))))
            b.definesPresentationContext = true
            b.navigationItem.searchController = own
            navigation.pushViewController(b, animated: false)
            stage.settle()
            own.isActive = true
            stage.settle()
            own.searchBar.text = "x"
            stage.settle()
            own.isActive = false
            stage.settle()
            lifetimes.trackTree(of: b)
            navigation.popViewController(animated: false)
            stage.settle()
        }
        use()
        try lifetimes.expectReleased()
    }
}
