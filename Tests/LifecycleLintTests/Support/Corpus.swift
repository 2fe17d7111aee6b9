import Foundation
@testable import LifecycleLint

/// The seeded mistakes: small programs whose lines say which rule finds something there.
///
/// `=== name` begins a program, with `(objc)` for Objective-C and `(storyboard X)` for a storyboard with a
/// scene of class X beside it. A line with `//! rule` is one where that rule, and no other, reports.
struct Snippet: Sendable, CustomStringConvertible {
    let name: String
    let text: String
    let isObjectiveC: Bool
    let storyboardClass: String?

    var description: String { name }

    static let all: [Snippet] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Corpus")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.sorted().flatMap { file -> [Snippet] in
            let text = (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
            return text.components(separatedBy: "=== ").dropFirst().map { Snippet(String($0), file: file) }
        }
    }()

    private init(_ section: String, file: String) {
        let heading = String(section.prefix { $0 != "\n" })
        text = String(section.dropFirst(heading.count + 1))
        isObjectiveC = heading.contains("(objc)")
        storyboardClass = heading.range(of: "(storyboard ").map {
            String(heading[$0.upperBound...].prefix { $0 != ")" })
        }
        name = file.replacingOccurrences(of: ".corpus", with: ": ") + heading
    }

    /// The rule expected on each line, as `line rule`.
    var expected: [String] {
        text.components(separatedBy: "\n").enumerated().compactMap { number, line in
            guard let mark = line.range(of: "//! ") else { return nil }
            return "\(number + 1) \(line[mark.upperBound...])"
        }
    }

    /// What lint says, as `line rule`.
    func findings() -> [String] {
        var texts = [isObjectiveC ? "Snippet.m" : "Snippet.swift": text]
        if let storyboardClass {
            texts["Main.storyboard"] = """
                <scene><objects><viewController id="a" customClass="\(storyboardClass)" sceneMemberID="viewController">
                <view key="view" id="b"/></viewController></objects></scene>
                """
        }
        return Linter().lint(texts: texts).findings.map { "\($0.line) \($0.ruleName)" }
    }
}
