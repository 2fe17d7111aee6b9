@testable import UIKit
import UIKitTesting

/// A window in which something odd is done, with the rules watched that hold in all situations.
@MainActor
final class OddWorld {
    let log = CallLog()
    let stage: Stage
    private let watcher = RuleWatcher(keepsOrder: true)
    private var known: [Known] = []
    private(set) var problems: [String] = []

    private struct Known {
        weak var controller: UIViewController?
        let name: String
    }

    init(frame: CGRect? = nil, root: UIViewController) {
        MainClock.shared.mode = .virtual
        MainClock.shared.autoAdvances = false
        let window = UIWindow(frame: frame ?? UIScreen.main.bounds)
        stage = Stage(window: window)
        know(root, "root")
        window.rootViewController = root
        window.makeKeyAndVisible()
        settle()
    }

    /// A controller that writes its callbacks down.
    func make(_ name: String, _ hook: ((Probe, String) -> Void)? = nil) -> Probe {
        let probe = Probe(name, log)
        probe.hook = hook
        know(probe, name)
        return probe
    }

    /// Has the rules hold for a controller too.
    @discardableResult
    func know<Controller: UIViewController>(_ controller: Controller, _ name: String) -> Controller {
        known.append(Known(controller: controller, name: name))
        watcher.watch(controller)
        return controller
    }

    /// Lets everything end and checks the rules.
    func settle() {
        stage.settle()
        stage.settle()
        let all = known.compactMap(\.controller)
        watcher.checkSettled(all)
        watcher.checkParentsFirst(all)
        _ = watcher.takeOrder()
        problems += watcher.takeBroken()
    }

    /// Another transition begins for those that are in the middle of one: what came before is no part of its order.
    func beginAnew() { _ = watcher.takeOrder() }

    /// The appearance callbacks of a controller since the last time, without `viewIsAppearing`.
    func appearances(of name: String) -> [String] {
        log.lines.filter { $0.hasPrefix("\(name).view") && $0.contains("ppear") && !$0.contains("Is") }
            .map { String($0.dropFirst(name.count + 5).prefix { $0 != "(" }) }
    }

    func clear() { _ = log.take() }

    /// Takes all down; what is still alive then is a problem.
    func end() {
        for entry in known { (entry.controller as? Probe)?.hook = nil }
        stage.window.rootViewController = nil
        settle()
        stage.window.isHidden = true
        watcher.stop()
    }

    var survivors: [String] { known.filter { $0.controller != nil }.map(\.name) }
}
