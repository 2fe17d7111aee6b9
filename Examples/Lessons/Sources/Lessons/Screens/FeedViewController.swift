import UIKit

/// Loads while it is on screen; its task ends with it.
public final class FeedViewController: UIViewController {
    private let load: @Sendable () async throws -> [String]
    private var task: Task<Void, Never>?
    public private(set) var entries: [String] = []
    public private(set) var wasCancelled = false

    public init(load: @escaping @Sendable () async throws -> [String]) {
        self.load = load
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

    public var isLoading: Bool { task != nil }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        task = Task { [weak self, load] in
            let loaded = try? await load()
            guard let self else { return }
            if let loaded, !Task.isCancelled {
                entries = loaded
            } else {
                wasCancelled = true
            }
            task = nil
        }
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        task?.cancel()
    }

    deinit { task?.cancel() }
}
