import Foundation

/// A shape of a symbol's drawing, in hundredths of the text's size, y downwards.
struct SymbolPart: Sendable {
    /// How the shape is drawn.
    enum Paint: Sendable {
        /// Its lines, in the symbol's weight.
        case stroke
        /// Its inside, by the even-odd rule.
        case fill
        /// Its lines, cut out of what is below.
        case cut
    }

    let paint: Paint
    /// The shape: letters and numbers as in SVG's absolute commands M, L, C, Q, Z, and for an ellipse
    /// O with its middle and radii, for a rounded rectangle R with origin, size and radius.
    let shape: String

    static func stroke(_ shape: String) -> SymbolPart { SymbolPart(paint: .stroke, shape: shape) }
    static func fill(_ shape: String) -> SymbolPart { SymbolPart(paint: .fill, shape: shape) }
    static func cut(_ shape: String) -> SymbolPart { SymbolPart(paint: .cut, shape: shape) }

    /// Draws the shape with the colours and line settings of the context.
    func draw(in context: CGContext) {
        context.beginPath()
        context.addPath(path)
        switch paint {
        case .stroke: context.strokePath()
        case .fill: context.fillPath(using: .evenOdd)
        case .cut:
            context.setBlendMode(.clear)
            context.strokePath()
        }
    }

    /// The shape as a path.
    var path: CGPath {
        let path = CGMutablePath()
        var words = shape.split(separator: " ")[...]
        func number() -> CGFloat { words.popFirst().flatMap { Double($0) }.map { CGFloat($0) } ?? 0 }
        func point() -> CGPoint {
            let x = number()
            return CGPoint(x: x, y: number())
        }
        while let command = words.popFirst() {
            switch command {
            case "M": path.move(to: point())
            case "L": path.addLine(to: point())
            case "Q":
                let control = point()
                path.addQuadCurve(to: point(), control: control)
            case "C":
                let first = point()
                let second = point()
                path.addCurve(to: point(), control1: first, control2: second)
            case "Z": path.closeSubpath()
            case "O":
                let middle = point()
                let radii = point()
                path.addEllipse(
                    in: CGRect(
                        x: middle.x - radii.x, y: middle.y - radii.y, width: radii.x * 2, height: radii.y * 2))
            case "R":
                let origin = point()
                let size = point()
                let radius = number()
                path.addRoundedRect(
                    in: CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y), cornerWidth: radius,
                    cornerHeight: radius)
            default: break
            }
        }
        return path
    }
}
