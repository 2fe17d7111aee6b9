import Foundation
@_spi(UIKit) import CoreGraphics

extension UIImage {
    /// This image in a rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changing { $0.renderingMode = renderingMode }
    }

    /// This image as a stencil of a colour, unless it is used as a template with another tint.
    public func withTintColor(_ color: UIColor) -> UIImage {
        changing { $0.tintColor = color }
    }

    /// This image as a stencil of a colour, in a rendering mode.
    ///
    /// `alwaysOriginal` keeps the colour wherever the image is used.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changing {
            $0.tintColor = color
            $0.renderingMode = renderingMode
        }
    }

    /// This image with borders that do not count when it is aligned, in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changing { $0.alignmentRectInsets = alignmentInsets }
    }

    /// This image with a baseline at a distance from the bottom, in points.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changing { $0.baselineOffsetFromBottom = baselineOffset }
    }

    /// This image without a baseline.
    public func imageWithoutBaseline() -> UIImage {
        changing { $0.baselineOffsetFromBottom = nil }
    }

    /// Whether the image has a baseline.
    public var hasBaseline: Bool { baselineOffsetFromBottom != nil }

    /// This image with borders that keep their size and a middle that repeats.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// This image with borders that keep their size, in points.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changing {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// This image with borders up to a point in the middle of which one point is stretched.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let left = CGFloat(leftCapWidth)
        let top = CGFloat(topCapHeight)
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? size.height - top - 1 : 0,
            right: left > 0 ? size.width - left - 1 : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// This image, mirrored where layout runs from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changing { $0.flipsForRightToLeft = true }
    }

    /// This image, mirrored sideways.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changing { $0.orientation = $0.orientation.mirrored }
    }

    /// The variant of this image for a configuration; a symbol drawn in it.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        if let symbol = configuration as? SymbolConfiguration { return applyingSymbolConfiguration(symbol) ?? self }
        if let traits = configuration.traitCollection, let asset = imageAsset {
            return asset.image(with: traits)
        }
        return changing { $0.configuration = ($0.configuration ?? configuration).applying(configuration) }
    }

    /// The symbol in a configuration laid over its own; nil for an image that is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard case .symbol(let glyph) = content else { return nil }
        let merged = (symbolConfiguration ?? .unspecified).applying(configuration)
        var attributes = attributes
        attributes.configuration = merged
        return UIImage(content: .symbol(glyph.configured(merged)), attributes: attributes)
    }

    /// An image that shows images in turn; the duration of all is in seconds.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.changing {
            $0.frames = images
            $0.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
        }
    }

    /// An image that shows the main bundle's images whose names are `name` followed by 0, 1, 2 …
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        while images.count < 1024,
            let image = ImageLookup.image(named: "\(name)\(images.count)", in: .main, traits: nil)
        {
            images.append(image)
        }
        return animatedImage(with: images, duration: duration)
    }

    /// The image, ready to be shown without decoding.
    public func preparingForDisplay() -> UIImage? {
        cgImage == nil ? nil : self
    }

    /// The image, ready to be shown without decoding.
    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

    /// A smaller image of a size in points; nil for an image without pixels.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard cgImage != nil, size.width > 0, size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
    }

    /// A smaller image of a size in points; nil for an image without pixels.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
}

extension UIImage {
    /// The picture as a PNG file; nil for an image without pixels.
    public func pngData() -> Data? { upright()?.pngData() }

    /// The picture as a JPEG file with a quality from 0 to 1; nil for an image without pixels.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        upright().flatMap { ImageFile.jpeg($0, quality: compressionQuality) }
    }

    /// The bitmap, turned as it is seen.
    private func upright() -> CGImage? {
        if imageOrientation == .up, attributes.tintColor == nil { return cgImage }
        guard let context = GraphicsStack.makeContext(size: size, scale: scale, opaque: false) else { return nil }
        GraphicsStack.draw(in: context) {
            changing { $0.isResizable = false }.draw(in: CGRect(origin: .zero, size: size))
        }
        return context.makeImage()
    }
}
