import Testing
import UIKit

/// Whoever holds the last reference to a screen may drop it in any callback: the callback's end still finds the
/// screen, as with UIKit, which keeps what it calls (`docs/lifecycle.md`, section 11: nothing dangles).
@Suite @MainActor
struct LetGoTests {
    @MainActor final class Holder {
        var controller: Probe?
    }

    /// Which callbacks there are on the way in and out, by the beginnings of their names.
    private nonisolated static let callbacks = [
        "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "viewWillDisappear", "viewDidDisappear",
    ]

    @Test("the only owner drops a screen in one of its callbacks", arguments: callbacks)
    func droppedByOwner(in callback: String) {
        let stage = Stage(root: UIViewController())
        stage.settle()
        let holder = Holder()
        weak var gone: Probe?
        var wasKept: Bool?
        autoreleased {
            let probe = Probe("A", CallLog())
            probe.hook = { _, name in
                guard name.hasPrefix(callback), holder.controller != nil else { return }
                holder.controller = nil
                wasKept = gone != nil
            }
            gone = probe
            holder.controller = probe
            stage.window.addSubview(probe.view)
        }
        stage.settle()
        stage.window.subviews.last?.removeFromSuperview()
        stage.settle()
        #expect(wasKept == true, "\(callback)")
        #expect(gone == nil)
    }

    enum Change: CaseIterable { case push, pop, present, dismiss }

    @Test("the window's root is replaced in a callback of the screen that comes or goes", arguments: Change.allCases, callbacks)
    func rootReplaced(during change: Change, in callback: String) {
        for (animated, isComing) in [(false, false), (false, true), (true, false), (true, true)] {
            weak var container: UINavigationController?
            weak var modal: Probe?
            let log = CallLog()
            let stage = Stage(root: UIViewController())
            autoreleased {
                let first = Probe("A", log), second = Probe("B", log)
                let navigation = UINavigationController(rootViewController: first)
                container = navigation
                stage.window.rootViewController = navigation
                stage.settle()
                if change == .pop { navigation.pushViewController(second, animated: false) }
                second.modalPresentationStyle = .fullScreen
                if change == .dismiss { navigation.present(second, animated: false) }
                stage.settle()
                modal = second
                let watched = isComing == (change == .push || change == .present) ? second : first
                watched.hook = { [weak stageWindow = stage.window] _, name in
                    guard name.hasPrefix(callback) else { return }
                    stageWindow?.rootViewController = UIViewController()
                }
                switch change {
                case .push: navigation.pushViewController(second, animated: animated)
                case .pop: navigation.popViewController(animated: animated)
                case .present: navigation.present(second, animated: animated)
                case .dismiss: navigation.dismiss(animated: animated)
                }
            }
            stage.settle()
            stage.window.rootViewController = UIViewController()
            stage.settle()
            #expect(container == nil, "\(change) animated \(animated), \(callback) of the \(isComing ? "one coming" : "one going")")
            #expect(modal == nil)
            // Each screen that came has gone again.
            for name in ["A", "B"] {
                let appearances = log.lines.filter { $0.hasPrefix("\(name).viewWillAppear") }.count
                let disappearances = log.lines.filter { $0.hasPrefix("\(name).viewWillDisappear") }.count
                #expect(appearances == disappearances, "\(name) \(change) animated \(animated), \(callback): \(log.lines)")
            }
        }
    }
}
