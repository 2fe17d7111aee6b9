/// Fails the running test, at the caller's line, for each mistake that the checker finds while `body` runs.
@MainActor
public func expectNoLifecycleMistakes(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    _ body: () throws -> Void
) rethrows {
    fail(try LifecycleChecker.findings(body), LifecycleChecker.Place(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test, at the caller's line, for each mistake that the checker finds while `body` runs and until
/// the main queue had some turns after it.
@MainActor
public func expectNoLifecycleMistakes(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
    _ body: @MainActor () async throws -> Void
) async rethrows {
    let found = try await LifecycleChecker.findings(body)
    fail(found, LifecycleChecker.Place(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the running test at a place for each finding.
@MainActor
func fail(_ findings: [LifecycleFinding], _ place: LifecycleChecker.Place) {
    for finding in findings {
        TraceFailure(
            message: finding.description, fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column
        ).send()
    }
}
