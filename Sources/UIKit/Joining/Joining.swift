// Names that parts still on their way will bring; this file goes when they have come.
open class UIStoryboard: NSObject { init(name: String, bundle: Bundle?) {}
 func instantiateInitialViewController() -> UIViewController? { nil } }
open class UIStoryboardSegue: NSObject {}
open class UIScrollView: UIView {}
extension UIView {
    public class func animate(withDuration: TimeInterval, animations: @escaping () -> Void) { animations() }
    public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
    func makeSnapshot(of rect: CGRect, afterScreenUpdates: Bool) -> UIView? { nil }
    func renderHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
    func animationAction(for layer: CALayer, forKey: String) -> (any CAAction)? { nil }
}
extension UIViewController {
    func runSegue(withIdentifier: String, sender: Any?) {}
    func loadFromStoryboardOrNib() -> Bool { false }
}
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: NSObjectProtocol {}
extension UIView { func drawContent(in context: CGContext) {} }
