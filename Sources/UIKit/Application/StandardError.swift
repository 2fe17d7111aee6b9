import Foundation

/// Messages from code that runs on any thread; main actor code uses `UIKitLog`, which also reports an event.
enum StandardError {
    /// Writes one line.
    static func write(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
