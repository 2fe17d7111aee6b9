/// Writes messages with interpolated values to a log (Apple documentation: `Logger`).
public struct Logger: Sendable {
    private let log: OSLog

    /// A logger of the default log.
    public init() {
        log = .default
    }

    /// A logger of a log.
    public init(_ log: OSLog) {
        self.log = log
    }

    /// A logger for a subsystem and a category.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Writes a message of the default type.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }

    /// Writes a message of a type.
    public func log(level: OSLogType, _ message: OSLogMessage) {
        LogOutput.write(message.text, type: level, to: log)
    }

    /// The same as `debug(_:)`.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a debug message.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes an informative message.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// The same as `log(_:)`.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    /// The same as `error(_:)`.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes an error.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    /// The same as `fault(_:)`.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    /// Writes a fault.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
