internal import CGdkPixbuf
import Foundation
@_spi(UIKit) import CoreGraphics

/// Reads and writes the content of image files.
enum ImageFile {
    /// Reads a picture in any format for which the system has a loader; nil for anything else.
    ///
    /// The orientation that a camera wrote is returned, not applied.
    static func read(_ data: Data) -> (image: CGImage, orientation: UIImage.Orientation)? {
        guard !data.isEmpty, let loader = gdk_pixbuf_loader_new() else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let isWritten = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(
                loader, bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count), nil)
        }
        let isClosed = gdk_pixbuf_loader_close(loader, nil)
        guard isWritten != 0, isClosed != 0, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
        let written = gdk_pixbuf_get_option(pixbuf, "orientation").flatMap { Int(String(cString: $0)) }
        return image(pixbuf).map { ($0, UIImage.Orientation(exif: written ?? 1)) }
    }

    /// Reads a picture made of shapes (SVG) at a scale; nil where the system has no loader for it.
    static func readShapes(_ file: URL, scale: CGFloat) -> CGImage? {
        var width: Int32 = 0
        var height: Int32 = 0
        guard gdk_pixbuf_get_file_info(file.path, &width, &height) != nil else { return nil }
        let wide = Int32((CGFloat(width) * scale).rounded())
        let high = Int32((CGFloat(height) * scale).rounded())
        guard let pixbuf = gdk_pixbuf_new_from_file_at_scale(file.path, wide, high, 0, nil) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        return image(pixbuf)
    }

    private static func image(_ pixbuf: OpaquePointer) -> CGImage? {
        let width = Int(gdk_pixbuf_get_width(pixbuf))
        let height = Int(gdk_pixbuf_get_height(pixbuf))
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        let hasAlpha = gdk_pixbuf_get_has_alpha(pixbuf) != 0
        guard let pixels = gdk_pixbuf_read_pixels(pixbuf), let space = CGColorSpace(name: CGColorSpace.sRGB)
        else { return nil }
        let bytesPerPixel = hasAlpha ? 4 : 3
        // The last row has no padding.
        var data = Data(bytes: pixels, count: stride * (height - 1) + width * bytesPerPixel)
        data.append(Data(count: stride * height - data.count))
        guard let provider = CGDataProvider(data: data) else { return nil }
        let alpha = hasAlpha ? CGImageAlphaInfo.last : .none
        return CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bytesPerPixel * 8,
            bytesPerRow: stride, space: space, bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue),
            provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }

    /// Writes a picture as JPEG, with a quality from 0 to 1, on white where it is translucent.
    static func jpeg(_ image: CGImage, quality: CGFloat) -> Data? {
        guard let context = CGContext(width: image.width, height: image.height) else { return nil }
        let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        context.setFillColor(.white)
        context.fill(whole)
        context.draw(image, in: whole)
        guard let bytes = rgb(context),
            let pixbuf = gdk_pixbuf_new_from_bytes(
                bytes, GDK_COLORSPACE_RGB, 0, 8, Int32(image.width), Int32(image.height), Int32(image.width * 3))
        else { return nil }
        g_bytes_unref(bytes)
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        let percent = String(Int((min(max(quality, 0), 1) * 100).rounded()))
        return save(pixbuf, percent)
    }

    private static func save(_ pixbuf: OpaquePointer, _ percent: String) -> Data? {
        var buffer: UnsafeMutablePointer<gchar>?
        var size: gsize = 0
        let isSaved = percent.withCString { percent in
            "quality".withCString { name in
                var keys: [UnsafeMutablePointer<gchar>?] = [UnsafeMutablePointer(mutating: name), nil]
                var values: [UnsafeMutablePointer<gchar>?] = [UnsafeMutablePointer(mutating: percent), nil]
                return gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, "jpeg", &keys, &values, nil)
            }
        }
        defer { g_free(buffer) }
        guard isSaved != 0, let buffer else { return nil }
        return Data(bytes: buffer, count: Int(size))
    }

    /// The context's pixels as three bytes each.
    private static func rgb(_ context: CGContext) -> OpaquePointer? {
        guard let pixels = context.data else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(context.width * context.height * 3)
        for y in 0..<context.height {
            let row = (pixels + y * context.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<context.width {
                let pixel = row[x]
                bytes.append(UInt8(pixel >> 16 & 0xFF))
                bytes.append(UInt8(pixel >> 8 & 0xFF))
                bytes.append(UInt8(pixel & 0xFF))
            }
        }
        return g_bytes_new(bytes, gsize(bytes.count))
    }
}
