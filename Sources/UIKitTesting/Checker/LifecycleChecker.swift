internal import LifecycleRules

/// Finds mistakes in the lives of view controllers while code runs (`docs/checker.md`).
///
/// ```swift
/// LifecycleChecker.start(.fail)
/// let host = TestWindow(showing: ProfileController())
/// host.close()
/// ```
/// `UNDERSTUDY_CHECK=1` in the environment starts it with the process, as `understudy test --check` does. While
/// it is off, UIKit pays one load and one branch at each place that it watches.
@MainActor
public enum LifecycleChecker {
    /// A mistake that is meant to be: no finding comes of it.
    public struct Suppression: Sendable {
        /// The rule's name.
        public let rule: String
        /// The class, without its module; `nil` for all.
        public let type: String?
        /// Why it is right here.
        public let reason: String
    }

    private static var engine: CheckEngine?
    private static var registration: LifecycleEventCenter.Registration?
    private static var policy = LifecyclePolicy.log
    private static var policies: [String: LifecyclePolicy] = [:]
    private static var collector: ((LifecycleFinding) -> Void)?
    static var place = Place()

    /// Where in the user's code failures are shown.
    struct Place {
        var fileID: StaticString = #fileID
        var filePath: StaticString = #filePath
        var line = #line
        var column = #column
    }

    /// Whether the checker watches.
    public static var isOn: Bool { engine != nil }
    /// What was found since the start, oldest first; what is ignored or suppressed is not among it.
    public private(set) static var findings: [LifecycleFinding] = []
    /// Mistakes that are meant to be.
    public private(set) static var suppressions: [Suppression] = []
    /// Processor time in seconds above which a layout callback is slow; `nil` for any.
    public static var slowLayout: Double? = 0.1

    /// The names of all rules of the checker.
    public static var rules: [String] { RuleCatalog.atRunTime.map { $0.name } }

    /// Watches from now on; what was found before is forgotten.
    ///
    /// - Parameter policy: what is done about each mistake for whose rule nothing else is set.
    public static func start(_ policy: LifecyclePolicy = .log) {
        self.policy = policy
        findings = []
        guard engine == nil else { return }
        let engine = CheckEngine(report: { take($0) })
        self.engine = engine
        // The engine reports callbacks only while somebody listens.
        registration = LifecycleEventCenter.shared.addListener { [weak engine] event in
            if case .callback(.deinitialize) = event.kind, let controller = event.controller { engine?.forget(controller) }
        }
        engine.attach()
    }

    /// Looks a last time, and watches no more.
    public static func stop() {
        engine?.settle(isLast: true)
        engine?.detach()
        engine = nil
        if let registration { LifecycleEventCenter.shared.removeListener(registration) }
        registration = nil
        policies = [:]
        suppressions = []
    }

    /// Looks now at what otherwise waits for more turns to pass: controllers that should be gone, children that
    /// have not heard of their parent.
    public static func check() { engine?.settle(isLast: true) }

    /// What is done about the mistakes of one rule.
    public static func setPolicy(_ policy: LifecyclePolicy, for rule: String) { policies[rule] = policy }

    /// Leaves the mistakes of a rule out, in one class or in all, because of `reason`, which must say something.
    public static func suppress(_ rule: String, in type: Any.Type? = nil, because reason: String) {
        precondition(reason.contains { !$0.isWhitespace }, "A suppression says why")
        precondition(rules.contains(rule), "'\(rule)' is not a rule of the checker")
        suppressions.append(Suppression(rule: rule, type: type.map { String(describing: $0) }, reason: reason))
    }

    /// What is found while `body` runs and is settled; nothing is logged, failed or ended for it.
    @discardableResult
    public static func findings(_ body: () throws -> Void) rethrows -> [LifecycleFinding] {
        let collection = Collection()
        defer { collection.end() }
        try body()
        engine?.settle(isLast: true)
        return collection.found
    }

    /// What is found while `body` runs and until the main queue had some turns after it, in which tasks run and end;
    /// nothing is logged, failed or ended for it.
    @discardableResult
    public static func findings(_ body: @MainActor () async throws -> Void) async rethrows -> [LifecycleFinding] {
        let collection = Collection()
        defer { collection.end() }
        try await body()
        await drainMainQueue(turns: 4)
        engine?.settle(isLast: true)
        return collection.found
    }

    /// The time in which findings go to somebody who asked for them.
    @MainActor
    private final class Collection {
        private(set) var found: [LifecycleFinding] = []
        private let earlier: ((LifecycleFinding) -> Void)?
        private let wasOn: Bool

        init() {
            (earlier, wasOn) = (collector, isOn)
            if !wasOn { start(.log) }
            collector = { [unowned self] in found.append($0) }
        }

        func end() {
            collector = earlier
            if !wasOn { stop() }
        }
    }

    /// What holds a controller that nothing should hold: empty when that cannot be followed, nil when it is a task
    /// that waits for its first turn.
    static func chain(holding controller: UIViewController) -> [String]? {
        if let cycle = StrongReferences.cycle(through: controller) { return cycle }
        guard let engine, let task = engine.tasks.holder(of: controller) else {
            // A task that captured it weakly may hold it by a local variable since.
            return engine?.tasks.begun(by: controller).first { $0.goesOn }.map { ["perhaps \($0.name)", shortName(controller)] } ?? []
        }
        return task.turns > 0 ? [task.name, shortName(controller)] : nil
    }

    private static func take(_ finding: LifecycleFinding) {
        let isMeant = suppressions.contains { $0.rule == finding.rule && ($0.type == nil || $0.type == finding.type) }
        let policy = policies[finding.rule] ?? policy
        guard !isMeant, policy != .ignore else { return }
        findings.append(finding)
        if let collector { return collector(finding) }
        LifecycleEventCenter.shared.send(
            LifecycleEvent(
                kind: .note("\(finding.message) [\(finding.rule)]"), controller: nil, controllerType: "", time: TestClock.now))
        if policy == .fail, TraceFailure.report != nil {
            return fail([finding], place)
        }
        FileHandle.standardError.write(Data((finding.description + "\n").utf8))
        if policy == .abort { Foundation.abort() }
    }
}
