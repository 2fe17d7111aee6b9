/// Several lines of text that scroll and can be edited (Apple documentation: *UITextView*).
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, _TextInputTraitsHolder {
    var content = LabelContent()
    public var _traits = _TextInputTraitValues()
    var selection = NSRange(location: 0, length: 0)
    let textLabel = TextViewContentView(frame: .zero)
    let caret = UIView(frame: .zero)
    private var edits = false

    /// The objects of TextKit, once somebody asked for one.
    var textKit: TextViewTextKit?

    /// Makes an empty view with 12-point text.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    /// Makes a view that shows the text of a container, with its layout manager and storage; `nil` for new ones.
    public required init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        setUp()
        if let textContainer { textKit = TextViewTextKit(self, container: textContainer) }
    }
    /// Makes an empty view. Its text is laid out by a layout manager either way, so that only `false` differs in nothing
    /// from Apple's.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }
    /// Makes a view from an archive; the archive's values are set by whoever reads it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    public func _textTraitsDidChange() { textDidChangeItsLook() }

    private func setUp() {
        _ = EditActionSelectors.areExposed
        content.setFont(.systemFont(ofSize: 12))
        content.setLineBreakMode(.byWordWrapping)
        textLabel.owner = self
        caret.isHidden = true
        for view in [textLabel, caret] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addGestureRecognizer(tap)
        tap.addTarget(of: self) { [weak self] recognizer in
            guard let self, recognizer.state == .ended else { return }
            tapped(at: recognizer.location(in: self))
        }
    }
    private let tap = UITapGestureRecognizer()

    // MARK: Text

    /// The text; setting it tells no delegate.
    open var text: String! {
        get { content.string ?? "" }
        set {
            tellObservers(of: ["text"]) {
                content.setText(newValue)
                textWasSet()
            }
        }
    }
    /// The text with attributes.
    open var attributedText: NSAttributedString! {
        get { content.attributed(color: content.color) ?? NSAttributedString(string: "") }
        set {
            tellObservers(of: ["attributedText"]) {
                content.setAttributedText(newValue)
                textWasSet()
            }
        }
    }
    /// The font of the whole text; default 12 points.
    open var font: UIFont? {
        get { content.font }
        set {
            content.setFont(newValue ?? .systemFont(ofSize: 12))
            textDidChangeItsLook()
        }
    }
    /// The colour of the whole text.
    open var textColor: UIColor? {
        get { content.color }
        set {
            content.setColor(newValue ?? .label)
            textDidChangeItsLook()
        }
    }
    /// How lines are aligned; default natural.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            content.setAlignment(newValue)
            textDidChangeItsLook()
        }
    }
    /// The region in which the text is laid out; as wide as the view inside its insets.
    open var textContainer: NSTextContainer { textKitObjects.container }
    /// What lays out the text.
    open var layoutManager: NSLayoutManager { textKitObjects.layoutManager }
    /// The text with attributes; changes of it are shown at once, and tell no delegate.
    open var textStorage: NSTextStorage { textKitObjects.storage }
    /// The space around the text, in points; default 8 above and below.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textDidChangeItsLook() } }
    /// The attributes of text that is typed next.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { ownTypingAttributes ?? [.font: content.font, .foregroundColor: content.color] }
        set { ownTypingAttributes = newValue }
    }
    private var ownTypingAttributes: [NSAttributedString.Key: Any]?
    /// Whether people may change the text; default true.
    open var isEditable = true { didSet { if !isEditable && edits { resignFirstResponder() } } }
    /// Whether people may select text; default true.
    open var isSelectable = true
    /// Whether the next typed text replaces all; default false.
    open var clearsOnInsertion = false
    /// Whether people may change attributes; default false.
    open var allowsEditingTextAttributes = false
    /// Whether the font follows the preferred text size; default false.
    open var adjustsFontForContentSizeCategory = false

    // MARK: Editing (UITextView+Editing.swift)

    /// Allows and hears of editing and scrolling; not retained.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set {
            scrollDelegate = newValue
            scrollDelegateDidChange()
        }
    }
    /// The selection in UTF-16 units.
    open var selectedRange: NSRange {
        get { validSelection }
        set {
            selection = newValue
            setNeedsLayout()
            delegate?.textViewDidChangeSelection(self)
        }
    }
    /// Whether the view is being edited.
    var isEditing: Bool { edits }
    func setEditing(_ editing: Bool) {
        edits = editing
        setNeedsLayout()
    }

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
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
    /// Types what keys of a hardware keyboard stand for; other presses go up the responder chain.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = edits ? typeKeys(of: presses) : presses
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    /// The view shown instead of the keyboard while the view is edited.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    /// The view shown above the keyboard while the view is edited.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }
    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    /// Whether there is any text.
    open var hasText: Bool { editedString.length > 0 }
    /// Types text at the insertion point.
    open func insertText(_ text: String) { type(text) }
    /// Deletes the selection or the character before the insertion point.
    open func deleteBackward() { deleteBeforeSelection() }
    /// Scrolls until a stretch of the text is visible.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        guard let rect = textRects(of: range).first else { return }
        scrollRectToVisible(rect, animated: false)
    }

    // MARK: Size and layout (UITextView+Layout.swift)

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutText()
    }
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
        return sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude, height: 0))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(within: size.width) }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory, let font = LabelLayout.preferred(content.font, for: traitCollection) {
            self.font = font
        }
        textLabel.setNeedsDisplay()
    }

    private func textWasSet() {
        selection = NSRange(location: editedString.length, length: 0)
        textDidChangeItsLook()
    }
    func textDidChangeItsLook() {
        textKit?.takeText(of: self)
        invalidateIntrinsicContentSize()
        textLabel.setNeedsDisplay()
        setNeedsLayout()
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, value: text, traits: isEditable ? .none : .staticText)
    }

    /// Posted after editing began, with the view as object.
    public class var textDidBeginEditingNotification: Notification.Name {
        Notification.Name("UITextViewTextDidBeginEditingNotification")
    }
    /// Posted after the text was edited, with the view as object.
    public class var textDidChangeNotification: Notification.Name {
        Notification.Name("UITextViewTextDidChangeNotification")
    }
    /// Posted after editing ended, with the view as object.
    public class var textDidEndEditingNotification: Notification.Name {
        Notification.Name("UITextViewTextDidEndEditingNotification")
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
