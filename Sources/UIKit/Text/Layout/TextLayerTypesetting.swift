@_spi(UIKit) import CoreGraphics
@_spi(UIKit) import QuartzCore

/// Sets and draws the text of text layers, and tells Core Graphics which fonts there are.
enum TextLayerTypesetting {
    static func start() {
        CGFont.nameOfFace = { FontLibrary.face(named: $0)?.fontName }
        CATextLayer.typesetter = CATextLayer.Typesetter(draw: draw, size: size)
    }

    private static func draw(_ layer: CATextLayer, _ context: CGContext) {
        guard let text = text(of: layer) else { return }
        let layout = TextLayout(text, size: layer.bounds.size, drawing: .usesLineFragmentOrigin)
        layout.draw(in: context, at: layer.bounds.origin)
    }

    private static func size(_ layer: CATextLayer) -> CGSize {
        guard let text = text(of: layer) else { return .zero }
        let size = text.boundingRect(
            with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
            options: .usesLineFragmentOrigin, context: nil
        ).size
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    /// The layer's text with the attributes that its other properties stand for.
    private static func text(of layer: CATextLayer) -> NSAttributedString? {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment(layer.alignmentMode)
        style.lineBreakMode = lineBreak(layer)
        if let attributed = layer.string as? NSAttributedString {
            guard attributed.length > 0, attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil) == nil else {
                return attributed
            }
            let copy = NSMutableAttributedString(attributedString: attributed)
            copy.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: copy.length))
            return copy
        }
        guard let string = layer.string as? String else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [.font: font(of: layer), .paragraphStyle: style]
        if let color = layer.foregroundColor { attributes[.foregroundColor] = UIColor(cgColor: color) }
        return NSAttributedString(string: string, attributes: attributes)
    }

    /// Helvetica, where the layer says nothing else.
    private static func font(of layer: CATextLayer) -> UIFont {
        switch layer.font {
        case let font as UIFont: return font.withSize(layer.fontSize)
        case let font as CGFont: return named(font.postScriptName.map { $0 as String }, layer.fontSize)
        case let name as NSString: return named(name as String, layer.fontSize)
        default: return named("Helvetica", layer.fontSize)
        }
    }

    private static func named(_ name: String?, _ size: CGFloat) -> UIFont {
        name.flatMap { UIFont(name: $0, size: size) } ?? UIFont.systemFont(ofSize: size)
    }

    private static func alignment(_ mode: CATextLayerAlignmentMode) -> NSTextAlignment {
        switch mode {
        case .left: return .left
        case .right: return .right
        case .center: return .center
        case .justified: return .justified
        default: return .natural
        }
    }

    private static func lineBreak(_ layer: CATextLayer) -> NSLineBreakMode {
        switch layer.truncationMode {
        case .start: return .byTruncatingHead
        case .middle: return .byTruncatingMiddle
        case .end: return .byTruncatingTail
        default: return layer.isWrapped ? .byWordWrapping : .byClipping
        }
    }
}

@section(".init_array") @used private let typesettingStart: @convention(c) () -> Void = { TextLayerTypesetting.start() }
