internal import CCairo

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A smooth change between colours at locations from 0 to 1 (Core Graphics, `CGGradient`).
public final class CGGradient: @unchecked Sendable {
    let stops: [(location: Double, color: CGColor)]

    private init(colors: [CGColor], locations: [CGFloat]?) {
        stops = colors.enumerated().map { index, color in
            let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            return (locations.map { Double($0[index]) } ?? even, color)
        }
    }

    /// Creates a gradient of colours; without locations they are spread evenly.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        self.init(
            colors: colors,
            locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
    }

    /// Creates a gradient of `count` colours, given by their components one after the other.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let step = space.numberOfComponents + 1
        let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * step) }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }

    func addStops(to pattern: OpaquePointer, alpha: Double) {
        for (location, color) in stops {
            let c = color.sRGBComponents
            cairo_pattern_add_color_stop_rgba(pattern, location, c.red, c.green, c.blue, c.alpha * alpha)
        }
    }
}
