/// Fails the running test, under XCTest or Swift Testing and at the caller's line, when callbacks are not
/// those expected; the failure shows the first difference and both orders side by side.
///
/// ```swift
/// expectTrace(recorder.lines(of: .willsAndDids), [
///     "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
/// ])
/// ```
@MainActor
public func expectTrace(
    _ actual: [String], _ expected: [String], _ matching: TraceMatching = .exactly, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
    guard let difference = TraceDifference(expected: expected, actual: actual, matching) else { return }
    TraceFailure(message: difference.description, fileID: fileID, filePath: filePath, line: line, column: column).send()
}

extension CallbackRecorder {
    /// Fails the running test at the caller's line when the recorded callbacks are not those expected.
    public func expect(
        _ expected: [String], of filter: Filter = .all, _ matching: TraceMatching = .exactly, namedOnly: Bool = false,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        expectTrace(
            lines(of: filter, namedOnly: namedOnly), expected, matching, fileID: fileID, filePath: filePath, line: line,
            column: column)
    }
}

extension JourneyTrace {
    /// Fails the running test at the caller's line when the journey's callbacks are not those expected.
    @MainActor
    public func expect(
        _ expected: [String], of filter: CallbackRecorder.Filter = .all, _ matching: TraceMatching = .exactly,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
    ) {
        expectTrace(lines(of: filter), expected, matching, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
