import Foundation
import UIKit

@MainActor
let benchmarks: [Benchmark] = [
    Benchmark(name: "create-and-load", unitsPerRound: 1) {
        { CountingViewController().loadViewIfNeeded() }
    },
    Benchmark(name: "push-and-pop", unitsPerRound: 1) {
        let navigation = UINavigationController(rootViewController: CountingViewController())
        let window = visibleWindow(navigation)
        return {
            navigation.pushViewController(CountingViewController(), animated: false)
            CATransaction.flush()
            navigation.popViewController(animated: false)
            CATransaction.flush()
            withExtendedLifetime(window) {}
        }
    },
    Benchmark(name: "present-and-dismiss", unitsPerRound: 1) {
        let root = CountingViewController()
        let window = visibleWindow(root)
        return {
            let modal = CountingViewController()
            modal.modalPresentationStyle = .fullScreen
            root.present(modal, animated: false)
            CATransaction.flush()
            root.dismiss(animated: false)
            CATransaction.flush()
            withExtendedLifetime(window) {}
        }
    },
    Benchmark(name: "hit-test-1000-siblings", unitsPerRound: 1) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        for index in 0..<1000 {
            parent.addSubview(UIView(frame: CGRect(x: index, y: index, width: 1, height: 1)))
        }
        return {
            let hit = parent.hitTest(CGPoint(x: 0.5, y: 0.5), with: nil)
            precondition(hit === parent.subviews[0])
        }
    },
    Benchmark(name: "add-and-lay-out-1000-subviews", unitsPerRound: 1000) {
        let window = visibleWindow(UIViewController())
        return {
            let parent = UIView(frame: window.bounds)
            for index in 0..<1000 {
                parent.addSubview(UIView(frame: CGRect(x: index, y: 0, width: 1, height: 1)))
            }
            window.addSubview(parent)
            window.layoutIfNeeded()
            parent.removeFromSuperview()
        }
    },
]

@MainActor
private func visibleWindow(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    CATransaction.flush()
    return window
}
