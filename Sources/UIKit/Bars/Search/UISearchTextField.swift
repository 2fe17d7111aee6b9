/// The text field of a search bar (Apple documentation: *UISearchTextField*).
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    public required init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
    }

    private func setUpSearch() {
        let icon = UIImageView(frame: CGRect(x: 0, y: 0, width: 28, height: 20))
        icon.image = UIImage(systemName: "magnifyingglass")
        icon.contentMode = .center
        icon.tintColor = .secondaryLabel
        leftView = icon
        leftViewMode = .always
        clearButtonMode = .always
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
    }

    /// 36 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: super.intrinsicContentSize.width, height: 36) }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.insert(.searchField)
        return defaults
    }
}
