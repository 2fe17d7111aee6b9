internal import LifecycleRules

/// One call of a callback by the engine.
@MainActor
final class CheckFrame {
    let callback: LifecycleCallback
    let controller: UIViewController
    let argument: LifecycleEvent.Argument?
    /// The number of the call, from 1.
    let number: Int
    /// How often UIKit's own implementation was reached.
    var reached = 0
    /// The view that the base `loadView` made.
    var baseView: UIView?

    init(_ callback: LifecycleCallback, _ controller: UIViewController, _ argument: LifecycleEvent.Argument?, _ number: Int) {
        self.number = number
        self.callback = callback
        self.controller = controller
        self.argument = argument
    }

    /// The callbacks that come as a controller appears.
    var isAppearing: Bool { Self.appearing.contains(callback) }
    static let appearing: Set<LifecycleCallback> = [.viewWillAppear, .viewIsAppearing, .viewDidAppear]
    /// The callbacks that come as it disappears.
    var isDisappearing: Bool { callback == .viewWillDisappear || callback == .viewDidDisappear }
    var isLayout: Bool { callback == .viewWillLayoutSubviews || callback == .viewDidLayoutSubviews }
}

/// One kind of mistake that is looked for while code runs.
@MainActor
protocol RunTimeCheck: AnyObject {
    func begins(_ frame: CheckFrame, _ engine: CheckEngine)
    func ended(_ frame: CheckFrame, _ engine: CheckEngine)
    /// UIKit's own implementation ran outside a call of the engine's.
    func reachedByHand(_ callback: LifecycleCallback, _ controller: UIViewController, _ engine: CheckEngine)
    func happened(_ happening: EngineHappening, _ engine: CheckEngine)
    func kept(_ thing: KeptThing, _ engine: CheckEngine)
    /// A task was begun on the main thread.
    func began(_ task: TaskRecord, _ engine: CheckEngine)
    /// A commit has ended and none is due; `isLast` when nobody waits any longer.
    func settled(isLast: Bool, _ engine: CheckEngine)
    /// A controller is released.
    func forget(_ controller: ObjectIdentifier)
}

extension RunTimeCheck {
    func begins(_ frame: CheckFrame, _ engine: CheckEngine) {}
    func ended(_ frame: CheckFrame, _ engine: CheckEngine) {}
    func reachedByHand(_ callback: LifecycleCallback, _ controller: UIViewController, _ engine: CheckEngine) {}
    func happened(_ happening: EngineHappening, _ engine: CheckEngine) {}
    func kept(_ thing: KeptThing, _ engine: CheckEngine) {}
    func began(_ task: TaskRecord, _ engine: CheckEngine) {}
    func settled(isLast: Bool, _ engine: CheckEngine) {}
    func forget(_ controller: ObjectIdentifier) {}
}

/// Keeps the calls that are running, and passes all that happens on to the checks.
@MainActor
final class CheckEngine: EngineObserver {
    private(set) var frames: [CheckFrame] = []
    private let checks: [any RunTimeCheck] = [
        SuperCheck(), LoadingCheck(), ContainmentCheck(), ForwardingCheck(), ScreenChangeCheck(), GeometryCheck(),
        PairingCheck(), RunnerCheck(), TaskCheck(), SwipeCheck(), RefreshCheck(), LayoutCheck(), ReleaseCheck(),
    ]
    private let report: (LifecycleFinding) -> Void
    private var said: Set<String> = []
    private var calls = 0
    /// The tasks that were begun since the checker watches.
    let tasks = TaskRecords()
    private var isSettling = false

    init(report: @escaping (LifecycleFinding) -> Void) { self.report = report }

