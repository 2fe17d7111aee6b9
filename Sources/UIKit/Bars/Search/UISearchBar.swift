/// A field for what to search, with a cancel button and scopes (Apple documentation: *UISearchBar*).
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    /// How much of a bar is drawn (Apple documentation: *UISearchBar.Style*).
    public enum Style: UInt, Sendable {
        case `default` = 0, prominent, minimal
    }

    private static let fieldHeight: CGFloat = 36
    private static let height: CGFloat = 56
    private static let scopeHeight: CGFloat = 44
    private static let margin: CGFloat = 8

    private let field = UISearchTextField(frame: .zero)
    private let backgroundView = UIView(frame: .zero)
    private var cancelButton: UIButton?
    private var bookmarkButton: UIButton?
    private var scopeControl: UISegmentedControl?
    private var showsCancel = false
    private lazy var router = SearchFieldRouter(bar: self)

    /// Makes an empty bar.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    /// Makes a bar from an archive; the archive's values are set by whoever reads it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(backgroundView)
        addSubview(field)
        field.delegate = router
        field.addAction(
            UIAction { [weak self] _ in self?.textWasChanged() },
            for: .editingChanged)
        show()
    }

    // MARK: Text

    /// Hears of what happens; not retained.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The field.
    open var searchTextField: UISearchTextField { field }
    /// The text; setting it tells the delegate, as UIKit does.
    open var text: String? {
        get { field.text }
        set {
            guard newValue ?? "" != field.text ?? "" else { return }
            field.text = newValue
            textWasChanged()
        }
    }
    /// The search controller whose bar this is; not retained.
    weak var controller: UISearchController?

    private func textWasChanged() {
        delegate?.searchBar(self, textDidChange: text ?? "")
        controller?.barTextDidChange()
    }

    private func scopeWasChanged() {
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        controller?.barScopeDidChange()
    }

    private func cancelWasTapped() {
        delegate?.searchBarCancelButtonClicked(self)
        controller?.isActive = false
    }
    /// The text shown while there is none.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }
    /// A line above the field.
    open var prompt: String? { didSet { sizeDidChange() } }
    private lazy var promptLabel: UILabel = {
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: 15)
        label.textAlignment = .center
        addSubview(label)
        return label
    }()

    // MARK: Look

    /// How much of a bar is drawn; default the whole.
    open var searchBarStyle: Style = .default { didSet { show() } }
    /// Light or dark; default light.
    open var barStyle: UIBarStyle = .default { didSet { show() } }
    /// The colour of the bar.
    open var barTintColor: UIColor? { didSet { show() } }
    /// Whether content shows through; default true.
    open var isTranslucent = true { didSet { show() } }
    /// The picture behind the bar; an empty image removes the background.
    open var backgroundImage: UIImage? { didSet { show() } }
    /// Where the bar stands: what the delegate says, else nothing particular.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    private func show() {
        let isPlain = searchBarStyle == .minimal || backgroundImage != nil
        backgroundView.isHidden = isPlain
        let base: UIColor = barStyle == .default ? .secondarySystemBackground : .black
        backgroundView.backgroundColor = barTintColor ?? (isTranslucent ? base.withAlphaComponent(0.9) : base)
        setNeedsLayout()
    }

    // MARK: Buttons and scopes

    /// Whether there is a cancel button; default false.
    open var showsCancelButton: Bool {
        get { showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    /// Sets whether there is a cancel button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancel != showsCancelButton else { return }
        showsCancel = showsCancelButton
        if showsCancel && cancelButton == nil {
            cancelButton = makeButton(title: "Cancel") { $0.cancelWasTapped() }
        }
        cancelButton?.isHidden = !showsCancel
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }
    /// Whether there is a bookmarks button in the empty field; default false.
    open var showsBookmarkButton = false {
        didSet {
            if showsBookmarkButton && bookmarkButton == nil {
                let button = makeButton(title: nil) { $0.delegate?.searchBarBookmarkButtonClicked($0) }
                button.setImage(UIImage(systemName: "book"), for: .normal)
                button.frame.size = CGSize(width: 30, height: 20)
                bookmarkButton = button
            }
            field.rightView = showsBookmarkButton ? bookmarkButton : nil
            field.rightViewMode = showsBookmarkButton ? .unlessEditing : .never
        }
    }
    /// The titles of the scopes.
    open var scopeButtonTitles: [String]? {
        didSet {
            scopeControl?.removeFromSuperview()
            scopeControl = nil
            guard let scopeButtonTitles, !scopeButtonTitles.isEmpty else { return sizeDidChange() }
            let control = UISegmentedControl(items: scopeButtonTitles)
            control.selectedSegmentIndex = 0
            control.addAction(
                UIAction { [weak self] _ in self?.scopeWasChanged() }, for: .valueChanged)
            addSubview(control)
            scopeControl = control
            sizeDidChange()
        }
    }
    /// The chosen scope; default the first.
    open var selectedScopeButtonIndex: Int {
        get { max(0, scopeControl?.selectedSegmentIndex ?? 0) }
        set { scopeControl?.selectedSegmentIndex = newValue }
    }
    /// Whether the scopes are shown below the field; default false.
    open var showsScopeBar = false { didSet { sizeDidChange() } }
    /// Shows or hides the scopes.
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    private func makeButton(title: String?, _ action: @escaping (UISearchBar) -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.addAction(UIAction { [weak self] _ in self.map(action) }, for: .touchUpInside)
        if title != nil { addSubview(button) }
        return button
    }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { field.isFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    @discardableResult open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
    /// The view shown above the keyboard while the field is edited.
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }

    public var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }
    public var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }
    public var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }

    // MARK: Size and layout

    private func sizeDidChange() {
        scopeControl?.isHidden = !showsScopeBar
        promptLabel.text = prompt
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var naturalHeight: CGFloat {
        var height = Self.height
        if showsScopeBar && scopeControl != nil { height += Self.scopeHeight }
        if prompt != nil { height += BarMetrics.promptHeight }
        return height
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView.frame = bounds
        let top = prompt == nil ? 0 : BarMetrics.promptHeight
        if prompt != nil { promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top) }
        let isScoped = showsScopeBar && scopeControl != nil
        let row = max(0, bounds.height - top - (isScoped ? Self.scopeHeight : 0))
        var width = bounds.width - 2 * Self.margin
        if showsCancel, let cancelButton {
            let size = cancelButton.sizeThatFits(CGSize(width: width, height: row))
            width -= size.width + Self.margin
            cancelButton.frame = CGRect(
                x: bounds.width - Self.margin - size.width, y: top + (row - size.height) / 2, width: size.width,
                height: size.height)
        }
        field.frame = CGRect(
            x: Self.margin, y: top + (row - Self.fieldHeight) / 2, width: max(0, width), height: Self.fieldHeight)
        if let scopeControl, isScoped {
            scopeControl.frame = CGRect(
                x: Self.margin, y: top + row + 2, width: max(0, bounds.width - 2 * Self.margin), height: 32)
        }
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for view in [field, cancelButton].compactMap({ $0 as UIView? }) {
            view.frame.origin.x = bounds.width - view.frame.maxX
        }
    }
}

/// Passes a search field's editing on to the bar's delegate.
@MainActor
final class SearchFieldRouter: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    init(bar: UISearchBar) {
        self.bar = bar
        super.init()
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.delegate?.searchBarTextDidBeginEditing(bar)
        bar.controller?.barDidBeginEditing()
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
        bar.map { $0.delegate?.searchBarTextDidEndEditing($0) }
    }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        bar.map { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true } ?? true
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar.map { $0.delegate?.searchBarSearchButtonClicked($0) }
        return true
    }
}
