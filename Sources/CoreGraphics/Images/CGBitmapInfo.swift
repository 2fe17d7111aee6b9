/// Where an image's alpha is.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none = 0
    case premultipliedLast
    case premultipliedFirst
    case last
    case first
    case noneSkipLast
    case noneSkipFirst
    case alphaOnly
}

/// In which order the bytes of a pixel are stored.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

/// The layout of a pixel: alpha info and byte order together.
public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// The pixel layouts that can be read and written: eight bits for each component.
struct PixelLayout: Equatable {
    var alphaInfo: CGImageAlphaInfo
    var isLittleEndian: Bool
    var isGray: Bool

    /// Cairo's own layout on a little-endian machine: blue, green, red, alpha.
    static let native = PixelLayout(alphaInfo: .premultipliedFirst, isLittleEndian: true, isGray: false)

    init(alphaInfo: CGImageAlphaInfo, isLittleEndian: Bool, isGray: Bool) {
        self.alphaInfo = alphaInfo
        self.isLittleEndian = isLittleEndian
        self.isGray = isGray
    }

    init?(bitmapInfo: UInt32, bitsPerComponent: Int, space: CGColorSpace?) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        guard bitsPerComponent == 8, !info.contains(.floatComponents),
            let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
        else { return nil }
        alphaInfo = alpha
        isGray = space?.model == .monochrome
        switch info.rawValue & CGBitmapInfo.byteOrderMask.rawValue {
        case 0, CGBitmapInfo.byteOrder32Big.rawValue: isLittleEndian = false
        case CGBitmapInfo.byteOrder32Little.rawValue: isLittleEndian = true
        default: return nil
        }
        if alpha == .alphaOnly {
            isGray = true
        } else if isGray {
            guard alpha == .none else { return nil }
        } else if space == nil {
            return nil
        }
    }

    /// Three bytes for each pixel exist for images only.
    var bytesPerPixel: Int { isGray ? 1 : (alphaInfo == .none ? 3 : 4) }

    var bitmapInfo: CGBitmapInfo {
        CGBitmapInfo(rawValue: alphaInfo.rawValue | (isLittleEndian ? CGBitmapInfo.byteOrder32Little.rawValue : 0))
    }

    private var alphaIsFirst: Bool {
        switch alphaInfo {
        case .premultipliedFirst, .first, .noneSkipFirst: return true
        default: return false
        }
    }

    private var hasAlpha: Bool {
        switch alphaInfo {
        case .premultipliedFirst, .first, .premultipliedLast, .last, .alphaOnly: return true
        case .none, .noneSkipFirst, .noneSkipLast: return false
        }
    }

    private var isPremultiplied: Bool { alphaInfo != .first && alphaInfo != .last }

    /// Where red, green, blue and alpha lie in a pixel.
    private var offsets: (r: Int, g: Int, b: Int, a: Int) {
        let forward = alphaIsFirst ? (1, 2, 3, 0) : (0, 1, 2, 3)
        if !isLittleEndian { return forward }
        return (3 - forward.0, 3 - forward.1, 3 - forward.2, 3 - forward.3)
    }

    /// Converts a pixel of this layout to Cairo's.
    func read(_ p: UnsafePointer<UInt8>) -> UInt32 {
        if alphaInfo == .alphaOnly { return UInt32(p[0]) << 24 }
        if isGray { return 0xFF00_0000 | UInt32(p[0]) * 0x01_0101 }
        let o = offsets
        var (r, g, b) = (UInt32(p[o.r]), UInt32(p[o.g]), UInt32(p[o.b]))
        let a = hasAlpha ? UInt32(p[o.a]) : 255
        if !isPremultiplied {
            r = (r * a + 127) / 255
            g = (g * a + 127) / 255
            b = (b * a + 127) / 255
        }
        return a << 24 | r << 16 | g << 8 | b
    }

    /// Converts a pixel of Cairo's layout to this one.
    func write(_ pixel: UInt32, to p: UnsafeMutablePointer<UInt8>) {
        let a = pixel >> 24
        var (r, g, b) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
        if alphaInfo == .alphaOnly {
            p[0] = UInt8(a)
            return
        }
        if isGray {
            // Rec. 709 luma, in 1/256.
            p[0] = UInt8(min(255, (r * 54 + g * 183 + b * 19 + 128) >> 8))
            return
        }
        if !isPremultiplied, a > 0, a < 255 {
            r = min(255, (r * 255 + a / 2) / a)
            g = min(255, (g * 255 + a / 2) / a)
            b = min(255, (b * 255 + a / 2) / a)
        }
        let o = offsets
        p[o.r] = UInt8(r)
        p[o.g] = UInt8(g)
        p[o.b] = UInt8(b)
        if bytesPerPixel == 4 { p[o.a] = hasAlpha ? UInt8(a) : 255 }
    }
}
