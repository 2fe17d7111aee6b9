@_spi(UIKit) import QuartzCore

/// The windows that are on screen: the application keeps them, whoever made them.
@MainActor
final class WindowList {
    /// The visible windows, back to front.
    private(set) var visible: [UIWindow] = []
    /// The window that gets key events.
    private(set) var key: UIWindow?

    func show(_ window: UIWindow) {
        visible.removeAll { $0 === window }
        let index = visible.firstIndex { $0.windowLevel > window.windowLevel } ?? visible.endIndex
        visible.insert(window, at: index)
        window.layer.isRoot = true
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: window)
        CommitScheduler.shared.setNeedsCommit()
    }

    func hide(_ window: UIWindow) {
        visible.removeAll { $0 === window }
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
