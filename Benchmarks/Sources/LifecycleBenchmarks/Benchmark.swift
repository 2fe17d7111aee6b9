import Foundation
import UIKit

/// One thing to measure: `prepare` makes what a round needs, `round` is measured.
@MainActor
struct Benchmark {
    let name: String
    /// How many units one round is, such as subviews laid out; results are given per unit.
    let unitsPerRound: Int
    /// Returns the measured closure.
    let prepare: () -> () -> Void
}

/// A controller that hears every callback, so that none can be left out unnoticed.
final class CountingViewController: UIViewController {
    static var callbacks = 0

    override func viewDidLoad() { super.viewDidLoad(); Self.callbacks += 1 }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); Self.callbacks += 1 }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); Self.callbacks += 1 }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); Self.callbacks += 1 }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); Self.callbacks += 1 }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); Self.callbacks += 1 }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); Self.callbacks += 1 }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); Self.callbacks += 1 }
}
