@_spi(UIKit) import QuartzCore

/// The windows that are on screen. As UIKit's does, the list keeps none of them: a window that nobody else
/// keeps goes away.
@MainActor
final class WindowList {
    private struct Entry {
        /// `weak` by hand: a window leaves the list in its `deinit`. Not counted as it is looked at: a window that
        /// another thread lets go meanwhile would go away in the middle of a change of the list.
        let link: Uncounted<UIWindow>

        func refers(to window: UIWindow) -> Bool { link.refers(to: window) }
    }

    private var entries: [Entry] = []
    /// The windows that were shown in this turn.
    private var kept: [UIWindow] = []
    /// The window that gets key events.
    private(set) unowned(unsafe) var key: UIWindow?

    /// The visible windows, back to front.
    var visible: [UIWindow] { entries.compactMap { $0.link.object } }

    /// How many windows there are, shown or not.
    var count = 0

    /// Whether all windows there are, are shown and owe nothing.
    var areAllSettled: Bool {
        guard entries.count == count else { return false }
        for entry in entries where !(entry.link.borrow { $0.pending.isEmpty } ?? true) { return false }
        return true
    }

    /// Calls `body` with each visible window, back to front, also when `body` shows or hides some.
    @inline(__always)
    func forEach(_ body: (UIWindow) -> Void) {
        var index = 0
        while index < entries.count {
            guard let window = entries[index].link.object else { return }
            body(window)
            if index < entries.count, entries[index].refers(to: window) { index += 1 }
        }
    }

    /// Takes out a window that goes away.
    func forget(_ window: UIWindow) {
        count -= 1
        entries.removeAll { $0.refers(to: window) }
        if key === window { key = nil }
    }

    func show(_ window: UIWindow) {
        entries.removeAll { $0.refers(to: window) }
        let level = window.windowLevel
        let index = entries.firstIndex { entry in entry.link.borrow { $0.windowLevel > level } ?? false } ?? entries.endIndex
        entries.insert(Entry(link: Uncounted(window)), at: index)
        keepForThisTurn(window)
        window.layer.isRoot = true
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: window)
        CommitScheduler.setNeedsCommit()
    }

    /// UIKit puts a window that it shows into the autorelease pool: code that drops it at once still sees it to
    /// the end of the turn.
    private func keepForThisTurn(_ window: UIWindow) {
        if kept.isEmpty {
            DispatchQueue.main.async { MainActor.assumeIsolated { UIApplication.shared.windowList.kept = [] } }
        }
        kept.append(window)
    }

    func hide(_ window: UIWindow) {
        entries.removeAll { $0.refers(to: window) }
        kept.removeAll { $0 === window }
        window.layer.isRoot = false
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: window)
        if key === window {
            resignKey()
            if let next = visible.last(where: { $0.canBecomeKey }) { makeKey(next) }
        }
    }

    func makeKey(_ window: UIWindow) {
        guard key !== window, window.canBecomeKey else { return }
        resignKey()
        key = window
        window.scene?.lastKeyWindow = window
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }

    private func resignKey() {
        guard let old = key else { return }
        key = nil
        old.resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
}
