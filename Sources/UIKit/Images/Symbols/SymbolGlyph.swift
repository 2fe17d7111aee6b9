import Foundation
import Synchronization
@_spi(UIKit) import CoreGraphics

/// A symbol in a size and weight.
struct SymbolGlyph: Equatable {
    /// The name, without suffixes such as `.fill`.
    let name: String
    /// The size of text beside which it fits, in points.
    var pointSize: CGFloat
    /// The weight of its lines.
    var weight: UIImage.SymbolWeight
    /// Its size beside text.
    var scale: UIImage.SymbolScale
    /// The colours it is drawn in; black, as a stencil, if nil.
    var colors: [UIColor]?

    /// The symbol of a name in a configuration; nil for a name that is not drawn here.
    init?(name: String, configuration: UIImage.SymbolConfiguration?) {
        guard SymbolDrawings.table[name] != nil else { return nil }
        self.name = name
        let values = configuration?.values ?? UIImage.SymbolConfiguration.Values()
        pointSize = 17
        weight = .regular
        scale = .medium
        take(values, traits: configuration?.traitCollection)
    }

    private mutating func take(_ values: UIImage.SymbolConfiguration.Values, traits: UITraitCollection?) {
        if let style = values.textStyle {
            pointSize = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
            if values.weight == nil { weight = DynamicTypeTable.weight(style).symbolWeight() }
        } else if let size = values.pointSize {
            pointSize = size
        }
        if let wanted = values.weight, wanted != .unspecified { weight = wanted }
        if let wanted = values.scale, wanted != .unspecified { scale = wanted == .default ? .medium : wanted }
        colors = values.colors ?? colors
    }

    /// The symbol in another configuration.
    func configured(_ configuration: UIImage.SymbolConfiguration) -> SymbolGlyph {
        var glyph = self
        glyph.take(configuration.values, traits: configuration.traitCollection)
        return glyph
    }

    /// Points for one unit of the drawing, which is a hundredth of the text's size at medium scale.
    private var unit: CGFloat {
        let factor: CGFloat =
            switch scale {
            case .small: 0.79
            case .large: 1.29
            default: 1
            }
        return pointSize / 100 * factor
    }

    /// The size in points, in whole thirds.
    var size: CGSize {
        guard let drawing = SymbolDrawings.table[name] else { return .zero }
        func whole(_ length: CGFloat) -> CGFloat { (length * unit * 3).rounded(.up) / 3 }
        return CGSize(width: whole(drawing.width), height: whole(drawing.height))
    }

    /// The width of lines, in units of the drawing.
    private var lineWidth: CGFloat {
        let widths: [CGFloat] = [8.5, 3, 4.5, 6.5, 8.5, 10, 11.5, 13, 15, 17]
        return widths[weight.rawValue]
    }

    /// The pixels, drawn once for each size.
    func bitmap(scale: CGFloat) -> CGImage? {
        let key = Key(
            name: name, unit: unit, line: lineWidth, scale: scale, color: colors?.first?.description ?? "")
        if let image = Self.bitmaps.withLock({ $0[key] }) { return image }
        guard let image = draw(scale: scale) else { return nil }
        Self.bitmaps.withLock { $0[key] = image }
        return image
    }

    private struct Key: Hashable {
        let name: String
        let unit: CGFloat
        let line: CGFloat
        let scale: CGFloat
        let color: String
    }

    private static let bitmaps = Mutex<[Key: CGImage]>([:])

    private func draw(scale: CGFloat) -> CGImage? {
        guard let drawing = SymbolDrawings.table[name],
            let context = GraphicsStack.makeContext(size: size, scale: scale, opaque: false)
        else { return nil }
        let color = colors?.first?.cgColor ?? .black
        context.setFillColor(color)
        context.setStrokeColor(color)
        context.setLineWidth(lineWidth)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.scaleBy(x: unit, y: unit)
        for part in drawing.parts {
            context.saveGState()
            part.draw(in: context)
            context.restoreGState()
        }
        return context.makeImage()
    }
}

extension UIImage {
    /// Finds a symbol of the system; nil for a name for which there is no drawing here.
    ///
    /// The symbols of iOS have no source on Linux; some common ones are drawn anew.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Finds a symbol of the system in a configuration.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let symbol = configuration as? SymbolConfiguration
        guard let glyph = SymbolGlyph(name: name, configuration: symbol) else {
            SymbolDrawings.reportMissing(name)
            return nil
        }
        var attributes = Attributes()
        let traits = configuration?.traitCollection?.displayScale ?? 0
        attributes.scale = traits > 0 ? traits : SimulatedDevice.current.scale
        attributes.configuration = configuration
        attributes.baselineOffsetFromBottom = (glyph.size.height - glyph.pointSize * 0.7046) / 2
        self.init(content: .symbol(glyph), attributes: attributes)
    }

    /// Finds a symbol of the system for traits.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(
            systemName: name,
            withConfiguration: traitCollection.map { SymbolConfiguration.unspecified.withTraitCollection($0) })
    }
}
