import UIKit

/// Collects the callbacks of the controllers of one journey.
@MainActor
public final class CallbackTrace {
    public private(set) var lines: [String] = []

    public init() {}

    public func note(_ line: String) { lines.append(line) }

    /// Hands out what was collected since the last time.
    public func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A screen that tells a trace of each callback it gets.
public final class TracedViewController: UIViewController {
    private let name: String
    private let trace: CallbackTrace

    public init(_ name: String, trace: CallbackTrace) {
        self.name = name
        self.trace = trace
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear")
    }

    public override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("viewIsAppearing")
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear")
    }

    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear")
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear")
    }

    public override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note(parent == nil ? "willMove(toParent: nil)" : "willMove(toParent:)")
    }

    public override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note(parent == nil ? "didMove(toParent: nil)" : "didMove(toParent:)")
    }

    private func note(_ callback: String) { trace.note("\(name).\(callback)") }
}
