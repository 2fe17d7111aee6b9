/// A way in which a view changes what is behind it (Apple documentation: *UIVisualEffect*).
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
    /// Makes an effect that changes nothing.
    public override init() { super.init() }
    /// Makes an effect from an archive; the archive's values are set by whoever reads it.
    public required init?(coder: NSCoder) { super.init() }
    /// Effects never change, so a copy is the effect itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The colour that stands for the effect where it is drawn; blurring itself is not drawn.
    func color(for traits: UITraitCollection) -> UIColor? { nil }
}

/// Blurs what is behind (Apple documentation: *UIBlurEffect*).
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// How strongly and in which tone to blur (Apple documentation: *UIBlurEffect.Style*).
    public enum Style: Int, Sendable {
        case extraLight = 0, light, dark
        case regular = 4, prominent = 5
        case systemUltraThinMaterial = 6, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
        case systemThickMaterialDark, systemChromeMaterialDark
    }

    let style: Style

    /// Makes a blur of a style.
    public init(style: UIBlurEffect.Style) {
        self.style = style
        super.init()
    }
    /// Makes a regular blur.
    public convenience override init() { self.init(style: .regular) }
    public required init?(coder: NSCoder) {
        style = .regular
        super.init(coder: coder)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
    open override var hash: Int { style.rawValue }
    open override var description: String { "<UIBlurEffect: style=\(style)>" }

    override func color(for traits: UITraitCollection) -> UIColor? {
        let (isDark, alpha) = tone(isDark: traits.userInterfaceStyle == .dark)
        return isDark ? UIColor(white: 0.12, alpha: alpha) : UIColor(white: 0.98, alpha: alpha)
    }

    /// Whether the material is dark, and how much of what is behind it covers.
    private func tone(isDark: Bool) -> (isDark: Bool, alpha: CGFloat) {
        switch style {
        case .extraLight: (false, 0.82)
        case .light: (false, 0.5)
        case .dark: (true, 0.73)
        case .regular: (isDark, 0.6)
        case .prominent: (isDark, 0.8)
        case .systemUltraThinMaterial: (isDark, 0.45)
        case .systemThinMaterial: (isDark, 0.6)
        case .systemMaterial: (isDark, 0.75)
        case .systemThickMaterial: (isDark, 0.87)
        case .systemChromeMaterial: (isDark, 0.8)
        case .systemUltraThinMaterialLight: (false, 0.45)
        case .systemThinMaterialLight: (false, 0.6)
        case .systemMaterialLight: (false, 0.75)
        case .systemThickMaterialLight: (false, 0.87)
        case .systemChromeMaterialLight: (false, 0.8)
        case .systemUltraThinMaterialDark: (true, 0.45)
        case .systemThinMaterialDark: (true, 0.6)
        case .systemMaterialDark: (true, 0.75)
        case .systemThickMaterialDark: (true, 0.87)
        case .systemChromeMaterialDark: (true, 0.8)
        }
    }
}

/// Lets content shine through a blur (Apple documentation: *UIVibrancyEffect*).
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    let blurEffect: UIBlurEffect
    let style: UIVibrancyEffectStyle

    /// Makes the effect for content over a blur.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }
    /// Makes the effect for a kind of content over a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }
    public required init?(coder: NSCoder) {
        blurEffect = UIBlurEffect(style: .regular)
        style = .label
        super.init(coder: coder)
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.style == style && other.blurEffect.isEqual(blurEffect)
    }
    open override var hash: Int { style.rawValue &* 31 &+ blurEffect.hash }
}

/// For which kind of content vibrancy is meant (Apple documentation: *UIVibrancyEffectStyle*).
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0, secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill, separator
}
