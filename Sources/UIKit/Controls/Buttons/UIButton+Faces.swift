extension UIButton {
    /// Sets the title of a state.
    func storeTitle(_ title: String?, for state: UIControl.State) { change(state) { $0.title = title } }
    /// Sets the title with attributes of a state; it comes before the plain title.
    func storeAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        change(state) { $0.attributedTitle = title }
    }
    /// Sets the title's colour of a state.
    func storeTitleColor(_ color: UIColor?, for state: UIControl.State) { change(state) { $0.titleColor = color } }
    func baseSetTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        change(state) { $0.titleShadowColor = color }
    }
    /// Sets the image of a state.
    func storeImage(_ image: UIImage?, for state: UIControl.State) { change(state) { $0.image = image } }
    /// Sets the image behind title and image of a state.
    func storeBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        change(state) { $0.backgroundImage = image }
    }
    func baseSetPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        change(state) { $0.symbolConfiguration = configuration }
    }

    func baseTitle(for state: UIControl.State) -> String? { value(\.title, for: state) }
    func baseAttributedTitle(for state: UIControl.State) -> NSAttributedString? { value(\.attributedTitle, for: state) }
    func baseTitleColor(for state: UIControl.State) -> UIColor? {
        if let color = value(\.titleColor, for: state) { return color }
        if buttonType == .custom { return .white }
        return state.contains(.disabled) ? UIColor.tertiaryLabel : tintColor
    }
    func baseTitleShadowColor(for state: UIControl.State) -> UIColor? { value(\.titleShadowColor, for: state) }
    func baseImage(for state: UIControl.State) -> UIImage? { value(\.image, for: state) }
    func baseBackgroundImage(for state: UIControl.State) -> UIImage? { value(\.backgroundImage, for: state) }
    /// How a symbol image is drawn in a state.
    public func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        value(\.symbolConfiguration, for: state)
    }

    var baseCurrentTitle: String? { title(for: state) }
    var baseCurrentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    var baseCurrentTitleColor: UIColor { titleColor(for: state) ?? .white }
    var baseCurrentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    var baseCurrentImage: UIImage? { image(for: state) }
    var baseCurrentBackgroundImage: UIImage? { backgroundImage(for: state) }
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
