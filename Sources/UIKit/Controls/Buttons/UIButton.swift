/// A control that does something when tapped (Apple documentation: *UIButton*).
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// Called with the button when its configuration may have to follow its state.
    public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

    var faces: [UInt: Face] = [:]
    let ownTitleLabel = UILabel(frame: .zero)
    let ownImageView = UIImageView(frame: .zero)
    var backgroundImageView: UIImageView?
    var configured: ConfiguredButtonParts?
    var needsConfigurationUpdate = false
    private var kind: ButtonType = .custom

    /// Makes a custom button.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    /// Makes a button from an archive; the archive's values are set by whoever reads it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    /// Makes a button of a kind that performs an action when tapped and shows the action's title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        become(buttonType)
        takeLook(of: primaryAction)
    }
    /// Makes a button with a configuration, which performs an action when tapped.
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        become(.system)
        takeLook(of: primaryAction)
        self.configuration = configuration
        // Observers do not run for what an initializer sets.
        configurationDidChange()
    }

    private func setUp() {
        ownTitleLabel.font = .systemFont(ofSize: 18)
        ownTitleLabel.lineBreakMode = .byTruncatingMiddle
        for view in [ownImageView, ownTitleLabel] as [UIView] { addSubview(view) }
    }

    /// Makes the button one of a kind.
    func become(_ kind: ButtonType) {
        self.kind = kind
        if kind != .custom { ownTitleLabel.font = .systemFont(ofSize: 15) }
        if let name = kind.symbolName { setImage(UIImage(systemName: name), for: .normal) }
        updateLook()
    }

    private func takeLook(of action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
    }

    // MARK: Parts

    /// The kind of button.
    open var buttonType: ButtonType { kind }
    /// The view of the title.
    open var titleLabel: UILabel? { ownTitleLabel }
    /// The view of the image.
    open var imageView: UIImageView? { ownImageView }
    /// The view of the subtitle; only with a configuration that has one.
    open var subtitleLabel: UILabel? { configured?.subtitleLabel }
    /// What a tap does to a person's data; default normal.
    open var role: Role = .normal { didSet { if role != oldValue { stateDidChange() } } }
    /// The menu that the button offers to a press, or as soon as a finger is down where it is the primary action.
    open var menu: UIMenu? { didSet { isContextMenuInteractionEnabled = menu != nil } }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }
    /// Whether a tap switches `isSelected`; default false.
    open var changesSelectionAsPrimaryAction = false
    /// Whether the pointer over the button changes; default false.
    open var isPointerInteractionEnabled = false

    // MARK: Insets and adjustments of buttons without configuration

    /// The space around title and image, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { sizeDidChange() } }
    /// By how much the title's place is smaller, in points.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// By how much the image's place is smaller, in points.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Whether the image is darker under a finger; default true.
    open var adjustsImageWhenHighlighted = true { didSet { updateLook() } }
    /// Whether the image is paler while disabled; default true.
    open var adjustsImageWhenDisabled = true { didSet { updateLook() } }
    /// Whether the button glows under a finger; default false.
    open var showsTouchWhenHighlighted = false
    /// Whether the title's shadow changes sides under a finger; default false.
    open var reversesTitleShadowWhenHighlighted = false { didSet { updateLook() } }

    // MARK: State

    override func stateDidChange() {
        if configuration != nil {
            if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
        } else {
            if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
            updateLook()
        }
    }

    override var triggersPrimaryAction: Bool { true }
    override var claimsTaps: Bool { true }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if changesSelectionAsPrimaryAction && isTouchInside { isSelected.toggle() }
    }

    // MARK: Configuration (UIButton+ConfigurationUpdate.swift)

    /// What the button looks like; `nil` for a button of the older kind.
    open var configuration: UIButton.Configuration? { didSet { configurationDidChange() } }
    /// Whether the configuration follows the button's state; default true.
    open var automaticallyUpdatesConfiguration = true
    /// Called when the configuration may have to follow the state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Asks for an update of the configuration before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }
    /// Updates the configuration for the present state; calls the handler when there is one.
    open func updateConfiguration() { updateConfigurationForState() }

    // MARK: Layout (UIButton+Layout.swift)

    /// Where the background is in `bounds`.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where title and image are in `bounds`.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insetsOfContent) }
    /// Where the title is in the content's rectangle.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placeTitle(in: contentRect) }
    /// Where the image is in the content's rectangle.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placeImage(in: contentRect) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        layoutParts()
    }
    open override var intrinsicContentSize: CGSize {
        updateConfigurationIfNeeded()
        return naturalSize(within: .greatestFiniteMagnitude)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        return naturalSize(within: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }
    open override var forFirstBaselineLayout: UIView { ownTitleLabel }
    open override var forLastBaselineLayout: UIView { ownTitleLabel }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if configuration == nil { updateLook() } else { setNeedsUpdateConfiguration() }
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if configuration == nil { updateLook() } else { setNeedsUpdateConfiguration() }
    }

    func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var traits: UIAccessibilityTraits = .button
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        let title = configuration?.title ?? currentAttributedTitle?.string ?? currentTitle
        return AccessibilityDefaults(isElement: true, label: title, traits: traits)
    }

    /// Sets the title of a state.
    open func setTitle(_ title: String?, for state: UIControl.State) { storeTitle(title, for: state) }
    /// Sets the title with attributes of a state; it comes before the plain title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) { storeAttributedTitle(title, for: state) }
    /// Sets the title's colour of a state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { storeTitleColor(color, for: state) }
    /// Sets the image of a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) { storeImage(image, for: state) }
    /// Sets the image behind title and image of a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { storeBackgroundImage(image, for: state) }

    // MARK: Kept elsewhere, here so that subclasses can override it

    /// Sets the title's shadow colour of a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        baseSetTitleShadowColor(color, for: state)
    }
    /// Sets how a symbol image is drawn in a state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        baseSetPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
    /// The title of a state, the normal one where none is set.
    open func title(for state: UIControl.State) -> String? { baseTitle(for: state) }
    /// The title with attributes of a state.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { baseAttributedTitle(for: state) }
    /// The title's colour of a state; white, or the tint colour of a system button, where none is set.
    open func titleColor(for state: UIControl.State) -> UIColor? { baseTitleColor(for: state) }
    /// The title's shadow colour of a state.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { baseTitleShadowColor(for: state) }
    /// The image of a state.
    open func image(for state: UIControl.State) -> UIImage? { baseImage(for: state) }
    /// The image behind title and image of a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { baseBackgroundImage(for: state) }
    /// The title of the present state.
    open var currentTitle: String? { baseCurrentTitle }
    /// The title with attributes of the present state.
    open var currentAttributedTitle: NSAttributedString? { baseCurrentAttributedTitle }
    /// The title's colour of the present state.
    open var currentTitleColor: UIColor { baseCurrentTitleColor }
    /// The title's shadow colour of the present state.
    open var currentTitleShadowColor: UIColor? { baseCurrentTitleShadowColor }
    /// The image of the present state.
    open var currentImage: UIImage? { baseCurrentImage }
    /// The background image of the present state.
    open var currentBackgroundImage: UIImage? { baseCurrentBackgroundImage }
}
