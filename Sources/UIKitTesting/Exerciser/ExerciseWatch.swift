internal import LifecycleRules

/// What the exerciser looks at besides the checker: whether controllers go, whether their views grow with each
/// appearance, and whether text that was typed stays.
@MainActor
final class ExerciseWatch {
    private struct Made {
        weak var controller: UIViewController?
        let type: String
    }

    private struct Draft {
        weak var field: UIView?
        weak var controller: UIViewController?
        let type: String
        let text: String
    }

    private let make: () -> UIViewController
    private var all: [Made] = []
    private var counts: [ObjectIdentifier: (type: String, counts: [Int])] = [:]
    private var drafts: [Draft] = []
    private var lost: [LifecycleFinding] = []
    private var said: Set<String> = []

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
            let made = all.first(where: { $0.controller.map { ObjectIdentifier($0) } == id }), let view = made.controller?.viewIfLoaded
        else { return }
        counts[id, default: (made.type, [])].counts.append(count(view))
    }

    private func count(_ view: UIView) -> Int { view.subviews.reduce(view.subviews.count) { $0 + count($1) } }

    /// Types a text into each field that is on screen.
    func before() {
        drafts = []
        for made in all {
            guard let controller = made.controller, let view = controller.viewIfLoaded, view.window != nil else { continue }
            type(in: view, of: controller)
        }
    }

    private func type(in view: UIView, of controller: UIViewController) {
        let text = "Draft \(drafts.count + 1)"
        if let field = view as? UITextField, field.isEnabled {
            field.text = text
        } else if let field = view as? UITextView, field.isEditable {
            field.text = text
        } else {
            for subview in view.subviews { type(in: subview, of: controller) }
            return
        }
        drafts.append(Draft(field: view, controller: controller, type: shortName(controller), text: text))
    }

    /// A field that is on screen again has its text still.
    func after(_ step: String) {
        for draft in drafts {
            guard let field = draft.field, draft.controller != nil else { continue }
            let text = (field as? UITextField)?.text ?? (field as? UITextView)?.text ?? ""
            guard text != draft.text, said.insert(draft.type + step).inserted else { continue }
            lost.append(
                finding(
                    DraftLost.self, DraftLost.message(field: shortName(field), type: draft.type, step: step), draft.type))
        }
        drafts = []
    }

    /// What was seen, once everything should have gone.
    func findings() -> [LifecycleFinding] {
        var found = lost
        for (type, counts) in counts.values.sorted(by: { $0.type < $1.type }) where counts.count >= 3 {
            let last = Array(counts.suffix(3))
            guard last[0] < last[1], last[1] < last[2], said.insert("grows " + type).inserted else { continue }
            found.append(
                finding(SetupOnEachAppearance.self, SetupOnEachAppearance.message(type: type, counts: counts), type))
        }
        for made in all {
            guard let controller = made.controller, said.insert("lives " + made.type).inserted else { continue }
            let chain = StrongReferences.cycle(through: controller) ?? []
            found.append(
                finding(
                    ControllerNotReleased.self,
                    ControllerNotReleased.message(type: made.type, event: "taken away", chain: chain), made.type))
        }
        return found
    }

    private func finding<Rule: LifecycleRule>(_ rule: Rule.Type, _ message: String, _ type: String) -> LifecycleFinding {
        LifecycleFinding(
            rule: Rule.name, severity: Rule.severity.rawValue, message: message, type: type, callback: nil, callSites: [],
            why: Rule.why, fix: Rule.fix)
    }
}
