internal import LifecycleRules

/// Methods that are registered for notifications as a controller appears and not removed as it disappears, and
/// gesture recognizers that pile up.
final class PairingCheck: RunTimeCheck {
    private final class Observer {
        weak var object: AnyObject?
        let selector: Selector
        let name: NSNotification.Name?
        let sender: ObjectIdentifier?
        let center: ObjectIdentifier
        weak var controller: UIViewController?
        let callback: LifecycleCallback?
        let site: String?
        var isRemoved = false

        init(
            _ object: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ sender: AnyObject?,
            _ center: NotificationCenter, _ frame: CheckFrame?
        ) {
            self.object = object
            self.selector = selector
            self.name = name
            self.sender = sender.map { ObjectIdentifier($0) }
            self.center = ObjectIdentifier(center)
            controller = frame?.controller
            callback = frame?.callback
            site = EngineHooks.callSite()
        }

        var what: String { name?.rawValue ?? "all notifications" }
    }

    private struct Gesture {
        weak var recognizer: UIGestureRecognizer?
        let controller: ObjectIdentifier
        let callback: LifecycleCallback
    }

    private var observers: [Observer] = []
    /// Observers that were added once and removed as the controller disappeared: they should come back.
    private var awaited: [ObjectIdentifier: [(observer: Observer, removed: LifecycleCallback)]] = [:]
    private var gestures: [Gesture] = []

    func kept(_ thing: KeptThing, _ engine: CheckEngine) {
        let frame = engine.frame
        switch thing {
        case .observerAdded(let object, let selector, let name, let sender, let center):
            let added = Observer(object, selector, name, sender, center, frame)
            observers.removeAll { $0.object == nil || $0.isRemoved }
            observers.append(added)
            guard let frame, frame.isAppearing else { return }
            let times = observers.filter { same($0, added) && !$0.isRemoved }.count
            guard times > 1 else { return }
            engine.find(
                ObserverNotRemoved.self,
                ObserverNotRemoved.message(what: added.what, callback: frame.callback.signature, times: times),
                type: shortName(frame.controller), callback: frame.callback, sites: [added.site])
        case .observersRemoved(let object, let name, let sender, let center):
            removed(object, name, sender, center, frame, engine)
        default: return
        }
    }

    private func same(_ one: Observer, _ other: Observer) -> Bool {
        one.object === other.object && one.selector == other.selector && one.name == other.name && one.sender == other.sender && one.center == other.center
            && one.callback == other.callback
    }

    private func removed(
        _ object: AnyObject, _ name: NSNotification.Name?, _ sender: AnyObject?, _ center: NotificationCenter,
        _ frame: CheckFrame?, _ engine: CheckEngine
    ) {
        var dropped: [Observer] = []
        for observer in observers where !observer.isRemoved && observer.object === object && observer.center == ObjectIdentifier(center)
            && (name == nil || observer.name == name) && (sender == nil || observer.sender == sender.map { ObjectIdentifier($0) })
        {
            observer.isRemoved = true
            dropped.append(observer)
        }
        guard let frame, frame.isDisappearing, frame.controller === object else { return }
        let once = dropped.filter { $0.callback == nil || $0.callback == .viewDidLoad || $0.callback == .loadView }
        guard !once.isEmpty else { return }
        if name == nil {
            engine.find(
                RemoveAllObservers.self, RemoveAllObservers.message(callback: frame.callback.signature),
                type: shortName(frame.controller), callback: frame.callback, sites: [EngineHooks.callSite()])
        } else {
            awaited[ObjectIdentifier(frame.controller), default: []] += once.map { ($0, frame.callback) }
        }
    }

    func happened(_ happening: EngineHappening, _ engine: CheckEngine) {
        guard case .gestureAdded(let recognizer, let view) = happening, let frame = engine.frame, frame.isAppearing,
            !isOwnClass(type(of: frame.controller)) || frame.controller.viewIfLoaded === view
        else { return }
        gestures.removeAll { $0.recognizer?.view == nil }
        let id = ObjectIdentifier(frame.controller)
        let isRepeated = gestures.contains {
            $0.controller == id && $0.callback == frame.callback && $0.recognizer !== recognizer && $0.recognizer?.view === view
                && $0.recognizer.map { type(of: $0) == type(of: recognizer) } ?? false && hasAppeared.contains(id)
        }
        pending.append(Gesture(recognizer: recognizer, controller: id, callback: frame.callback))
        guard isRepeated else { return }
        engine.find(
            SetupOnEachAppearance.self,
            SetupOnEachAppearance.message(
                call: "addGestureRecognizer(\(shortName(recognizer)))", callback: frame.callback.signature),
            type: shortName(frame.controller), callback: frame.callback, sites: [EngineHooks.callSite()])
    }

    /// Gestures added since the callback began; two of one kind in one callback are meant.
    private var pending: [Gesture] = []
    private var hasAppeared: Set<ObjectIdentifier> = []

    func ended(_ frame: CheckFrame, _ engine: CheckEngine) {
        let id = ObjectIdentifier(frame.controller)
        if frame.isAppearing {
            gestures += pending
            pending = []
        }
        switch frame.callback {
        case .viewDidAppear:
            hasAppeared.insert(id)
            for entry in awaited.removeValue(forKey: id) ?? [] {
                let observer = entry.observer
                let isBack = observers.contains {
                    !$0.isRemoved && $0.object === observer.object && $0.name == observer.name && $0.center == observer.center
                }
                if isBack { continue }
                engine.find(
                    ObserverAddedOnce.self,
                    ObserverAddedOnce.message(
                        what: observer.what, added: observer.callback?.signature ?? "init", removed: entry.removed.signature),
                    type: shortName(frame.controller), callback: entry.removed, sites: [observer.site])
            }
        case .viewDidDisappear: disappeared(frame.controller, engine)
        default: return
        }
    }

    private func disappeared(_ controller: UIViewController, _ engine: CheckEngine) {
        let name = shortName(controller)
        for observer in observers
        where !observer.isRemoved && observer.object != nil && observer.controller === controller && observer.object === controller {
            guard let callback = observer.callback, CheckFrame.appearing.contains(callback) else { continue }
            engine.find(
                ObserverNotRemoved.self,
                ObserverNotRemoved.message(what: observer.what, callback: callback.signature), type: name, callback: callback,
                sites: [observer.site])
        }
    }

    func forget(_ controller: ObjectIdentifier) {
        awaited[controller] = nil
        hasAppeared.remove(controller)
        gestures.removeAll { $0.controller == controller }
    }
}
