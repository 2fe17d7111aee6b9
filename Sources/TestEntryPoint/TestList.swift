/// The generated list of a test target's XCTest methods.
enum TestList {
    /// The list with each synchronous method run as main actor code, or nil when it names none.
    static func translate(_ text: String) -> String? {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var changed = false
        for index in lines.indices {
            guard let entry = entry(in: lines[index]) else { continue }
            lines[index] = entry
            changed = true
        }
        return changed ? lines.joined(separator: "\n") + "\n" + support : nil
    }

    /// `("testA", testA),` becomes `("testA", onMainActor(testA)),`. Asynchronous methods are listed
    /// as `asyncTest(testA)`, whose type does not depend on isolation, and stay.
    private static func entry(in line: String) -> String? {
        let content = line.drop { $0 == " " }
        guard content.hasPrefix("(\""), let comma = content.range(of: "\", ") else { return nil }
        let name = content[content.index(content.startIndex, offsetBy: 2)..<comma.lowerBound]
        let rest = content[comma.upperBound...]
        guard rest == "\(name))" || rest == "\(name))," else { return nil }
        let indent = line[..<content.startIndex]
        return "\(indent)(\"\(name)\", _onMainActor(\(name)))\(rest.hasSuffix(",") ? "," : "")"
    }

    /// A method without isolation converts to the parameter's type as well as one with it. XCTest
    /// calls tests on the main thread, so the assumption holds.
    private static let support = """
        fileprivate func _onMainActor<T: XCTestCase>(
            _ test: @escaping (T) -> @MainActor () throws -> Void
        ) -> (T) -> () throws -> Void {
            { instance in { try MainActor.assumeIsolated { try test(instance)() } } }
        }

        """
}

extension Substring {
    /// The first range of `text`, found without Foundation.
    func range(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) {
                return start..<index(start, offsetBy: text.count)
            }
            start = index(after: start)
        }
        return nil
    }
}
