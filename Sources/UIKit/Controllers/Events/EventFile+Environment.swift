import LifecycleEvents

/// What the library does as it is loaded: begins the event file that `UNDERSTUDY_EVENTS` names
/// (`docs/events.md`), and has exceptions reported as events.
enum LibraryStart {
    static func run() {
        willRaise = { name, reason in
            guard LifecycleEventCenter.isActive, LifecycleReport.isMainQueueOrThread else { return }
            MainActor.assumeIsolated {
                LifecycleReport.send(.exception(name: name.rawValue, reason: reason))
            }
        }
        guard let path = getenv("UNDERSTUDY_EVENTS").map({ String(cString: $0) }), !path.isEmpty else { return }
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated {
            guard let file = EventFile(path: path) else {
                return StandardError.write("UNDERSTUDY_EVENTS=\(path) cannot be written: \(String(cString: strerror(errno)))")
            }
            file.start()
        }
    }
}

@section(".init_array") @used private let libraryStart: @convention(c) () -> Void = { LibraryStart.run() }

extension EventFile {
    /// Writes from now on, beginning with a line about this process.
    package func start() {
        start(
            process: ProcessInfo.processInfo.processName, behavior: BehaviorVersion.current.description,
            device: SimulatedDevice.current.name, time: CACurrentMediaTime())
    }
}
