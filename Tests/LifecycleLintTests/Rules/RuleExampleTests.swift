import LifecycleRules
import Testing

@testable import LifecycleLint

/// The examples that `understudy rules` shows.
@Suite struct RuleExampleTests {
    private static let names = RuleCatalog.all.map { $0.name }

    private func findings(_ text: String, _ rule: any LifecycleRule.Type) -> [String] {
        var texts = rule.resources
        texts["Example.swift"] = text
        return Linter().lint(texts: texts).findings.map { $0.ruleName }
    }

    @Test(arguments: names)
    func wrongExampleHasThatFindingAlone(_ name: String) throws {
        let rule = try #require(RuleCatalog.rule(named: name))
        #expect(findings(rule.wrong, rule) == [name])
    }

    @Test(arguments: names)
    func rightExampleHasNone(_ name: String) throws {
        let rule = try #require(RuleCatalog.rule(named: name))
        #expect(findings(rule.right, rule) == [])
    }

    @Test func namesAreUniqueAndTextsComplete() {
        #expect(Set(Self.names).count == Self.names.count)
        for rule in RuleCatalog.all {
            for text in [rule.summary, rule.why, rule.fix] { #expect(text.hasSuffix("."), "\(rule.name)") }
            #expect(rule.wrong != rule.right, "\(rule.name)")
        }
    }
}
