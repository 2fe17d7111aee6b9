/// Finds the classes that names on the command line mean.
enum TypeNames {
    enum Answer: Equatable {
        case found(String)
        case several([String])
        /// Nothing has this name; names that are like it, best first.
        case none(similar: [String])
    }

    static func find(_ name: String, among types: [String]) -> Answer {
        if types.contains(name) { return .found(name) }
        let matches = types.filter { $0.hasSuffix("." + name) }
        if matches.count == 1 { return .found(matches[0]) }
        if matches.count > 1 { return .several(matches) }
        let wanted = last(name).lowercased()
        let similar = types.map { ($0, distance(wanted, last($0).lowercased())) }
            .filter { $0.1 <= max(2, wanted.count / 3) || last($0.0).lowercased().contains(wanted) }
            .sorted { $0.1 < $1.1 }.map(\.0)
        return .none(similar: Array(similar.prefix(3)))
    }

    private static func last(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

    /// How many letters have to be put in, taken out or changed.
    private static func distance(_ first: String, _ second: String) -> Int {
        let second = Array(second)
        var row = Array(0...second.count)
        for (index, letter) in first.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for other in second.indices {
                let cost = diagonal + (letter == second[other] ? 0 : 1)
                diagonal = row[other + 1]
                row[other + 1] = min(cost, diagonal + 1, row[other] + 1)
            }
        }
        return row[second.count]
    }
}
