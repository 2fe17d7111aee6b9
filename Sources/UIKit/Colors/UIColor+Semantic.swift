import Foundation

// Colours named by what they are for. Source: UIKit, "UI element colors"; values as of iOS 18.

extension UIColor {
    /// The text of primary labels.
    public class var label: UIColor { Semantic.label }
    /// The text of secondary labels.
    public class var secondaryLabel: UIColor { Semantic.secondaryLabel }
    /// The text of tertiary labels.
    public class var tertiaryLabel: UIColor { Semantic.tertiaryLabel }
    /// The text of quaternary labels.
    public class var quaternaryLabel: UIColor { Semantic.quaternaryLabel }
    /// The text that stands where the user has typed none.
    public class var placeholderText: UIColor { Semantic.placeholderText }
    /// Thin lines through which what is below shows.
    public class var separator: UIColor { Semantic.separator }
    /// The fill of thin and small shapes.
    public class var systemFill: UIColor { Semantic.systemFill }
    /// The fill of shapes of middling size.
    public class var secondarySystemFill: UIColor { Semantic.secondarySystemFill }
    /// The fill of large shapes.
    public class var tertiarySystemFill: UIColor { Semantic.tertiarySystemFill }
    /// The fill of large areas with complex content.
    public class var quaternarySystemFill: UIColor { Semantic.quaternarySystemFill }
    /// The ground of the interface.
    public class var systemBackground: UIColor { Semantic.systemBackground }
    /// Content on the ground.
    public class var secondarySystemBackground: UIColor { Semantic.secondarySystemBackground }
    /// Content on secondary ground.
    public class var tertiarySystemBackground: UIColor { Semantic.tertiarySystemBackground }
    /// The ground of grouped content.
    public class var systemGroupedBackground: UIColor { Semantic.systemGroupedBackground }
    /// Groups on grouped ground.
    public class var secondarySystemGroupedBackground: UIColor { Semantic.secondarySystemGroupedBackground }
    /// Content in groups.
    public class var tertiarySystemGroupedBackground: UIColor { Semantic.tertiarySystemGroupedBackground }
    /// Thin lines that hide what is below.
    public class var opaqueSeparator: UIColor { Semantic.opaqueSeparator }
    /// Links.
    public class var link: UIColor { Semantic.link }
}

/// The objects, one of each.
private enum Semantic {
    static let label = SystemColor(
        light: 0x000000, dark: 0xFFFFFF
    ).color("labelColor")
    static let secondaryLabel = SystemColor(
        light: 0x3C3C43, dark: 0xEBEBF5,
        alpha: .init(light: 0.6, dark: 0.6, highContrastLight: 0.68, highContrastDark: 0.68)
    ).color("secondaryLabelColor")
    static let tertiaryLabel = SystemColor(
        light: 0x3C3C43, dark: 0xEBEBF5,
        alpha: .init(light: 0.3, dark: 0.3, highContrastLight: 0.38, highContrastDark: 0.38)
    ).color("tertiaryLabelColor")
    static let quaternaryLabel = SystemColor(
        light: 0x3C3C43, dark: 0xEBEBF5,
        alpha: .init(light: 0.18, dark: 0.16, highContrastLight: 0.26, highContrastDark: 0.24)
    ).color("quaternaryLabelColor")
    static let placeholderText = SystemColor(
        light: 0x3C3C43, dark: 0xEBEBF5,
        alpha: .init(light: 0.3, dark: 0.3, highContrastLight: 0.38, highContrastDark: 0.38)
    ).color("placeholderTextColor")
    static let separator = SystemColor(
        light: 0x3C3C43, dark: 0x545458,
        alpha: .init(light: 0.29, dark: 0.6, highContrastLight: 0.37, highContrastDark: 0.68)
    ).color("separatorColor")
    static let systemFill = SystemColor(
        light: 0x787880, dark: 0x787880,
        alpha: .init(light: 0.2, dark: 0.36, highContrastLight: 0.28, highContrastDark: 0.44)
    ).color("systemFillColor")
    static let secondarySystemFill = SystemColor(
        light: 0x787880, dark: 0x787880,
        alpha: .init(light: 0.16, dark: 0.32, highContrastLight: 0.24, highContrastDark: 0.4)
    ).color("secondarySystemFillColor")
    static let tertiarySystemFill = SystemColor(
        light: 0x767680, dark: 0x767680,
        alpha: .init(light: 0.12, dark: 0.24, highContrastLight: 0.2, highContrastDark: 0.32)
    ).color("tertiarySystemFillColor")
    static let quaternarySystemFill = SystemColor(
        light: 0x747480, dark: 0x767680,
        alpha: .init(light: 0.08, dark: 0.18, highContrastLight: 0.16, highContrastDark: 0.26)
    ).color("quaternarySystemFillColor")
    static let systemBackground = SystemColor(
        light: 0xFFFFFF, dark: 0x000000, highContrastLight: 0xFFFFFF, highContrastDark: 0x000000,
        elevatedDark: 0x1C1C1E, elevatedHighContrastDark: 0x242426
    ).color("systemBackgroundColor")
    static let secondarySystemBackground = SystemColor(
        light: 0xF2F2F7, dark: 0x1C1C1E, highContrastLight: 0xEBEBF0, highContrastDark: 0x242426,
        elevatedDark: 0x2C2C2E, elevatedHighContrastDark: 0x363638
    ).color("secondarySystemBackgroundColor")
    static let tertiarySystemBackground = SystemColor(
        light: 0xFFFFFF, dark: 0x2C2C2E, highContrastLight: 0xFFFFFF, highContrastDark: 0x363638,
        elevatedDark: 0x3A3A3C, elevatedHighContrastDark: 0x444446
    ).color("tertiarySystemBackgroundColor")
    static let systemGroupedBackground = SystemColor(
        light: 0xF2F2F7, dark: 0x000000, highContrastLight: 0xEBEBF0, highContrastDark: 0x000000,
        elevatedDark: 0x1C1C1E, elevatedHighContrastDark: 0x242426
    ).color("systemGroupedBackgroundColor")
    static let secondarySystemGroupedBackground = SystemColor(
        light: 0xFFFFFF, dark: 0x1C1C1E, highContrastLight: 0xFFFFFF, highContrastDark: 0x242426,
        elevatedDark: 0x2C2C2E, elevatedHighContrastDark: 0x363638
    ).color("secondarySystemGroupedBackgroundColor")
    static let tertiarySystemGroupedBackground = SystemColor(
        light: 0xF2F2F7, dark: 0x2C2C2E, highContrastLight: 0xEBEBF0, highContrastDark: 0x363638,
        elevatedDark: 0x3A3A3C, elevatedHighContrastDark: 0x444446
    ).color("tertiarySystemGroupedBackgroundColor")
    static let opaqueSeparator = SystemColor(light: 0xC6C6C8, dark: 0x38383A).color("opaqueSeparatorColor")
    static let link = SystemColor(light: 0x007AFF, dark: 0x0984FF).color("linkColor")
}
