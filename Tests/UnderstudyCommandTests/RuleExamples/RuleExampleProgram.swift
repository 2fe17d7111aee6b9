import Foundation
import LifecycleRules

/// A program of all rules' examples, which does with the one that its arguments name what its mistake needs to show,
/// and writes what the checker finds.
enum RuleExampleProgram {
    /// The two sides of an example.
    static let sides = ["wrong", "right"]

    static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "Examples", platforms: [.iOS(.v16)], targets: [.executableTarget(name: "Examples", path: "Sources")])
        """

    /// The examples as they stand, each in a namespace of its own.
    static var examples: String {
        var text = "import Combine\nimport UIKit\n\n" + surroundings
        for rule in RuleCatalog.known {
            for side in sides {
                text += "enum \(space(rule.name, side)) {\n\(side == "wrong" ? rule.wrong : rule.right)\n}\n\n"
                if let more = RuleExampleScenes.extensions[rule.name] {
                    text += "extension \(space(rule.name, side)) {\n\(more)\n}\n\n"
                }
            }
        }
        return text
    }

    /// The main file.
    static var main: String {
        var text = "import UIKitTesting\n\n" + RuleExampleScenes.tools
        var calls = ""
        for rule in RuleCatalog.known {
            for side in sides {
                let name = space(rule.name, side)
                let example = side == "wrong" ? rule.wrong : rule.right
                let scene = RuleExampleScenes.scene(of: rule.name, example)
                    .replacingOccurrences(of: "EXAMPLE", with: "\(name).\(firstClass(in: example))")
                    .replacingOccurrences(of: "SPACE", with: name)
                text += "@MainActor func try_\(name)() async {\n    \(scene)\n}\n"
                calls += "    await report(\"\(rule.name) \(side)\", try_\(name))\n"
            }
        }
        return text + "Task { @MainActor in\n\(calls)    exit(3)\n}\n"
            + "while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }\n"
    }

    private static func space(_ rule: String, _ side: String) -> String {
        "\(side)_\(rule)".replacingOccurrences(of: "-", with: "_")
    }

    private static func firstClass(in text: String) -> String {
        guard let range = text.range(of: "class [A-Za-z]+: UI", options: .regularExpression) else { return "" }
        return String(text[range].dropFirst(6).dropLast(4))
    }

    /// What the examples take for given.
    private static let surroundings = """
        extension Notification.Name { static let messageArrived = Notification.Name("messageArrived") }
        class Player { var onFinish: (() -> Void)? }
        class FeedModel: ObservableObject { @Published var items: [String] = [] }
        class Store {
            static let shared = Store()
            var items = ["milk"]
            @Published var count = 0
        }
        class WelcomeController: UIViewController {}


        """
}
