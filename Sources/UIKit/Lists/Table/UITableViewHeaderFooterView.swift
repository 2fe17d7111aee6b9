/// A header or footer of a section that can be used again (Apple documentation:
/// *UITableViewHeaderFooterView*).
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The name under which the view is reused.
    public let reuseIdentifier: String?
    weak var tableView: UITableView?
    private let ownContentView = UIView(frame: .zero)
    private var label: UILabel?
    private var detailLabel: UILabel?
    private var ownBackgroundView: UIView?

    /// Makes a view that is reused under an identifier.
    public required init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(ownContentView)
    }

    /// Makes a view that is not reused.
    public required init(frame: CGRect) {
        reuseIdentifier = nil
        super.init(frame: frame)
        addSubview(ownContentView)
    }

    /// Makes a view from an archive.
    public required init?(coder: NSCoder) {
        reuseIdentifier = (coder as? NibDecoder)?.reuseIdentifier
        super.init(coder: coder)
        addSubview(ownContentView)
    }

    /// The view that holds what is shown.
    open var contentView: UIView { ownContentView }

    /// The label with the section's title.
    open var textLabel: UILabel? {
        if let label { return label }
        let made = UILabel(frame: .zero)
        made.font = .preferredFont(forTextStyle: .footnote)
        made.textColor = .secondaryLabel
        contentView.addSubview(made)
        label = made
        setNeedsLayout()
        return made
    }

    /// A second label.
    open var detailTextLabel: UILabel? {
        if let detailLabel { return detailLabel }
        let made = UILabel(frame: .zero)
        made.font = .preferredFont(forTextStyle: .caption1)
        contentView.addSubview(made)
        detailLabel = made
        setNeedsLayout()
        return made
    }

    /// The view behind the content.
    open var backgroundView: UIView? {
        get { ownBackgroundView }
        set {
            ownBackgroundView?.removeFromSuperview()
            ownBackgroundView = newValue
            if let newValue {
                newValue.frame = bounds
                insertSubview(newValue, at: 0)
            }
        }
    }

    /// Called before the table view uses the view again.
    open func prepareForReuse() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        ownBackgroundView?.frame = bounds
        ownContentView.frame = bounds
        let width = max(0, bounds.width - 32)
        let height = label.map { min($0.sizeThatFits(bounds.size).height, bounds.height) } ?? 0
        let top = detailLabel == nil ? ((bounds.height - height) / 2).rounded() : 4
        label?.frame = CGRect(x: 16, y: top, width: width, height: height)
        detailLabel?.frame = CGRect(x: 16, y: top + height, width: width, height: max(0, bounds.height - top - height))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let own = contentView.subviews.contains { $0 !== label && $0 !== detailLabel }
        guard own else {
            let text = label?.intrinsicContentSize.height ?? 0
            let detail = detailLabel?.intrinsicContentSize.height ?? 0
            return CGSize(width: targetSize.width, height: max(28, (text + detail + 12).rounded(.up)))
        }
        let fitted = contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: targetSize.width, height: fitted.height)
    }
}
