internal import LifecycleRules

/// Layout callbacks that make more with each pass, never end, or take long.
final class LayoutCheck: RunTimeCheck {
    private struct Counts: Equatable {
        var views = 0
        var layers = 0
        var constraints = 0

        @MainActor
        init(_ view: UIView) {
            for level in [[view], view.subviews] {
                for view in level {
                    views += view.subviews.count
                    layers += view.layer.sublayers?.count ?? 0
                    constraints += view.constraints.count
                }
            }
        }

        /// What has grown and how: subviews count before their layers.
        func growth(to later: Counts) -> (what: String, from: Int, to: Int)? {
            if later.views > views { return ("views", views, later.views) }
            if later.layers > layers { return ("layers", layers, later.layers) }
            if later.constraints > constraints { return ("constraints", constraints, later.constraints) }
            return nil
        }
    }

    private struct Growing {
        let first: Counts
        var passes: Int
    }

    private struct Key: Hashable {
        let controller: ObjectIdentifier
        let callback: LifecycleCallback
    }

    private var starts: [Key: (counts: Counts, time: Double)] = [:]
    private var growing: [Key: Growing] = [:]
    private var passes: [ObjectIdentifier: (time: Double, count: Int)] = [:]
    private var looped: Set<ObjectIdentifier> = []
    /// As many layouts without a step of the clock are no longer taken for one that settles.
    private static let limit = 60

    func begins(_ frame: CheckFrame, _ engine: CheckEngine) {
        guard frame.isLayout, !isOwnClass(type(of: frame.controller)), let view = frame.controller.viewIfLoaded else { return }
        let key = Key(controller: ObjectIdentifier(frame.controller), callback: frame.callback)
        starts[key] = (Counts(view), Self.processorTime())
    }

    func ended(_ frame: CheckFrame, _ engine: CheckEngine) {
        let key = Key(controller: ObjectIdentifier(frame.controller), callback: frame.callback)
        guard frame.isLayout, let start = starts.removeValue(forKey: key), let view = frame.controller.viewIfLoaded else { return }
        let name = shortName(frame.controller)
        let counts = Counts(view)
        if start.counts.growth(to: counts) == nil {
            // A pass that adds nothing: what was added before was not made on each.
            growing[key] = nil
        } else {
            var run = growing[key] ?? Growing(first: start.counts, passes: 0)
            run.passes += 1
            growing[key] = run
            if run.passes == 3, let growth = run.first.growth(to: counts) {
                engine.find(
                    GrowthInLayout.self,
                    GrowthInLayout.message(
                        what: growth.what, callback: frame.callback.signature, from: growth.from, to: growth.to, passes: 3),
                    type: name, callback: frame.callback)
            }
        }
        let seconds = Self.processorTime() - start.time
        if let limit = LifecycleChecker.slowLayout, seconds > limit {
            engine.find(
                SlowLayout.self,
                SlowLayout.message(type: name, callback: frame.callback.signature, milliseconds: Int(seconds * 1000)),
                type: name, callback: frame.callback)
        }
        if frame.callback == .viewDidLayoutSubviews { countPass(key.controller, name, engine) }
    }

    func happened(_ happening: EngineHappening, _ engine: CheckEngine) {
        guard case .layoutGivenUp(let view, let passes) = happening else { return }
        let owner = view.owner.map { shortName($0) } ?? shortName(view)
        // The controller whose passes were counted has been named.
        if let owner = view.owner, looped.contains(ObjectIdentifier(owner)) { return }
        engine.find(LayoutLoop.self, LayoutLoop.message(view: shortName(view), passes: passes), type: owner)
    }

    private func countPass(_ controller: ObjectIdentifier, _ name: String, _ engine: CheckEngine) {
        guard TestClock.isVirtual else { return }
        let now = TestClock.now
        var run = passes[controller] ?? (now, 0)
        if run.time != now { run = (now, 0) }
        run.count += 1
        passes[controller] = run
        guard run.count == Self.limit else { return }
        looped.insert(controller)
        engine.find(
            LayoutLoop.self, LayoutLoop.message(type: name, passes: run.count), type: name, callback: .viewDidLayoutSubviews)
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    func forget(_ controller: ObjectIdentifier) {
        passes[controller] = nil
        looped.remove(controller)
        growing = growing.filter { $0.key.controller != controller }
    }
}
