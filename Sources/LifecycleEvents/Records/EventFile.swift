import Glibc

/// Writes each event as a line of JSON (`docs/events.md`), with one system call a line: nothing waits in
/// memory, so nothing is lost when the process aborts.
@MainActor
public final class EventFile {
    private let descriptor: Int32
    private var maker = RecordMaker()
    private var registration: LifecycleEventCenter.Registration?

    /// Opens a file to append to; `nil` when it cannot be opened.
    public init?(path: String) {
        let opened = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        // Before there is an object whose end would close it, so that `errno` stays what it is.
        guard opened >= 0 else { return nil }
        descriptor = opened
    }

    deinit { close(descriptor) }

    /// Writes the line that begins a process, and from now on every event.
    public func start(process: String, behavior: String, device: String, time: Double) {
        guard registration == nil else { return }
        write(
            maker.start(
                process: process, identifier: Int(getpid()), behavior: behavior, device: device, time: time))
        registration = LifecycleEventCenter.shared.addListener(detailed: true) { [self] event in
            write(maker.record(event))
        }
    }

    /// Writes no more events.
    public func stop() {
        if let registration { LifecycleEventCenter.shared.removeListener(registration) }
        registration = nil
    }

    private func write(_ record: LifecycleRecord) {
        var line = record.json + "\n"
        line.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)[...]
            while !rest.isEmpty {
                let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if errno != EINTR {
                    return
                }
            }
        }
    }
}
