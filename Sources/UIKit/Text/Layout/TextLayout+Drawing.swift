internal import CPango
import Foundation
@_spi(UIKit) import CoreGraphics

extension TextLayout {
    /// What of a line is drawn.
    enum Part {
        case background, glyphs, all
    }

    /// Draws the lines into a context with y downwards, the first line's top at the origin.
    ///
    /// Colours that follow traits are resolved in the current ones.
    func draw(in context: CGContext, at origin: CGPoint) {
        for line in lines { draw(line, in: context, at: origin, .all) }
    }

    /// Draws one line, with the text's top at the origin.
    func draw(_ line: Line, in context: CGContext, at origin: CGPoint, _ part: Part) {
        PangoEngine.lock.withLock {
            let paragraph = paragraphs[line.paragraph]
            guard let pango = paragraph.line(line.index) else { return }
            let start = CGPoint(x: origin.x + line.frame.minX, y: origin.y + line.baseline)
            let painter = LinePainter(
                context: context, paragraph: paragraph, top: origin.y + line.frame.minY, height: line.frame.height)
            painter.draw(pango, from: start, part)
        }
    }
}

/// Draws the runs of one line.
private struct LinePainter {
    let context: CGContext
    let paragraph: TextParagraph
    /// The top and height of the line, which backgrounds fill.
    let top: CGFloat
    let height: CGFloat

    func draw(_ line: UnsafeMutablePointer<PangoLayoutLine>, from start: CGPoint, _ part: TextLayout.Part) {
        if part != .glyphs { drawBackgrounds(of: line, from: start) }
        if part != .background { drawGlyphs(of: line, from: start) }
    }

    private func drawBackgrounds(of line: UnsafeMutablePointer<PangoLayoutLine>, from start: CGPoint) {
        forEachPiece(of: line, from: start) { _, run, origin, width in
            guard let color = run?.color(.backgroundColor) else { return }
            context.saveGState()
            context.setFillColor(color)
            context.fill(CGRect(x: origin.x, y: top, width: width, height: height))
            context.restoreGState()
        }
    }

    private func drawGlyphs(of line: UnsafeMutablePointer<PangoLayoutLine>, from start: CGPoint) {
        forEachPiece(of: line, from: start) { piece, run, origin, width in
            context.saveGState()
            setShadow(run)
            if let attachment = run?.attachment {
                draw(attachment, at: origin)
            } else {
                draw(piece, run, at: origin)
                drawLines(run, at: origin, width: width)
            }
            context.restoreGState()
        }
    }

    private typealias Piece = UnsafeMutablePointer<PangoGlyphItem>

    /// Calls `body` with each piece from left to right: its run, its start on the baseline, its width.
    private func forEachPiece(
        of line: UnsafeMutablePointer<PangoLayoutLine>, from start: CGPoint,
        _ body: (Piece, TextParagraph.Run?, CGPoint, CGFloat) -> Void
    ) {
        var x = start.x
        var next = line.pointee.runs
        while let node = next {
            next = node.pointee.next
            guard let data = node.pointee.data else { continue }
            let piece = data.assumingMemoryBound(to: PangoGlyphItem.self)
            guard let item = piece.pointee.item else { continue }
            let width = CGFloat(pango_glyph_string_get_width(piece.pointee.glyphs)) / PangoEngine.unit
            let byte = Int(item.pointee.offset)
            let run = paragraph.runs.first { $0.bytes.contains(byte) } ?? paragraph.runs.last
            body(piece, run, CGPoint(x: x, y: start.y), width)
            x += width
        }
    }

    private func setShadow(_ run: TextParagraph.Run?) {
        guard let shadow = run?.attributes[.shadow] as? NSShadow, let color = shadow.shadowColor as? UIColor else {
            return
        }
        // Shadows of contexts are meant in pixels with y upwards; text's are in points, downwards.
        let scale = sqrt(abs(context.ctm.a * context.ctm.d - context.ctm.b * context.ctm.c))
        context.setShadow(
            offset: CGSize(width: shadow.shadowOffset.width * scale, height: -shadow.shadowOffset.height * scale),
            blur: shadow.shadowBlurRadius * scale, color: color.cgColor)
    }

    private func draw(_ attachment: NSTextAttachment, at origin: CGPoint) {
        let box = attachment.box
        let target = CGRect(
            x: origin.x + attachment.lineLayoutPadding + box.minX, y: origin.y - box.maxY, width: box.width,
            height: box.height)
        attachment.image(forBounds: target, textContainer: nil, characterIndex: 0)?
            .draw(in: target, context: context, tint: nil)
    }

