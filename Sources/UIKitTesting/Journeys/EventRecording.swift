/// Writes the events of this process to a file, as the environment variable `UNDERSTUDY_EVENTS` does
/// (`docs/events.md`).
@MainActor
public enum EventRecording {
    private static var files: [String: EventFile] = [:]

    /// Appends a line for each event to the file at `path`, from now on; `false` when it cannot be written.
    @discardableResult
    public static func start(path: String) -> Bool {
        if files[path] != nil { return true }
        guard let file = EventFile(path: path) else { return false }
        files[path] = file
        file.start()
        return true
    }

    /// Writes no more to the file at `path`.
    public static func stop(path: String) {
        files.removeValue(forKey: path)?.stop()
    }
}
