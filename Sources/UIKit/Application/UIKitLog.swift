import LifecycleEvents

/// The lines that UIKit would write to the log: standard error here, and an event for who listens.
@MainActor
enum UIKitLog {
    /// Writes one line and reports it as an event (`docs/lifecycle.md`, section 11).
    static func write(_ line: String, about controller: UIViewController? = nil) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
        guard LifecycleEventCenter.isActive else { return }
        LifecycleReport.send(.message(line), about: controller)
    }
}
