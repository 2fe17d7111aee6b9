/// How a text is typed (Apple documentation: *UITextInputTraits*).
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// What is written in capitals; default sentences.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether typing is corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether spelling is checked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether quotation marks become typographic.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether hyphens become dashes.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces are fitted around pasted words.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// Which keys the keyboard has.
    var keyboardType: UIKeyboardType { get set }
    /// The look of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What the return key says.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key waits for text; default false.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is hidden; default false.
    var isSecureTextEntry: Bool { get set }
    /// What the text is about.
    var textContentType: UITextContentType! { get set }
    /// What a generated password must be like.
    var passwordRules: UITextInputPasswordRules? { get set }
}

/// Classes that leave a property out have its default; setting it then changes nothing.
extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType { get { .sentences } set {} }
    public var autocorrectionType: UITextAutocorrectionType { get { .default } set {} }
    public var spellCheckingType: UITextSpellCheckingType { get { .default } set {} }
    public var smartQuotesType: UITextSmartQuotesType { get { .default } set {} }
    public var smartDashesType: UITextSmartDashesType { get { .default } set {} }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { get { .default } set {} }
    public var keyboardType: UIKeyboardType { get { .default } set {} }
    public var keyboardAppearance: UIKeyboardAppearance { get { .default } set {} }
    public var returnKeyType: UIReturnKeyType { get { .default } set {} }
    public var enablesReturnKeyAutomatically: Bool { get { false } set {} }
    public var isSecureTextEntry: Bool { get { false } set {} }
    public var textContentType: UITextContentType! { get { nil } set {} }
    public var passwordRules: UITextInputPasswordRules? { get { nil } set {} }
}

/// A responder into which text can be typed (Apple documentation: *UIKeyInput*).
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Types text at the insertion point.
    func insertText(_ text: String)
    /// Deletes the character before the insertion point, or the selection.
    func deleteBackward()
}

/// The direction in which a place is looked for (Apple documentation: *UITextLayoutDirection*).
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2, left, up, down
}
