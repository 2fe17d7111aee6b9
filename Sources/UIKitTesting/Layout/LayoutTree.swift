/// A tree of views as layout sees it, to read or to compare with what it should be.
///
/// ```swift
/// print(LayoutTree(of: window))
/// // UIWindow (0 0; 393 852)
/// //   UIView (0 0; 393 852)
/// //     •UILabel "Name" (16 59; 44.5 20.5)
/// //     •UIView (16 87.5; 0 20) AMBIGUOUS LAYOUT horizontally
/// ```
/// A line is a view: its class, its accessibility identifier or text, and its frame in its superview, in points.
/// A bullet says that constraints place it, as in UIKit's own `_autolayoutTrace`. There are no addresses, so that the
/// text is the same on every run.
@MainActor
public struct LayoutTree: CustomStringConvertible {
    /// What else a tree shows.
    public struct Details: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Layout guides, each below its view.
        public static let guides = Details(rawValue: 1)
        /// The constraints that each view holds.
        public static let constraints = Details(rawValue: 2)
        /// Views that are hidden, which are left out otherwise.
        public static let hiddenViews = Details(rawValue: 4)
    }

    private let root: UIView
    private let details: Details

    /// Describes the tree below a view as it is now; lay it out before.
    public init(of view: UIView, showing details: Details = []) {
        root = view
        self.details = details
    }

    /// The lines, without a last newline.
    nonisolated public var description: String {
        MainActor.assumeIsolated { lines(of: root, depth: 0).joined(separator: "\n") }
    }

    private func lines(of view: UIView, depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        var lines = [indent + line(of: view)]
        if details.contains(.guides) {
            for guide in view.layoutGuides {
                lines.append("\(indent)  '\(guide.identifier)' \(Self.text(guide.layoutFrame))")
            }
        }
        if details.contains(.constraints) {
            for constraint in view.constraints { lines.append("\(indent)  - \(Self.withoutAddresses("\(constraint)"))") }
        }
        for child in view.subviews where !child.isHidden || details.contains(.hiddenViews) {
            lines += self.lines(of: child, depth: depth + 1)
        }
        return lines
    }

    private func line(of view: UIView) -> String {
        var line = view.translatesAutoresizingMaskIntoConstraints ? "" : "•"
        line += "\(type(of: view))"
        if let identifier = view.accessibilityIdentifier {
            line += " '\(identifier)'"
        } else if let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle {
            line += " \"\(text)\""
        }
        line += " \(Self.text(view.frame))"
        if view.isHidden { line += " hidden" }
        if !view.translatesAutoresizingMaskIntoConstraints, view.hasAmbiguousLayout { line += ambiguity(of: view) }
        return line
    }

    private func ambiguity(of view: UIView) -> String {
        let axes = [NSLayoutConstraint.Axis.horizontal, .vertical].filter { view.isAmbiguous(along: $0) }
        return " AMBIGUOUS LAYOUT " + axes.map { $0 == .horizontal ? "horizontally" : "vertically" }
            .joined(separator: " and ")
    }

    private static func text(_ rect: CGRect) -> String {
        func number(_ value: CGFloat) -> String {
            let rounded = (value * 1000).rounded() / 1000
            return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }
        return "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
    }

    private static func withoutAddresses(_ text: String) -> String {
        text.replacingOccurrences(of: ":?0x[0-9a-f]+", with: "", options: .regularExpression)
    }
}
