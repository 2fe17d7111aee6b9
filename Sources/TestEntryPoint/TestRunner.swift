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

        """
}
