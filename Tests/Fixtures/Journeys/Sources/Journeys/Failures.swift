import UIKit

/// Traps when it is pushed, not when it is the root.
final class TrappingController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if animated { fatalError("trapped on purpose") }
    }
}

/// Misuses containment, which raises.
final class RaisingController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.pushViewController(self, animated: false)
    }
}

enum Nested {
    final class HangingController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            while true {}
        }
    }
}
