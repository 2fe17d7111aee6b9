internal import LifecycleRules

extension LifecycleChecker {
    /// What `UNDERSTUDY_CHECK` asks for.
    struct Settings: Equatable {
        var policy = LifecyclePolicy.log
        var policies: [String: LifecyclePolicy] = [:]

        /// `nil` for an empty text, `0`, and texts that are not understood.
        init?(_ text: String) {
            guard let request = try? CheckRequest(text), let policy = LifecyclePolicy(rawValue: request.policy) else { return nil }
            self.policy = policy
            policies = request.exceptions.compactMapValues(LifecyclePolicy.init(rawValue:))
        }
    }

    /// Starts as the environment asks, as the library is loaded.
    fileprivate static func startFromEnvironment(_ text: String) {
        guard let settings = Settings(text) else {
            if text != "0" {
                let line = "UNDERSTUDY_CHECK=\(text) is not understood: it is 1, log, fail or abort, then rule=policy pairs\n"
                FileHandle.standardError.write(Data(line.utf8))
            }
            return
        }
        start(settings.policy)
        for (rule, policy) in settings.policies { setPolicy(policy, for: rule) }
        // What never settles before the process ends is looked at then.
        atexit {
            guard Thread.isMainThread else { return }
            MainActor.assumeIsolated { LifecycleChecker.check() }
        }
    }
}

@section(".init_array") @used private let checkerStart: @convention(c) () -> Void = {
    guard let text = getenv("UNDERSTUDY_CHECK").map({ String(cString: $0) }), !text.isEmpty, Thread.isMainThread else { return }
    MainActor.assumeIsolated { LifecycleChecker.startFromEnvironment(text) }
}