    private func draw(_ piece: Piece, _ run: TextParagraph.Run?, at origin: CGPoint) {
        guard let item = piece.pointee.item, let font = item.pointee.analysis.font else { return }
        let glyphs = piece.pointee.glyphs
        let rise = CGFloat(piece.pointee.y_offset) / PangoEngine.unit
        let y = Double(origin.y - rise)
        let width = run?.length(.strokeWidth) ?? 0
        if width <= 0 {
            context.setFillColor(run?.color(.foregroundColor) ?? .black)
            let slant = Double(run?.length(.obliqueness) ?? 0)
            context.drawWithCairo { cairo in
                cairo_move_to(cairo, Double(origin.x), y)
                guard slant != 0 else { return pango_cairo_show_glyph_string(cairo, font, glyphs) }
                // Glyphs lean about their baseline; y goes downwards.
                cairo_save(cairo)
                var shear = cairo_matrix_t(xx: 1, yx: 0, xy: -slant, yy: 1, x0: slant * y, y0: 0)
                cairo_transform(cairo, &shear)
                cairo_move_to(cairo, Double(origin.x), y)
                pango_cairo_show_glyph_string(cairo, font, glyphs)
                cairo_restore(cairo)
            }
        }
        if width != 0, let run {
            context.setFillColor(run.color(.strokeColor) ?? run.color(.foregroundColor) ?? .black)
            context.drawWithCairo { cairo in
                cairo_move_to(cairo, Double(origin.x), y)
                pango_cairo_glyph_string_path(cairo, font, glyphs)
                cairo_set_line_width(cairo, Double(abs(width) / 100 * run.font.pointSize))
                cairo_stroke(cairo)
            }
        }
    }

    /// Draws underline and strike.
    private func drawLines(_ run: TextParagraph.Run?, at origin: CGPoint, width: CGFloat) {
        guard let run else { return }
        let thickness = max(run.font.pointSize / 18, 0.5)
        let baseline = origin.y - (run.length(.baselineOffset) ?? 0)
        if let style = run.lineStyle(.underlineStyle) {
            let color = run.color(.underlineColor) ?? run.color(.foregroundColor) ?? .black
            let y = baseline + run.font.pointSize * 0.11
            drawLine(style, color, CGPoint(x: origin.x, y: y), width, thickness)
        }
        if let style = run.lineStyle(.strikethroughStyle) {
            let color = run.color(.strikethroughColor) ?? run.color(.foregroundColor) ?? .black
            drawLine(style, color, CGPoint(x: origin.x, y: baseline - run.font.xHeight / 2), width, thickness)
        }
    }

    private func drawLine(
        _ style: NSUnderlineStyle, _ color: CGColor, _ start: CGPoint, _ width: CGFloat, _ thickness: CGFloat
    ) {
        let isDouble = style.contains(.double)
        let line = style.contains(.thick) && !isDouble ? thickness * 2 : thickness
        context.saveGState()
        context.setStrokeColor(color)
        context.setLineWidth(line)
        context.setLineDash(phase: 0, lengths: style.dashes.map { $0 * line })
        for offset in isDouble ? [0, thickness * 2] : [0] {
            context.beginPath()
            context.move(to: CGPoint(x: start.x, y: start.y + offset))
            context.addLine(to: CGPoint(x: start.x + width, y: start.y + offset))
            context.strokePath()
        }
        context.restoreGState()
    }
}

extension TextParagraph.Run {
    /// A colour among the attributes, in the current traits.
    fileprivate func color(_ key: NSAttributedString.Key) -> CGColor? {
        (attributes[key] as? UIColor)?.cgColor
    }

    /// The style of a line through or under the text; nil for none.
    fileprivate func lineStyle(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
        let raw: Int? =
            switch attributes[key] {
            case let value as NSUnderlineStyle: value.rawValue
            case let value as Int: value
            case let value as NSNumber: value.intValue
            default: nil
            }
        guard let raw, raw != 0 else { return nil }
        return NSUnderlineStyle(rawValue: raw)
    }
}

extension NSUnderlineStyle {
    /// Lengths of dashes and gaps, in line widths.
    fileprivate var dashes: [CGFloat] {
        switch rawValue & 0x0700 {
        case 0x0100: [1, 1]
        case 0x0200: [4, 2]
        case 0x0300: [4, 2, 1, 2]
        case 0x0400: [4, 2, 1, 2, 1, 2]
        default: []
        }
    }
}
