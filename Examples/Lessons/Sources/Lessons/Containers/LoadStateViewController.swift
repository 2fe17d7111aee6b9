import UIKit

/// Shows one child for each state of loading and swaps them as containers must.
public final class LoadStateViewController: UIViewController {
    public enum State: Equatable {
        case loading
        case empty
        case list([String])
        case error(String)
    }

    private let makeChild: (State) -> UIViewController
    public private(set) var state: State = .loading
    public private(set) var shown: UIViewController?

    public init(makeChild: @escaping (State) -> UIViewController = MessageViewController.init(state:)) {
        self.makeChild = makeChild
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        swapChild()
    }

    public func show(_ state: State) {
        guard state != self.state else { return }
        self.state = state
        if isViewLoaded { swapChild() }
    }

    private func swapChild() {
        if let old = shown {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        let new = makeChild(state)
        addChild(new)
        new.view.frame = view.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(new.view)
        new.didMove(toParent: self)
        shown = new
    }
}

/// Says which state it stands for.
public final class MessageViewController: UIViewController {
    public let label = UILabel()
    private let state: LoadStateViewController.State

    public init(state: LoadStateViewController.State) {
        self.state = state
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        switch state {
        case .loading: label.text = "Loading …"
        case .empty: label.text = "Nothing here yet"
        case .list(let entries): label.text = entries.joined(separator: "\n")
        case .error(let reason): label.text = reason
        }
        label.frame = view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(label)
    }
}
