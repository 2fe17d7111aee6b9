import Foundation

/// Red, green, blue and alpha of the extended sRGB space.
struct ColorComponents: Equatable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
}

extension UIColor {
    /// The components in the current traits.
    final var components: ColorComponents {
        switch resolved.content {
        case .white(let w, let a): ColorComponents(red: w, green: w, blue: w, alpha: a)
        case .rgb(let r, let g, let b, let a): ColorComponents(red: r, green: g, blue: b, alpha: a)
        case .displayP3(let r, let g, let b, let a):
            DisplayP3.extendedSRGB(red: r, green: g, blue: b, alpha: a)
        case .dynamic: ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
        }
    }

    /// Reads the components of the extended sRGB space.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let c = components
        red?.pointee = c.red
        green?.pointee = c.green
        blue?.pointee = c.blue
        alpha?.pointee = c.alpha
        return true
    }

    /// Reads hue, saturation and brightness, each from 0 to 1.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let c = components
        let hsb = HueModel.hsb(red: c.red, green: c.green, blue: c.blue)
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = c.alpha
        return true
    }

    /// Reads the grey, or the luminance of a colour.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        if case .white(let w, let a) = resolved.content {
            white?.pointee = w
            alpha?.pointee = a
            return true
        }
        let c = components
        white?.pointee = 0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue
        alpha?.pointee = c.alpha
        return true
    }
}

/// Hue, saturation and brightness (the hexcone model).
enum HueModel {
    static func rgb(
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat
    ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let hue = min(max(hue, 0), 1)
        let saturation = min(max(saturation, 0), 1)
        let sector = (hue == 1 ? 0 : hue) * 6
        let fraction = sector - sector.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * fraction)
        let rising = brightness * (1 - saturation * (1 - fraction))
        switch Int(sector) {
        case 0: return (brightness, rising, low)
        case 1: return (falling, brightness, low)
        case 2: return (low, brightness, rising)
        case 3: return (low, falling, brightness)
        case 4: return (rising, low, brightness)
        default: return (brightness, low, falling)
        }
    }

    static func hsb(
        red: CGFloat, green: CGFloat, blue: CGFloat
    ) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let high = max(red, green, blue)
        let span = high - min(red, green, blue)
        guard span > 0, high != 0 else { return (0, 0, high) }
        var hue: CGFloat
        if high == red {
            hue = (green - blue) / span
        } else if high == green {
            hue = 2 + (blue - red) / span
        } else {
            hue = 4 + (red - green) / span
        }
        hue /= 6
        return (hue < 0 ? hue + 1 : hue, span / high, high)
    }
}

/// The Display P3 space: sRGB's transfer function over wider primaries.
enum DisplayP3 {
    static func extendedSRGB(
        red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) -> ColorComponents {
        let r = linear(red)
        let g = linear(green)
        let b = linear(blue)
        // Linear Display P3 to linear sRGB; both have the white point D65.
        return ColorComponents(
            red: encoded(1.2249401763 * r - 0.2249401763 * g),
            green: encoded(-0.0420569547 * r + 1.0420569547 * g),
            blue: encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b),
            alpha: alpha)
    }

    private static func linear(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    private static func encoded(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }
}
