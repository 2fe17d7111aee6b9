/// Makes one colour of another (Apple documentation: *UIConfigurationColorTransformer*).
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    /// The transformation.
    public let transform: (UIColor) -> UIColor

    /// Makes a transformer of a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// Transforms a colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Makes grey of every colour.
    public static let grayscale = UIConfigurationColorTransformer { color in
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
        return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
    /// The tint of accessories that are preferred: the colour itself.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
    /// The colour without its strength: a grey tone.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }
}
