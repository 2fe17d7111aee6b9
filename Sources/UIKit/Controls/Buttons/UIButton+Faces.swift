extension UIButton {
    /// Sets the title of a state.
    func storeTitle(_ title: String?, for state: UIControl.State) { change(state) { $0.title = title } }
    /// Sets the title with attributes of a state; it comes before the plain title.
    func storeAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        change(state) { $0.attributedTitle = title }
    }
    /// Sets the title's colour of a state.
    func storeTitleColor(_ color: UIColor?, for state: UIControl.State) { change(state) { $0.titleColor = color } }
    /// Sets the title's shadow colour of a state.
    public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        change(state) { $0.titleShadowColor = color }
    }
    /// Sets the image of a state.
    func storeImage(_ image: UIImage?, for state: UIControl.State) { change(state) { $0.image = image } }
    /// Sets the image behind title and image of a state.
    func storeBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        change(state) { $0.backgroundImage = image }
    }
    /// Sets how a symbol image is drawn in a state.
    public func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        change(state) { $0.symbolConfiguration = configuration }
    }

    /// The title of a state, the normal one where none is set.
    public func title(for state: UIControl.State) -> String? { value(\.title, for: state) }
    /// The title with attributes of a state.
    public func attributedTitle(for state: UIControl.State) -> NSAttributedString? { value(\.attributedTitle, for: state) }
    /// The title's colour of a state; white, or the tint colour of a system button, where none is set.
    public func titleColor(for state: UIControl.State) -> UIColor? {
        if let color = value(\.titleColor, for: state) { return color }
        if buttonType == .custom { return .white }
        return state.contains(.disabled) ? UIColor.tertiaryLabel : tintColor
    }
    /// The title's shadow colour of a state.
    public func titleShadowColor(for state: UIControl.State) -> UIColor? { value(\.titleShadowColor, for: state) }
    /// The image of a state.
    public func image(for state: UIControl.State) -> UIImage? { value(\.image, for: state) }
    /// The image behind title and image of a state.
    public func backgroundImage(for state: UIControl.State) -> UIImage? { value(\.backgroundImage, for: state) }
    /// How a symbol image is drawn in a state.
    public func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        value(\.symbolConfiguration, for: state)
    }

    /// The title of the present state.
    public var currentTitle: String? { title(for: state) }
    /// The title with attributes of the present state.
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The title's colour of the present state.
    public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The title's shadow colour of the present state.
    public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image of the present state.
    public var currentImage: UIImage? { image(for: state) }
    /// The background image of the present state.
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// How a symbol image is drawn in the present state.
    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    private func change(_ state: UIControl.State, _ edit: (inout Face) -> Void) {
        var face = faces[state.rawValue] ?? Face()
        edit(&face)
        faces[state.rawValue] = face
        if configuration == nil { updateLook() } else { setNeedsUpdateConfiguration() }
        sizeDidChange()
    }

    private func value<Value>(_ key: KeyPath<Face, Value?>, for state: UIControl.State) -> Value? {
        faces[state.rawValue]?[keyPath: key] ?? faces[UIControl.State.normal.rawValue]?[keyPath: key]
    }

    /// Puts title, image and background of the present state into their views.
    func updateLook() {
        guard configuration == nil else { return }
        let label = ownTitleLabel
        if let attributed = currentAttributedTitle {
            label.attributedText = attributed
        } else {
            let font = label.font
            label.text = currentTitle
            label.font = font
            label.textColor = currentTitleColor
        }
        label.shadowColor = currentTitleShadowColor
        let isPlainDim = isHighlighted && buttonType != .custom
        label.alpha = isPlainDim ? 0.2 : 1
        var picture = currentImage
        if let symbol = currentPreferredSymbolConfiguration { picture = picture?.withConfiguration(symbol) }
        ownImageView.image = picture
        let isDim = (isHighlighted && adjustsImageWhenHighlighted) || (!isEnabled && adjustsImageWhenDisabled)
        ownImageView.alpha = isPlainDim ? 0.2 : isDim ? 0.5 : 1
        updateBackgroundImage()
        setNeedsLayout()
    }

    private func updateBackgroundImage() {
        guard let image = currentBackgroundImage else {
            backgroundImageView?.removeFromSuperview()
            backgroundImageView = nil
            return
        }
        let view = backgroundImageView ?? UIImageView(frame: .zero)
        if backgroundImageView == nil {
            insertSubview(view, at: 0)
            backgroundImageView = view
        }
        view.image = image
    }
}
