import CoreGraphics
import Foundation

/// How text is cut that a text layer has no room for.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where a text layer's lines lie.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that draws a text (Core Animation, `CATextLayer`).
open class CATextLayer: CALayer {
    private struct Text {
        var string: Any?
        var font: AnyObject?
        var fontSize: CGFloat = 36
        var foregroundColor: CGColor? = .white
        var isWrapped = false
        var truncationMode = CATextLayerTruncationMode.none
        var alignmentMode = CATextLayerAlignmentMode.natural
        var allowsSubpixels = false
    }

    private var text = Text()

    /// Sets text and draws it: UIKit, which has the fonts.
    @_spi(UIKit)
    public struct Typesetter {
        let draw: (CATextLayer, CGContext) -> Void
        let size: (CATextLayer) -> CGSize

        public init(draw: @escaping (CATextLayer, CGContext) -> Void, size: @escaping (CATextLayer) -> CGSize) {
            self.draw = draw
            self.size = size
        }
    }

    /// Set once, as UIKit is loaded; without it nothing is drawn.
    @_spi(UIKit) public nonisolated(unsafe) static var typesetter: Typesetter?

    /// The text: a string or an attributed string.
    open var string: Any? {
        get { text.string }
        set {
            text.string = newValue
            setNeedsDisplay()
        }
    }

    /// The font: an object of UIKit's or Core Graphics's, or a name. Not looked at for attributed strings.
    open var font: AnyObject? {
        get { text.font }
        set { text.font = newValue }
    }

    /// The size of the font in points, 36 by default. Not looked at for attributed strings. Animatable.
    open var fontSize: CGFloat {
        get { text.fontSize }
        set { change("fontSize", text.fontSize) { text.fontSize = newValue } }
    }

    /// The colour of the text, white by default. Not looked at for attributed strings. Animatable.
    open var foregroundColor: CGColor? {
        get { text.foregroundColor }
        set { change("foregroundColor", text.foregroundColor) { text.foregroundColor = newValue } }
    }

    /// Whether lines that are too long are broken; false by default.
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { text.isWrapped = newValue }
    }

    /// How text is cut that there is no room for; not at all by default.
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncationMode }
        set { text.truncationMode = newValue }
    }

    /// Where the lines lie; as the language has it by default.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignmentMode }
        set { text.alignmentMode = newValue }
    }

    /// Whether text may be smoothed for the pixels of a screen; the bitmaps here have no such pixels.
    open var allowsFontSubpixelQuantization: Bool {
        get { text.allowsSubpixels }
        set { text.allowsSubpixels = newValue }
    }

    /// The size of the text on one line, or on its own lines.
    open override func preferredFrameSize() -> CGSize { Self.typesetter?.size(self) ?? super.preferredFrameSize() }

    override func take(_ other: CALayer) {
        super.take(other)
        if let other = other as? CATextLayer { text = other.text }
    }

    override class var animatableKeys: Set<String> { super.animatableKeys.union(["fontSize", "foregroundColor"]) }

    override func property(_ key: String) -> Any?? {
        switch key {
        case "string": return .some(string)
        case "font": return .some(font)
        case "fontSize": return LayerKeys.number(fontSize)
        case "foregroundColor": return .some(foregroundColor)
        case "wrapped": return isWrapped
        case "truncationMode": return truncationMode.rawValue
        case "alignmentMode": return alignmentMode.rawValue
        default: return super.property(key)
        }
    }

    override func setProperty(_ key: String, _ value: Any?) -> Bool {
        switch key {
        case "string": string = value
        case "font": font = value.map { $0 as AnyObject }
        case "fontSize": if let number = LayerKeys.number(value) { fontSize = number }
        case "foregroundColor": foregroundColor = value as? CGColor
        case "wrapped": isWrapped = (value as? Bool) ?? false
        case "truncationMode": if let name = value as? String { truncationMode = .init(rawValue: name) }
        case "alignmentMode": if let name = value as? String { alignmentMode = .init(rawValue: name) }
        default: return super.setProperty(key, value)
        }
        return true
    }

    override func drawOwnContent(in renderer: LayerRenderer) {
        super.drawOwnContent(in: renderer)
        guard text.string != nil, let typesetter = Self.typesetter else { return }
        renderer.context.saveGState()
        renderer.context.clip(to: bounds)
        typesetter.draw(self, renderer.context)
        renderer.context.restoreGState()
    }
}
