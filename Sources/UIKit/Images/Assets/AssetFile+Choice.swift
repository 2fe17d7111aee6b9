import Foundation

extension AssetFile.Variant {
    /// Whether the variant is for dark appearance.
    private var isDark: Bool { value(of: "luminosity") == "dark" }
    /// Whether the variant is for light appearance only.
    private var isLight: Bool { value(of: "luminosity") == "light" }
    /// Whether the variant is for increased contrast.
    private var isHighContrast: Bool { value(of: "contrast") == "high" }

    private func value(of appearance: String) -> String? {
        appearances?.first { $0.appearance == appearance }?.value
    }

    /// Pixels per point; nil for one size for all.
    var scaleNumber: CGFloat? {
        scale.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) }.map { CGFloat($0) }
    }

    /// How well the variant suits the traits: nil for not at all, higher for better.
    func fitness(for traits: UITraitCollection) -> Int? {
        var fitness = 0
        // Each question weighs more than all after it.
        func prefer(_ isFor: Bool?, weight: Int) -> Bool {
            guard let isFor else { return true }
            if isFor { fitness += weight }
            return isFor
        }
        let isFitting =
            prefer(suitsIdiom(traits), weight: 1 << 12)
            && prefer(suitsStyle(traits), weight: 1 << 10)
            && prefer(isHighContrast ? traits.accessibilityContrast == .high : nil, weight: 1 << 9)
            && prefer(suits(widthClass, traits.horizontalSizeClass), weight: 1 << 8)
            && prefer(suits(heightClass, traits.verticalSizeClass), weight: 1 << 7)
            && prefer(suitsDirection(traits), weight: 1 << 6)
            && prefer(suitsGamut(traits), weight: 1 << 5)
        return isFitting ? fitness : nil
    }

    private func suitsIdiom(_ traits: UITraitCollection) -> Bool? {
        switch idiom {
        case nil, "universal": nil
        case "iphone": traits.userInterfaceIdiom == .phone || traits.userInterfaceIdiom == .unspecified
        case "ipad": traits.userInterfaceIdiom == .pad
        case "tv": traits.userInterfaceIdiom == .tv
        case "car": traits.userInterfaceIdiom == .carPlay
        default: false
        }
    }

    private func suitsStyle(_ traits: UITraitCollection) -> Bool? {
        if isDark { return traits.userInterfaceStyle == .dark }
        if isLight { return traits.userInterfaceStyle != .dark }
        return nil
    }

    private func suits(_ wanted: String?, _ sizeClass: UIUserInterfaceSizeClass) -> Bool? {
        wanted.map { $0 == (sizeClass == .compact ? "compact" : "regular") }
    }

    private func suitsDirection(_ traits: UITraitCollection) -> Bool? {
        languageDirection.map { $0 == (traits.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right") }
    }

    private func suitsGamut(_ traits: UITraitCollection) -> Bool? {
        // What is made for sRGB shows on every screen.
        displayGamut == "display-P3" ? traits.displayGamut == .P3 : nil
    }
}

extension [AssetFile.Variant] {
    /// The member for the traits: the fittest, and of those the one whose scale is the screen's, else
    /// the next larger, else the largest.
    func best(for traits: UITraitCollection) -> AssetFile.Variant? {
        let scale = traits.displayScale > 0 ? traits.displayScale : SimulatedDevice.current.scale
        let fitting = compactMap { variant in variant.fitness(for: traits).map { (variant, $0) } }
        guard let most = fitting.map(\.1).max() else { return nil }
        let best = fitting.filter { $0.1 == most }.map(\.0)
        if let vector = best.first(where: { $0.scaleNumber == nil }) { return vector }
        let sorted = best.sorted { ($0.scaleNumber ?? 1) < ($1.scaleNumber ?? 1) }
        return sorted.first { ($0.scaleNumber ?? 1) >= scale } ?? sorted.last
    }
}
