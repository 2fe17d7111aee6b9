import Foundation
import LifecycleEvents
import UIKit

/// What the controllers of one test were sent, in order.
@MainActor
final class CallLog {
    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }

    /// Hands out what came since the last time.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// What came, without layout callbacks, whose number is not part of the contract (section 2).
    func takeAppearance() -> [String] {
        take().filter { !$0.contains("LayoutSubviews") }
    }
}

/// A controller that writes down each callback under its name.
class Probe: UIViewController {
    let name: String
    let log: CallLog
    var hook: ((Probe, String) -> Void)?

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init(nibName: String?, bundle: Bundle?) { fatalError("probes are made with a name") }
    required init?(coder: NSCoder) { fatalError("probes are made with a name") }

    func note(_ callback: String) {
        log.add("\(name).\(callback)")
        hook?(self, callback)
    }

    override func loadView() { super.loadView(); note("loadView") }
    override func viewDidLoad() { super.viewDidLoad(); note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); note("viewWillAppear(\(animated))") }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); note("viewIsAppearing(\(animated))") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); note("viewDidAppear(\(animated))") }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear(\(animated))")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear(\(animated))")
    }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); note("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); note("viewDidLayoutSubviews") }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove(toParent: \(parent.map { ($0 as? Probe)?.name ?? "container" } ?? "nil"))")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove(toParent: \(parent.map { ($0 as? Probe)?.name ?? "container" } ?? "nil"))")
    }
}

/// A window on the virtual clock, which moves only when a test says so.
@MainActor
struct Stage {
    let window: UIWindow

    init(root: UIViewController) {
        MainClock.shared.mode = .virtual
        MainClock.shared.autoAdvances = false
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
    }

    /// A root with a child that takes up part of it, both on screen.
    init(root: UIViewController, with child: UIViewController, at frame: CGRect) {
        self.init(root: root)
        root.addChild(child)
        child.view.frame = frame
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        settle()
    }

    init(window: UIWindow) { self.window = window }

    /// One turn of the run loop: the commit.
    func turn() { CATransaction.flush() }

    /// Lets every animation end, in as many turns as there are ends and commits to wait for.
    func settleQuickly() {
        turn()
        for _ in 0..<4 where MainClock.shared.nextDeadline != nil || CommitScheduler.shared.needsCommit {
            MainClock.shared.advance(by: 1)
            turn()
        }
    }

    /// Lets every animation end.
    func settle() {
        turn()
        for _ in 0..<4 {
            MainClock.shared.advance(by: 1)
            turn()
        }
    }
}

/// What UIKit's log would say while `body` runs.
@MainActor
func loggedLines(_ body: () -> Void) -> [String] {
    var found: [String] = []
    let token = LifecycleEventCenter.shared.addListener { event in
        if case .message(let text) = event.kind { found.append(text) }
    }
    body()
    LifecycleEventCenter.shared.removeListener(token)
    return found
}
