/// The kind of components that colours of a colour space have.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb
    case cmyk
    case lab
    case deviceN
    case indexed
    case pattern
    case XYZ
}

/// How a colour that a colour space cannot show is replaced.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent = 0
    case absoluteColorimetric
    case relativeColorimetric
    case perceptual
    case saturation
}

/// A named space that says what colour components mean (Core Graphics, `CGColorSpace`). The device
/// spaces are drawn as sRGB and its grey.
public final class CGColorSpace: Hashable, @unchecked Sendable {
    /// What a space is, as far as conversion is concerned.
    enum Kind: Hashable {
        case rgb(primaries: Primaries, linear: Bool, extended: Bool)
        case gray(linear: Bool, extended: Bool)
    }

    /// The red, green and blue that an RGB space mixes.
    enum Primaries: Hashable {
        case sRGB
        case displayP3
    }

    let kind: Kind

    /// The name of the space; nil for spaces made without one.
    public let name: String?

    init(kind: Kind, name: String?) {
        self.kind = kind
        self.name = name
    }

    /// Creates the space with a name such as `CGColorSpace.sRGB`; nil when the name is unknown.
    public convenience init?(name: String) {
        switch name {
        case CGColorSpace.sRGB: self.init(kind: .rgb(primaries: .sRGB, linear: false, extended: false), name: name)
        case CGColorSpace.extendedSRGB:
            self.init(kind: .rgb(primaries: .sRGB, linear: false, extended: true), name: name)
        case CGColorSpace.linearSRGB:
            self.init(kind: .rgb(primaries: .sRGB, linear: true, extended: false), name: name)
        case CGColorSpace.extendedLinearSRGB:
            self.init(kind: .rgb(primaries: .sRGB, linear: true, extended: true), name: name)
        case CGColorSpace.displayP3:
            self.init(kind: .rgb(primaries: .displayP3, linear: false, extended: false), name: name)
        case CGColorSpace.extendedDisplayP3:
            self.init(kind: .rgb(primaries: .displayP3, linear: false, extended: true), name: name)
        case CGColorSpace.genericGrayGamma2_2: self.init(kind: .gray(linear: false, extended: false), name: name)
        case CGColorSpace.extendedGray: self.init(kind: .gray(linear: false, extended: true), name: name)
        case CGColorSpace.linearGray: self.init(kind: .gray(linear: true, extended: false), name: name)
        case CGColorSpace.extendedLinearGray: self.init(kind: .gray(linear: true, extended: true), name: name)
        default: return nil
        }
    }

    /// The number of components of a colour in this space, alpha not counted.
    public var numberOfComponents: Int {
        if case .gray = kind { return 1 }
        return 3
    }

    /// The kind of components.
    public var model: CGColorSpaceModel {
        if case .gray = kind { return .monochrome }
        return .rgb
    }

    /// Whether the space shows colours that sRGB cannot.
    public var isWideGamutRGB: Bool {
        switch kind {
        case .rgb(let primaries, _, let extended): return primaries == .displayP3 || extended
        case .gray: return false
        }
    }

    /// Whether an image or bitmap can be made in this space.
    public var supportsOutput: Bool { true }

    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs.kind == rhs.kind && lhs.name == rhs.name
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(name)
    }

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    public static let extendedGray = "kCGColorSpaceExtendedGray"
    public static let linearGray = "kCGColorSpaceLinearGray"
    public static let extendedLinearGray = "kCGColorSpaceExtendedLinearGray"

    static let deviceRGB = CGColorSpace(
        kind: .rgb(primaries: .sRGB, linear: false, extended: false), name: "kCGColorSpaceDeviceRGB")
    static let deviceGray = CGColorSpace(kind: .gray(linear: false, extended: false), name: "kCGColorSpaceDeviceGray")
    static let standardRGB = CGColorSpace(
        kind: .rgb(primaries: .sRGB, linear: false, extended: false), name: sRGB)
    static let standardGray = CGColorSpace(kind: .gray(linear: false, extended: false), name: genericGrayGamma2_2)
}

/// The RGB space of the device, drawn as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The grey space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
