import LifecycleEvents

extension UIViewController {
    /// Reports a callback that is about to be sent; one load and one branch when nobody listens.
    @inline(__always)
    func report(_ callback: LifecycleCallback, animated: Bool? = nil) {
        if LifecycleEventCenter.isActive { LifecycleReport.send(callback, self, animated) }
    }
}

/// Builds the events of controllers for whoever listens.
enum LifecycleReport {
    @MainActor
    static func send(_ callback: LifecycleCallback, _ controller: UIViewController, _ animated: Bool?) {
        LifecycleEventCenter.shared.send(
            LifecycleEvent(
                kind: .callback(callback), controller: ObjectIdentifier(controller),
                controllerType: String(reflecting: type(of: controller)), animated: animated,
                time: CACurrentMediaTime()))
    }

    /// Reports a release; the object is in its `deinit`, so only its identity and type leave here.
    static func deinitialized(_ controller: UIViewController) {
        guard LifecycleEventCenter.isActive, isMainQueueOrThread else { return }
        let identifier = ObjectIdentifier(controller)
        let type = type(of: controller)
        MainActor.assumeIsolated {
            LifecycleEventCenter.shared.send(
                LifecycleEvent(
                    kind: .callback(.deinitialize), controller: identifier,
                    controllerType: String(reflecting: type), time: CACurrentMediaTime()))
        }
    }

    /// Under test runners the main actor runs on the main queue but not always on the main thread.
    private static var isMainQueueOrThread: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: MainQueueMark.key) == true
    }
}

/// Marks the main queue, so that code can ask whether it runs there.
enum MainQueueMark {
    static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
