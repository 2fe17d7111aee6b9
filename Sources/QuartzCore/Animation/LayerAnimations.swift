import Foundation
import ObjectiveC

/// The animations of one layer, in the order in which they were added.
final class LayerAnimations {
    /// The layer, which owns this object and takes itself off when it goes.
    unowned(unsafe) var layer: CALayer?
    private(set) var entries: [Entry] = []
    /// Whether the layer has been in a shown tree while animated; leaving it ends the animations.
    var wasShown = false

    init(layer: CALayer) {
        self.layer = layer
    }

    /// One animation on the layer.
    final class Entry {
        let key: String?
        let animation: CAAnimation
        fileprivate var token: MainClock.Token?
        /// The transaction that waits for the end; nil once it was told.
        fileprivate var group: TransactionGroup?

        init(key: String?, animation: CAAnimation, group: TransactionGroup) {
            self.key = key
            self.animation = animation
            self.group = group
        }

        /// Whether the end has not been told yet.
        var isRunning: Bool { group != nil }
    }

    func add(_ animation: CAAnimation, key: String?) {
        let group = TransactionStack.current.top.group
        group.enter()
        if let key { remove(key) }
        let entry = Entry(key: key, animation: animation, group: group)
        entries.append(entry)
        if let hear = keptThingChanged, let layer, animation.timing.activeDuration > 1e6 {
            hear(.endlessAnimation(
                entry, name: (animation as? CAPropertyAnimation)?.keyPath ?? key ?? "a layer", layer: layer,
                isRunning: { [weak layer] in ($0 as? Entry)?.isRunning == true && layer?.isShown == true }))
        }
        if animation.delegate != nil {
            MainQueue.run {
                CommitScheduler.shared.enqueue { animation.delegate?.animationDidStart(animation) }
            }
        }
        MainQueue.run { self.schedule(entry) }
    }

    func remove(_ key: String) {
        guard let index = entries.firstIndex(where: { $0.key == key }) else { return }
        end(entries.remove(at: index), finished: false)
    }

    func removeAll() {
        let old = entries
        entries = []
        for entry in old { end(entry, finished: false) }
    }

    /// Sets the end times anew after a change of a layer's time.
    func reschedule() {
        MainQueue.run {
            for entry in self.entries where entry.isRunning { self.schedule(entry) }
        }
    }

    @MainActor
    private func schedule(_ entry: Entry) {
        if let token = entry.token { MainClock.shared.cancel(token) }
        entry.token = nil
        guard entry.isRunning, let layer else { return }
        let end = layer.absoluteTime(of: entry.animation.timing.endTime)
        guard end.isFinite else { return }
        entry.token = MainClock.shared.schedule(at: end) { [weak self] in self?.complete(entry) }
    }

    @MainActor
    private func complete(_ entry: Entry) {
        entry.token = nil
        guard entry.isRunning else { return }
        if entry.animation.isRemovedOnCompletion { entries.removeAll { $0 === entry } }
        end(entry, finished: true)
    }

    private func end(_ entry: Entry, finished: Bool) {
        guard let group = entry.group else { return }
        entry.group = nil
        if let token = entry.token { MainQueue.run { MainClock.shared.cancel(token) } }
        entry.token = nil
        if let delegate = entry.animation.delegate {
            MainQueue.run {
                if finished {
                    delegate.animationDidStop(entry.animation, finished: true)
                    group.leave()
                } else {
                    // Whoever removes an animation is not called back from within.
                    CommitScheduler.shared.enqueue {
                        delegate.animationDidStop(entry.animation, finished: false)
                        group.leave()
                    }
                }
            }
        } else {
            group.leave()
        }
    }
}

/// The layers that have animations, so that those whose layer leaves the screen can be ended.
@MainActor
final class AnimatedLayers {
    nonisolated static let shared = AnimatedLayers()

    private struct Reference {
        weak var animations: LayerAnimations?
    }

    private var references: [Reference] = []

    nonisolated private init() {}

    func add(_ animations: LayerAnimations) {
        references.append(Reference(animations: animations))
    }

    /// Ends the animations of layers that were shown and no longer are; called by each commit.
    func dropThoseOutOfSight() {
        guard !references.isEmpty else { return }
        references.removeAll { $0.animations.map { $0.layer == nil || $0.entries.isEmpty } ?? true }
        for animations in references.compactMap(\.animations) {
            guard let layer = animations.layer else { continue }
            if layer.isShown {
                animations.wasShown = true
            } else if animations.wasShown {
                animations.removeAll()
            }
        }
    }
}
