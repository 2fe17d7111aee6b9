import LifecycleEvents

/// The lines that UIKit would write to the log: standard error here, and an event for who listens.
@MainActor
enum UIKitLog {
    /// Writes one line and reports it as an event (`docs/lifecycle.md`, section 11).
    static func write(_ line: String, about controller: UIViewController? = nil) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
        guard LifecycleEventCenter.isActive else { return }
        LifecycleEventCenter.shared.send(
            LifecycleEvent(
                kind: .message(line), controller: controller.map { ObjectIdentifier($0) },
                controllerType: controller.map { String(reflecting: type(of: $0)) } ?? "",
                time: CACurrentMediaTime()))
    }
}
