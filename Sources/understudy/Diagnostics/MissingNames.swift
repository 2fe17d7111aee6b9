/// What the compiler did not know in a package, and whether that is for want of it in Understudy.
///
/// The compiler's words stay as they are. For each name that UIKit has on Apple's platforms one line
/// follows at the end, so that nobody looks for a mistake of theirs where there is a gap of ours.
final class MissingNames {
    private let names: AppleNames
    private var found: [UnknownName] = []
    private var seen: Set<UnknownName> = []

    init(installation: Installation) {
        names = AppleNames(installation: installation)
    }

    init(names: AppleNames) {
        self.names = names
    }

    /// Looks for a name in a line of the compiler's output.
    func read(line: String) {
        guard let name = UnknownName(line: line), seen.insert(name).inserted else { return }
        found.append(name)
    }

    /// A line for each name found, in the order in which they were met.
    func explanations() -> [String] {
        var lines: [String] = []
        for name in found {
            if let line = names.explanation(for: name), !lines.contains(line) { lines.append(line) }
        }
        return lines
    }
}
