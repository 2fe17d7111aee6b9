import Foundation

/// A colour, or a rule that gives a colour for given traits.
///
/// Immutable. Components are those of the extended sRGB or grey space and may lie outside 0...1.
/// Source: UIKit, "UIColor".
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    private let mark = CoreFoundationMark()
    /// What the colour consists of.
    let content: Content

    /// The kinds of colour.
    enum Content {
        /// A grey.
        case white(CGFloat, alpha: CGFloat)
        /// A colour of the extended sRGB space.
        case rgb(CGFloat, CGFloat, CGFloat, alpha: CGFloat)
        /// A colour of the Display P3 space.
        case displayP3(CGFloat, CGFloat, CGFloat, alpha: CGFloat)
        /// A rule; `name` is that of a system colour or of a colour in a catalogue.
        case dynamic(name: String?, @Sendable (UITraitCollection) -> UIColor)
    }

    init(_ content: Content) {
        self.content = content
        super.init()
    }

    /// Makes a colour that shows nothing (`docs/decisions.md`).
    public override convenience init() { self.init(white: 0, alpha: 0) }

    /// Makes a grey of the extended grey space.
    public init(white: CGFloat, alpha: CGFloat) {
        content = .white(white, alpha: Self.unit(alpha))
        super.init()
    }

    /// Makes a colour of the extended sRGB space.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .rgb(red, green, blue, alpha: Self.unit(alpha))
        super.init()
    }

    /// Makes a colour of the Display P3 space.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .displayP3(red, green, blue, alpha: Self.unit(alpha))
        super.init()
    }

    /// Makes a colour from hue, saturation and brightness, each from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HueModel.rgb(hue: hue, saturation: saturation, brightness: brightness)
        content = .rgb(rgb.red, rgb.green, rgb.blue, alpha: Self.unit(alpha))
        super.init()
    }

    /// Makes a colour that asks `dynamicProvider` anew for the traits it is used in.
    @preconcurrency
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        content = .dynamic(name: nil, dynamicProvider)
        super.init()
    }

    /// Makes a colour from a colour literal.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(
            red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Colours can be archived securely.
    public class var supportsSecureCoding: Bool { true }

    /// Reads a colour out of an archive; nil where there is none.
    public required init?(coder: NSCoder) {
        guard let content = UIColor.content(of: coder) else { return nil }
        self.content = content
        super.init()
    }

    private static func unit(_ alpha: CGFloat) -> CGFloat { min(max(alpha, 0), 1) }

    /// The colour for the traits: itself unless it is a rule. A rule's answer is resolved in turn.
    ///
    /// Source: UIKit, "resolvedColor(with:)".
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard case .dynamic(_, let provider) = content else { return self }
        var color: UIColor = self
        traitCollection.performAsCurrent { color = provider(traitCollection) }
        return color.resolvedColor(with: traitCollection)
    }

    /// This colour with another opacity, from 0 to 1; a rule stays a rule.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch content {
        case .white(let white, _): return UIColor(white: white, alpha: alpha)
        case .rgb(let r, let g, let b, _): return UIColor(red: r, green: g, blue: b, alpha: alpha)
        case .displayP3(let r, let g, let b, _):
            return UIColor(displayP3Red: r, green: g, blue: b, alpha: alpha)
        case .dynamic:
            return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    /// The colour in the current traits.
    final var resolved: UIColor {
        guard case .dynamic = content else { return self }
        return resolvedColor(with: .current)
    }

    /// Whether the colour is a rule.
    final var isDynamic: Bool {
        if case .dynamic = content { return true }
        return false
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Equality

    /// Whether both are of one space and have the same components, or are the same rule.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if other === self { return true }
        switch (content, other.content) {
        case (.white(let w1, let a1), .white(let w2, let a2)):
            return w1 == w2 && a1 == a2
        case (.rgb(let r1, let g1, let b1, let a1), .rgb(let r2, let g2, let b2, let a2)),
            (.displayP3(let r1, let g1, let b1, let a1), .displayP3(let r2, let g2, let b2, let a2)):
            return r1 == r2 && g1 == g2 && b1 == b2 && a1 == a2
        case (.dynamic(let name1?, _), .dynamic(let name2?, _)):
            return name1 == name2
        default:
            return false
        }
    }

    open override var hash: Int {
        var hasher = Hasher()
        switch content {
        case .white(let white, let alpha):
            hasher.combine(white)
            hasher.combine(alpha)
        case .rgb(let r, let g, let b, let a), .displayP3(let r, let g, let b, let a):
            hasher.combine([r, g, b, a])
        case .dynamic(let name?, _): hasher.combine(name)
        case .dynamic(nil, _): hasher.combine(ObjectIdentifier(self))
        }
        return hasher.finalize()
    }

    /// The space and components, as UIKit prints them.
    open override var description: String {
        func list(_ components: CGFloat...) -> String {
            components.map { String(format: "%g", Double($0)) }.joined(separator: " ")
        }
        switch content {
        case .white(let white, let alpha): return "UIExtendedGrayColorSpace \(list(white, alpha))"
        case .rgb(let r, let g, let b, let a): return "UIExtendedSRGBColorSpace \(list(r, g, b, a))"
        case .displayP3(let r, let g, let b, let a):
            return "kCGColorSpaceModelRGB \(list(r, g, b, a)) "
        case .dynamic(let name?, _):
            return "<UIDynamicCatalogSystemColor: \(ObjectIdentifier(self)); name = \(name)>"
        case .dynamic(nil, _): return "<UIDynamicProviderColor: \(ObjectIdentifier(self))>"
        }
    }
}

/// The type of colour literals.
public typealias _ColorLiteralType = UIColor
