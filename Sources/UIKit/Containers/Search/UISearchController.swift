/// Presents itself when people use its search bar, with the results of a controller
/// (Apple documentation: *UISearchController*).
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// When the scopes of the bar are shown (Apple documentation: *UISearchController.ScopeBarActivation*).
    public enum ScopeBarActivation: Int, Sendable {
        case automatic = 0, manual, onTextEntry, onSearchActivation
    }

    private let results: UIViewController?
    private let bar = UISearchBar(frame: .zero)
    private let dimming = UIView()
    private var active = false
    private var showsResults = false
    /// Whether the navigation bar was hidden for the search and comes back after it.
    private var hidNavigationBar = false

    /// Makes a controller whose results `searchResultsController` shows; `nil` shows them in the searched
    /// content itself.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bar.controller = self
        bar.frame.size = CGSize(width: UIScreen.main.bounds.width, height: bar.intrinsicContentSize.height)
        super.modalPresentationStyle = .overCurrentContext
        super.modalTransitionStyle = .crossDissolve
    }

    /// Updates the results; not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Hears of the search's presentation; not retained.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether the search is presented; setting it presents or dismisses with animation.
    open var isActive: Bool {
        get { active }
        set { if newValue { activate() } else { deactivate() } }
    }
    /// Whether the searched content is dimmed and takes no touches until there are results; default true.
    open var obscuresBackgroundDuringPresentation = true { didSet { updateContent() } }
    /// Whether the navigation bar makes room for the search bar; default true.
    open var hidesNavigationBarDuringPresentation = true
    /// The controller that shows results.
    open var searchResultsController: UIViewController? { results }
    /// The bar in which people search.
    open var searchBar: UISearchBar { bar }
    /// Whether results are shown as soon as there is text; default true, false once `showsSearchResultsController`
    /// was set.
    open var automaticallyShowsSearchResultsController = true
    /// Whether results are shown; setting it ends the automatic.
    open var showsSearchResultsController: Bool {
        get { showsResults }
        set {
            automaticallyShowsSearchResultsController = false
            showsResults = newValue
            updateContent()
        }
    }
    /// Whether the cancel button comes and goes with the search; default true.
    open var automaticallyShowsCancelButton = true
    /// Whether the scopes come and go with the search; default true. Superseded by `scopeBarActivation`.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    /// When the scopes are shown; default automatic, with the search.
    open var scopeBarActivation: ScopeBarActivation = .automatic

    // MARK: The screen

    open override func loadView() {
        let view = SearchContentView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
        dimming.frame = view.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        let tap = UITapGestureRecognizer()
        tap.addTarget(of: self) { [weak self] _ in self?.isActive = false }
        dimming.addGestureRecognizer(tap)
        view.addSubview(dimming)
        updateContent()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // Dismissed by somebody else: the search is over all the same.
        if isBeingDismissed, active { endSearching() }
    }

    // MARK: Activity

    private func activate() {
        guard !active, let host, host.viewIfLoaded?.window != nil else { return }
        active = true
        if let delegate { delegate.presentSearchController(self) } else { presentItself() }
    }

    /// The default presentation: the delegate hears before and after.
    func presentItself() {
        guard let host, presentingViewController == nil else { return }
        delegate?.willPresentSearchController(self)
        beginSearching()
        host.present(self, animated: true) { [self] in delegate?.didPresentSearchController(self) }
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func beginSearching() {
        active = true
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
        if scopeBarActivation == .automatic || scopeBarActivation == .onSearchActivation, bar.scopeButtonTitles != nil {
            bar.setShowsScope(true, animated: true)
        }
        updateContent()
        changeNavigationBar()
    }

    private func deactivate() {
        guard active else { return }
        guard let presenter = presentation?.presenter else { return endSearching() }
        delegate?.willDismissSearchController(self)
        endSearching()
        presenter.dismiss(animated: true) { [self] in delegate?.didDismissSearchController(self) }
    }

    private func endSearching() {
        active = false
        bar.resignFirstResponder()
        let hadText = bar.text?.isEmpty == false
        bar.text = nil
        if !hadText { searchResultsUpdater?.updateSearchResults(for: self) }
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
        if scopeBarActivation != .manual, bar.scopeButtonTitles != nil { bar.setShowsScope(false, animated: true) }
        changeNavigationBar()
    }

    /// The controller on whose screen the bar is: under a navigation bar the one on top of the stack.
    private var host: UIViewController? {
        let nearest = bar.superview?.nearestController
        if let navigation = nearest as? UINavigationController { return navigation.topViewController }
        return nearest
    }

    /// A bar inside the navigation bar takes its room; a bar elsewhere has the navigation bar hidden.
    private func changeNavigationBar() {
        guard hidesNavigationBarDuringPresentation else { return }
        if let navigationBar = bar.superview as? UINavigationBar { return navigationBar.contentDidChange() }
        guard let navigation = host?.navigationController else { return }
        if active, !navigation.isNavigationBarHidden {
            hidNavigationBar = true
            navigation.setNavigationBarHidden(true, animated: true)
        } else if !active, hidNavigationBar {
            hidNavigationBar = false
            navigation.setNavigationBarHidden(false, animated: true)
        }
    }

    // MARK: The bar

    func barDidBeginEditing() { activate() }

    func barTextDidChange() {
        if automaticallyShowsSearchResultsController { showsResults = bar.text?.isEmpty == false }
        if scopeBarActivation == .onTextEntry, bar.scopeButtonTitles != nil {
            bar.setShowsScope(bar.text?.isEmpty == false, animated: true)
        }
        updateContent()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func barScopeDidChange() { searchResultsUpdater?.updateSearchResults(for: self) }

    /// Shows the results, the dimmed screen, or neither.
    private func updateContent() {
        guard let view = viewIfLoaded else { return }
        let isShowing = showsResults && results != nil
        if let results, isShowing, results.parent !== self {
            addChild(results)
            results.view.frame = view.bounds
            results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(results.view)
            results.didMove(toParent: self)
        }
        results?.viewIfLoaded?.isHidden = !isShowing
        dimming.isHidden = isShowing || !obscuresBackgroundDuringPresentation
    }
}

/// The view of a search: touches that hit neither results nor the dimmed screen go to the searched content.
private final class SearchContentView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// Presents a search over the content below its bar, which stays and takes touches.
final class SearchPresentationController: UIPresentationController {
    override var passesTouchesBeside: Bool { true }
    override var placesPresentedView: Bool { true }

    /// Below the bar where that lies over the container; all of it otherwise.
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        guard let bar = (presentedViewController as? UISearchController)?.searchBar, bar.window === container.window,
            bar.superview != nil
        else { return container.bounds }
        let top = container.convert(bar.bounds, from: bar).maxY
        guard top > 0, top < container.bounds.height else { return container.bounds }
        return container.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    }
}
