/// The view over a window in which a menu is.
@MainActor
final class MenuOverlay: UIView {
    /// Keeps the menu while it is on the screen.
    var shown: ShownMenu?
    let tapOnPreview = UITapGestureRecognizer()

    required init(frame: CGRect) {
        super.init(frame: frame)
        tapOnPreview.addTarget(of: self) { [weak self] _ in self?.shown?.previewTapped() }
    }

    required init?(coder: NSCoder) { nil }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isBeside = touches.allSatisfy { $0.view === self }
        if isBeside { shown?.dismiss() }
    }
}

/// The elements of a menu, one below the other; inline menus among them are part of the list.
@MainActor
final class MenuList: UIView {
    private let rows: [MenuRow]
    private static let width: CGFloat = 250

    init(_ menu: UIMenu, choose: @escaping (UIMenuElement) -> Void) {
        rows = Self.elements(of: menu).map { MenuRow($0, choose: choose) }
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 13
        clipsToBounds = true
        accessibilityLabel = menu.title
        for row in rows { addSubview(row) }
    }

    required init(frame: CGRect) {
        rows = []
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    private static func elements(of menu: UIMenu) -> [UIMenuElement] {
        menu.children.flatMap { child -> [UIMenuElement] in
            if let inline = child as? UIMenu, inline.options.contains(.displayInline) { return elements(of: inline) }
            if let leaf = child as? any UIMenuLeaf, leaf.attributes.contains(.hidden) { return [] }
            return [child]
        }
    }

    /// Shows the elements' present state.
    func update() { for row in rows { row.update() } }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: min(Self.width, size.width), height: CGFloat(rows.count) * MenuRow.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * MenuRow.height, width: bounds.width, height: MenuRow.height)
        }
    }
}

/// One element: check mark, title, image.
@MainActor
final class MenuRow: UIControl {
    static let height: CGFloat = 44
    private let element: UIMenuElement?
    private let label = UILabel()
    private let mark = UIImageView()
    private let picture = UIImageView()

    init(_ element: UIMenuElement, choose: @escaping (UIMenuElement) -> Void) {
        self.element = element
        super.init(frame: .zero)
        for view in [mark, label, picture] as [UIView] { addSubview(view) }
        addAction(UIAction { _ in choose(element) }, for: .touchUpInside)
        update()
    }

    required init(frame: CGRect) {
        element = nil
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override var claimsTaps: Bool { true }

    func update() {
        let leaf = element as? any UIMenuLeaf
        let attributes = leaf?.attributes ?? []
        let isDestructive = attributes.contains(.destructive)
            || (element as? UIMenu)?.options.contains(.destructive) ?? false
        label.text = element?.title
        label.textColor = attributes.contains(.disabled) ? .tertiaryLabel : isDestructive ? .systemRed : .label
        picture.image = element?.image
        picture.tintColor = label.textColor
        mark.image = leaf?.state == .on ? UIImage(systemName: "checkmark") : nil
        isEnabled = !attributes.contains(.disabled)
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: element?.title, traits: isEnabled ? .button : [.button, .notEnabled])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side: CGFloat = 20
        mark.frame = CGRect(x: 8, y: (bounds.height - side) / 2, width: side, height: side)
        picture.frame = CGRect(x: bounds.width - side - 12, y: mark.frame.minY, width: side, height: side)
        label.frame = CGRect(x: 32, y: 0, width: max(0, picture.frame.minX - 40), height: bounds.height)
    }
}
