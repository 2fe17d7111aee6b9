import LifecycleRules

/// `understudy rules [NAME…]`: lists the rules, or explains some with a wrong and a right example.
enum RulesCommand {
    static func run(arguments: [String]) -> Int32 {
        if arguments.contains("--help") || arguments.contains("-h") {
            print("usage: understudy rules          lists the rules, one a line, and where each finds\n"
                + "       understudy rules NAME…    says why, what to do, and shows a wrong and a right example")
            return 0
        }
        if arguments.isEmpty {
            let width = RuleCatalog.known.map { $0.name.count }.max() ?? 0
            for rule in RuleCatalog.known {
                let engines = RuleCatalog.engines(of: rule)
                print(
                    rule.name + String(repeating: " ", count: width + 2 - rule.name.count) + engines
                        + String(repeating: " ", count: 18 - engines.count) + rule.summary)
            }
            return 0
        }
        for name in arguments {
            guard let rule = RuleCatalog.knownRule(named: name) else {
                Message.write("'\(name)' is not a rule; see 'understudy rules'")
                return 2
            }
            print(explanation(rule))
        }
        return 0
    }

    private static func explanation(_ rule: any LifecycleRule.Type) -> String {
        """
        \(rule.name) (\(rule.severity.rawValue); found in \(RuleCatalog.engines(of: rule)))

        \(rule.summary)

        why: \(rule.why)
        fix: \(rule.fix)

        wrong:

        \(indented(rule.wrong))

        right:

        \(indented(rule.right))

        """
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
            .joined(separator: "\n")
    }
}
