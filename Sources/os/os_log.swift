/// Logs a message with a format string (Apple documentation: `os_log(_:dso:log:_:_:)`).
///
/// - Parameter message: a format in which specifiers may say who sees a value, as in `%{public}@`.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer = #dsohandle, log: OSLog = .default, _ message: StaticString,
    _ arguments: CVarArg...
) {
    LogOutput.write(LogFormat.string(message, arguments), type: type, to: log)
}

/// Logs a message with a format string (Apple documentation: `os_log(_:dso:log:type:_:)`).
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer = #dsohandle, log: OSLog = .default,
    type: OSLogType = .default, _ arguments: CVarArg...
) {
    LogOutput.write(LogFormat.string(message, arguments), type: type, to: log)
}

/// Logs a message with interpolated values.
public func os_log(_ message: OSLogMessage) {
    LogOutput.write(message.text, type: .default, to: .default)
}

/// Logs a message with interpolated values to a log.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    LogOutput.write(message.text, type: type, to: log)
}
