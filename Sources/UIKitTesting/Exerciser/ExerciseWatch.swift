internal import LifecycleRules

/// What the exerciser looks at besides the checker: whether controllers go, whether their views grow with each
/// appearance, and whether what was typed, chosen and scrolled to, and what they store, stays.
@MainActor
final class ExerciseWatch {
    private struct Made {
        weak var controller: UIViewController?
        let type: String
    }

    /// What a controller stored when it was last seen on screen.
    private struct Seen {
        let size: CGSize
        let values: [String: String]
    }

    private let make: () -> UIViewController
    private var all: [Made] = []
    // By the number of the controller in `all`: the address of one that went may be that of the next.
    private var counts: [Int: (type: String, counts: [Int])] = [:]
    private var drafts: [Draft] = []
    private var seen: [Int: Seen] = [:]
    private var said: Set<String> = []
    /// What was seen.
    private(set) var findings: [LifecycleFinding] = []
    /// What the journey left out, and what else was said meanwhile.
    var notes: [String] = []

    init(_ make: @escaping () -> UIViewController) { self.make = make }

    /// Makes a controller and watches it and what is in it.
    func made() -> UIViewController {
        let controller = make()
        watch(controller)
        return controller
    }

    private func watch(_ controller: UIViewController) {
        all.append(Made(controller: controller, type: shortName(controller)))
        for child in controller.children { watch(child) }
    }

    /// Counts the views of each controller once it has appeared.
    func hear(_ event: LifecycleEvent) {
        guard event.stage == .end, case .callback(.viewDidAppear) = event.kind, let id = event.controller,
            let number = all.firstIndex(where: { $0.controller.map { ObjectIdentifier($0) } == id }),
            let view = all[number].controller?.viewIfLoaded
        else { return }
        counts[number, default: (all[number].type, [])].counts.append(count(view))
    }

    private func count(_ view: UIView) -> Int { view.subviews.reduce(view.subviews.count) { $0 + count($1) } }

    private var onScreen: [(number: Int, controller: UIViewController, view: UIView)] {
        all.enumerated().compactMap { number, made in
            guard let controller = made.controller, let view = controller.viewIfLoaded, view.window != nil else { return nil }
            return (number, controller, view)
        }
    }

    /// Types, chooses and scrolls in what is on screen, and notes what its controllers store.
    func before() {
        drafts = onScreen.flatMap { Draft.all(in: $0.view, of: $0.controller) }
        for (number, controller, view) in onScreen where seen[number] == nil {
            seen[number] = Seen(size: view.bounds.size, values: values(controller))
        }
    }

    func after(_ step: JourneyStep) {
        // Caches are given up when memory is short.
        if case .memoryWarning = step { seen = [:] }
        after(step.description)
    }

    func afterResize() { after("resize") }

    /// What is on screen again is as it was.
    private func after(_ step: String) {
        for draft in drafts {
            guard let message = draft.loss(in: step), said.insert(draft.type + draft.kind + step).inserted else { continue }
            if draft.isText { find(DraftLost.self, message, draft.type) } else { find(StateLost.self, message, draft.type) }
        }
        drafts = []
        for (number, controller, view) in onScreen {
            guard let before = seen[number], before.size == view.bounds.size else { continue }
            let now = values(controller)
            let type = shortName(controller)
            for (property, value) in now.sorted(by: { $0.key < $1.key }) {
                guard let old = before.values[property], old != value, ShownValues.isData(old, value),
                    said.insert("\(type).\(property)").inserted
                else { continue }
                find(
                    StateLost.self,
                    StateLost.message(what: "\(type).\(property)", before: old, after: value, step: step), type)
            }
            seen[number] = Seen(size: before.size, values: now)
        }
    }

    private func values(_ controller: UIViewController) -> [String: String] {
        isOwnClass(type(of: controller)) ? [:] : FieldValues.of(controller)
    }

    /// Looks for controllers that live on, once everything should have gone, and for views that have grown.
    func lookForLeaks() {
        for (_, (type, counts)) in counts.sorted(by: { $0.key < $1.key }) where counts.count >= 3 {
            let last = Array(counts.suffix(3))
            guard last[0] < last[1], last[1] < last[2], said.insert("grows " + type).inserted else { continue }
            find(SetupOnEachAppearance.self, SetupOnEachAppearance.message(type: type, counts: counts), type)
        }
        for made in all {
            guard let controller = made.controller, !said.contains("lives " + made.type),
                // None while a task that had no turn yet may hold what it will use.
                let chain = LifecycleChecker.chain(holding: controller)
            else { continue }
            said.insert("lives " + made.type)
            find(
                ControllerNotReleased.self,
                ControllerNotReleased.message(type: made.type, event: "taken away", chain: chain), made.type)
            for step in chain {
                guard let property = StrongDelegates.property(in: step) else { continue }
                find(StrongDelegate.self, StrongDelegate.message(property: property.name, type: property.type), property.type)
            }
        }
    }

    private func find<Rule: LifecycleRule>(_ rule: Rule.Type, _ message: String, _ type: String) {
        findings.append(
            LifecycleFinding(
                rule: Rule.name, severity: Rule.severity.rawValue, message: message, type: type, callback: nil, callSites: [],
                why: Rule.why, fix: Rule.fix))
    }
}
