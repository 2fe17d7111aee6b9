import Foundation

extension NSLayoutManager {
    /// The part of a container that has text, in its coordinates and points.
    public func usedRect(for container: NSTextContainer) -> CGRect { placement(in: container)?.used ?? .zero }

    /// The box around glyphs in a container, in its coordinates and points.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let boxes = placement(in: container)?.rects(for: glyphRange) ?? []
        guard let first = boxes.first else { return .zero }
        return boxes.dropFirst().reduce(first) { $0.union($1) }
    }

    /// The line in which a glyph is, over the container's whole width; `effectiveGlyphRange` gets the line's glyphs.
    public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let (_, line) = fragment(at: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = line.range
        return line.rect
    }
    /// The part of a glyph's line that has text; `effectiveGlyphRange` gets the line's glyphs.
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        guard let (_, line) = fragment(at: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = line.range
        return line.used
    }
    /// The line after a line end at the end of the text, or of a text without characters; zero without.
    public var extraLineFragmentRect: CGRect { placements.last?.extra?.rect ?? .zero }
    /// The part of that line that counts as used.
    public var extraLineFragmentUsedRect: CGRect { placements.last?.extra?.used ?? .zero }
    /// The container of that line.
    public var extraLineFragmentTextContainer: NSTextContainer? {
        placements.last.flatMap { $0.extra == nil ? nil : $0.container }
    }

    /// Where a glyph begins on its baseline, from the corner of its line.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let (placement, line) = fragment(at: glyphIndex) else { return .zero }
        let x = placement.rects(for: NSRange(location: glyphIndex, length: 1)).first?.minX ?? line.used.maxX
        return CGPoint(x: x - line.rect.minX, y: line.baseline - line.rect.minY)
    }

    /// The glyphs of a glyph's line that "…" stands for; `NSNotFound` where all show.
    public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let (placement, line) = fragment(at: glyphIndex), placement.isTruncated,
            line.range.location == placement.lines.last?.range.location
        else { return NSRange(location: NSNotFound, length: 0) }
        return placement.truncated(in: line)
    }

    // MARK: Points

    /// The glyph nearest to a point of a container.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        placement(in: container)?.character(at: point).index ?? 0
    }
    /// The glyph nearest to a point of a container; `partialFraction` gets how far across it the point is.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = placement(in: container)?.character(at: point)
        partialFraction?.pointee = found?.fraction ?? 0
        return found?.index ?? 0
    }
    /// How far across the nearest glyph a point of a container is, from 0 to 1.
    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        placement(in: container)?.character(at: point).fraction ?? 0
    }
    /// The character nearest to a point of a container; `partialFraction` gets how far the point is on the way from its
    /// insertion point to the next.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }
    /// The glyphs of the lines that reach into a rectangle of a container.
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        let lines = placement(in: container)?.lines.filter { $0.rect.overlaps(bounds) } ?? []
        guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
        let start = first.range.location
        return NSRange(location: start, length: last.range.location + last.range.length - start)
    }

    // MARK: Lines

    /// Calls `block` for each line with some of the glyphs: its rectangle, the used part, its container and glyphs.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for placement in placements {
            for line in placement.lines where NSIntersectionRange(line.range, glyphRange).length > 0 {
                block(line.rect, line.used, placement.container, line.range, &stop)
                if stop.boolValue { return }
            }
        }
    }
    /// Calls `block` with the boxes that cover glyphs in a container, one a line. Glyphs that are also in
    /// `selectedRange` have boxes that reach to the ends of lines that are selected whole.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let placement = placement(in: textContainer) else { return }
        var stop = ObjCBool(false)
        for line in placement.lines {
            let part = NSIntersectionRange(line.range, glyphRange)
            guard part.length > 0, var box = placement.rects(for: part).first else { continue }
            let isSelected = selectedRange.location != NSNotFound && NSIntersectionRange(part, selectedRange) == part
            if isSelected, selectedRange.location + selectedRange.length > line.range.location + line.range.length {
                box.size.width = line.rect.maxX - box.minX
            }
            if isSelected, selectedRange.location < line.range.location {
                box.size.width += box.minX - line.rect.minX
                box.origin.x = line.rect.minX
            }
            block(box, &stop)
            if stop.boolValue { return }
        }
    }
}