    func attach() {
        EngineHooks.observer = self
        keptThingChanged = { [weak self] thing in
            guard let self, isMainThread() else { return }
            nonisolated(unsafe) let thing = thing
            MainActor.assumeIsolated { for check in self.checks { check.kept(thing, self) } }
        }
        tasks.frame = { [weak self] in self?.frame }
        tasks.watch { [weak self] record in
            guard let self else { return }
            for check in self.checks { check.began(record, self) }
        }
        EngineHooks.offMain = { [weak self] use, site in
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated {
                    self?.find(OffMainThread.self, OffMainThread.message(use: use), type: "UIKit", sites: [site])
                }
            }
        }
    }

    func detach() {
        EngineHooks.observer = nil
        EngineHooks.offMain = nil
        keptThingChanged = nil
        tasks.end()
    }

    /// The callback that is running now.
    var frame: CheckFrame? { frames.last }

    // MARK: What the engine tells

    func callbackBegins(_ callback: LifecycleCallback, of controller: UIViewController, argument: LifecycleEvent.Argument?) {
        calls += 1
        let frame = CheckFrame(callback, controller, argument, calls)
        for check in checks { check.begins(frame, self) }
        frames.append(frame)
    }

    func callbackEnded(_ callback: LifecycleCallback, of controller: UIViewController) {
        guard let index = frames.lastIndex(where: { $0.callback == callback && $0.controller === controller }) else { return }
        let frame = frames[index]
        frames.removeSubrange(index...)
        for check in checks { check.ended(frame, self) }
    }

    func baseReached(_ callback: LifecycleCallback, of controller: UIViewController) {
        if let frame, frame.callback == callback, frame.controller === controller {
            frame.reached += 1
            if callback == .loadView { frame.baseView = controller.viewIfLoaded }
        } else {
            for check in checks { check.reachedByHand(callback, controller, self) }
        }
    }

    func watchesReads(of view: UIView) -> Bool {
        guard let frame, frame.callback == .viewDidLoad || frame.callback == .viewWillAppear else { return false }
        return frame.controller.viewIfLoaded === view
    }

    func happened(_ happening: EngineHappening) {
        if case .turnEnded = happening {
            if frames.isEmpty, !CommitScheduler.shared.needsCommit { settle(isLast: false) }
            return
        }
        for check in checks { check.happened(happening, self) }
    }

    func settle(isLast: Bool) {
        guard !isSettling else { return }
        isSettling = true
        defer { isSettling = false }
        for check in checks { check.settled(isLast: isLast, self) }
    }

    func forget(_ controller: ObjectIdentifier) { for check in checks { check.forget(controller) } }

    // MARK: What the checks tell

    /// Reports a mistake once for its rule, type and message.
    func find<Rule: LifecycleRule>(
        _ rule: Rule.Type, _ message: String, type: String, callback: LifecycleCallback? = nil, sites: [String?] = []
    ) {
        guard said.insert("\(Rule.name) \(type) \(message)").inserted else { return }
        report(
            LifecycleFinding(
                rule: Rule.name, severity: Rule.severity.rawValue, message: message, type: type,
                callback: callback?.signature, callSites: sites.compactMap { $0 }, why: Rule.why, fix: Rule.fix))
    }
}

/// Under test runners the main actor runs on the main queue but not always on the main thread.
private func isMainThread() -> Bool { EngineHooks.isOnMain }

extension LifecycleCallback {
    /// The method with its labels, `viewWillAppear(_:)`.
    var signature: String {
        switch self {
        case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
            .traitCollectionDidChange:
            return rawValue + "(_:)"
        case .willMoveToParent, .didMoveToParent, .willTransitionToTraits, .viewWillTransitionToSize: return spelling
        case .initialize, .deinitialize: return rawValue
        default: return rawValue + "()"
        }
    }
}

/// A class's name without its module.
func shortName(_ object: AnyObject) -> String { String(describing: type(of: object)) }

/// Whether a class is one of ours and not of the code that is checked.
func isOwnClass(_ type: AnyClass) -> Bool {
    let name = String(reflecting: type)
    return ["UIKit.", "SwiftUI.", "UIKitTesting.", "QuartzCore."].contains { name.hasPrefix($0) }
}

/// Names the class and its superclasses that are not UIKit's, the class first.
func ownerNames(_ object: AnyObject) -> [String] {
    var names: [String] = []
    var current: AnyClass? = type(of: object)
    while let type = current, !isOwnClass(type) {
        names.append(String(describing: type))
        current = _getSuperclass(type)
    }
    return names
}
