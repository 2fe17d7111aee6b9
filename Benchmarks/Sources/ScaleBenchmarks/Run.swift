import Foundation
import LifecycleEvents
import UIKit

/// Prints what one appearance, one controller or one push costs as trees grow: constant per unit where growth is
/// linear. Usage: `ScaleBenchmarks`, or `ScaleBenchmarks allocations` by `Benchmarks/allocations`.
@main @MainActor
enum Run {
    static func main() {
        MainClock.shared.mode = .virtual
        MainClock.shared.autoAdvances = false
        if CommandLine.arguments.dropFirst().first == "allocations" { return Allocations.report() }
        print("what\tcount\tns per unit")
        for count in [10, 100, 1_000, 2_000, 5_000, 10_000] { report("appearance below ancestors, per ancestor", count, ancestors(count)) }
        for count in [100, 1_000, 10_000] {
            report("the same, where each reads its safe area", count, ancestors(count, of: Reading.self))
        }
        for count in [10, 100, 1_000, 10_000] { report("appearance of siblings, per sibling", count, siblings(count)) }
        for count in [0, 1, 10] { report("appearance of 1,000 siblings with listeners, per sibling", count, listeners(count)) }
        for count in [100, 1_000, 10_000] { report("push, at a depth up to", count, pushes(count)) }
    }

    private static func report(_ name: String, _ count: Int, _ nanoseconds: Double) {
        print("\(name)\t\(count)\t\(String(format: "%.0f", nanoseconds))")
    }

    /// Nanoseconds that `body` takes, divided by a number of units.
    private static func measure(units: Int, _ body: () -> Void) -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        body()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(max(1, units))
    }

    private static func window(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        return window
    }

    private static func embed(_ child: UIViewController, in parent: UIViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    /// One controller in the other; the appearance of the root reaches them all.
    private static func ancestors(_ count: Int, of type: UIViewController.Type = UIViewController.self) -> Double {
        let root = type.init(nibName: nil, bundle: nil)
        var last = root
        for _ in 1..<count {
            let next = type.init(nibName: nil, bundle: nil)
            embed(next, in: last)
            last = next
        }
        return appearance(of: root, units: count)
    }

    private static func siblings(_ count: Int) -> Double {
        let root = UIViewController()
        for _ in 0..<count { embed(UIViewController(), in: root) }
        return appearance(of: root, units: count)
    }

    private static func listeners(_ count: Int) -> Double {
        let tokens = (0..<count).map { _ in LifecycleEventCenter.shared.addListener { _ in } }
        defer { for token in tokens { LifecycleEventCenter.shared.removeListener(token) } }
        return siblings(1_000)
    }

    private static func appearance(of root: UIViewController, units: Int) -> Double {
        let window = window(root)
        let cost = measure(units: units) {
            window.makeKeyAndVisible()
            CATransaction.flush()
        }
        window.isHidden = true
        return cost
    }

    /// Unanimated pushes on a stack that grows to `count` screens.
    private static func pushes(_ count: Int) -> Double {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = window(navigation)
        window.makeKeyAndVisible()
        CATransaction.flush()
        let cost = measure(units: count) {
            for _ in 0..<count {
                navigation.pushViewController(UIViewController(), animated: false)
                CATransaction.flush()
            }
        }
        window.isHidden = true
        return cost
    }
}

/// Reads its safe area whenever it may want to.
final class Reading: UIViewController {
    var top: CGFloat = 0
    override func viewIsAppearing(_ animated: Bool) { top += view.safeAreaInsets.top }
    override func viewDidLayoutSubviews() { top += view.safeAreaInsets.top }
    override func viewDidAppear(_ animated: Bool) { top += view.safeAreaInsets.top }
}
