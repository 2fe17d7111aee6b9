internal import LifecycleRules

/// Timers, display links, block observers, observed properties, endless animations and gestures that are begun as
/// a controller appears and go on after it has disappeared, or that each appearance begins once more.
final class RunnerCheck: RunTimeCheck {
    private enum Kind: Equatable {
        case timer, displayLink, block(String), property(String), animation(String), gesture(String)

        /// Whether the commit after the disappearance may still end it: animations end as their layer leaves the
        /// screen.
        var isSettledLate: Bool {
            switch self {
            case .animation, .gesture: return true
            default: return false
            }
        }
    }

    /// A block observer's token. It is kept here, so that it can be told from later ones; the centre does not.
    private final class Token {
        let object: AnyObject
        var isRemoved = false

        init(_ object: AnyObject) { self.object = object }

        /// Whether nobody else has it, so that nobody can remove it any more.
        var isLost: Bool { !isRemoved && _retainCount(Unmanaged.passUnretained(object).toOpaque()) == 1 }
    }

    private struct Runner {
        weak var object: AnyObject?
        let token: Token?
        let kind: Kind
        let source: ObjectIdentifier?
        weak var controller: UIViewController?
        let type: String
        let callback: LifecycleCallback
        let call: Int
        let site: String?
        let isRunning: (AnyObject) -> Bool

        var runs: Bool { token.map { !$0.isRemoved } ?? object.map(isRunning) ?? false }
    }

    /// A block observer that was added since the last turn's end.
    private struct Added {
        let token: Token
        let what: String
        let type: String
        let callback: LifecycleCallback
        let site: String?
    }

    private var runners: [Runner] = []
    private var added: [Added] = []
    /// Controllers that have disappeared since the last turn's end.
    private var gone: [ObjectIdentifier] = []

    func kept(_ thing: KeptThing, _ engine: CheckEngine) {
        if case .observersRemoved(let object, _, _, _) = thing {
            for token in added.map(\.token) + runners.compactMap(\.token) where token.object === object { token.isRemoved = true }
            runners.removeAll { $0.object === object }
            added.removeAll { $0.token.isRemoved }
            return
        }
        guard let frame = engine.frame else { return }
        var token: Token?
        if case .blockObserverAdded(let object, let name, _) = thing, !isOwnClass(type(of: frame.controller)) {
            let new = Token(object)
            token = new
            added.append(
                Added(
                    token: new, what: name?.rawValue ?? "all notifications", type: shortName(frame.controller),
                    callback: frame.callback, site: EngineHooks.callSite()))
        }
        guard frame.isAppearing else { return }
        switch thing {
        case .timer(let timer, _, let repeats):
            if repeats { begun(timer, .timer, nil, frame, engine) { ($0 as? Timer)?.isValid == true } }
        case .displayLink(let link, _, let isValid): begun(link, .displayLink, nil, frame, engine, nil, isValid)
        case .blockObserverAdded(let object, let name, let sender):
            begun(object, .block(name?.rawValue ?? "all notifications"), sender, frame, engine, token) { _ in true }
        case .propertyObserved(let registration, let object, let path, let isValid):
            begun(registration, .property(path), object, frame, engine, nil, isValid)
        case .endlessAnimation(let animation, let name, let layer, let isRunning):
            begun(animation, .animation(name), layer, frame, engine, nil, isRunning)
        case .observerAdded, .observersRemoved: return
        }
    }

    func happened(_ happening: EngineHappening, _ engine: CheckEngine) {
        guard let frame = engine.frame, frame.isAppearing, !isOwnClass(type(of: frame.controller)) else { return }
        switch happening {
        case .gestureAdded(let recognizer, let view):
            guard isForeign(view, frame.controller) else { return }
            begun(recognizer, .gesture("the \(shortName(recognizer)) added to a \(shortName(view))"), view, frame, engine) {
                ($0 as? UIGestureRecognizer)?.view?.window != nil
            }
        case .gestureTargetAdded(let recognizer, let target, let action):
            guard let view = recognizer.view, isForeign(view, frame.controller) else { return }
            weak let target = target
            begun(
                recognizer, .gesture("the action added to the \(shortName(recognizer)) of a \(shortName(view))"), view, frame, engine
            ) { recognizer in
                guard let target, let recognizer = recognizer as? UIGestureRecognizer else { return false }
                return recognizer.hasTarget(target, action) && recognizer.view?.window != nil
            }
        default: return
        }
    }

