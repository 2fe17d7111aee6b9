/// A text control that keeps the traits of its text input.
///
/// Public because what it provides is public in the controls; not meant to be adopted elsewhere.
@preconcurrency @MainActor
public protocol _TextInputTraitsHolder: UITextInputTraits {
    /// The values of the traits.
    var _traits: _TextInputTraitValues { get set }
    /// Called when a trait changed that is seen.
    func _textTraitsDidChange()
}

/// The traits as stored properties.
extension _TextInputTraitsHolder {
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { _traits.autocapitalizationType }
        set { _traits.autocapitalizationType = newValue }
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { _traits.autocorrectionType }
        set { _traits.autocorrectionType = newValue }
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { _traits.spellCheckingType }
        set { _traits.spellCheckingType = newValue }
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { _traits.smartQuotesType }
        set { _traits.smartQuotesType = newValue }
    }
    public var smartDashesType: UITextSmartDashesType {
        get { _traits.smartDashesType }
        set { _traits.smartDashesType = newValue }
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { _traits.smartInsertDeleteType }
        set { _traits.smartInsertDeleteType = newValue }
    }
    public var keyboardType: UIKeyboardType {
        get { _traits.keyboardType }
        set { _traits.keyboardType = newValue }
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { _traits.keyboardAppearance }
        set { _traits.keyboardAppearance = newValue }
    }
    public var returnKeyType: UIReturnKeyType {
        get { _traits.returnKeyType }
        set { _traits.returnKeyType = newValue }
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { _traits.enablesReturnKeyAutomatically }
        set { _traits.enablesReturnKeyAutomatically = newValue }
    }
    /// Whether the text is hidden: shown as dots in a text field, kept from recordings in a text view.
    public var isSecureTextEntry: Bool {
        get { _traits.isSecureTextEntry }
        set {
            _traits.isSecureTextEntry = newValue
            _textTraitsDidChange()
        }
    }
    public var textContentType: UITextContentType! {
        get { _traits.textContentType }
        set { _traits.textContentType = newValue }
    }
    public var passwordRules: UITextInputPasswordRules? {
        get { _traits.passwordRules }
        set { _traits.passwordRules = newValue }
    }
}
