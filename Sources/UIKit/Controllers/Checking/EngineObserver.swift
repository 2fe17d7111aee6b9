import LifecycleEvents

/// What the engine tells the run-time checker (`docs/checker.md`).
@MainActor
package protocol EngineObserver: AnyObject {
    /// The engine is about to call a callback.
    func callbackBegins(_ callback: LifecycleCallback, of controller: UIViewController, argument: LifecycleEvent.Argument?)
    /// The callback has returned.
    func callbackEnded(_ callback: LifecycleCallback, of controller: UIViewController)
    /// UIKit's own implementation of a callback has run, whoever called it.
    func baseReached(_ callback: LifecycleCallback, of controller: UIViewController)
    /// Whether a read of this view's geometry now is of interest.
    func watchesReads(of view: UIView) -> Bool
    /// Something else happened.
    func happened(_ happening: EngineHappening)
}

/// What happens in the engine besides callbacks, as far as mistakes can be seen by it.
package enum EngineHappening {
    /// A change of screens that code can ask for.
    package enum ScreenChange: String {
        case present = "present(_:animated:completion:)"
        case dismiss = "dismiss(animated:completion:)"
        case push = "pushViewController(_:animated:)"
        case pop = "popViewController(animated:)"
        case setStack = "setViewControllers(_:animated:)"
    }

    /// Why UIKit refuses a change of screens, or does it with a message.
    package enum Refusal {
        case alreadyPresenting(UIViewController)
        case inProgress
        case notInWindow
        case detached
        case dismissalInProgress
        case nested
    }

    /// A view of a controller's that can be read.
    package enum Geometry: String {
        case bounds, frame, safeAreaInsets, window, traitCollection
    }

    /// `view` was read while it was not loaded.
    case viewLoads(UIViewController)
    /// `view` was read inside `loadView` before it was set.
    case viewReadInLoadView(UIViewController)
    /// The controller's view was put under another view.
    case viewAdded(UIViewController, under: UIView)
    /// `addChild(_:)` is called.
    case childAdded(UIViewController, to: UIViewController)
    /// `removeFromParent()` is called; `wasTold`: after `willMove(toParent: nil)`.
    case childLeaves(UIViewController, from: UIViewController, wasTold: Bool)
    /// UIKit's own `willMove(toParent:)` or `didMove(toParent:)` ran.
    case parentTold(UIViewController, parent: UIViewController?, isWill: Bool)
    /// `beginAppearanceTransition` or `endAppearanceTransition` is called.
    case transitionCalled(UIViewController, begins: Bool)
    /// A begin or end did not fit.
    case unbalanced(UIViewController)
    /// A change of screens is asked for.
    case asked(ScreenChange, on: UIViewController, other: UIViewController?)
    /// A change of screens was refused, or done with a message.
    case refused(ScreenChange, on: UIViewController, other: UIViewController?, Refusal)
    /// A window's root was replaced.
    case rootReplaced(UIViewController, by: UIViewController?)
    /// A gesture recognizer is added to a view.
    case gestureAdded(UIGestureRecognizer, to: UIView)
    /// Code outside UIKit reads the geometry of a controller's view.
    case read(Geometry, of: UIView)
    /// A target was added to a gesture recognizer.
    case gestureTargetAdded(UIGestureRecognizer, target: AnyObject, action: Selector)
    /// A view asked for layout from its layout again and again, and was left as it was.
    case layoutGivenUp(UIView, passes: Int)
    /// A dismissal has ended; `uncovers` when the presenter's view had been taken away for it, `isHeard` when the
    /// presentation had a delegate.
    case dismissed(UIViewController, from: UIViewController, uncovers: Bool, isHeard: Bool)
    /// Code outside UIKit asks for a dismissal and hears of its end by a completion.
    case dismissalAwaited(UIViewController)
    /// The application has come back from the background.
    case foregrounded
    /// A commit has ended.
    case turnEnded
}

/// The way from the engine to the checker: one load and one branch while nobody checks.
package enum EngineHooks {
    /// Whether somebody checks. Only the main actor writes it.
    package nonisolated(unsafe) private(set) static var isOn = false

    /// Who checks.
    @MainActor package static var observer: (any EngineObserver)? {
        didSet { isOn = observer != nil }
    }

    /// Hears of UIKit used on another thread than the main one, on that thread: what was used, and the function
    /// that did it.
    package nonisolated(unsafe) static var offMain: (@Sendable (_ use: String, _ site: String?) -> Void)?

    @inline(__always) @MainActor
    static func reached(_ callback: LifecycleCallback, _ controller: UIViewController) {
        if isOn { observer?.baseReached(callback, of: controller) }
    }

    @inline(__always) @MainActor
    static func tell(_ happening: @autoclosure () -> EngineHappening) {
        if isOn { observer?.happened(happening()) }
    }

    @inline(__always) @MainActor
    static func read(_ geometry: EngineHappening.Geometry, _ view: UIView) {
        if isOn { noteRead(geometry, view) }
    }

    @inline(never) @MainActor
    private static func noteRead(_ geometry: EngineHappening.Geometry, _ view: UIView) {
        guard let observer, observer.watchesReads(of: view), CallSite.isReadOutsideUIKit(geometry.rawValue) else { return }
        observer.happened(.read(geometry, of: view))
    }

    @inline(__always)
    static func requireMain(_ use: @autoclosure () -> String) {
        if isOn, !LifecycleReport.isMainQueueOrThread { offMain?(use(), CallSite.outsideUIKit()) }
    }

    /// The nearest function outside UIKit on the stack, as Swift spells it.
    package static func callSite() -> String? { CallSite.outsideUIKit() }

    /// Whether an initializer of this class, or of one of its superclasses outside UIKit, is on the stack.
    package static func isInitializing(_ type: UIViewController.Type) -> Bool { CallSite.isInitializing(type) }
}

extension EngineHooks {
    /// Whether this runs on the main thread or queue.
    package static var isOnMain: Bool { LifecycleReport.isMainQueueOrThread }
}
