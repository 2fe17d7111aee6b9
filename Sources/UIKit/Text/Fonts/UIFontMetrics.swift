import Foundation

/// Scales fonts and lengths as a text style scales with the user's preferred size.
///
/// Source: UIKit, "UIFontMetrics".
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// Makes the metrics of a style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// The metrics of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// The font, scaled for the current traits.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    /// The font, scaled for the current traits but no larger than a size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The font, scaled for the traits.
    open func scaledFont(
        for font: UIFont, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// The font, scaled for the traits but no larger than a size in points; 0 is no limit.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        var size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
        if maximumPointSize > 0 { size = min(size, maximumPointSize) }
        return ScaledFont(font, size: size, metrics: self, maximumPointSize: maximumPointSize)
    }

    /// The length, scaled for the current traits.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// The length, scaled for the traits, to whole pixels.
    open func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        let category = UIFont.category(of: traitCollection)
        let size = DynamicTypeTable.pointSize(style, category)
        let unscaled = DynamicTypeTable.pointSize(style, .large)
        guard size != unscaled else { return value }
        var scale = (traitCollection ?? .current).displayScale
        if scale == 0 { scale = SimulatedDevice.current.scale }
        return (value * size / unscaled * scale).rounded() / scale
    }
}

/// A font made by `UIFontMetrics`, which views that adjust for the text size scale anew.
final class ScaledFont: UIFont, @unchecked Sendable {
    private let unscaled: UIFont
    private let metrics: UIFontMetrics
    private let maximumPointSize: CGFloat

    init(_ font: UIFont, size: CGFloat, metrics: UIFontMetrics, maximumPointSize: CGFloat) {
        unscaled = font
        self.metrics = metrics
        self.maximumPointSize = maximumPointSize
        super.init(descriptor: font.fontDescriptor, size: size)
    }

    /// The font scaled for other traits.
    func rescaled(for traits: UITraitCollection) -> UIFont {
        metrics.scaledFont(for: unscaled, maximumPointSize: maximumPointSize, compatibleWith: traits)
    }
}

extension UIFont {
    /// The font that a view with `adjustsFontForContentSizeCategory` has for the traits.
    final func adjusted(for traits: UITraitCollection) -> UIFont {
        if let scaled = self as? ScaledFont { return scaled.rescaled(for: traits) }
        guard let textStyle else { return self }
        let preferred = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
        return UIFont(descriptor: fontDescriptor, size: preferred.pointSize)
    }
}
