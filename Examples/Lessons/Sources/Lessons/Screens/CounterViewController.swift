import UIKit

/// Counts taps by target and action.
public final class CounterViewController: UIViewController {
    public let button = UIButton(type: .system)
    public private(set) var count = 0

    public override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Count", for: .normal)
        button.frame = CGRect(x: 20, y: 120, width: 120, height: 44)
        button.addTarget(self, action: #selector(buttonTapped), for: .touchUpInside)
        view.addSubview(button)
    }

    @objc private func buttonTapped() {
        count += 1
    }
}
