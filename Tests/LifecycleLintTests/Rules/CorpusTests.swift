import LifecycleRules
import Testing

@testable import LifecycleLint

/// Each seeded mistake is found where it is, and nothing else is.
@Suite struct CorpusTests {
    @Test(arguments: Snippet.all)
    func finds(_ snippet: Snippet) {
        #expect(snippet.findings() == snippet.expected)
    }

    @Test func eachRuleHasThreeDressingsAtLeast() {
        var counts: [String: Int] = [:]
        for snippet in Snippet.all {
            for rule in Set(snippet.expected.map { $0.split(separator: " ")[1] }) { counts[String(rule), default: 0] += 1 }
        }
        for rule in RuleCatalog.all { #expect(counts[rule.name, default: 0] >= 3, "\(rule.name)") }
        #expect(counts.values.reduce(0, +) >= 120)
    }
}
