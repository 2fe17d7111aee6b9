/// Hides and shows a navigation controller's bars as its `hidesBars…` properties ask (Apple documentation:
/// *UINavigationController*, "Configuring navigation bars").
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    /// Why the bars may be hidden without being asked for.
    struct Causes: OptionSet {
        let rawValue: UInt8
        static let swipe = Causes(rawValue: 1 << 0)
        static let tap = Causes(rawValue: 1 << 1)
        static let compactHeight = Causes(rawValue: 1 << 2)
        static let keyboard = Causes(rawValue: 1 << 3)
    }

    /// How far a finger moves up or down until it is a swipe, in points.
    private static let swipeDistance: CGFloat = 30

    private let transitions: NavigationTransitions
    private var navigation: UINavigationController? { transitions.navigation }
    let tap = UITapGestureRecognizer()
    let swipe = UIPanGestureRecognizer()
    var causes: Causes = [] {
        didSet { update() }
    }
    /// Whether the toolbar was taken away together with the bar, and comes back with it.
    private var hidToolbar = false
    private var isHiddenByHeight = false
    private var token: (any NSObjectProtocol)?

    init(_ navigation: UINavigationController) {
        transitions = navigation.transitions
        super.init()
        for recognizer in [tap, swipe] as [UIGestureRecognizer] {
            recognizer.delegate = self
            recognizer.isEnabled = false
            recognizer.cancelsTouchesInView = false
        }
        tap.addTarget(of: self) { [weak self] recognizer in
            if recognizer.state == .ended { self?.toggle() }
        }
        swipe.addTarget(of: self) { [weak self] _ in self?.swiped() }
    }

    deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
    }

    private func update() {
        tap.isEnabled = !causes.isDisjoint(with: [.tap, .compactHeight, .keyboard])
        swipe.isEnabled = causes.contains(.swipe)
        heightChanged()
        guard causes.contains(.keyboard) != (token != nil) else { return }
        if let token {
            NotificationCenter.default.removeObserver(token)
            self.token = nil
        } else {
            token = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
            ) { [weak self] _ in MainActor.assumeIsolated { self?.hide() } }
        }
    }

    /// Called when the traits may have changed: the bars go in compact height and come back with it.
    func heightChanged() {
        guard let navigation, navigation.isViewLoaded else { return }
        let isCompact = causes.contains(.compactHeight) && navigation.traitCollection.verticalSizeClass == .compact
        guard isCompact != isHiddenByHeight else { return }
        isHiddenByHeight = isCompact
        if isCompact { hide() } else { show() }
    }

    // MARK: Gestures

    private func toggle() {
        guard let navigation else { return }
        if navigation.isNavigationBarHidden {
            show()
        } else if causes.contains(.tap) || isHiddenByHeight {
            hide()
        }
    }

    private func swiped() {
        guard let navigation, let view = navigation.viewIfLoaded, swipe.state == .changed || swipe.state == .ended
        else { return }
        let way = swipe.translation(in: view)
        guard abs(way.y) > abs(way.x), abs(way.y) >= Self.swipeDistance else { return }
        if way.y < 0 { hide() } else { show() }
    }

    private func hide() {
        guard let navigation, !navigation.isNavigationBarHidden else { return }
        hidToolbar = !navigation.isToolbarHidden
        navigation.setNavigationBarHidden(true, animated: true)
        if hidToolbar { navigation.setToolbarHidden(true, animated: true) }
    }

    private func show() {
        guard let navigation, navigation.isNavigationBarHidden else { return }
        navigation.setNavigationBarHidden(false, animated: true)
        if hidToolbar { navigation.setToolbarHidden(false, animated: true) }
        hidToolbar = false
    }

    /// Scrolling goes on under the swipe.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === swipe }

    /// Taps on controls and bars are the content's own.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === tap, let navigation else { return true }
        var view = touch.view
        while let current = view {
            if current is UIControl || current === navigation.bar || current === navigation.toolbarMade { return false }
            view = current.superview
        }
        return true
    }
}

extension UINavigationController {
    /// The object that hides the bars; made when a property first asks for it.
    var hiding: BarHiding {
        if let barHiding { return barHiding }
        let made = BarHiding(self)
        barHiding = made
        if isViewLoaded { connectHiding() }
        return made
    }

    /// Puts the recognizers on the view.
    func connectHiding() {
        guard let barHiding else { return }
        view.addGestureRecognizer(barHiding.tap)
        view.addGestureRecognizer(barHiding.swipe)
        barHiding.heightChanged()
    }

    func setHiding(_ cause: BarHiding.Causes, _ value: Bool) {
        guard value || barHiding != nil else { return }
        if value { hiding.causes.insert(cause) } else { hiding.causes.remove(cause) }
    }

    func hides(_ cause: BarHiding.Causes) -> Bool { barHiding?.causes.contains(cause) ?? false }

    /// The recognizer of the tap that hides and shows the bars; not to be changed by apps.
    ///
    /// Source: Apple documentation, "barHideOnTapGestureRecognizer".
    public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }

    /// The recognizer of the swipe that hides and shows the bars; not to be changed by apps.
    ///
    /// Source: Apple documentation, "barHideOnSwipeGestureRecognizer".
    public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }
}
