/// Asks people something (Apple documentation: *UIAlertController*).
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Where the question is shown.
    public enum Style: Int, Sendable {
        case actionSheet = 0, alert
    }

    /// Where the question is shown.
    public private(set) var preferredStyle: Style = .alert
    /// The choices, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The text fields, in the order in which they were added.
    open private(set) var textFields: [UITextField]?
    /// The choice that stands out and that the return key takes.
    open var preferredAction: UIAlertAction? { didSet { alertView?.update(self) } }
    /// The text below the title.
    open var message: String? { didSet { alertView?.update(self) } }
    private var isInAlertStyle: Bool { preferredStyle == .alert }

    /// Makes a question.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
    }

    /// Adds a choice. Raises when there already is one that cancels.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            raise(.internalInconsistencyException, "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        actions.append(action)
        action.onChange = { [weak self] in
            guard let self else { return }
            alertView?.update(self)
        }
        alertView?.update(self)
    }

    /// Adds a text field, which `configurationHandler` sets up; only alerts have any.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard isInAlertStyle else {
            raise(
                .internalInconsistencyException,
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        alertView?.update(self)
    }

    var alertView: AlertView? { viewIfLoaded as? AlertView }

    open override func loadView() {
        let made = AlertView()
        made.onChoice = { [weak self] action in self?.take(action) }
        view = made
        made.update(self)
    }

    open override var title: String? {
        get { super.title }
        set {
            super.title = newValue
            alertView?.update(self)
        }
    }

    /// A choice dismisses the alert; its handler comes after that.
    func take(_ action: UIAlertAction) {
        guard action.isEnabled else { return }
        dismiss(animated: true) { action.handler?(action) }
    }

    override var defaultPresentationStyle: UIModalPresentationStyle {
        isInAlertStyle || traitCollection.userInterfaceIdiom != .pad ? .overFullScreen : .popover
    }
}
