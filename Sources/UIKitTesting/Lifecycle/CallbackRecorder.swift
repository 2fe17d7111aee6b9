/// Writes down the callbacks that controllers receive, one line each: `A.viewWillAppear(true)`.
///
/// ```swift
/// let recorder = CallbackRecorder()
/// recorder.name(list, "A"); recorder.name(detail, "B")
/// navigation.pushViewController(detail, animated: false)
/// turnRunLoop()
/// #expect(recorder.lines(of: .appearance) == ["A.viewWillDisappear(false)", …])
/// ```
/// A controller without a name goes by its class. Lines are those of the contract's traces: callbacks
/// with an `animated` argument have its value in brackets, others none.
@MainActor
public final class CallbackRecorder {
    /// Which lines are wanted.
    public struct Filter: Sendable {
        let includes: @Sendable (LifecycleEvent) -> Bool

        /// All callbacks and messages.
        public static let all = Filter { _ in true }
        /// Will and did, appear and disappear, and `viewIsAppearing`.
        public static let appearance = only(
            .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear)
        /// The four callbacks that are balanced.
        public static let willsAndDids = only(
            .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear)
        /// `loadView` and `viewDidLoad`.
        public static let loading = only(.loadView, .viewDidLoad)
        /// `willMove(toParent:)` and `didMove(toParent:)`.
        public static let parenting = only(.willMoveToParent, .didMoveToParent)
        /// UIKit's messages about mistakes.
        public static let messages = Filter {
            if case .message = $0.kind { return true }
            return false
        }

        /// These callbacks and nothing else.
        public static func only(_ callbacks: LifecycleCallback...) -> Filter {
            let wanted = Set(callbacks)
            return Filter {
                if case .callback(let callback) = $0.kind { return wanted.contains(callback) }
                return false
            }
        }
    }

    /// What was recorded since the start or since `clear()`.
    public private(set) var events: [LifecycleEvent] = []
    private var names: [ObjectIdentifier: String] = [:]
    private var registration: LifecycleEventCenter.Registration?

    /// Starts to record.
    public init() {
        registration = LifecycleEventCenter.shared.addListener { [weak self] in self?.events.append($0) }
    }

    deinit {
        guard let registration else { return }
        Task { @MainActor in LifecycleEventCenter.shared.removeListener(registration) }
    }

    /// Names a controller in the lines, earlier ones included; returns it.
    @discardableResult
    public func name<Controller: UIViewController>(_ controller: Controller, _ name: String) -> Controller {
        names[ObjectIdentifier(controller)] = name
        return controller
    }

    /// The lines recorded, oldest first.
    public var lines: [String] { lines(of: .all) }

    /// The lines of some kind, oldest first; those of controllers without a name left out if wished.
    public func lines(of filter: Filter, namedOnly: Bool = false) -> [String] {
        events.compactMap { event in
            guard filter.includes(event) else { return nil }
            if namedOnly, event.controller.map({ names[$0] == nil }) ?? true { return nil }
            return line(for: event)
        }
    }

    /// Forgets what was recorded; names stay.
    public func clear() { events.removeAll() }

    /// Stops recording; what was recorded stays.
    public func stop() {
        if let registration { LifecycleEventCenter.shared.removeListener(registration) }
        registration = nil
    }

    private func line(for event: LifecycleEvent) -> String {
        switch event.kind {
        case .message(let text), .step(let text), .note(let text): return text
        case .exception(let name, let reason): return "\(name): \(reason)"
        case .application(let name): return "application.\(name)"
        case .callback(let callback):
            let name = event.controller.flatMap { names[$0] } ?? Self.shortName(event.controllerType)
            let argument = event.animated.map { "(\($0))" } ?? ""
            return "\(name).\(callback.spelling)\(argument)"
        }
    }

    private static func shortName(_ type: String) -> String {
        type.split(separator: ".").last.map(String.init) ?? type
    }
}
