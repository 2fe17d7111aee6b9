import Foundation

// Colours that follow appearance and contrast. Source: Human Interface Guidelines, "Color", system
// colours and greys, as of iOS 18.

extension UIColor {
    /// Red that suits the appearance and contrast.
    public class var systemRed: UIColor { System.systemRed }
    /// Orange that suits the appearance and contrast.
    public class var systemOrange: UIColor { System.systemOrange }
    /// Yellow that suits the appearance and contrast.
    public class var systemYellow: UIColor { System.systemYellow }
    /// Green that suits the appearance and contrast.
    public class var systemGreen: UIColor { System.systemGreen }
    /// Mint that suits the appearance and contrast.
    public class var systemMint: UIColor { System.systemMint }
    /// Teal that suits the appearance and contrast.
    public class var systemTeal: UIColor { System.systemTeal }
    /// Cyan that suits the appearance and contrast.
    public class var systemCyan: UIColor { System.systemCyan }
    /// Blue that suits the appearance and contrast.
    public class var systemBlue: UIColor { System.systemBlue }
    /// Indigo that suits the appearance and contrast.
    public class var systemIndigo: UIColor { System.systemIndigo }
    /// Purple that suits the appearance and contrast.
    public class var systemPurple: UIColor { System.systemPurple }
    /// Pink that suits the appearance and contrast.
    public class var systemPink: UIColor { System.systemPink }
    /// Brown that suits the appearance and contrast.
    public class var systemBrown: UIColor { System.systemBrown }
    /// Grey that suits the appearance and contrast.
    public class var systemGray: UIColor { System.systemGray }
    /// Grey 2 that suits the appearance and contrast.
    public class var systemGray2: UIColor { System.systemGray2 }
    /// Grey 3 that suits the appearance and contrast.
    public class var systemGray3: UIColor { System.systemGray3 }
    /// Grey 4 that suits the appearance and contrast.
    public class var systemGray4: UIColor { System.systemGray4 }
    /// Grey 5 that suits the appearance and contrast.
    public class var systemGray5: UIColor { System.systemGray5 }
    /// Grey 6 that suits the appearance and contrast.
    public class var systemGray6: UIColor { System.systemGray6 }
    /// The tint of the interface where none is set: the system's blue.
    public class var tintColor: UIColor { System.tintColor }
}

/// The objects, one of each, from rows of: light, dark, light and dark of increased contrast.
private enum System {
    static let systemRed = row("systemRedColor", 0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    static let systemOrange = row("systemOrangeColor", 0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    static let systemYellow = row("systemYellowColor", 0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
    static let systemGreen = row("systemGreenColor", 0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    static let systemMint = row("systemMintColor", 0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
    static let systemTeal = row("systemTealColor", 0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
    static let systemCyan = row("systemCyanColor", 0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
    static let systemBlue = row("systemBlueColor", 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    static let systemIndigo = row("systemIndigoColor", 0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    static let systemPurple = row("systemPurpleColor", 0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    static let systemPink = row("systemPinkColor", 0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    static let systemBrown = row("systemBrownColor", 0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
    static let systemGray = row("systemGrayColor", 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    static let systemGray2 = row("systemGray2Color", 0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
    static let systemGray3 = row("systemGray3Color", 0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
    static let systemGray4 = row("systemGray4Color", 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
    static let systemGray5 = row("systemGray5Color", 0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
    static let systemGray6 = row("systemGray6Color", 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    static let tintColor = UIColor(.dynamic(name: "tintColor") { _ in systemBlue })

    private static func row(
        _ name: String, _ light: UInt32, _ dark: UInt32, _ highContrastLight: UInt32,
        _ highContrastDark: UInt32
    ) -> UIColor {
        SystemColor(
            light: light, dark: dark, highContrastLight: highContrastLight,
            highContrastDark: highContrastDark
        ).color(name)
    }
}
