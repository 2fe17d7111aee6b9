extension NSLayoutManager {
    /// Draws one part of the lines with some of the glyphs; lines of which only some are meant are clipped to these.
    func draw(_ glyphs: NSRange, at origin: CGPoint, _ part: TextLayout.Part) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for placement in placements {
            for line in placement.lines {
                let shown = NSIntersectionRange(line.range, glyphs)
                guard shown.length > 0 else { continue }
                let start = CGPoint(x: origin.x + placement.container.lineFragmentPadding, y: origin.y)
                context.saveGState()
                if shown != line.range {
                    for box in placement.rects(for: shown) { context.clip(to: box.offsetBy(dx: origin.x, dy: origin.y)) }
                }
                placement.layout.draw(line.source, in: context, at: start, part)
                context.restoreGState()
            }
        }
    }
}
