import Foundation
import LifecycleEvents
import UIKit

/// Counts calls of the allocator while callbacks are sent; needs the library that `Benchmarks/allocations` starts
/// the process with.
@MainActor
enum Allocations {
    private typealias Counter = @convention(c) () -> UInt

    static func report() {
        guard let symbol = dlsym(nil, "counted_allocations") else { return print("start this by Benchmarks/allocations") }
        let count = unsafeBitCast(symbol, to: Counter.self)
        print("what\tallocations per callback")
        print("nobody listens\t\(perCallback(count))")
        let token = LifecycleEventCenter.shared.addListener { _ in }
        print("one listener\t\(perCallback(count))")
        LifecycleEventCenter.shared.removeListener(token)
    }

    /// Will and did, there and back, of a controller with ten children: 44 callbacks a round.
    private static func perCallback(_ count: Counter) -> Double {
        let root = UIViewController()
        for _ in 0..<10 {
            let child = UIViewController()
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
        }
        func round() {
            root.beginAppearanceTransition(true, animated: false)
            root.endAppearanceTransition()
            root.beginAppearanceTransition(false, animated: false)
            root.endAppearanceTransition()
        }
        for _ in 0..<100 { round() }
        let before = count()
        for _ in 0..<1_000 { round() }
        return Double(count() - before) / 44_000
    }
}
