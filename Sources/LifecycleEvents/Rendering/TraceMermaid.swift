/// Renders records as a Mermaid sequence diagram: the system calls controllers, steps are notes.
public struct TraceMermaid {
    private let records: [LifecycleRecord]
    private let names: ControllerNames

    /// Prepares to render records.
    public init(_ records: [LifecycleRecord]) {
        self.records = records
        names = ControllerNames(records)
    }

    /// The diagram, without an end after the last line.
    public var text: String {
        var participants: [String] = []
        var lines: [String] = []
        for record in records where record.stage != .end {
            if let controller = record.controller, record.event == .callback, !participants.contains(controller) {
                participants.append(controller)
            }
            switch record.event {
            case .callback:
                guard let controller = record.controller else { continue }
                lines.append("    UIKit->>\(controller): \(Self.escape(names.callback(of: record)))")
            case .step: lines.append("    Note over UIKit: \(Self.escape(record.text ?? ""))")
            case .note: lines.append("    Note right of UIKit: \(Self.escape(record.text ?? ""))")
            case .message: lines.append("    Note right of UIKit: log – \(Self.escape(record.text ?? ""))")
            case .exception:
                lines.append("    Note right of UIKit: exception – \(Self.escape("\(record.name ?? "") \(record.text ?? "")"))")
            case .application: lines.append("    Note over UIKit: application \(Self.escape(record.text ?? ""))")
            case .start: continue
            }
        }
        let head = ["sequenceDiagram", "    participant UIKit"]
            + participants.map { "    participant \($0) as \(Self.escape(names.name($0)))" }
        return (head + lines).joined(separator: "\n")
    }

    /// Semicolons end a Mermaid statement and number signs begin an entity.
    private static func escape(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case ";": result += "#59;"
            case "#": result += "#35;"
            case "<": result += "#lt;"
            case ">": result += "#gt;"
            case "\n": result += " "
            default: result.append(character)
            }
        }
    }
}
