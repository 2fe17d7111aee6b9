internal import CPango
import Foundation
@_spi(UIKit) import CoreGraphics

extension UIImage {
    /// Draws the image in the current graphics context with its top left corner at a point.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image in a blend mode, with an opacity from 0 to 1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in the current graphics context, scaled to fill a rectangle.
    ///
    /// A template is drawn in the context's fill colour.
    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws the image, scaled to fill a rectangle, in a blend mode, with an opacity from 0 to 1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha < 1 { context.setAlpha(alpha) }
        draw(in: rect, context: context, tint: nil)
        context.restoreGState()
    }

    /// Draws the image repeated over a rectangle, in the current graphics context.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.clip(to: rect)
        var y: CGFloat = (rect.minY / size.height).rounded(.down) * size.height
        while y < rect.maxY {
            var x: CGFloat = (rect.minX / size.width).rounded(.down) * size.width
            while x < rect.maxX {
                draw(at: CGPoint(x: x, y: y))
                x += size.width
            }
            y += size.height
        }
        context.restoreGState()
    }

    /// Whether a view draws the image as a stencil in its tint.
    final var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: isSymbolImage && attributes.tintColor == nil
        }
    }

    /// Draws the image into a context with y downwards, templates in a tint, else their own tint,
    /// else the fill colour.
    final func draw(in rect: CGRect, context: CGContext, tint: UIColor?) {
        guard let image = cgImage, rect.width > 0, rect.height > 0 else { return }
        context.saveGState()
        let isStencil = isTemplate || attributes.tintColor != nil
        if isTemplate {
            if let tint = tint ?? attributes.tintColor { context.setFillColor(tint.cgColor) }
        } else if let color = attributes.tintColor {
            context.setFillColor(color.cgColor)
        }
        let paint: (CGRect, CGRect) -> Void = { part, target in
            context.paint(image, part: part, in: target, isStencil: isStencil)
        }
        if attributes.isResizable, imageOrientation == .up {
            drawParts(of: image, in: rect, paint)
        } else {
            let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
            context.turn(imageOrientation, about: rect) { paint(whole, $0) }
        }
        context.restoreGState()
    }

    /// Draws corners in their size, sides stretched or repeated along one direction, the middle along both.
    private func drawParts(of image: CGImage, in rect: CGRect, _ paint: (CGRect, CGRect) -> Void) {
        let insets = capInsets
        let columns = Self.parts(size.width, rect.minX, rect.width, insets.left, insets.right, resizingMode)
        let rows = Self.parts(size.height, rect.minY, rect.height, insets.top, insets.bottom, resizingMode)
        for row in rows {
            for column in columns {
                let part = CGRect(
                    x: column.source.lowerBound * scale, y: row.source.lowerBound * scale,
                    width: (column.source.upperBound - column.source.lowerBound) * scale,
                    height: (row.source.upperBound - row.source.lowerBound) * scale)
                let target = CGRect(
                    x: column.target.lowerBound, y: row.target.lowerBound,
                    width: column.target.upperBound - column.target.lowerBound,
                    height: row.target.upperBound - row.target.lowerBound)
                paint(part, target)
            }
        }
    }

    private typealias Part = (source: Range<CGFloat>, target: Range<CGFloat>)

    /// Cuts one direction into the first cap, the middle (once or repeatedly) and the last cap.
    private static func parts(
        _ length: CGFloat, _ start: CGFloat, _ room: CGFloat, _ first: CGFloat, _ last: CGFloat, _ mode: ResizingMode
    ) -> [Part] {
        guard first + last < length, first + last <= room else { return [(0..<length, start..<(start + room))] }
        var parts: [Part] = []
        if first > 0 { parts.append((0..<first, start..<(start + first))) }
        let middle = length - first - last
        let end = start + room - last
        var at = start + first
        if mode == .stretch || middle < 1 {
            if at < end { parts.append((first..<(length - last), at..<end)) }
        } else {
            while at < end {
                let step = min(middle, end - at)
                parts.append((first..<(first + step), at..<(at + step)))
                at += step
            }
        }
        if last > 0 { parts.append(((length - last)..<length, end..<(start + room))) }
        return parts
    }
}

extension CGContext {
    /// Runs drawing in a rectangle, turned by an orientation so that it fills another.
    fileprivate func turn(_ orientation: UIImage.Orientation, about rect: CGRect, _ body: (CGRect) -> Void) {
        guard orientation != .up else { return body(rect) }
        saveGState()
        translateBy(x: rect.midX, y: rect.midY)
        rotate(by: orientation.angle)
        if orientation.isMirrored { scaleBy(x: -1, y: 1) }
        let size = orientation.isSideways ? CGSize(width: rect.height, height: rect.width) : rect.size
        body(CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
        restoreGState()
    }

    /// Paints a part of a bitmap, in pixels, into a rectangle with y downwards: in its colours, or as a
    /// stencil in the fill colour.
    fileprivate func paint(_ image: CGImage, part: CGRect, in rect: CGRect, isStencil: Bool) {
        guard part.width > 0, part.height > 0, rect.width > 0, rect.height > 0 else { return }
        guard isStencil else { return paint(image, part: part, in: rect) }
        drawWithCairo { cairo in
            guard let pattern = cairo_pattern_create_for_surface(image.cairoSurface) else { return }
            cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
            cairo_clip(cairo)
            var matrix = cairo_matrix_t()
            cairo_matrix_init(
                &matrix, Double(part.width / rect.width), 0, 0, Double(part.height / rect.height),
                Double(part.minX - rect.minX * part.width / rect.width),
                Double(part.minY - rect.minY * part.height / rect.height))
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_mask(cairo, pattern)
            cairo_pattern_destroy(pattern)
        }
    }

    private func paint(_ image: CGImage, part: CGRect, in rect: CGRect) {
        let isWhole = part.width == CGFloat(image.width) && part.height == CGFloat(image.height)
        guard let piece = isWhole ? image : image.cropping(to: part) else { return }
        saveGState()
        // Core Graphics draws images upright where y goes up.
        translateBy(x: rect.minX, y: rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(piece, in: CGRect(origin: .zero, size: rect.size))
        restoreGState()
    }
}
