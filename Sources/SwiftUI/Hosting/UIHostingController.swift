/// Shows a SwiftUI view in UIKit (Apple documentation: *UIHostingController*).
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
    private var content: Content?
    private var hosted: UIView?
    /// The controllers that the content has brought along.
    private var guests: [UIViewController] = []

    /// The view that is shown; setting it shows the new one.
    public var rootView: Content {
        get {
            guard let content else { preconditionFailure("a hosting controller from an archive has no root view yet") }
            return content
        }
        set {
            content = newValue
            if isViewLoaded { showContent() }
        }
    }

    /// Makes a controller that shows `rootView`.
    public init(rootView: Content) {
        content = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller from an archive; a subclass gives its root view.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        content = rootView
        super.init(coder: aDecoder)
    }

    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    public required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        showContent()
    }

    /// The size the content needs inside `size`, in points.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        loadViewIfNeeded()
        return hosted?.systemLayoutSizeFitting(size) ?? .zero
    }

    /// The content stands in the middle of the safe area, as SwiftUI places it.
    private func showContent() {
        for guest in guests {
            guest.willMove(toParent: nil)
            guest.viewIfLoaded?.removeFromSuperview()
            guest.removeFromParent()
        }
        guests = []
        hosted?.removeFromSuperview()
        guard let content else { return }
        let (made, controllers) = RepresentableViews.collecting(into: self) { ViewRendering.uiView(of: content) }
        guests = controllers
        made.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(made)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            made.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
            made.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor),
            made.leadingAnchor.constraint(greaterThanOrEqualTo: safeArea.leadingAnchor),
            made.topAnchor.constraint(greaterThanOrEqualTo: safeArea.topAnchor),
        ])
        hosted = made
        for guest in guests { guest.didMove(toParent: self) }
    }
}
