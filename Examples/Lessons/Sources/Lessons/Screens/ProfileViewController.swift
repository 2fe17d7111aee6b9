import UIKit

/// Sets up once and refreshes whenever it comes back on screen.
public final class ProfileViewController: UIViewController {
    private let loadName: () -> String
    public let nameLabel = UILabel()
    public private(set) var setUpCount = 0
    public private(set) var refreshCount = 0

    public init(loadName: @escaping () -> String) {
        self.loadName = loadName
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        setUpCount += 1
        view.backgroundColor = .systemBackground
        nameLabel.font = .preferredFont(forTextStyle: .title1)
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(nameLabel)
        NSLayoutConstraint.activate([
            nameLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            nameLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
        ])
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refreshCount += 1
        nameLabel.text = loadName()
    }
}
