@testable import SourceTranslation
import Testing

/// What translation makes of the files of a module, for tests.
struct Translated {
    private let texts: [String: String]

    /// Translates a module of one file.
    init(_ text: String, with others: [String: String] = [:], framework: ModuleFacts.Exported? = nil) {
        var sources = others
        sources["Main.swift"] = text
        var facts = ModuleFacts()
        if let framework { facts.add(framework) }
        var scans: [String: FileScan] = [:]
        for (name, text) in sources.sorted(by: { $0.key < $1.key }) {
            let bytes = Array(text.utf8)
            let scan = SourceScanner.scan(bytes)
            scans[name] = scan
            facts.add(scan, FactsCollector.facts(of: ModuleTranslation.parse(bytes)))
        }
        var texts: [String: String] = [:]
        for (name, text) in sources {
            let bytes = Array(text.utf8)
            let translator = Translator(
                source: bytes, scan: scans[name] ?? FileScan(), facts: facts, moduleName: "Module",
                keepsConditions: false)
            let result = translator.translate(ModuleTranslation.parse(bytes))
            texts[name] = result.map { String(decoding: $0, as: UTF8.self) } ?? text
        }
        self.texts = texts
    }

    /// The lines of a file's translation that stand for the file's own lines.
    func lines(_ count: Int, of file: String = "Main.swift") -> [String] {
        (texts[file] ?? "").split(separator: "\n", omittingEmptySubsequences: false).prefix(count).map(String.init)
    }

    /// The whole translation of a file.
    func text(of file: String = "Main.swift") -> String { texts[file] ?? "" }
}

/// Checks a translation line by line.
///
/// A line of `marked` that begins with `→ ` is what the line above it becomes; every other line stays
/// as it is. Runs of blanks count as one. What translation appends after the last line is not looked at.
func expectTranslation(
    _ marked: String, with others: [String: String] = [:], framework: ModuleFacts.Exported? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    var source: [String] = [], expected: [String] = []
    for line in marked.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
        let content = line.drop { $0 == " " }
        if content.hasPrefix("→ ") {
            expected[expected.count - 1] = String(content.dropFirst(2))
        } else {
            source.append(line)
            expected.append(line)
        }
    }
    let translated = Translated(source.joined(separator: "\n"), with: others, framework: framework)
    let lines = translated.lines(source.count)
    for (index, pair) in zip(lines, expected).enumerated() {
        let given = pair.0.trimmingBlanks, wanted = pair.1.trimmingBlanks
        #expect(given == wanted, "line \(index + 1)", sourceLocation: sourceLocation)
    }
    #expect(lines.count == source.count, "a line is missing", sourceLocation: sourceLocation)
}

extension String {
    /// The text with each run of blanks as one, and none at its ends.
    fileprivate var trimmingBlanks: String {
        split(separator: " ").joined(separator: " ")
    }
}

extension ModuleFacts.Exported {
    /// As much of UIKit as the tests need.
    static var uikit: ModuleFacts.Exported {
        ModuleFacts.Exported(
            classes: [
                .init(name: "UIView", parent: "UIResponder", isMainActor: true),
                .init(name: "UIViewController", parent: "UIResponder", isMainActor: true),
            ],
            optionals: [
                .init(
                    protocolName: "UIScrollViewDelegate", base: "scrollViewDidScroll", labels: [""],
                    selector: "scrollViewDidScroll:", returnsValue: false),
                .init(
                    protocolName: "UIGestureRecognizerDelegate", base: "gestureRecognizer",
                    labels: ["", "shouldReceive"], selector: "gestureRecognizer:shouldReceive:", returnsValue: true),
            ])
    }
}
