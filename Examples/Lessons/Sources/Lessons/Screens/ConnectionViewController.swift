import UIKit

extension Notification.Name {
    public static let connectionChanged = Notification.Name("LessonsConnectionChanged")
}

/// Listens while it is on screen, and only then.
public final class ConnectionViewController: UIViewController {
    public private(set) var changeCount = 0

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(
            self, selector: #selector(connectionChanged(_:)), name: .connectionChanged, object: nil)
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        NotificationCenter.default.removeObserver(self, name: .connectionChanged, object: nil)
    }

    @objc private func connectionChanged(_ notification: Notification) {
        changeCount += 1
    }
}
