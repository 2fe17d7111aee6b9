/// What the background of a bar looks like (Apple documentation: *UIBarAppearance*).
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// Called after a property changed; the bar that uses the appearance draws itself anew.
    var onChange: (() -> Void)?

    /// Makes an appearance with the default background for a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }

    /// Makes an appearance with the background of another.
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        takeBackground(of: barAppearance)
    }

    /// Makes an appearance with the default background.
    public override convenience init() { self.init(idiom: .unspecified) }

    /// The kind of device that the appearance is for.
    public let idiom: UIUserInterfaceIdiom
    /// The material of the background, below the colour.
    open var backgroundEffect: UIBlurEffect? { didSet { onChange?() } }
    /// The colour of the background, above the material.
    open var backgroundColor: UIColor? { didSet { onChange?() } }
    /// The picture of the background, above the colour.
    open var backgroundImage: UIImage? { didSet { onChange?() } }
    /// How the picture is fitted; default scale to fill.
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill { didSet { onChange?() } }
    /// The colour of the line at the bar's edge; `nil` draws none.
    open var shadowColor: UIColor? { didSet { onChange?() } }
    /// The picture at the bar's edge; tinted by `shadowColor` when it is a template.
    open var shadowImage: UIImage? { didSet { onChange?() } }

    /// Translucent material and a hairline.
    open func configureWithDefaultBackground() {
        takePlainBackground(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: Self.hairline)
    }
    /// The system's background colour and a hairline.
    open func configureWithOpaqueBackground() {
        takePlainBackground(effect: nil, color: .systemBackground, shadow: Self.hairline)
    }
    /// No background and no hairline.
    open func configureWithTransparentBackground() {
        takePlainBackground(effect: nil, color: nil, shadow: nil)
    }

    /// An appearance of the same class and values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(idiom: idiom)
        copy.takeAll(of: self)
        return copy
    }

    /// Takes over every value; subclasses add their own.
    func takeAll(of other: UIBarAppearance) { takeBackground(of: other) }

    private static var hairline: UIColor { UIColor(white: 0, alpha: 0.3) }

    private func takePlainBackground(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
        backgroundEffect = effect
        backgroundColor = color
        backgroundImage = nil
        backgroundImageContentMode = .scaleToFill
        shadowColor = shadow
        shadowImage = nil
    }

    private func takeBackground(of other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }
}
