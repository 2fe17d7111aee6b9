// A process that ends badly in the middle of an appearance, for the test that nothing of its event file is lost.
import UIKit

final class AbortingController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        switch CommandLine.arguments.dropFirst().first {
        case "exception":
            let navigation = UINavigationController(rootViewController: UIViewController())
            let twice = UIViewController()
            navigation.pushViewController(twice, animated: false)
            navigation.pushViewController(twice, animated: false)
        case "trap": fatalError("a trap in viewWillAppear")
        case "kill": kill(getpid(), SIGKILL)
        default: break
        }
    }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = AbortingController()
window.makeKeyAndVisible()
