import LifecycleEvents
import UIKit

/// A view with a natural size.
final class SizedView: UIView {
    var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

    convenience init(_ width: CGFloat, _ height: CGFloat) {
        self.init(frame: .zero)
        natural = CGSize(width: width, height: height)
        translatesAutoresizingMaskIntoConstraints = false
    }

    override var intrinsicContentSize: CGSize { natural }
}

@MainActor
extension UIView {
    /// A subview that constraints place.
    func placed() -> UIView {
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        addSubview(child)
        return child
    }

    /// Adds a view that constraints place.
    func adding<V: UIView>(_ view: V) -> V {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        return view
    }
}

/// The messages that UIKit logs while `body` runs.
@MainActor
func messages(_ body: () -> Void) -> [String] {
    var found: [String] = []
    let registration = LifecycleEventCenter.shared.addListener { event in
        if case .message(let line) = event.kind { found.append(line) }
    }
    body()
    LifecycleEventCenter.shared.removeListener(registration)
    return found
}
