/// A failed expectation, and where in the user's test it stands.
public struct TraceFailure: Sendable {
    /// What is wrong.
    public let message: String
    /// The file, as `#fileID` gives it.
    public let fileID: StaticString
    /// The file's path.
    public let filePath: StaticString
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int

    /// Who tells the test framework; the runner that `understudy test` starts sets it for XCTest and Swift
    /// Testing. Without anybody the process ends, so that a failure is never lost.
    nonisolated(unsafe) static var report: ((TraceFailure) -> Void)?

    /// Reports through another way than the test framework's while `body` runs.
    @MainActor
    public static func collecting(_ body: () throws -> Void) rethrows -> [TraceFailure] {
        let earlier = report
        var failures: [TraceFailure] = []
        report = { failures.append($0) }
        defer { report = earlier }
        try body()
        return failures
    }

    func send() {
        if let report = Self.report { return report(self) }
        fatalError("\(filePath):\(line): \(message)", file: filePath, line: UInt(line))
    }
}

/// A function that reports a failure: message, `#fileID`, path, line and column.
public typealias FailureReporter = @convention(c) (
    UnsafePointer<CChar>, UnsafePointer<UInt8>, UnsafePointer<UInt8>, Int, Int
) -> Void

/// Called by the runner of a test product as it starts.
@_cdecl("understudy_report_failures_to")
public func _reportFailures(to reporter: @escaping FailureReporter) {
    TraceFailure.report = { failure in
        failure.message.withCString {
            reporter($0, failure.fileID.utf8Start, failure.filePath.utf8Start, failure.line, failure.column)
        }
    }
}
