internal import LifecycleRules

/// Delegates and data sources in a chain of strong references.
@MainActor
enum StrongDelegates {
    /// Reports a step of a chain, `Picker.delegate`, that should be a weak one.
    static func report(_ step: String, _ engine: CheckEngine) {
        guard let finding = property(in: step) else { return }
        engine.find(StrongDelegate.self, StrongDelegate.message(property: finding.name, type: finding.type), type: finding.type)
    }

    /// The property of a step, if it is called a delegate or data source.
    static func property(in step: String) -> (type: String, name: String)? {
        guard let dot = step.firstIndex(of: ".") else { return nil }
        let name = String(step[step.index(after: dot)...])
        let lowercased = name.lowercased()
        guard lowercased.hasSuffix("delegate") || lowercased.hasSuffix("datasource") else { return nil }
        return (String(step[..<dot]), name)
    }
}
