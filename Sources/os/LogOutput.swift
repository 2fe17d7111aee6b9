import Foundation

/// Where messages go.
enum LogOutput {
    static let isQuiet = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "disable"
    static let writesSignposts = ProcessInfo.processInfo.environment["UNDERSTUDY_SIGNPOSTS"] == "1"

    static func write(_ text: String, type: OSLogType, to log: OSLog) {
        guard log.isEnabled(type: type) else { return }
        write(line(text, type: type, log: log))
    }

    /// `[subsystem:category] text`, with the type in front when it is an error or a fault.
    static func line(_ text: String, type: OSLogType, log: OSLog) -> String {
        var line = ""
        if type == .error { line += "error: " }
        if type == .fault { line += "fault: " }
        if let subsystem = log.subsystem {
            line += "[\(subsystem):\(log.category ?? "")] "
        }
        return line + text
    }

    static func write(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
