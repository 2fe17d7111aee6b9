import LifecycleEvents

extension UIViewController {
    /// Calls a callback and reports it; one load and one branch more than the call when nobody listens.
    @inline(__always)
    func call(
        _ callback: LifecycleCallback, animated: Bool? = nil,
        argument: @autoclosure () -> LifecycleEvent.Argument? = nil, _ body: () -> Void
    ) {
        guard LifecycleEventCenter.isActive else { return body() }
        LifecycleReport.around(callback, self, animated, argument(), body)
    }

    /// The same for a callback without arguments. A function that captures nothing leaves the controller uncounted.
    @inline(__always)
    func call(_ callback: LifecycleCallback, _ body: (UIViewController) -> Void) {
        guard LifecycleEventCenter.isActive else { return body(self) }
        callReported(callback, body)
    }

    @inline(never)
    private func callReported(_ callback: LifecycleCallback, _ body: (UIViewController) -> Void) {
        LifecycleReport.around(callback, self, nil, nil) { body(self) }
    }

    /// Reports a callback that is about to be sent; one load and one branch when nobody listens.
    @inline(__always)
    func report(_ callback: LifecycleCallback, animated: Bool? = nil) {
        if LifecycleEventCenter.isActive { LifecycleReport.send(callback, .begin, self, animated, nil) }
    }
}

/// Builds the events of controllers for whoever listens (`docs/events.md`).
enum LifecycleReport {
    /// How many callbacks are being called now, as far as details are wanted.
    @MainActor private(set) static var depth = 0

    @MainActor
    static func around(
        _ callback: LifecycleCallback, _ controller: UIViewController, _ animated: Bool?,
        _ argument: LifecycleEvent.Argument?, _ body: () -> Void
    ) {
        guard EngineHooks.isOn, let observer = EngineHooks.observer else {
            return deliver(callback, controller, animated, argument, body)
        }
        deliver(callback, controller, animated, argument) {
            observer.callbackBegins(callback, of: controller, argument: argument)
            body()
            observer.callbackEnded(callback, of: controller)
        }
    }

    @MainActor
    private static func deliver(
        _ callback: LifecycleCallback, _ controller: UIViewController, _ animated: Bool?,
        _ argument: LifecycleEvent.Argument?, _ body: () -> Void
    ) {
        send(callback, .begin, controller, animated, argument)
        guard LifecycleEventCenter.wantsDetails else { return body() }
        depth += 1
        // What the callback itself sets off has its own cause.
        Cause.freely(body)
        depth -= 1
        if LifecycleEventCenter.wantsDetails { send(callback, .end, controller, animated, argument) }
    }

    @MainActor
    static func send(
        _ callback: LifecycleCallback, _ stage: LifecycleEvent.Stage, _ controller: UIViewController,
        _ animated: Bool?, _ argument: LifecycleEvent.Argument?
    ) {
        var details = LifecycleEventCenter.wantsDetails ? self.details(of: controller) : nil
        details?.argument = argument
        LifecycleEventCenter.shared.send(
            LifecycleEvent(
                kind: .callback(callback), controller: ObjectIdentifier(controller),
                controllerType: name(of: type(of: controller)), animated: animated,
                time: CACurrentMediaTime(), stage: stage, details: details))
    }

    /// The names of classes that were told of, since the runtime makes a name anew each time.
    @MainActor private static var names: [ObjectIdentifier: String] = [:]

    @MainActor
    static func name(of type: UIViewController.Type) -> String {
        if let known = names[ObjectIdentifier(type)] { return known }
        let name = String(reflecting: type)
        names[ObjectIdentifier(type)] = name
        return name
    }

    /// Where the controller stands now; reads state and changes none.
    @MainActor
    static func details(of controller: UIViewController?) -> LifecycleEvent.Details {
        var details = LifecycleEvent.Details()
        details.depth = depth
        details.cause = Cause.current
        details.transition = Cause.transition
        guard let controller else { return details }
        details.parent = (controller.parentController ?? controller.presentation?.presenter).map { ObjectIdentifier($0) }
        if controller.isMovingFromParent { details.flags.insert(.isMovingFromParent) }
        if controller.isMovingToParent { details.flags.insert(.isMovingToParent) }
        if controller.isBeingPresented { details.flags.insert(.isBeingPresented) }
        if controller.isBeingDismissed { details.flags.insert(.isBeingDismissed) }
        guard let view = controller.loadedView else { return details }
        details.viewSize = LifecycleEvent.Size(view.bounds.size)
        let insets = view.safeAreaInsets
        details.safeArea = LifecycleEvent.Insets(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
        details.window = view.currentWindow.map { ObjectIdentifier($0) }
        return details
    }

    /// Reports something that is no callback.
    @MainActor
    static func send(_ kind: LifecycleEvent.Kind, about controller: UIViewController? = nil) {
        LifecycleEventCenter.shared.send(
            LifecycleEvent(
                kind: kind, controller: controller.map { ObjectIdentifier($0) },
                controllerType: controller.map { name(of: type(of: $0)) } ?? "",
                time: CACurrentMediaTime(),
                details: LifecycleEventCenter.wantsDetails ? details(of: controller) : nil))
    }

    /// Reports a release; the object is in its `deinit`, so only its identity and type leave here.
    static func deinitialized(_ controller: UIViewController) {
        EngineHooks.requireMain("the last release of \(String(describing: type(of: controller)))")
        guard LifecycleEventCenter.isActive, isMainQueueOrThread else { return }
        let identifier = ObjectIdentifier(controller)
        let type = type(of: controller)
        MainActor.assumeIsolated {
            var details: LifecycleEvent.Details?
            if LifecycleEventCenter.wantsDetails {
                details = LifecycleEvent.Details()
                details?.depth = depth
            }
            LifecycleEventCenter.shared.send(
                LifecycleEvent(
                    kind: .callback(.deinitialize), controller: identifier,
                    controllerType: name(of: type), time: CACurrentMediaTime(), details: details))
        }
    }

    /// Under test runners the main actor runs on the main queue but not always on the main thread.
    static var isMainQueueOrThread: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: MainQueueMark.key) == true
    }
}

extension LifecycleEvent.Size {
    init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension LifecycleEvent.Argument {
    static func parent(_ controller: UIViewController?) -> LifecycleEvent.Argument {
        .parent(
            controller.map { ObjectIdentifier($0) },
            type: controller.map { String(reflecting: Swift.type(of: $0)) } ?? "")
    }

    static func size(_ size: CGSize) -> LifecycleEvent.Argument { .size(LifecycleEvent.Size(size)) }
}

/// Marks the main queue, so that code can ask whether it runs there.
enum MainQueueMark {
    static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
