import UIKit

/// Keeps what is written until the screen has really gone: a swipe back may be cancelled.
public final class DraftViewController: UIViewController {
    public let textView = UITextView()
    private let save: (String) -> Void

    public init(save: @escaping (String) -> Void) {
        self.save = save
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(textView)
    }

    public override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        save(textView.text)
    }
}
