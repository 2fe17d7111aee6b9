import Foundation

/// The lines of a text that lie in one container, in the container's coordinates.
struct TextPlacement {
    /// One line.
    struct Line {
        /// The characters, with the line's end.
        let range: NSRange
        /// The whole height and width of the line.
        let rect: CGRect
        /// The part with characters, with the padding at both ends.
        let used: CGRect
        /// The baseline, from the top of the container.
        let baseline: CGFloat
        /// The line of `layout`.
        let source: TextLayout.Line
    }

    let container: NSTextContainer
    /// The first character.
    let start: Int
    /// The character after the last that the container takes, shown or not.
    let end: Int
    /// The character after the last that shows.
    let shownEnd: Int
    let lines: [Line]
    /// The line without characters at the end of the text, where there is one.
    let extra: (rect: CGRect, used: CGRect)?
    /// Whether text is replaced by "…".
    let isTruncated: Bool
    let layout: TextLayout

    init(_ text: NSAttributedString, from start: Int, in container: NSTextContainer, usesFontLeading: Bool, isLast: Bool) {
        let rest = NSRange(location: start, length: text.length - start)
        layout = TextLayout(
            start == 0 ? text : text.attributedSubstring(from: rest),
            options: container.options(usesFontLeading: usesFontLeading))
        self.container = container
        self.start = start
        let padding = container.lineFragmentPadding
        let height = container.size.height > 0 ? container.size.height : .infinity
        let truncates = container.lineBreakMode.truncates
        let fitting = layout.lines.enumerated().prefix { place, line in
            line.frame.maxY <= height + 0.01 || (truncates && place == 0)
        }.map(\.element)
        let isWhole = fitting.count == layout.lines.count && !layout.isTruncated
        let width = container.width(around: layout.size.width + 2 * padding)
        var lines: [Line] = []
        var extra: (rect: CGRect, used: CGRect)?
        for (place, line) in fitting.enumerated() {
            let next = place + 1 < layout.lines.count ? layout.lines[place + 1] : nil
            let rect = CGRect(
                x: 0, y: line.frame.minY, width: width, height: (next?.frame.minY ?? line.frame.maxY) - line.frame.minY)
            let used = CGRect(
                x: line.frame.minX, y: line.frame.minY, width: line.frame.width + 2 * padding, height: line.frame.height)
            if line.range.length == 0, line.range.location == rest.length {
                extra = (rect, used)
                continue
            }
            let lineEnd = next?.range.location ?? (isWhole || truncates ? rest.length : line.range.location + line.range.length)
            let range = NSRange(location: start + line.range.location, length: lineEnd - line.range.location)
            lines.append(Line(range: range, rect: rect, used: used, baseline: line.baseline, source: line))
        }
        if text.length == 0 {
            let line = CGRect(x: 0, y: 0, width: 2 * padding, height: layout.options.defaultFont.lineHeight)
            extra = (CGRect(x: 0, y: 0, width: container.width(around: line.width), height: line.height), line)
        }
        self.lines = lines
        self.extra = extra
        isTruncated = layout.isTruncated && truncates
        shownEnd = lines.last.map { $0.range.location + $0.range.length } ?? start
        // A container that cuts with "…", and the last one, take all that is left.
        end = truncates || isWhole ? text.length : shownEnd
    }

    /// The part of the container that has text.
    var used: CGRect {
        let first = lines.first?.used ?? extra?.used ?? .zero
        let all = lines.dropFirst().reduce(first) { $0.union($1.used) }
        return extra.map { all.union($0.used) } ?? all
    }

    /// The boxes that cover characters, one a line.
    func rects(for range: NSRange) -> [CGRect] {
        layout.rects(for: NSRange(location: range.location - start, length: range.length)).map {
            $0.offsetBy(dx: container.lineFragmentPadding, dy: 0)
        }
    }

    /// The character nearest to a point, and how far across it the point is, from 0 to 1.
    func character(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
        guard let line = lines.last(where: { $0.rect.minY <= point.y }) ?? lines.first else { return (start, 0) }
        // The end of a line has no width.
        let last = line.source.range.location + line.source.range.length
        guard line.source.range.length > 0 else { return (line.range.location, 0) }
        let x = point.x - container.lineFragmentPadding
        let inside = CGPoint(
            x: min(max(x, line.source.frame.minX), line.source.frame.maxX), y: line.source.frame.midY)
        let nearest = min(max(layout.characterIndex(at: inside), line.source.range.location), last)
        for index in [nearest - 1, nearest] where index >= line.source.range.location && index < last {
            let composed = (layout.text.string as NSString).rangeOfComposedCharacterSequence(at: index)
            guard let box = layout.rects(for: composed).first, box.minX <= inside.x, inside.x <= box.maxX else { continue }
            let fraction = box.width > 0 ? (inside.x - box.minX) / box.width : 0
            return (start + composed.location, min(max(fraction, 0), 1))
        }
        return (start + min(nearest, last - 1), nearest >= last ? 1 : 0)
    }

    /// The characters of the last line that do not show.
    func truncated(in line: Line) -> NSRange {
        let lineEnd = line.range.location + line.range.length
        let sourceEnd = line.source.range.location + line.source.range.length
        guard let hidden = layout.ellipsis(in: line.source) else {
            return NSRange(location: start + sourceEnd, length: lineEnd - start - sourceEnd)
        }
        let isTail = hidden.location + hidden.length >= sourceEnd
        let end = isTail ? lineEnd : start + hidden.location + hidden.length
        return NSRange(location: start + hidden.location, length: end - start - hidden.location)
    }
}
