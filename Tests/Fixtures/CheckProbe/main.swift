// A process with one mistake, for the tests of what the environment has the checker do about it.
import UIKitTesting

final class Silent: UIViewController { override func viewDidAppear(_ animated: Bool) {} }

MainActor.assumeIsolated { TestWindow(showing: Silent()).close() }
print("the end")
