extension CGColorSpace {
    /// Components (alpha last) of one space as the same colour in another. Values outside 0 to 1 are
    /// cut off unless the target is an extended space.
    static func convert(_ components: [CGFloat], from source: CGColorSpace, to target: CGColorSpace) -> [CGFloat] {
        let alpha = components[components.count - 1]
        var linear: [Double]
        switch source.kind {
        case .gray(let isLinear, _):
            let value = isLinear ? Double(components[0]) : decode(Double(components[0]))
            linear = [value, value, value]
        case .rgb(let primaries, let isLinear, _):
            linear = components.prefix(3).map { isLinear ? Double($0) : decode(Double($0)) }
            if primaries == .displayP3 { linear = multiply(p3ToSRGB, linear) }
        }
        switch target.kind {
        case .gray(let isLinear, let extended):
            // Rec. 709 luminance.
            let luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
            return [component(luminance, isLinear: isLinear, extended: extended), alpha]
        case .rgb(let primaries, let isLinear, let extended):
            if primaries == .displayP3 { linear = multiply(sRGBToP3, linear) }
            return linear.map { component($0, isLinear: isLinear, extended: extended) } + [alpha]
        }
    }

    private static func component(_ linear: Double, isLinear: Bool, extended: Bool) -> CGFloat {
        let value = isLinear ? linear : encode(linear)
        // Rounding noise of the matrices must not make 0.9999999 of white.
        let rounded = (value * 1e7).rounded() / 1e7
        return CGFloat(extended ? rounded : min(max(rounded, 0), 1))
    }

    /// The sRGB transfer function (IEC 61966-2-1), mirrored for negative values as extended spaces do.
    static func decode(_ value: Double) -> Double {
        let size = abs(value)
        let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    /// The inverse of `decode(_:)`.
    static func encode(_ value: Double) -> Double {
        let size = abs(value)
        let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }

    private static func multiply(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
        matrix.map { row in row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2] }
    }

    /// Linear Display P3 (D65) to linear sRGB, from the primaries' chromaticities.
    private static let p3ToSRGB: [[Double]] = [
        [1.2249401762805598, -0.2249401762805598, 0],
        [-0.04205695470968816, 1.0420569547096881, 0],
        [-0.019637554590334432, -0.07863604555063188, 1.0982736001409663],
    ]

    /// Linear sRGB to linear Display P3 (D65).
    private static let sRGBToP3: [[Double]] = [
        [0.8224619687143623, 0.1775380312856377, 0],
        [0.03319419885096161, 0.9668058011490384, 0],
        [0.017082631450000056, 0.0723974407, 0.91051992785],
    ]
}
