/// Bytes for or from an image (Core Graphics, `CGDataProvider`).
public final class CGDataProvider: @unchecked Sendable {
    private let make: () -> Data?

    init(make: @escaping () -> Data?) { self.make = make }

    /// Creates a provider of given bytes.
    public init?(data: Data) { make = { data } }

    /// Creates a provider of a file's bytes; nil when it cannot be read.
    public convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Creates a provider of a file's bytes; nil when it cannot be read.
    public convenience init?(filename: String) { self.init(url: URL(fileURLWithPath: filename)) }

    /// All bytes.
    public var data: Data? { make() }
}

/// An immutable bitmap image (Core Graphics, `CGImage`). Eight bits for each component.
public final class CGImage: Hashable, @unchecked Sendable {
    let bitmap: Bitmap
    let layout: PixelLayout

    /// The space in which the colours are meant.
    public let colorSpace: CGColorSpace?

    init(bitmap: Bitmap, layout: PixelLayout = .native, colorSpace: CGColorSpace?) {
        self.bitmap = bitmap
        self.layout = layout
        self.colorSpace = colorSpace
    }

    /// Creates an image from pixels; nil for layouts other than eight bits of RGB, grey or alpha.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard decode == nil,
            let layout = PixelLayout(
                bitmapInfo: bitmapInfo.rawValue, bitsPerComponent: bitsPerComponent, space: space),
            bitsPerPixel == layout.bytesPerPixel * 8, bytesPerRow >= width * layout.bytesPerPixel,
            let data = provider.data, data.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel,
            let bitmap = Bitmap(width: width, height: height)
        else { return nil }
        data.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            bitmap.read(base, bytesPerRow: bytesPerRow, layout: layout)
        }
        self.init(bitmap: bitmap, layout: layout, colorSpace: space)
    }

    /// Creates an image from the content of a PNG file.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard decode == nil, let data = source.data, let bitmap = Bitmap.png(data) else { return nil }
        self.init(
            bitmap: bitmap, layout: PixelLayout(alphaInfo: .premultipliedLast, isLittleEndian: false, isGray: false),
            colorSpace: .standardRGB)
    }

    /// The width in pixels.
    public var width: Int { bitmap.width }
    /// The height in pixels.
    public var height: Int { bitmap.height }
    /// The bits for each component: 8.
    public var bitsPerComponent: Int { 8 }
    /// The bits for each pixel.
    public var bitsPerPixel: Int { layout.bytesPerPixel * 8 }
    /// The bytes for each row of `dataProvider`.
    public var bytesPerRow: Int { width * layout.bytesPerPixel }
    /// Where the alpha is.
    public var alphaInfo: CGImageAlphaInfo { layout.alphaInfo }
    /// The layout of a pixel.
    public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }
    /// Whether scaling is smooth.
    public var shouldInterpolate: Bool { true }
    /// Whether the image is a stencil; never here.
    public var isMask: Bool { false }

    /// The pixels in the image's layout.
    public var dataProvider: CGDataProvider? {
        CGDataProvider { [self] in
            var data = Data(count: bytesPerRow * height)
            data.withUnsafeMutableBytes { bytes in
                guard let base = bytes.baseAddress else { return }
                bitmap.write(base, bytesPerRow: bytesPerRow, layout: layout)
            }
            return data
        }
    }

    /// The part inside a rectangle of pixels, grown to whole ones; nil when there is none.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1,
            let copy = bitmap.copy((Int(part.minX), Int(part.minY), Int(part.width), Int(part.height)))
        else { return nil }
        return CGImage(bitmap: copy, layout: layout, colorSpace: colorSpace)
    }

    /// A copy.
    public func copy() -> CGImage? { CGImage(bitmap: bitmap, layout: layout, colorSpace: colorSpace) }

    /// The same numbers, meant in another space of the same model.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard space.model == colorSpace?.model else { return nil }
        return CGImage(bitmap: bitmap, layout: layout, colorSpace: space)
    }

    /// The content of a PNG file with this image.
    @_spi(UIKit)
    public func pngData() -> Data? { bitmap.pngData() }

    /// The Cairo surface of the image (`cairo_surface_t`), in premultiplied ARGB. Not to be changed.
    @_spi(UIKit)
    public var cairoSurface: OpaquePointer { bitmap.surface }

    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
