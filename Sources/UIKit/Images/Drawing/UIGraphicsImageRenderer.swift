import Foundation

/// How an image renderer draws. Source: UIKit, "UIGraphicsImageRendererFormat".
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point; the main screen's at first.
    open var scale = SimulatedDevice.current.scale
    /// Whether images have no alpha; false at first.
    open var opaque = false
    /// The range of colours of images; data only.
    open var preferredRange = Range.automatic

    /// A range of colours. Source: UIKit, "UIGraphicsImageRendererFormat.Range".
    public enum Range: Int, Sendable {
        /// Not said.
        case unspecified = -1
        /// That of the main screen.
        case automatic = 0
        /// Wide.
        case extended = 1
        /// sRGB.
        case standard = 2
    }

    /// Makes a format for the main screen.
    public required init() {
        super.init()
    }

    /// Makes a format for the traits: with their scale.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// The format that older drawing code expects: that of the main screen.
    open class func `default`() -> Self { self.init() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? UIGraphicsImageRendererFormat {
            copy.scale = scale
            copy.opaque = opaque
            copy.preferredRange = preferredRange
        }
        return copy
    }
}

/// What the drawing of an image renderer draws into. Source: UIKit, "UIGraphicsImageRendererContext".
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// What has been drawn until now.
    open var currentImage: UIImage {
        let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
        return cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
    }
}

/// Draws images by closures. Source: UIKit, "UIGraphicsImageRenderer".
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// What draws. The context is current for UIKit's drawing too.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// Makes a renderer of images of a size in points, with the main screen's scale.
    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat())
    }

    /// Makes a renderer of images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes a renderer of images that show a rectangle, with the main screen's scale.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// Makes a renderer of images that show a rectangle.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    /// Draws an image.
    open func image(actions: DrawingActions) -> UIImage {
        render(actions)?.currentImage ?? UIImage()
    }

    /// Draws an image and writes it as PNG.
    open func pngData(actions: DrawingActions) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Draws an image and writes it as JPEG, with a quality from 0 to 1.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    private func render(_ actions: DrawingActions) -> UIGraphicsImageRendererContext? {
        guard let format = format as? UIGraphicsImageRendererFormat else { return nil }
        let bounds = format.bounds
        let scale = format.scale > 0 ? format.scale : SimulatedDevice.current.scale
        guard let cgContext = GraphicsStack.makeContext(size: bounds.size, scale: scale, opaque: format.opaque)
        else { return nil }
        cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
        let context = UIGraphicsImageRendererContext(cgContext: cgContext, format: format)
        GraphicsStack.draw(in: cgContext, scale: scale) { actions(context) }
        return context
    }
}
