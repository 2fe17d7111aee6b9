/// How a list of callbacks is compared with what is expected.
public enum TraceMatching: Sendable {
    /// The same callbacks in the same order, and no others.
    case exactly
    /// The expected callbacks in their order; others may come in between.
    case inOrder
}

/// The first place at which callbacks are not those expected, with both lists side by side.
///
/// A line that is expected without an argument, `A.viewWillAppear`, stands for one with any.
public struct TraceDifference: Sendable, CustomStringConvertible {
    /// The position of the first expected line that does not fit, from 0.
    public let position: Int
    /// The table of both lists.
    public let description: String

    /// The difference, or `nil` when the lists fit.
    public init?(expected: [String], actual: [String], _ matching: TraceMatching = .exactly) {
        let rows: [Row]
        let sentence: String
        switch matching {
        case .exactly:
            let end = max(expected.count, actual.count)
            guard let first = (0..<end).first(where: { !Self.fits(Self.item(expected, $0), Self.item(actual, $0)) }) else { return nil }
            position = first
            rows = (0..<end).map { index in
                let (wished, came) = (Self.item(expected, index), Self.item(actual, index))
                return Row(mark: index == first ? ">" : Self.fits(wished, came) ? " " : "≠", expected: wished, actual: came)
            }
            switch (Self.item(expected, first), Self.item(actual, first)) {
            case (let wished?, let came?): sentence = "expected \(wished), but \(came) came"
            case (let wished?, nil): sentence = "expected \(wished), but nothing more came"
            case (nil, let came): sentence = "expected nothing more, but \(came ?? "") came"
            }
        case .inOrder:
            var list: [Row] = []
            var next = 0
            var lastFit = 0
            for came in actual {
                if next < expected.count, Self.fits(expected[next], came) {
                    list.append(Row(mark: " ", expected: expected[next], actual: came))
                    next += 1
                    lastFit = list.count
                } else {
                    list.append(Row(mark: " ", expected: nil, actual: came))
                }
            }
            guard next < expected.count else { return nil }
            position = next
            var missing = expected[next...].map { Row(mark: " ", expected: $0, actual: nil) }
            missing[0].mark = ">"
            list.insert(contentsOf: missing, at: lastFit)
            rows = list
            let early = actual.contains { Self.fits(expected[next], $0) }
            sentence = "expected \(expected[next])" + (next > 0 ? " after \(expected[next - 1])" : "")
                + (early ? ", but it came only before" : ", but it did not come")
        }
        description = "Callbacks differ at \(position + 1): \(sentence)\n" + Self.table(rows)
    }

    private struct Row {
        var mark: String
        let expected: String?
        let actual: String?
    }

    private static func item(_ list: [String], _ index: Int) -> String? { index < list.count ? list[index] : nil }

    private static func fits(_ expected: String?, _ actual: String?) -> Bool {
        guard let expected, let actual else { return expected == actual }
        if expected == actual { return true }
        for argument in ["(true)", "(false)"] where actual.hasSuffix(argument) {
            return expected == actual.dropLast(argument.count)
        }
        return false
    }

    private static func table(_ rows: [Row]) -> String {
        let width = max(8, rows.map { $0.expected?.count ?? 0 }.max() ?? 0)
        func line(_ number: String, _ mark: String, _ expected: String, _ actual: String) -> String {
            let text = "\(mark) \(String(repeating: " ", count: max(0, 3 - number.count)))\(number)  "
                + expected + String(repeating: " ", count: width - expected.count) + "  " + actual
            return String(text.reversed().drop { $0 == " " }.reversed())
        }
        return ([line("", " ", "expected", "actual")]
            + rows.enumerated().map { line(String($0 + 1), $1.mark, $1.expected ?? "–", $1.actual ?? "–") })
            .joined(separator: "\n")
    }
}
