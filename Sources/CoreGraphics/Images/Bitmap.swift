internal import CCairo

/// Pixels in Cairo's layout, with the surface that draws into them.
final class Bitmap: @unchecked Sendable {
    let surface: OpaquePointer
    let width: Int
    let height: Int
    let stride: Int
    let pixels: UnsafeMutableRawPointer
    private let ownsPixels: Bool

    /// Pixels of its own, all clear.
    convenience init?(width: Int, height: Int) {
        guard width > 0, height > 0, width <= 32767, height <= 32767 else { return nil }
        let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(width)))
        let pixels = UnsafeMutableRawPointer.allocate(byteCount: stride * height, alignment: 16)
        pixels.initializeMemory(as: UInt8.self, repeating: 0, count: stride * height)
        self.init(pixels: pixels, owned: true, width: width, height: height, stride: stride)
    }

    /// Somebody else's pixels, which must outlive the bitmap.
    init?(pixels: UnsafeMutableRawPointer, owned: Bool = false, width: Int, height: Int, stride: Int) {
        let made = cairo_image_surface_create_for_data(
            pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
            Int32(stride))
        guard let made, cairo_surface_status(made) == CAIRO_STATUS_SUCCESS else {
            if owned { pixels.deallocate() }
            return nil
        }
        surface = made
        self.pixels = pixels
        self.width = width
        self.height = height
        self.stride = stride
        ownsPixels = owned
    }

    deinit {
        cairo_surface_destroy(surface)
        if ownsPixels { pixels.deallocate() }
    }

    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        (pixels + y * stride).assumingMemoryBound(to: UInt32.self)
    }

    /// A copy of a part, or of the whole.
    func copy(_ part: (x: Int, y: Int, width: Int, height: Int)? = nil) -> Bitmap? {
        let part = part ?? (0, 0, width, height)
        guard let copy = Bitmap(width: part.width, height: part.height) else { return nil }
        cairo_surface_flush(surface)
        for y in 0..<part.height {
            copy.row(y).update(from: row(part.y + y) + part.x, count: part.width)
        }
        cairo_surface_mark_dirty(copy.surface)
        return copy
    }

    /// Reads pixels of another layout.
    func read(_ bytes: UnsafeRawPointer, bytesPerRow: Int, layout: PixelLayout) {
        for y in 0..<height {
            let source = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let target = row(y)
            for x in 0..<width { target[x] = layout.read(source + x * layout.bytesPerPixel) }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// Writes the pixels in another layout.
    func write(_ bytes: UnsafeMutableRawPointer, bytesPerRow: Int, layout: PixelLayout) {
        cairo_surface_flush(surface)
        for y in 0..<height {
            let source = row(y)
            let target = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<width { layout.write(source[x], to: target + x * layout.bytesPerPixel) }
        }
    }

    // MARK: PNG

    /// Reads a PNG file's content.
    static func png(_ data: Data) -> Bitmap? {
        final class Reader {
            let data: Data
            var offset = 0
            init(_ data: Data) { self.data = data }
        }
        let reader = Reader(data)
        let source = cairo_image_surface_create_from_png_stream(
            { context, bytes, count in
                guard let context, let bytes else { return CAIRO_STATUS_READ_ERROR }
                let reader = Unmanaged<Reader>.fromOpaque(context).takeUnretainedValue()
                guard reader.offset + Int(count) <= reader.data.count else { return CAIRO_STATUS_READ_ERROR }
                let start = reader.data.startIndex + reader.offset
                reader.data.copyBytes(to: bytes, from: start..<start + Int(count))
                reader.offset += Int(count)
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(reader).toOpaque())
        defer { cairo_surface_destroy(source) }
        guard cairo_surface_status(source) == CAIRO_STATUS_SUCCESS,
            let bitmap = Bitmap(
                width: Int(cairo_image_surface_get_width(source)),
                height: Int(cairo_image_surface_get_height(source)))
        else { return nil }
        let context = cairo_create(bitmap.surface)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(context, source, 0, 0)
        cairo_paint(context)
        cairo_destroy(context)
        return bitmap
    }

    /// The content of a PNG file with these pixels.
    func pngData() -> Data? {
        final class Writer { var data = Data() }
        let writer = Writer()
        let status = cairo_surface_write_to_png_stream(
            surface,
            { context, bytes, count in
                guard let context, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<Writer>.fromOpaque(context).takeUnretainedValue().data.append(bytes, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(writer).toOpaque())
        return status == CAIRO_STATUS_SUCCESS ? writer.data : nil
    }
}
