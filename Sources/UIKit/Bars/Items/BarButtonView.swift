/// Shows one bar button item and performs it when tapped.
@MainActor
final class BarButtonView: UIControl, BarItemOwner {
    let item: UIBarButtonItem
    private let label = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let backgroundView = UIImageView(frame: .zero)
    /// The attributes the bar's appearance gives, by state; what the item itself sets comes before them.
    var look: UIBarButtonItemAppearance? { didSet { update() } }
    var barMetrics: UIBarMetrics = .default

    init(item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        item.owner = self
        for view in [backgroundView, imageView, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
        update()
    }

    required init(frame: CGRect) {
        item = UIBarButtonItem()
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override var claimsTaps: Bool { true }

    /// An item that does nothing else shows its menu; where it does, the menu is for a longer press.
    private func tapped() {
        if item.isEnabled, item.primaryAction == nil, item.action == nil, showMenu(at: .zero) { return }
        item.performTap(with: nil)
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = item.menu else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    /// The bar is told as well: a new title may need more room.
    func barItemDidChange(_ item: UIBarItem) {
        if self.item.customView != nil || self.item.isHidden {
            (superviewOwner)?.barItemDidChange(item)
            return
        }
        update()
        (superviewOwner)?.barItemDidChange(item)
    }

    private var superviewOwner: (any BarItemOwner)? {
        var view = superview
        while let current = view {
            if let owner = current as? any BarItemOwner { return owner }
            view = current.superview
        }
        return nil
    }

    override func stateDidChange() { update() }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    private func update() {
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        isContextMenuInteractionEnabled = item.menu != nil
        tintColor = item.tintColor
        let title = item.title ?? item.systemItem?.words
        let picture = item.image ?? item.systemItem?.symbolName.flatMap { UIImage(systemName: $0) }
        let color: UIColor = isEnabled ? tintColor : .tertiaryLabel
        imageView.image = picture
        imageView.tintColor = color
        imageView.isHidden = picture == nil
        label.isHidden = picture != nil
        backgroundView.image = item.backgroundImage(for: state, barMetrics: barMetrics)
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular),
            .foregroundColor: color,
        ]
        attributes.merge(barAttributes) { $1 }
        if state != .normal { attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 } }
        if !isEnabled { attributes[.foregroundColor] = color }
        attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
        label.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
        alpha = isHighlighted ? 0.2 : 1
        setNeedsLayout()
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, label: item.accessibilityLabel ?? item.title ?? item.systemItem?.spokenName,
            traits: isEnabled ? .button : [.button, .notEnabled])
    }
    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? item.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }

    private var barAttributes: [NSAttributedString.Key: Any] {
        guard let look else { return [:] }
        if !isEnabled { return look.disabled.titleTextAttributes }
        return isHighlighted ? look.highlighted.titleTextAttributes : look.normal.titleTextAttributes
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if item.width > 0 { return CGSize(width: item.width, height: size.height) }
        var width = imageView.isHidden ? label.sizeThatFits(size).width : (imageView.image?.size.width ?? 0)
        if imageView.isHidden, let titles = item.possibleTitles {
            let shown = label.attributedText
            for title in titles {
                let text = NSMutableAttributedString(attributedString: shown ?? NSAttributedString(string: ""))
                text.mutableString.setString(title)
                width = max(width, text.size().width)
            }
        }
        return CGSize(width: max(BarMetrics.smallestItemWidth, width.rounded(.up)), height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.frame = bounds
        let offset = item.titlePositionAdjustment(for: barMetrics)
        let text = label.sizeThatFits(bounds.size)
        label.frame = CGRect(
            x: ((bounds.width - min(text.width, bounds.width)) / 2) + offset.horizontal,
            y: ((bounds.height - text.height) / 2).rounded() + offset.vertical,
            width: min(text.width, bounds.width), height: text.height)
        let picture = imageView.image?.size ?? .zero
        let insets = item.imageInsets
        imageView.frame = CGRect(
            x: (bounds.width - picture.width) / 2, y: (bounds.height - picture.height) / 2,
            width: picture.width, height: picture.height
        ).inset(by: insets)
    }

    /// A bar button takes touches on the whole height of the bar and half the gap to its neighbours.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -BarMetrics.itemSpacing / 2, dy: -8).contains(point)
    }
}
