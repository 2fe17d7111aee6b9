internal import LifecycleRules

/// Controllers that have gone and stay alive.
///
/// A local variable of a test, a cache or a coordinator may hold a controller on purpose. So one that still lives
/// is reported only when it holds itself, by a chain of strong references, or when a running timer, display link or
/// task holds it; and not while what is on screen holds it too.
final class ReleaseCheck: RunTimeCheck {
    private struct Candidate {
        weak var controller: UIViewController?
        let event: String
        var turns = 0
    }

    private struct Holder {
        weak var object: AnyObject?
        let name: String
        weak var target: AnyObject?
        let isValid: (AnyObject) -> Bool
    }

    private var candidates: [ObjectIdentifier: Candidate] = [:]
    private var holders: [Holder] = []

    func ended(_ frame: CheckFrame, _ engine: CheckEngine) {
        switch frame.callback {
        case .didMoveToParent:
            guard case .parent(nil, _)? = frame.argument else { return }
            gone(frame.controller, "removed from its parent")
        case .viewDidDisappear:
            if frame.controller.isBeingDismissed { gone(frame.controller, "dismissed") }
        default: return
        }
    }

    func happened(_ happening: EngineHappening, _ engine: CheckEngine) {
        if case .rootReplaced(let root, _) = happening { gone(root, "replaced as its window's root") }
    }

    private func gone(_ controller: UIViewController, _ event: String) {
        candidates[ObjectIdentifier(controller)] = Candidate(controller: controller, event: event)
        for child in controller.children { gone(child, event) }
    }

    func kept(_ thing: KeptThing, _ engine: CheckEngine) {
        switch thing {
        case .timer(let timer, let target, let repeats):
            guard let target, repeats else { return }
            holders.append(
                Holder(object: timer, name: "a repeating Timer", target: target, isValid: { ($0 as? Timer)?.isValid == true }))
        case .displayLink(let link, let target, let isValid):
            holders.append(Holder(object: link, name: "a CADisplayLink", target: target, isValid: isValid))
        default: return
        }
    }

    func settled(isLast: Bool, _ engine: CheckEngine) {
        guard !candidates.isEmpty else { return }
        holders.removeAll { $0.object == nil || $0.target == nil }
        for (id, candidate) in candidates {
            guard let controller = candidate.controller, Self.isGone(controller) else {
                candidates[id] = nil
                continue
            }
            candidates[id]?.turns += 1
            guard isLast || candidate.turns >= 2 else { continue }
            let task = engine.tasks.holder(of: controller)
            // A task that waits for its first turn says nothing yet.
            if let task, task.turns == 0 { continue }
            candidates[id] = nil
            guard let chain = chain(holding: controller, task), !StrongReferences.screensHold(controller) else { continue }
            let name = shortName(controller)
            for step in chain { StrongDelegates.report(step, engine) }
            engine.find(
                ControllerNotReleased.self, ControllerNotReleased.message(type: name, event: candidate.event, chain: chain),
                type: name)
        }
    }

    /// What certainly holds it: a timer, a display link, itself, or a task.
    func chain(holding controller: UIViewController, _ task: TaskRecord?) -> [String]? {
        for holder in holders where holder.target === controller {
            if let object = holder.object, holder.isValid(object) { return [holder.name, shortName(controller)] }
        }
        return StrongReferences.cycle(through: controller) ?? task.map { [$0.name, shortName(controller)] }
    }

    static func isGone(_ controller: UIViewController) -> Bool {
        controller.parent == nil && controller.presentingViewController == nil && controller.viewIfLoaded?.window == nil
    }

    func forget(_ controller: ObjectIdentifier) { candidates[controller] = nil }
}
