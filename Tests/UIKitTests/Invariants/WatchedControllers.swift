import UIKit

/// A controller that forwards appearance callbacks to its children by hand, as containers do that return
/// false from `shouldAutomaticallyForwardAppearanceMethods` (`docs/lifecycle.md`, section 7, trace child-14).
class ManualContainer: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for child in children { child.beginAppearanceTransition(true, animated: animated) }
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for child in children { child.endAppearanceTransition() }
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        for child in children { child.beginAppearanceTransition(false, animated: animated) }
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for child in children { child.endAppearanceTransition() }
    }
}

extension UIViewController {
    /// Adds a child that fills this controller, in the documented order.
    func embed(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    /// Takes this child out of its parent, in the documented order.
    func unembed() {
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }

    /// A controller with `depth - 1` others inside it, one in the other, each forwarding as asked.
    static func nested(depth: Int, forwards: Bool) -> [UIViewController] {
        var chain: [UIViewController] = []
        for _ in 0..<depth {
            let controller = forwards ? UIViewController() : ManualContainer()
            if let last = chain.last { last.embed(controller) }
            chain.append(controller)
        }
        return chain
    }
}
