import Foundation

/// A picture. Immutable. Source: UIKit, "UIImage".
open class UIImage: NSObject, @unchecked Sendable {
    /// Pixels per point.
    public let scale: CGFloat
    /// The size of the bitmap, in pixels.
    final let pixelSize: CGSize

    init(pixelSize: CGSize, scale: CGFloat) {
        self.pixelSize = pixelSize
        self.scale = scale
        super.init()
    }

    /// The size in points.
    open var size: CGSize {
        CGSize(width: pixelSize.width / scale, height: pixelSize.height / scale)
    }
}
