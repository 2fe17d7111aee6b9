import Foundation

extension UIColor {
    /// Finds a colour set of the main bundle's asset catalogues; nil where there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Finds a colour set of a bundle's asset catalogues; nil where there is none.
    ///
    /// Without traits the colour follows the traits it is used in. Source: UIKit,
    /// "init(named:in:compatibleWith:)".
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let bundle = bundle ?? .main
        guard let folder = AssetCatalog.of(bundle).set(.color, named: name),
            let variants = AssetFile.read(folder)?.colors, let first = variants.first?.color?.uiColor
        else {
            AssetCatalog.reportMissing("color", name, in: bundle)
            return nil
        }
        let provider: @Sendable (UITraitCollection) -> UIColor = { traits in
            variants.best(for: traits)?.color?.uiColor ?? first
        }
        if let traitCollection {
            self.init(provider(traitCollection).resolvedColor(with: traitCollection).content)
        } else {
            self.init(.dynamic(name: "\(name) (\(folder.path))", provider))
        }
    }

    /// The system colour of a name such as "systemBlueColor", as catalogues refer to it.
    static func system(named name: String) -> UIColor? {
        let all: [UIColor] = [
            .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
            .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .systemGray2,
            .systemGray3, .systemGray4, .systemGray5, .systemGray6, .label, .secondaryLabel, .tertiaryLabel,
            .quaternaryLabel, .placeholderText, .separator, .opaqueSeparator, .link, .systemFill,
            .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .systemBackground,
            .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
            .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
        ]
        return all.first { color in
            if case .dynamic(let own, _) = color.content { return own == name }
            return false
        }
    }
}

extension AssetFile.Color {
    /// The colour that the catalogue's file writes; nil where it refers to none that there is.
    var uiColor: UIColor? {
        if let reference { return UIColor.system(named: reference) }
        guard let components else { return nil }
        let alpha = components["alpha"]?.value ?? 1
        if let white = components["white"]?.value { return UIColor(white: white, alpha: alpha) }
        let red = components["red"]?.value ?? 0
        let green = components["green"]?.value ?? 0
        let blue = components["blue"]?.value ?? 0
        return colorSpace == "display-p3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}
