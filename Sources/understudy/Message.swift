import Foundation

/// Lines of the command's own, on standard error, so that SwiftPM's output stays SwiftPM's.
enum Message {
    static func write(_ line: String) {
        FileHandle.standardError.write(Data("understudy: \(line)\n".utf8))
    }
}
