import CoreGraphics

/// Draws a SwiftUI view as an image (Apple documentation: *ImageRenderer*).
///
/// Views and controllers of UIKit in it are not drawn, as on a device.
@preconcurrency @MainActor
public final class ImageRenderer<Content: View> {
    /// The view that is drawn.
    public var content: Content
    /// Pixels per point; default 1.
    public var scale: CGFloat = 1
    /// Whether the image has no alpha; false by default.
    public var isOpaque = false

    /// Makes a renderer of a view.
    public init(content: Content) { self.content = content }

    /// The view as an image of its own size; `nil` where that is nothing.
    public var uiImage: UIImage? {
        let view = ViewRendering.uiView(of: content)
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        guard size.width > 0, size.height > 0 else { return nil }
        view.frame = CGRect(origin: .zero, size: size)
        view.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = isOpaque
        return UIGraphicsImageRenderer(size: size, format: format).image { view.layer.render(in: $0.cgContext) }
    }

    /// The view as an image of its own size; `nil` where that is nothing.
    public var cgImage: CGImage? { uiImage?.cgImage }
}
