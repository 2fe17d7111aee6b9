/// The mark that shows that a list is being refreshed, pulled down by the user (Apple documentation: *UIRefreshControl*).
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// How high the control is, and how far content makes room while refreshing, in points.
    static let height: CGFloat = 60
    /// How far content is pulled until refreshing begins, in points.
    private static let threshold: CGFloat = 60

    private let indicator = UIActivityIndicatorView(style: .medium)
    private let label = UILabel(frame: .zero)
    private var refreshes = false
    private var addsInset = false
    private var isArmed = true
    private weak var scrollView: UIScrollView?

    /// Makes a control that does not refresh.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    /// Makes a control from an archive; the archive's values are set by whoever reads it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        indicator.hidesWhenStopped = false
        label.textAlignment = .center
        addSubview(indicator)
        addSubview(label)
        bounds.size.height = Self.height
    }

    // MARK: State

    /// Whether content is being refreshed.
    open var isRefreshing: Bool { refreshes }
    /// A text below the mark.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    /// Shows that refreshing began in code; sends no action and does not scroll.
    open func beginRefreshing() { begin() }
    /// Shows that refreshing is over; content goes back.
    open func endRefreshing() {
        guard refreshes else { return }
        refreshes = false
        indicator.stopAnimating()
        guard addsInset, let scrollView else { return }
        addsInset = false
        UIView.animate(withDuration: scrollView.window == nil ? 0 : 0.25) {
            scrollView.contentInset.top -= Self.height
        }
    }

    private func begin() {
        guard !refreshes else { return }
        refreshes = true
        indicator.startAnimating()
        guard let scrollView, !addsInset else { return }
        addsInset = true
        let offset = scrollView.contentOffset
        scrollView.contentInset.top += Self.height
        scrollView.contentOffset = offset
    }

    // MARK: Scroll view

    /// Attaches to a scroll view or leaves it.
    func follow(_ scrollView: UIScrollView?) {
        if refreshes { endRefreshing() }
        removeFromSuperview()
        self.scrollView = scrollView
        guard let scrollView else { return }
        scrollView.insertSubview(self, at: 0)
        scrollView.panGestureRecognizer.addTarget(of: self) { [weak self] recognizer in self?.panned(recognizer) }
        place()
    }

    private func place() {
        guard let scrollView else { return }
        frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
    }

    /// A pull past the threshold begins refreshing and sends `valueChanged`, once a drag.
    private func panned(_ recognizer: UIGestureRecognizer) {
        guard let scrollView, isEnabled else { return }
        switch recognizer.state {
        case .began, .changed:
            place()
            let pulled = -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
            guard isArmed, !refreshes, pulled >= Self.threshold else { return }
            isArmed = false
            begin()
            sendActions(for: [.valueChanged, .primaryActionTriggered])
        default: isArmed = true
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = indicator.intrinsicContentSize
        let title = attributedTitle == nil ? CGSize.zero : label.sizeThatFits(bounds.size)
        let top = (bounds.height - size.height - title.height) / 2
        indicator.frame = CGRect(x: (bounds.width - size.width) / 2, y: top, width: size.width, height: size.height)
        label.frame = CGRect(x: 0, y: indicator.frame.maxY, width: bounds.width, height: title.height)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        indicator.color = tintColor
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
}

extension UIScrollView {
    var storedRefreshControl: UIRefreshControl? {
        get { subviews.lazy.compactMap { $0 as? UIRefreshControl }.first }
        set {
            let old = refreshControl
            guard old !== newValue else { return }
            old?.follow(nil)
            newValue?.follow(self)
        }
    }
}
