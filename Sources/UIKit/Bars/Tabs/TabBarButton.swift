/// Shows one tab bar item: image, title and badge.
@MainActor
final class TabBarButton: UIControl, BarItemOwner {
    let item: UITabBarItem
    let label = UILabel(frame: .zero)
    let imageView = UIImageView(frame: .zero)
    private var badge: TabBarBadge?
    private var look: UITabBarItemAppearance?
    private var isStacked = true
    private var unselectedColor = UIColor.secondaryLabel
    /// Called with the item when the button was tapped.
    var onTap: ((UITabBarItem) -> Void)?

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        item.owner = self
        for view in [imageView, label] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        label.textAlignment = .center
        addAction(UIAction { [weak self] _ in self.map { $0.onTap?($0.item) } }, for: .touchUpInside)
        update()
    }

    required init(frame: CGRect) {
        item = UITabBarItem()
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override var claimsTaps: Bool { true }

    func barItemDidChange(_ item: UIBarItem) { update() }

    /// Shows the item as selected or not, in a bar's look.
    func show(isSelected: Bool, look: UITabBarItemAppearance, isStacked: Bool, unselectedColor: UIColor) {
        self.isSelected = isSelected
        self.look = look
        self.isStacked = isStacked
        self.unselectedColor = unselectedColor
        update()
    }

    private var stateLook: UITabBarItemStateAppearance? {
        if !item.isEnabled { return look?.disabled }
        return isSelected ? look?.selected : look?.normal
    }

    private func update() {
        isEnabled = item.isEnabled
        let state: UIControl.State = !isEnabled ? .disabled : isSelected ? .selected : .normal
        let look = stateLook
        let color: UIColor = isSelected ? tintColor : unselectedColor
        imageView.image = isSelected ? item.selectedImage : item.image
        imageView.tintColor = look?.iconColor ?? color
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: isStacked ? 10 : 13, weight: .medium), .foregroundColor: color,
        ]
        attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
        attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
        attributes.merge(look?.titleTextAttributes ?? [:]) { $1 }
        label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
        updateBadge()
        setNeedsLayout()
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, label: item.accessibilityLabel ?? item.title, value: item.badgeValue,
            traits: isSelected ? [.button, .selected] : .button)
    }
    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? item.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }

    private func updateBadge() {
        guard let value = item.badgeValue else {
            badge?.removeFromSuperview()
            badge = nil
            return
        }
        let view = badge ?? TabBarBadge(frame: .zero)
        if badge == nil {
            addSubview(view)
            badge = view
        }
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
        ]
        attributes.merge(stateLook?.badgeTextAttributes ?? [:]) { $1 }
        attributes.merge(item.badgeTextAttributes(for: isSelected ? .selected : .normal) ?? [:]) { $1 }
        view.label.attributedText = NSAttributedString(string: value, attributes: attributes)
        view.backgroundColor = item.badgeColor ?? stateLook?.badgeBackgroundColor ?? .systemRed
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let picture = imageView.image?.size ?? .zero
        let text = label.sizeThatFits(bounds.size)
        let offset = item.titlePositionAdjustment
        let width = min(text.width, bounds.width)
        if isStacked {
            // Apple's templates: the title's baseline region is the lowest 14 points of 49.
            let titleTop = bounds.height - text.height - 2
            imageView.frame = CGRect(
                x: (bounds.width - picture.width) / 2, y: max(0, (titleTop - picture.height) / 2 + 1),
                width: picture.width, height: picture.height)
            label.frame = CGRect(x: (bounds.width - width) / 2, y: titleTop, width: width, height: text.height)
        } else {
            let gap: CGFloat = picture.width > 0 ? 6 : 0
            let x = max(0, (bounds.width - picture.width - gap - width) / 2)
            imageView.frame = CGRect(
                x: x, y: (bounds.height - picture.height) / 2, width: picture.width, height: picture.height)
            label.frame = CGRect(
                x: x + picture.width + gap, y: (bounds.height - text.height) / 2,
                width: min(width, max(0, bounds.width - x - picture.width - gap)), height: text.height)
        }
        imageView.frame = imageView.frame.inset(by: item.imageInsets)
        label.frame = label.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
        guard let badge else { return }
        let size = badge.sizeThatFits(bounds.size)
        let shift = stateLook?.badgePositionAdjustment ?? .zero
        let anchor = picture.width > 0 ? imageView.frame.maxX - 6 : bounds.midX + 8
        badge.frame = CGRect(
            x: min(anchor, max(0, bounds.width - size.width)) + shift.horizontal, y: 2 + shift.vertical,
            width: size.width, height: size.height)
    }
}

/// The rounded badge with a short text.
@MainActor
final class TabBarBadge: UIView {
    let label = UILabel(frame: .zero)

    required init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(label)
        layer.cornerRadius = 9
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(18, label.sizeThatFits(size).width.rounded(.up) + 8), height: 18)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
