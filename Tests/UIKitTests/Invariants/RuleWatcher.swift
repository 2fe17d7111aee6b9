import LifecycleEvents
import UIKit

/// Hears every callback of every controller and writes down which rule one breaks that holds in all
/// situations (`docs/lifecycle.md`, sections 2, 6, 7 and 8).
@MainActor
final class RuleWatcher {
    enum Phase { case disappeared, appearing, appeared, disappearing }

    private struct Record {
        weak var controller: UIViewController?
        var phase = Phase.disappeared
        var animated = false
        var isAppearingCount = 0
        var typeName = ""
    }

    /// What broke a rule, in words.
    private(set) var broken: [String] = []
    /// The callbacks since the last `takeOrder()`, with who got them.
    private(set) var order: [(who: ObjectIdentifier, what: LifecycleCallback)] = []
    private var records: [ObjectIdentifier: Record] = [:]
    private var registration: LifecycleEventCenter.Registration?
    private let keepsOrder: Bool
    /// Prints each callback, to see what a failing walk did.
    static var isAloud = false

    init(keepsOrder: Bool = false) {
        self.keepsOrder = keepsOrder
        registration = LifecycleEventCenter.shared.addListener { [weak self] in self?.hear($0) }
    }

    func stop() {
        if let registration { LifecycleEventCenter.shared.removeListener(registration) }
        registration = nil
    }

    /// Has the rules about parents hold for this controller too.
    func watch(_ controller: UIViewController) {
        records[ObjectIdentifier(controller), default: Record()].controller = controller
    }

    func phase(of controller: UIViewController) -> Phase {
        records[ObjectIdentifier(controller)]?.phase ?? .disappeared
    }

    func takeBroken() -> [String] {
        defer { broken = [] }
        return broken
    }

    func takeOrder() -> [(who: ObjectIdentifier, what: LifecycleCallback)] {
        defer { order = [] }
        return order
    }

    private func fail(_ record: Record, _ rule: String) { broken.append("\(record.typeName): \(rule)") }

    private func hear(_ event: LifecycleEvent) {
        guard case .callback(let callback) = event.kind, let identifier = event.controller else { return }
        if callback == .deinitialize {
            records[identifier] = nil
            return
        }
        if Self.isAloud {
            let type = event.controllerType.split(separator: ".").last ?? ""
            print("      \(type) \(String(UInt(bitPattern: identifier.hashValue) % 1000)): \(callback.rawValue)")
        }
        if keepsOrder { order.append((identifier, callback)) }
        var record = records[identifier] ?? Record()
        record.typeName = event.controllerType
        apply(callback, animated: event.animated ?? false, to: &record)
        records[identifier] = record
    }

    private func apply(_ callback: LifecycleCallback, animated: Bool, to record: inout Record) {
        let phase = record.phase
        switch callback {
        case .viewWillAppear:
            if phase != .disappeared && phase != .disappearing { fail(record, "viewWillAppear while \(phase)") }
            record.phase = .appearing
            record.animated = animated
            record.isAppearingCount = 0
            if let parent = forwardingParent(of: record), parent.phase != .appearing && parent.phase != .appeared {
                fail(record, "viewWillAppear while its parent is \(parent.phase)")
            }
        case .viewIsAppearing:
            record.isAppearingCount += 1
            if phase != .appearing { fail(record, "viewIsAppearing while \(phase)") }
            if record.isAppearingCount > 1 { fail(record, "viewIsAppearing twice in one appearance") }
            if record.controller?.viewIfLoaded?.window == nil, record.controller != nil {
                fail(record, "viewIsAppearing outside a window")
            }
        case .viewDidAppear:
            if phase != .appearing { fail(record, "viewDidAppear while \(phase)") }
            let expected = BehaviorDifference.sendsIsAppearing.isInForce ? 1 : 0
            if record.isAppearingCount != expected, record.controller?.viewIfLoaded?.window != nil {
                fail(record, "viewDidAppear after \(record.isAppearingCount) viewIsAppearing")
            }
            if record.animated != animated { fail(record, "viewDidAppear(\(animated)) after the other will") }
            record.phase = .appeared
            if let parent = forwardingParent(of: record), parent.phase == .appearing {
                fail(record, "viewDidAppear before its parent's")
            }
        case .viewWillDisappear:
            if phase != .appeared && phase != .appearing { fail(record, "viewWillDisappear while \(phase)") }
            record.phase = .disappearing
            record.animated = animated
        case .viewDidDisappear:
            if phase != .disappearing { fail(record, "viewDidDisappear while \(phase)") }
            if record.animated != animated { fail(record, "viewDidDisappear(\(animated)) after the other will") }
            record.phase = .disappeared
        case .viewWillLayoutSubviews:
            if phase == .appearing, record.animated, record.isAppearingCount == 0,
                BehaviorDifference.sendsIsAppearing.isInForce
            {
                fail(record, "layout before viewIsAppearing of an animated appearance")
            }
        default:
            break
        }
    }

    private func forwardingParent(of record: Record) -> Record? {
        guard let parent = record.controller?.parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return nil }
        return records[ObjectIdentifier(parent)]
    }

    // MARK: Between operations

    /// What does not hold although nothing moves any more: every will has its did, flags are down, and what
    /// is in a window has appeared.
    func checkSettled(_ controllers: [UIViewController]) {
        for controller in controllers {
            guard let record = records[ObjectIdentifier(controller)] else { continue }
            if record.phase == .appearing || record.phase == .disappearing {
                fail(record, "still \(record.phase) although nothing moves")
            }
            let flags = [
                ("isBeingPresented", controller.isBeingPresented), ("isBeingDismissed", controller.isBeingDismissed),
                ("isMovingToParent", controller.isMovingToParent && record.phase == .appeared),
                ("isMovingFromParent", controller.isMovingFromParent),
            ]
            for (name, isUp) in flags where isUp { fail(record, "\(name) although nothing moves") }
            checkWindow(controller, record)
        }
    }

    /// Only callbacks decide where nobody forwards; a controller in a hidden part of a container has no window.
    private func checkWindow(_ controller: UIViewController, _ record: Record) {
        var ancestor = controller.parent
        while let current = ancestor {
            guard current.shouldAutomaticallyForwardAppearanceMethods else { return }
            ancestor = current.parent
        }
        let isInWindow = controller.viewIfLoaded?.window != nil
        if isInWindow, record.phase == .disappeared { fail(record, "in a window without having appeared") }
        if !isInWindow, record.phase == .appeared { fail(record, "appeared without being in a window") }
    }

    /// Parents before children: where both heard the same callback since the last `takeOrder()`, the parent
    /// heard it first (section 2).
    func checkParentsFirst(_ controllers: [UIViewController]) {
        var first: [Pair: Int] = [:]
        for (index, entry) in order.enumerated() {
            let pair = Pair(who: entry.who, what: entry.what)
            if first[pair] == nil { first[pair] = index }
        }
        let four: [LifecycleCallback] = [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]
        for controller in controllers {
            guard let parent = controller.parent, parent.shouldAutomaticallyForwardAppearanceMethods else { continue }
            for callback in four {
                guard let own = first[Pair(who: ObjectIdentifier(controller), what: callback)],
                    let above = first[Pair(who: ObjectIdentifier(parent), what: callback)], own < above,
                    let record = records[ObjectIdentifier(controller)]
                else { continue }
                fail(record, "\(callback.rawValue) before its parent's")
            }
        }
    }

    private struct Pair: Hashable {
        let who: ObjectIdentifier
        let what: LifecycleCallback
    }
}
