import Foundation

/// A row of the table of system colours: one sRGB value (0xRRGGBB) for each appearance.
struct SystemColor: Sendable {
    /// Opacity by appearance.
    struct Alpha: Sendable {
        var light: CGFloat = 1
        var dark: CGFloat = 1
        var highContrastLight: CGFloat = 1
        var highContrastDark: CGFloat = 1
    }

    var light: UIColor
    var dark: UIColor
    var highContrastLight: UIColor
    var highContrastDark: UIColor
    var elevatedDark: UIColor
    var elevatedHighContrastDark: UIColor

    /// Missing values are those of the plainer appearance.
    init(
        light: UInt32, dark: UInt32, highContrastLight: UInt32? = nil, highContrastDark: UInt32? = nil,
        elevatedDark: UInt32? = nil, elevatedHighContrastDark: UInt32? = nil, alpha: Alpha = Alpha()
    ) {
        let strongDark = highContrastDark ?? dark
        self.light = Self.make(light, alpha.light)
        self.dark = Self.make(dark, alpha.dark)
        self.highContrastLight = Self.make(highContrastLight ?? light, alpha.highContrastLight)
        self.highContrastDark = Self.make(strongDark, alpha.highContrastDark)
        self.elevatedDark = Self.make(elevatedDark ?? dark, alpha.dark)
        self.elevatedHighContrastDark = Self.make(
            elevatedHighContrastDark ?? strongDark, alpha.highContrastDark)
    }

    private static func make(_ hex: UInt32, _ alpha: CGFloat) -> UIColor {
        UIColor(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
    }

    /// The value for the traits; what is not set is light, of normal contrast and on the base level.
    func resolved(for traits: UITraitCollection) -> UIColor {
        let isStrong = traits.accessibilityContrast == .high
        guard traits.userInterfaceStyle == .dark else { return isStrong ? highContrastLight : light }
        if traits.userInterfaceLevel == .elevated {
            return isStrong ? elevatedHighContrastDark : elevatedDark
        }
        return isStrong ? highContrastDark : dark
    }

    /// The colour under UIKit's name for it.
    func color(_ name: String) -> UIColor {
        UIColor(.dynamic(name: name) { self.resolved(for: $0) })
    }
}
