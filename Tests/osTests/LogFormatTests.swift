import Foundation
import Testing

@testable import os

/// Formats as Apple's documentation of `os_log` gives them ("Logging", "Format specifiers").
@Suite struct LogFormatTests {
    @Test(arguments: [
        ("a", "a"), ("%{public}@", "%@"), ("%{private}d and %{public, uuid_t}d", "%d and %d"),
        ("100%% %{public}s", "100%% %s"), ("%{unclosed", "%{unclosed"), ("{x} %d", "{x} %d"),
    ])
    func `annotations are taken out of the specifiers`(format: String, plain: String) {
        #expect(LogFormat.withoutAnnotations(format) == plain)
    }

    @Test func `values are put in`() {
        #expect(LogFormat.string("%{public}@ of %d", ["a", 3]) == "a of 3")
        #expect(LogFormat.string("100%%", []) == "100%")
    }

    @Test func `a line names its log, and errors say so`() {
        let log = OSLog(subsystem: "com.example", category: "net")
        #expect(LogOutput.line("a", type: .info, log: log) == "[com.example:net] a")
        #expect(LogOutput.line("a", type: .error, log: log) == "error: [com.example:net] a")
        #expect(LogOutput.line("a", type: .default, log: .default) == "a")
        #expect(!OSLog.disabled.isEnabled(type: .fault))
        #expect(OSLogType.fault.rawValue == 0x11)
    }

    @Test func `interpolated values are formatted`() {
        func text(_ message: OSLogMessage) -> String { message.text }
        #expect(text("\(255, format: .hex(includePrefix: true, uppercase: true))") == "0xFF")
        #expect(text("\(-7, format: .decimal(minDigits: 3))") == "-007")
        #expect(text("\(1.5, format: .fixed(precision: 2)) \(true) \("x", align: .right(columns: 3))") == "1.50 true   x")
        #expect(text("\("secret", privacy: .sensitive)") == "<private>")
        #expect(text("\("a", privacy: .private(mask: .hash))").hasPrefix("<mask.hash: '"))
    }
}

@Suite struct LocksTests {
    @Test func `a lock guards its state from many threads`() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 100) { _ in lock.withLock { $0 += 1 } }
        #expect(lock.withLock { $0 } == 100)
        let plain = OSAllocatedUnfairLock()
        #expect(plain.lockIfAvailable())
        #expect(!plain.lockIfAvailable())
        plain.unlock()
    }

    @Test func `signposts of different calls differ, of one object do not`() {
        #expect(OSSignpostID(log: .default) != OSSignpostID(log: .default))
        let object = NSObject()
        #expect(OSSignpostID(log: .default, object: object) == OSSignpostID(log: .disabled, object: object))
    }
}
