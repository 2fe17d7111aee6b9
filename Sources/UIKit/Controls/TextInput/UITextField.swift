/// A line of text that can be edited (Apple documentation: *UITextField*).
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, _TextInputTraitsHolder {
    var content = LabelContent()
    public var _traits = _TextInputTraitValues()
    var selection = NSRange(location: 0, length: 0)
    let textLabel = TextFieldLabel(frame: .zero)
    let placeholderLabel = TextFieldLabel(frame: .zero)
    let caret = UIView(frame: .zero)
    var clearButton: UIButton?
    var backgroundImageView: UIImageView?
    private var edits = false

    /// Makes an empty field without border.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    /// Makes a field from an archive; the archive's values are set by whoever reads it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    public func _textTraitsDidChange() { showText() }

    private func setUp() {
        _ = EditActionSelectors.areExposed
        caret.isHidden = true
        for view in [placeholderLabel, textLabel, caret] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        textLabel.owner = self
        placeholderLabel.owner = self
        placeholderLabel.isPlaceholder = true
        showText()
    }

    // MARK: Text

    /// The text; setting it sends no action and asks no delegate.
    open var text: String? {
        get { content.string ?? "" }
        set {
            tellObservers(of: ["text"]) {
                content.setText(newValue)
                textWasSet()
            }
        }
    }
    /// The text with attributes.
    open var attributedText: NSAttributedString? {
        get { content.attributed(color: content.color) ?? NSAttributedString(string: "") }
        set {
            tellObservers(of: ["attributedText"]) {
                content.setAttributedText(newValue)
                textWasSet()
            }
        }
    }
    /// The text shown while there is none.
    open var placeholder: String? {
        get { plainPlaceholder ?? ownPlaceholder?.string }
        set {
            plainPlaceholder = newValue
            ownPlaceholder = nil
            showText()
            invalidateIntrinsicContentSize()
        }
    }
    /// The text shown while there is none, with attributes.
    open var attributedPlaceholder: NSAttributedString? {
        get { ownPlaceholder ?? placeholderText }
        set {
            ownPlaceholder = newValue
            plainPlaceholder = nil
            showText()
            invalidateIntrinsicContentSize()
        }
    }
    private var plainPlaceholder: String?
    private var ownPlaceholder: NSAttributedString?

    /// The font of the whole text; default 17 points.
    open var font: UIFont? {
        get { content.font }
        set {
            content.setFont(newValue ?? .systemFont(ofSize: 17))
            textLooksChanged()
        }
    }
    /// The colour of the whole text.
    open var textColor: UIColor? {
        get { content.color }
        set {
            content.setColor(newValue ?? .label)
            textLooksChanged()
        }
    }
    /// How the text is aligned; default natural.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            content.setAlignment(newValue)
            textLooksChanged()
        }
    }
    /// The attributes of text that has none of its own.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { [.font: content.font, .foregroundColor: content.color] }
        set {
            if let font = newValue[.font] as? UIFont { content.setFont(font) }
            if let color = newValue[.foregroundColor] as? UIColor { content.setColor(color) }
            textLooksChanged()
        }
    }
    /// The attributes of text that is typed next.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// Whether people may change attributes; default false.
    open var allowsEditingTextAttributes = false
    /// Whether text is drawn smaller to fit the width; default false.
    open var adjustsFontSizeToFitWidth = false { didSet { textLooksChanged() } }
    /// The smallest size of such text, in points; default 0.
    open var minimumFontSize: CGFloat = 0 { didSet { textLooksChanged() } }
    /// Whether editing begins with an empty field; default false.
    open var clearsOnBeginEditing = false
    /// Whether the next typed text replaces all; default false.
    open var clearsOnInsertion = false
    /// Whether the font follows the preferred text size; default false.
    open var adjustsFontForContentSizeCategory = false { didSet { takePreferredSize() } }

    // MARK: Look

    /// The border; default none.
    open var borderStyle: BorderStyle = .none {
        didSet {
            showBorder()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// The picture behind a field without rounded border.
    open var background: UIImage? { didSet { showBackground() } }
    /// The picture behind a disabled field.
    open var disabledBackground: UIImage? { didSet { showBackground() } }
    /// When the button that clears the text is shown; default never.
    open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
    /// A view at the leading side of the text.
    open var leftView: UIView? { didSet { replace(oldValue) } }
    /// When that view is shown; default never.
    open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
    /// A view at the trailing side of the text.
    open var rightView: UIView? { didSet { replace(oldValue) } }
    /// When that view is shown; default never.
    open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }

    private func replace(_ old: UIView?) {
        old?.removeFromSuperview()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    // MARK: Editing (UITextField+Editing.swift)

    /// Allows and hears of editing; not retained.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Whether the field is being edited.
    open var isEditing: Bool { edits }
    /// Marks the field as edited or not.
    func setEditing(_ editing: Bool) {
        edits = editing
        showText()
        setNeedsLayout()
    }

    open override var canBecomeFirstResponder: Bool { isEnabled }
    @discardableResult open override func becomeFirstResponder() -> Bool {
        beginSession { super.becomeFirstResponder() }
    }
    @discardableResult open override func resignFirstResponder() -> Bool {
        endSession { super.resignFirstResponder() }
    }
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil && edits { finishEditing() }
    }

    /// The view shown instead of the keyboard while the field is edited.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    /// The view shown above the keyboard while the field is edited.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }
    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    /// Whether there is any text.
    open var hasText: Bool { !(content.string ?? "").isEmpty }
    /// Types text at the insertion point; a line break is the return key.
    open func insertText(_ text: String) { type(text) }
    /// Deletes the selection or the character before the insertion point.
    open func deleteBackward() { deleteBeforeSelection() }

    /// Types what keys of a hardware keyboard stand for; other presses go up the responder chain.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = isEditing ? typeKeys(of: presses) : presses
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    // MARK: Rectangles (UITextField+Layout.swift)

    /// Where the border is.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the text is while it is not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { placeText(in: bounds) }
    /// Where the placeholder is.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where the text is while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { placeText(in: bounds) }
    /// Where the clear button is.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { placeClearButton(in: bounds) }
    /// Where the leading view is.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { placeSideView(leftView, atLeading: true, in: bounds) }
    /// Where the trailing view is.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { placeSideView(rightView, atLeading: false, in: bounds) }
    /// Draws the text in `rect`.
    open func drawText(in rect: CGRect) { drawShownText(in: rect) }
    /// Draws the placeholder in `rect`.
    open func drawPlaceholder(in rect: CGRect) { drawShownPlaceholder(in: rect) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutParts()
    }
    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled && edits { resignFirstResponder() }
        showBackground()
        showText()
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { becomeFirstResponder() }
    }
    override var claimsTaps: Bool { true }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        takePreferredSize()
        showText()
    }

    private func takePreferredSize() {
        guard adjustsFontForContentSizeCategory, let font = LabelLayout.preferred(content.font, for: traitCollection) else {
            return
        }
        self.font = font
    }

    private func textWasSet() {
        selection = NSRange(location: editedString.length, length: 0)
        textLooksChanged()
    }

    private func textLooksChanged() {
        showText()
        invalidateIntrinsicContentSize()
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, label: hasText ? nil : placeholder, value: hasText ? shownString : placeholder,
            traits: isEnabled ? .none : .notEnabled)
    }

    // MARK: Traits of typing

    /// Whether the text is hidden: shown as dots in a text field, kept from recordings in a text view.
    open var isSecureTextEntry: Bool {
        get { _traits.isSecureTextEntry }
        set {
            _traits.isSecureTextEntry = newValue
            _textTraitsDidChange()
        }
    }
    /// The kind of keyboard.
    open var keyboardType: UIKeyboardType {
        get { _traits.keyboardType }
        set { _traits.keyboardType = newValue }
    }
    /// What the return key says.
    open var returnKeyType: UIReturnKeyType {
        get { _traits.returnKeyType }
        set { _traits.returnKeyType = newValue }
    }
    /// Whether words are corrected.
    open var autocorrectionType: UITextAutocorrectionType {
        get { _traits.autocorrectionType }
        set { _traits.autocorrectionType = newValue }
    }
    /// What begins with a capital.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { _traits.autocapitalizationType }
        set { _traits.autocapitalizationType = newValue }
    }
    /// What the text means.
    open var textContentType: UITextContentType! {
        get { _traits.textContentType }
        set { _traits.textContentType = newValue }
    }
    /// The selection; empty for an insertion point.
    open var selectedTextRange: UITextRange? {
        get { storedSelectedRange }
        set { storedSelectedRange = newValue }
    }

    // MARK: Edit actions (EditableText+Actions.swift)

    /// Whether an edit action makes sense now; the rest as everywhere.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEdit(action) ?? super.canPerformAction(action, withSender: sender)
    }
    open override func cut(_ sender: Any?) { cutSelection() }
    open override func copy(_ sender: Any?) { copySelection() }
    open override func paste(_ sender: Any?) { pasteText() }
    open override func delete(_ sender: Any?) { deleteSelection() }
    open override func select(_ sender: Any?) { selectWord() }
    open override func selectAll(_ sender: Any?) { selectEverything() }
}
