/// What `--check` and `UNDERSTUDY_CHECK` ask of the checker: `1` or a policy, then `rule=policy` pairs, separated by
/// commas (docs/checker.md).
public struct CheckRequest: Equatable, Sendable {
    /// What can be done about a mistake.
    public static let policies = ["log", "fail", "abort", "ignore"]

    /// What is done about the mistakes of all other rules.
    public private(set) var policy = "log"
    /// What is done about the mistakes of single rules, by their names.
    public private(set) var exceptions: [String: String] = [:]

    /// A text that asks for what there is not.
    public struct Mistake: Error, Equatable, Sendable {
        /// What is wrong.
        public let description: String
    }

    /// Reads a request; nil for an empty text and for `0`, which ask for nothing.
    public init?(_ text: String) throws(Mistake) {
        let words = text.split(separator: ",").map { $0.filter { $0 != " " } }
        if words.isEmpty || words == ["0"] { return nil }
        for word in words {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if parts.count == 1, word == "1" { continue }
            guard let policy = parts.last, Self.policies.contains(policy) else {
                let known = Self.policies.joined(separator: ", ")
                throw Mistake(description: "'\(parts.last ?? "")' is not a policy of the checker; policies are \(known)")
            }
            if parts.count == 1 {
                self.policy = policy
            } else if RuleCatalog.atRunTime.contains(where: { $0.name == parts[0] }) {
                exceptions[parts[0]] = policy
            } else {
                throw Mistake(description: "'\(parts[0])' is not a rule of the checker; see 'understudy rules'")
            }
        }
    }
}
