import Foundation
import Testing

@testable import UIKit

/// UIKit, "UIColor"; Human Interface Guidelines, "Color".
@Suite @MainActor struct ColorTests {
    private func hex(_ color: UIColor, _ style: UIUserInterfaceStyle, high: Bool = false) -> String {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = style
            $0.accessibilityContrast = high ? .high : .normal
        }
        let c = color.resolvedColor(with: traits).components
        func byte(_ value: CGFloat) -> Int { Int((value * 255).rounded()) }
        return String(format: "%02X%02X%02X", byte(c.red), byte(c.green), byte(c.blue))
    }

    @Test func systemColoursHaveThePublishedValues() {
        // Light, dark, increased contrast light, increased contrast dark.
        let table: [(UIColor, String, String, String, String)] = [
            (.systemRed, "FF3B30", "FF453A", "D70015", "FF6961"),
            (.systemBlue, "007AFF", "0A84FF", "0040DD", "409CFF"),
            (.systemGreen, "34C759", "30D158", "248A3D", "30DB5B"),
            (.systemIndigo, "5856D6", "5E5CE6", "3634A3", "7D7AFF"),
            (.systemGray2, "AEAEB2", "636366", "8E8E93", "7C7C80"),
            (.systemGray6, "F2F2F7", "1C1C1E", "EBEBF0", "242426"),
        ]
        for (color, light, dark, strongLight, strongDark) in table {
            #expect(hex(color, .light) == light)
            #expect(hex(color, .dark) == dark)
            #expect(hex(color, .light, high: true) == strongLight)
            #expect(hex(color, .dark, high: true) == strongDark)
        }
    }

    @Test func backgroundsAreLighterWhenElevatedInTheDark() {
        let elevated = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.userInterfaceLevel = .elevated
        }
        #expect(UIColor.systemBackground.resolvedColor(with: elevated).components.red == CGFloat(28) / 255)
        #expect(hex(.systemBackground, .dark) == "000000")
        #expect(hex(.systemBackground, .light) == "FFFFFF")
    }

    @Test func labelsAreTranslucent() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(UIColor.label.resolvedColor(with: light).components.alpha == 1)
        #expect(UIColor.secondaryLabel.resolvedColor(with: light).components.alpha == 0.6)
        #expect(UIColor.tertiaryLabel.resolvedColor(with: light).components.alpha == 0.3)
        #expect(hex(.secondaryLabel, .light) == "3C3C43")
        #expect(hex(.secondaryLabel, .dark) == "EBEBF5")
    }

    @Test func standardColoursHaveTheDocumentedComponents() {
        #expect(UIColor.orange.components == ColorComponents(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(UIColor.brown.components == ColorComponents(red: 0.6, green: 0.4, blue: 0.2, alpha: 1))
        #expect(UIColor.darkGray.components.red == CGFloat(1) / 3)
        #expect(UIColor.clear.components.alpha == 0)
    }

    @Test func dynamicColoursAreResolvedInTheCurrentTraits() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        var white: CGFloat = -1
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { color.getWhite(&white, alpha: nil) }
        #expect(white == 1)
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent { color.getWhite(&white, alpha: nil) }
        #expect(white == 0)
        let faded = color.withAlphaComponent(0.25)
        let dark = faded.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark == UIColor(white: 1, alpha: 0.25))
    }

    @Test func equalityComparesSpaceAndComponents() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
        #expect(UIColor.red != UIColor.green)
        #expect(UIColor.systemRed == UIColor.systemRed)
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor { _ in .red } != UIColor { _ in .red })
    }

    @Test func coreGraphicsColoursAreMadeInTheCurrentTraits() {
        #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
        #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
        #expect(UIColor(cgColor: UIColor.white.cgColor) == .white)
        var dark: CGColor?
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { dark = UIColor.label.cgColor }
        #expect(dark == UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor)
    }

    @Test(arguments: [
        UIColor.red, .white, UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5), .systemBlue, .secondaryLabel,
    ])
    func archivesKeepColours(_ color: UIColor) throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
    }

    @Test func hueIsConvertedBothWays() {
        let color = UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)
        #expect(color.components == ColorComponents(red: 0, green: 1, blue: 1, alpha: 1))
        var hue: CGFloat = 0
        var saturation: CGFloat = 0
        var brightness: CGFloat = 0
        var alpha: CGFloat = 0
        #expect(
            UIColor(red: 0.5, green: 0.25, blue: 0.25, alpha: 0.5)
                .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        #expect(hue == 0)
        #expect(saturation == 0.5)
        #expect(brightness == 0.5)
        #expect(alpha == 0.5)
    }

    @Test func displayP3IsConvertedToExtendedSRGB() {
        // The red primary of Display P3 lies outside sRGB: 1.0930, -0.2267, -0.1501 (Apple, "Extended range").
        let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).components
        #expect(abs(red.red - 1.0930) < 0.001)
        #expect(abs(red.green + 0.2267) < 0.001)
        #expect(abs(red.blue + 0.1501) < 0.001)
    }

    @Test func descriptionsNameTheSpace() {
        #expect(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).description == "UIExtendedSRGBColorSpace 1 0.5 0 1")
        #expect(UIColor(white: 0, alpha: 1).description == "UIExtendedGrayColorSpace 0 1")
    }
}
