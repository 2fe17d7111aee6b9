/// The generated `@main` of a test product.
enum TestRunner {
    /// The runner with Swift Testing started beside a running main run loop, or nil when the text
    /// does not have the form that this toolchain writes.
    ///
    /// SwiftPM's runner ends the main thread and lets the main queue run on others. Code under test
    /// then finds itself on the main actor but off the main thread, with a main run loop that never
    /// turns. As on Apple's platforms, tests get a main thread that runs the main run loop, which in
    /// turn drains the main queue.
    static func translate(_ text: String) -> String? {
        guard let call = text[...].range(of: "    _runAsyncMain {") else { return nil }
        var result = text
        result.replaceSubrange(call, with: "    _besideMainRunLoop {")
        return result + "\n" + support
    }

    private static let support = """
        import Foundation

        @available(*, deprecated)
        extension Runner {
            fileprivate static func _besideMainRunLoop(_ tests: @Sendable @escaping () async throws -> Void) -> Never {
                Task.detached { try await tests() }
                while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
            }
        }

        /// Failures that UIKitTesting finds are those of the test that runs.
        @section(".init_array") @used private let _reportsFailures: @convention(c) () -> Void = {
            guard let symbol = dlsym(nil, "understudy_report_failures_to") else { return }
            typealias Reporter = @convention(c) (
                UnsafePointer<CChar>, UnsafePointer<UInt8>, UnsafePointer<UInt8>, Int, Int
            ) -> Void
            let register = unsafeBitCast(symbol, to: (@convention(c) (Reporter) -> Void).self)
            register { message, fileID, filePath, line, column in
                let text = String(cString: message)
                #if canImport(Testing)
                if Test.current != nil {
                    Issue.record(
                        Comment(rawValue: text),
                        sourceLocation: SourceLocation(
                            fileID: String(cString: fileID), filePath: String(cString: filePath), line: line, column: column))
                    return
                }
                #endif
                #if canImport(XCTest)
                // XCTest takes only texts that live as long as the process, which this one does.
                typealias Words = (UnsafePointer<UInt8>, Int, UInt8)
                let file = unsafeBitCast((filePath, strlen(UnsafeRawPointer(filePath).assumingMemoryBound(to: CChar.self)), 0) as Words, to: StaticString.self)
                XCTFail(text, file: file, line: UInt(line))
                #endif
            }
        }

        """
}
