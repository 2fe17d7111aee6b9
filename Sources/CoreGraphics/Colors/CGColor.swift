/// An immutable colour: components in a colour space and an alpha (Core Graphics, `CGColor`).
public final class CGColor: Hashable, @unchecked Sendable {
    private let storage: [CGFloat]
    private let space: CGColorSpace

    private init(space: CGColorSpace, storage: [CGFloat]) {
        self.space = space
        self.storage = storage
    }

    /// Creates a colour in the generic RGB space. Components are 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, storage: [red, green, blue, alpha])
    }

    /// Creates a colour in the sRGB space. Components are 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, storage: [red, green, blue, alpha])
    }

    /// Creates a grey; 0 is black, 1 is white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .standardGray, storage: [gray, alpha])
    }

    /// Creates a grey with the gamma of 2.2; 0 is black, 1 is white.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(space: .standardGray, storage: [gray, alpha])
    }

    /// Creates a colour from one value for each component of the space and the alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents + 1
        self.init(space: space, storage: Array(UnsafeBufferPointer(start: components, count: count)))
    }

    /// The components, the alpha last.
    public var components: [CGFloat]? { storage }

    /// The number of components, the alpha included.
    public var numberOfComponents: Int { storage.count }

    /// The opacity, 0 (clear) to 1.
    public var alpha: CGFloat { storage[storage.count - 1] }

    /// The space in which the components are meant.
    public var colorSpace: CGColorSpace? { space }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        var values = storage
        values[values.count - 1] = alpha
        return CGColor(space: space, storage: values)
    }

    /// The colour itself: colours never change.
    public func copy() -> CGColor? { self }

    /// The same colour, to the eye, in another space.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?) -> CGColor? {
        if space == self.space { return self }
        return CGColor(space: space, storage: CGColorSpace.convert(storage, from: self.space, to: space))
    }

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs || (lhs.storage == rhs.storage && lhs.space == rhs.space)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(storage)
        hasher.combine(space)
    }

    /// Opaque black in the generic grey space.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white in the generic grey space.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black with alpha 0 in the generic grey space.
    public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor {
    /// Red, green, blue and alpha in sRGB, not premultiplied: what is drawn.
    var sRGBComponents: (red: Double, green: Double, blue: Double, alpha: Double) {
        let values: [CGFloat]
        switch space.kind {
        case .rgb(.sRGB, false, _): values = storage
        default: values = CGColorSpace.convert(storage, from: space, to: .standardRGB)
        }
        return (Double(values[0]), Double(values[1]), Double(values[2]), Double(values[3]))
    }
}

extension CGColor: CustomStringConvertible {
    public var description: String {
        "<CGColor> [<CGColorSpace> (\(space.name ?? "unnamed"))] ( \(storage.map { "\($0)" }.joined(separator: " ")) )"
    }
}
