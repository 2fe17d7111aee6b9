internal import CPango
import Foundation

extension TextLayout {
    /// The place between characters that is nearest to a point, as a number of UTF-16 units.
    func characterIndex(at point: CGPoint) -> Int {
        guard let line = lines.last(where: { $0.frame.minY <= point.y }) ?? lines.first else { return 0 }
        return PangoEngine.lock.withLock {
            let paragraph = paragraphs[line.paragraph]
            guard let pango = paragraph.line(line.index) else { return line.range.location }
            var byte: Int32 = 0
            var trailing: Int32 = 0
            let x = (point.x - line.frame.minX) * PangoEngine.unit
            pango_layout_line_x_to_index(pango, Int32(min(max(x, 0), 1e9)), &byte, &trailing)
            let character = paragraph.character(atByte: Int(byte))
            // `trailing` counts scalars of a grapheme; its end is where the next one begins.
            guard trailing > 0 else { return paragraph.range.location + character }
            let start = paragraph.range.location + character
            let grapheme = (text.string as NSString).rangeOfComposedCharacterSequence(at: min(start, text.length - 1))
            return min(grapheme.location + grapheme.length, paragraph.range.location + paragraph.range.length)
        }
    }

    /// The line in which the place before a character is; the later one at a wrap.
    func line(at character: Int) -> Line? {
        lines.last { $0.range.location <= character } ?? lines.first
    }

    /// The horizontal place before a character, in points.
    func x(at character: Int) -> CGFloat {
        line(at: character).map { x(at: character, in: $0) } ?? 0
    }

    /// The horizontal place before a character in a line; after its last one, where the line's text ends.
    private func x(at character: Int, in line: Line) -> CGFloat {
        PangoEngine.lock.withLock {
            let paragraph = paragraphs[line.paragraph]
            guard let pango = paragraph.line(line.index) else { return line.frame.minX }
            var place = character
            // Behind the last character Pango knows only the line's width, which in Hebrew is where it begins.
            let isEnd = character == line.range.location + line.range.length && line.range.length > 0
            if isEnd { place = (text.string as NSString).rangeOfComposedCharacterSequence(at: character - 1).location }
            let byte = paragraph.byte(atCharacter: place - paragraph.range.location)
            var x: Int32 = 0
            pango_layout_line_index_to_x(pango, Int32(byte), isEnd ? 1 : 0, &x)
            return line.frame.minX + CGFloat(x) / PangoEngine.unit
        }
    }

    /// The boxes that cover characters, one a line; in text of both directions from the first to the last of them.
    func rects(for range: NSRange) -> [CGRect] {
        let end = range.location + range.length
        return lines.compactMap { line in
            let lineEnd = line.range.location + line.range.length
            let from = max(range.location, line.range.location)
            let to = min(end, lineEnd)
            guard from < to else { return nil }
            if from == line.range.location, to == lineEnd { return line.frame }
            let places = (from...to).map { x(at: $0, in: line) }
            guard let left = places.min(), let right = places.max() else { return nil }
            return CGRect(x: left, y: line.frame.minY, width: right - left, height: line.frame.height)
        }
    }

    /// The characters of a line that "…" stands for; nil where all show.
    func ellipsis(in line: Line) -> NSRange? {
        PangoEngine.lock.withLock {
            let paragraph = paragraphs[line.paragraph]
            var next = paragraph.line(line.index)?.pointee.runs
            while let node = next {
                next = node.pointee.next
                guard let item = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item,
                    item.pointee.analysis.flags & Self.ellipsisFlag != 0
                else { continue }
                let start = Int(item.pointee.offset)
                return paragraph.characters(start..<(start + Int(item.pointee.length)))
            }
            return nil
        }
    }

    /// `PANGO_ANALYSIS_FLAG_IS_ELLIPSIS`, a macro that Swift does not see.
    private static let ellipsisFlag: UInt8 = 1 << 1
}
