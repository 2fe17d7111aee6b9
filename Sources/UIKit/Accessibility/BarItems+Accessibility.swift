// Properties of these classes, as all of Objective-C's objects have them there: a protocol to which a client has them
// conform may have defaults of the same names, which must not come into question.

extension UIBarItem {
    /// What the item is, in a word or two.
    public var accessibilityLabel: String? {
        get { accessibilityAttributedLabel?.string }
        set { accessibilityAttributedLabel = newValue.map { NSAttributedString(string: $0) } }
    }
    /// What happens when the item is activated.
    public var accessibilityHint: String? {
        get { accessibilityAttributedHint?.string }
        set { accessibilityAttributedHint = newValue.map { NSAttributedString(string: $0) } }
    }
}

extension UINavigationItem {
    /// What the item is, in a word or two.
    public var accessibilityLabel: String? {
        get { accessibilityAttributedLabel?.string }
        set { accessibilityAttributedLabel = newValue.map { NSAttributedString(string: $0) } }
    }
    /// What happens when the item is activated.
    public var accessibilityHint: String? {
        get { accessibilityAttributedHint?.string }
        set { accessibilityAttributedHint = newValue.map { NSAttributedString(string: $0) } }
    }
}
