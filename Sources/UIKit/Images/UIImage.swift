import Foundation
@_spi(UIKit) import CoreGraphics

/// A picture. Immutable: methods that change something make another image.
///
/// Source: UIKit, "UIImage".
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
    /// Where the pixels come from.
    enum Content: Equatable {
        /// There are none.
        case none
        /// A bitmap.
        case bitmap(CGImage)
        /// A symbol, drawn when its pixels are asked for.
        case symbol(SymbolGlyph)
    }

    /// Everything about an image besides its pixels.
    struct Attributes {
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var isResizable = false
        var alignmentRectInsets = UIEdgeInsets.zero
        var baselineOffsetFromBottom: CGFloat?
        var tintColor: UIColor?
        var flipsForRightToLeft = false
        var configuration: Configuration?
        var asset: UIImageAsset?
        var frames: [UIImage]?
        var duration: TimeInterval = 0
    }

    private let mark = CoreFoundationMark()
    /// The pixels.
    final let content: Content
    /// Everything else.
    final let attributes: Attributes

    init(content: Content, attributes: Attributes) {
        self.content = content
        self.attributes = attributes
        super.init()
    }

    /// Makes an image without pixels.
    public convenience override init() {
        self.init(content: .none, attributes: Attributes())
    }

    /// Makes an image of a bitmap, one pixel a point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Makes an image of a bitmap with a number of pixels a point, turned by an orientation.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        var attributes = Attributes()
        attributes.scale = scale > 0 ? scale : 1
        attributes.orientation = orientation
        self.init(content: .bitmap(cgImage), attributes: attributes)
    }

    /// Makes an image of the content of an image file, one pixel a point; nil where it is none.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Makes an image of the content of an image file; nil where it is none.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let (image, orientation) = ImageFile.read(data) else { return nil }
        self.init(cgImage: image, scale: scale, orientation: orientation)
    }

    /// Reads an image file. `@2x` and `@3x` before the extension say the scale; a file of the name with
    /// the screen's scale is preferred.
    public convenience init?(contentsOfFile path: String) {
        guard let file = ImageLookup.file(atPath: path), let data = try? Data(contentsOf: file.url) else { return nil }
        self.init(data: data, scale: file.scale)
    }

    /// Finds an image of the main bundle for an image literal.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let found = ImageLookup.image(named: name, in: .main, traits: nil) else {
            raise(.invalidArgumentException, "There is no image named '\(name)' for the image literal")
        }
        self.init(content: found.content, attributes: found.attributes)
    }

    /// Another image with the same pixels and changed attributes.
    final func changing(_ change: (inout Attributes) -> Void) -> UIImage {
        var attributes = attributes
        change(&attributes)
        return UIImage(content: content, attributes: attributes)
    }

    // MARK: Properties

    /// The bitmap, not turned by the orientation; nil for an image without pixels.
    open var cgImage: CGImage? {
        switch content {
        case .none: nil
        case .bitmap(let image): image
        case .symbol(let glyph): glyph.bitmap(scale: attributes.scale)
        }
    }

    /// The size in points, after turning by the orientation.
    open var size: CGSize {
        switch content {
        case .none: return .zero
        case .symbol(let glyph): return glyph.size
        case .bitmap(let image):
            let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            return imageOrientation.isSideways ? CGSize(width: size.height, height: size.width) : size
        }
    }

    /// Pixels per point.
    open var scale: CGFloat { attributes.scale }
    /// How the bitmap is turned to be seen.
    open var imageOrientation: Orientation { attributes.orientation }
    /// Whether the image is drawn in its own colours or in a tint.
    open var renderingMode: RenderingMode { attributes.renderingMode }
    /// The borders that keep their size when the image is stretched, in points.
    open var capInsets: UIEdgeInsets { attributes.capInsets }
    /// Whether the middle is stretched or repeated.
    open var resizingMode: ResizingMode { attributes.resizingMode }
    /// The borders that do not count when the image is aligned, in points.
    open var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }
    /// The distance of the baseline from the bottom, in points; nil where there is none.
    open var baselineOffsetFromBottom: CGFloat? { attributes.baselineOffsetFromBottom }
    /// Whether the image is mirrored where layout runs from right to left.
    open var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }
    /// The configuration in which the image was found.
    open var configuration: Configuration? { attributes.configuration }
    /// The configuration of a symbol.
    open var symbolConfiguration: SymbolConfiguration? { attributes.configuration as? SymbolConfiguration }
    /// Whether the image is a symbol.
    open var isSymbolImage: Bool {
        if case .symbol = content { return true }
        return false
    }
    /// The asset of whose variants the image is one.
    open var imageAsset: UIImageAsset? { attributes.asset }
    /// The traits for which the image was chosen; empty where it was not.
    open var traitCollection: UITraitCollection { attributes.configuration?.traitCollection ?? UITraitCollection() }
    /// The frames of an animated image.
    open var images: [UIImage]? { attributes.frames }
    /// How long the frames take, in seconds.
    open var duration: TimeInterval { attributes.duration }

    // MARK: Equality

    /// Whether both show the same bitmap or symbol in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if other === self { return true }
        return content != .none && other.content == content && other.scale == scale
            && other.imageOrientation == imageOrientation && other.renderingMode == renderingMode
            && other.capInsets == capInsets && other.resizingMode == resizingMode
            && other.alignmentRectInsets == alignmentRectInsets
            && other.attributes.tintColor == attributes.tintColor && other.images == images
    }

    open override var hash: Int {
        switch content {
        case .none: ObjectIdentifier(self).hashValue
        case .bitmap(let image): image.hashValue
        case .symbol(let glyph): glyph.name.hashValue
        }
    }

    open override var description: String {
        let kind = isSymbolImage ? "symbol" : "bitmap"
        return "<UIImage: \(ObjectIdentifier(self)); \(kind), size = \(NSCoder.string(for: size)), scale = \(scale)>"
    }
}

/// The type of image literals.
public typealias _ImageLiteralType = UIImage
