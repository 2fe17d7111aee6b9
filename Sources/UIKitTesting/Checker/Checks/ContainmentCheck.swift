internal import LifecycleRules

/// Children that are added or removed in the wrong order, or without a part of it.
final class ContainmentCheck: RunTimeCheck {
    /// A child that its parent's own code added.
    private struct Arrival {
        weak var child: UIViewController?
        weak var parent: UIViewController?
        let site: String?
        let time: Double
        var hasArrived = false
    }

    /// A view that was put under another controller's view before its controller was.
    private struct Stray {
        weak var child: UIViewController?
        weak var owner: UIViewController?
        let site: String?
        var isAdded = false
    }

    private struct Departure {
        weak var child: UIViewController?
        weak var parent: UIViewController?
        let site: String?
    }

    private var arrivals: [ObjectIdentifier: Arrival] = [:]
    private var strays: [ObjectIdentifier: Stray] = [:]
    private var departures: [Departure] = []
    private var addedInLayout: [ObjectIdentifier: Int] = [:]

    func happened(_ happening: EngineHappening, _ engine: CheckEngine) {
        switch happening {
        case .viewAdded(let child, let superview): viewAdded(child, superview)
        case .childAdded(let child, let parent): added(child, parent, engine)
        case .childLeaves(let child, let parent, let wasTold): leaves(child, parent, wasTold, engine)
        case .parentTold(let child, let parent, let isWill): told(child, parent, isWill, engine)
        default: return
        }
    }

    private func viewAdded(_ child: UIViewController, _ superview: UIView) {
        guard child.parent == nil, child.presentingViewController == nil, let owner = superview.owner, owner !== child,
            !isOwnClass(type(of: owner))
        else { return }
        strays[ObjectIdentifier(child)] = Stray(child: child, owner: owner, site: EngineHooks.callSite())
    }

    private func added(_ child: UIViewController, _ parent: UIViewController, _ engine: CheckEngine) {
        guard !isOwnClass(type(of: parent)) else { return }
        let id = ObjectIdentifier(child)
        let site = EngineHooks.callSite()
        let name = shortName(parent)
        if strays.removeValue(forKey: id)?.owner === parent {
            engine.find(
                ContainmentOrder.self,
                ContainmentOrder.message(call: "addSubview(\(shortName(child)).view)", before: "addChild(\(shortName(child)))"),
                type: name, sites: [site])
        }
        if child.parent !== parent {
            arrivals[id] = Arrival(child: child, parent: parent, site: site, time: TestClock.now)
        }
        guard let frame = engine.frames.last(where: { $0.controller === parent }), frame.isLayout else { return }
        let count = addedInLayout[ObjectIdentifier(parent), default: 0] + 1
        addedInLayout[ObjectIdentifier(parent)] = count
        guard count > 1 else { return }
        engine.find(
            ChildAddedInLayout.self,
            ChildAddedInLayout.message(child: shortName(child), callback: frame.callback.signature), type: name,
            callback: frame.callback, sites: [site])
    }

    private func leaves(_ child: UIViewController, _ parent: UIViewController, _ wasTold: Bool, _ engine: CheckEngine) {
        arrivals[ObjectIdentifier(child)] = nil
        guard !isOwnClass(type(of: parent)) else { return }
        let site = EngineHooks.callSite()
        if !wasTold {
            engine.find(
                MissingWillMove.self, MissingWillMove.message(child: shortName(child)), type: shortName(parent), sites: [site])
        }
        departures.append(Departure(child: child, parent: parent, site: site))
    }

    /// `willMove` and `didMove` that reached UIKit; those that the engine sends are the newest frame.
    private func told(_ child: UIViewController, _ parent: UIViewController?, _ isWill: Bool, _ engine: CheckEngine) {
        let callback: LifecycleCallback = isWill ? .willMoveToParent : .didMoveToParent
        if let frame = engine.frame, frame.callback == callback, frame.controller === child { return }
        let id = ObjectIdentifier(child)
        let name = shortName(child)
        let container = (parent ?? child.parent ?? arrivals[id]?.parent).map { shortName($0) } ?? name
        switch (isWill, parent) {
        case (false, let parent?):
            guard arrivals[id]?.parent === parent else { return }
            if arrivals[id]?.hasArrived == true {
                engine.find(
                    RedundantContainmentCall.self,
                    RedundantContainmentCall.message(repeated: "\(name).didMove(toParent: self)"), type: container,
                    sites: [arrivals[id]?.site, EngineHooks.callSite()])
            }
            arrivals[id]?.hasArrived = true
        case (true, let parent?) where !isOwnClass(type(of: parent)):
            engine.find(
                RedundantContainmentCall.self,
                RedundantContainmentCall.message(call: "\(name).willMove(toParent: self)", sender: "addChild"), type: container,
                sites: [EngineHooks.callSite()])
        case (false, nil):
            engine.find(
                RedundantContainmentCall.self,
                RedundantContainmentCall.message(call: "\(name).didMove(toParent: nil)", sender: "removeFromParent"),
                type: container, sites: [EngineHooks.callSite()])
        default: return
        }
    }

    func settled(isLast: Bool, _ engine: CheckEngine) {
        for (id, stray) in strays {
            strays[id] = nil
            guard let child = stray.child, let owner = stray.owner, child.parent == nil,
                child.viewIfLoaded?.superview?.owner === owner
            else { continue }
            engine.find(
                UnparentedChildView.self,
                UnparentedChildView.message(child: shortName(child), type: shortName(owner)), type: shortName(owner),
                sites: [stray.site])
        }
        for departure in departures {
            guard let child = departure.child, let parent = departure.parent, child.parent == nil,
                child.viewIfLoaded?.superview?.owner === parent
            else { continue }
            engine.find(
                ChildViewLeftBehind.self, ChildViewLeftBehind.message(child: shortName(child)), type: shortName(parent),
                sites: [departure.site])
        }
        departures = []
        for (id, arrival) in arrivals where !arrival.hasArrived {
            guard let child = arrival.child, let parent = arrival.parent, child.parent === parent else {
                arrivals[id] = nil
                continue
            }
            // Until an animation has ended, its completion may bring it.
            guard child.viewIfLoaded?.superview != nil,
                isLast || TestClock.nextDeadline == nil || TestClock.now > arrival.time + 1
            else { continue }
            arrivals[id] = nil
            engine.find(
                MissingDidMove.self, MissingDidMove.message(child: shortName(child)), type: shortName(parent),
                sites: [arrival.site])
        }
    }

    func forget(_ controller: ObjectIdentifier) {
        arrivals[controller] = nil
        strays[controller] = nil
        addedInLayout[controller] = nil
    }
}

extension UIView {
    /// The controller whose view this is, or is under.
    var owner: UIViewController? {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            if current is UIWindow { return nil }
            responder = current is UIView ? ((current as? UIView)?.next as? UIViewController ?? (current as? UIView)?.superview) : nil
        }
        return nil
    }
}