    /// Whether a view is none of the controller's, so that it stays when the controller goes.
    private func isForeign(_ view: UIView, _ controller: UIViewController) -> Bool {
        controller.viewIfLoaded.map { !view.isDescendant(of: $0) } ?? false
    }

    private func begun(
        _ object: AnyObject, _ kind: Kind, _ source: AnyObject?, _ frame: CheckFrame, _ engine: CheckEngine,
        _ token: Token? = nil, _ isRunning: @escaping (AnyObject) -> Bool
    ) {
        runners.removeAll { !$0.runs }
        let runner = Runner(
            object: object, token: token, kind: kind, source: source.map { ObjectIdentifier($0) }, controller: frame.controller,
            type: shortName(frame.controller), callback: frame.callback, call: frame.number, site: EngineHooks.callSite(),
            isRunning: isRunning)
        runners.append(runner)
        let what: String
        switch kind {
        case .block(let name), .property(let name): what = name
        default: return
        }
        // One of each earlier call of the callback; several in one call are meant.
        let calls = Set(runners.filter { isSame($0, runner) }.map(\.call))
        guard calls.count > 1 else { return }
        engine.find(
            ObserverNotRemoved.self,
            ObserverNotRemoved.message(what: what, callback: frame.callback.signature, times: calls.count),
            type: runner.type, callback: frame.callback, sites: [runner.site])
    }

    private func isSame(_ one: Runner, _ other: Runner) -> Bool {
        one.kind == other.kind && one.source == other.source && one.controller === other.controller
            && one.callback == other.callback && one.site == other.site
    }

    func ended(_ frame: CheckFrame, _ engine: CheckEngine) {
        guard frame.callback == .viewDidDisappear else { return }
        gone.append(ObjectIdentifier(frame.controller))
        judge(frame.controller, late: false, engine)
    }

    func settled(isLast: Bool, _ engine: CheckEngine) {
        for runner in runners where !gone.isEmpty {
            guard let controller = runner.controller, gone.contains(ObjectIdentifier(controller)),
                controller.viewIfLoaded?.window == nil
            else { continue }
            report(runner, late: true, engine)
        }
        gone = []
        runners.removeAll { !$0.runs }
        for entry in added where entry.token.isLost {
            engine.find(
                DiscardedObserverToken.self, DiscardedObserverToken.message(what: entry.what), type: entry.type,
                callback: entry.callback, sites: [entry.site])
        }
        added = []
    }

    private func judge(_ controller: UIViewController, late: Bool, _ engine: CheckEngine) {
        for runner in runners where runner.controller === controller { report(runner, late: late, engine) }
    }

    private func report(_ runner: Runner, late: Bool, _ engine: CheckEngine) {
        guard runner.kind.isSettledLate == late, runner.runs else { return }
        func find<Rule: LifecycleRule>(_ rule: Rule.Type, _ message: String) {
            engine.find(rule, message, type: runner.type, callback: runner.callback, sites: [runner.site])
        }
        let callback = runner.callback.signature
        switch runner.kind {
        case .timer: find(TimerNotInvalidated.self, TimerNotInvalidated.message(callback: callback))
        case .displayLink: find(DisplayLinkNotInvalidated.self, DisplayLinkNotInvalidated.message(callback: callback))
        case .block(let what), .property(let what):
            // One whose token is lost has been found as that.
            if runner.token?.isLost == true { return }
            find(ObserverNotRemoved.self, ObserverNotRemoved.message(what: what, callback: callback))
        case .animation(let what): find(AnimationNotRemoved.self, AnimationNotRemoved.message(what: what, callback: callback))
        case .gesture(let what): find(GestureNotRemoved.self, GestureNotRemoved.message(what: what, callback: callback))
        }
    }
}

/// How many strong references an object has (the Swift runtime's own function).
@_silgen_name("swift_retainCount")
private func _retainCount(_ object: UnsafeRawPointer) -> UInt
