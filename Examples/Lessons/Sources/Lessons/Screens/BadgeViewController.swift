import UIKit

/// Makes a badge round once its size is known.
public final class BadgeViewController: UIViewController {
    public let badge = UIView()
    /// The width that `viewDidLoad` saw; it is not the final one.
    public private(set) var widthSeenInViewDidLoad: CGFloat = 0

    public override func viewDidLoad() {
        super.viewDidLoad()
        badge.backgroundColor = .systemRed
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            badge.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            badge.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
            badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
        ])
        widthSeenInViewDidLoad = badge.bounds.width
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        badge.layer.cornerRadius = badge.bounds.width / 2
    }
}
