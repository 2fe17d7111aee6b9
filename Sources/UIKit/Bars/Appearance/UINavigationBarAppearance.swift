/// What a navigation bar looks like (Apple documentation: *UINavigationBarAppearance*).
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        adoptButtons()
    }

    /// Makes an appearance with the background of another, and all values when it is of this class.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        takeAll(of: barAppearance)
        adoptButtons()
    }

    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// By how much the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    /// The attributes of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { adoptButtons() } }
    /// The look of done buttons.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { adoptButtons() } }
    /// The look of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { adoptButtons() } }
    /// The picture beside the back button's title; the system's chevron when `nil`.
    open private(set) var backIndicatorImage: UIImage?
    /// The mask of that picture during transitions.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Sets the picture beside the back button's title and its mask; both or neither.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        let isWhole = backIndicatorImage != nil && transitionMaskImage != nil
        self.backIndicatorImage = isWhole ? backIndicatorImage : nil
        backIndicatorTransitionMaskImage = isWhole ? transitionMaskImage : nil
        onChange?()
    }

    override func takeAll(of other: UIBarAppearance) {
        super.takeAll(of: other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance.duplicate()
        doneButtonAppearance = other.doneButtonAppearance.duplicate()
        backButtonAppearance = other.backButtonAppearance.duplicate()
        setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
    }

    private func adoptButtons() {
        for buttons in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
            buttons.onChange = { [weak self] in self?.onChange?() }
        }
        onChange?()
    }

    /// The look of items of a style.
    func buttons(of style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance {
        style == .done ? doneButtonAppearance : buttonAppearance
    }
}

/// What a toolbar looks like (Apple documentation: *UIToolbarAppearance*).
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        adoptButtons()
    }

    /// Makes an appearance with the background of another, and all values when it is of this class.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        takeAll(of: barAppearance)
        adoptButtons()
    }

    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { adoptButtons() } }
    /// The look of done buttons.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { adoptButtons() } }

    override func takeAll(of other: UIBarAppearance) {
        super.takeAll(of: other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.duplicate()
        doneButtonAppearance = other.doneButtonAppearance.duplicate()
    }

    private func adoptButtons() {
        for buttons in [buttonAppearance, doneButtonAppearance] {
            buttons.onChange = { [weak self] in self?.onChange?() }
        }
        onChange?()
    }
}
