import UIKit

extension Notification.Name {
    public static let connectionChanged = Notification.Name("LessonsConnectionChanged")
}

/// Listens while it is on screen, and only then: what `viewWillAppear` begins, `viewWillDisappear` ends, since a
/// swipe that is cancelled has the first come again without a `viewDidDisappear`.
public final class ConnectionViewController: UIViewController {
    public private(set) var changeCount = 0

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(
            self, selector: #selector(connectionChanged(_:)), name: .connectionChanged, object: nil)
    }

    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        NotificationCenter.default.removeObserver(self, name: .connectionChanged, object: nil)
    }

    @objc private func connectionChanged(_ notification: Notification) {
        changeCount += 1
    }
}
