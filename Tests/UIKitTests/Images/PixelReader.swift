import Foundation

@testable import UIKit

/// Reads colours out of images.
enum PixelReader {
    /// The colour of a pixel, from the top left, as red, green, blue and alpha bytes, not premultiplied.
    static func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [Int] {
        guard let bitmap = image.cgImage, let space = CGColorSpace(name: CGColorSpace.sRGB),
            let context = CGContext(
                data: nil, width: bitmap.width, height: bitmap.height, bitsPerComponent: 8, bytesPerRow: 0,
                space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return [] }
        context.draw(bitmap, in: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
        guard let data = context.data else { return [] }
        let bytes = (data + y * context.bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)
        let alpha = Int(bytes[3])
        guard alpha > 0 else { return [0, 0, 0, 0] }
        return (0..<3).map { (Int(bytes[$0]) * 255 + alpha / 2) / alpha } + [alpha]
    }

    /// An image of one colour.
    static func image(_ color: UIColor, _ size: CGSize, scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    /// An image whose left half is red and whose right half is blue, two by one.
    static var redBlue: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
    }
}
