internal import CPango
import Foundation

/// A text laid out in lines: what labels, buttons and text views measure and draw.
///
/// Lines have the heights of their `UIFont`s, so that sizes are San Francisco's; widths are those of
/// the font that stands in. Made once for a text and its room, then asked as often as needed.
final class TextLayout: @unchecked Sendable {
    /// The room and rules for a text. Lengths are in points.
    struct Options {
        /// The room across; not finite or not positive for no limit.
        var width: CGFloat = .infinity
        /// The room from top to bottom, which limits lines in truncating modes.
        var height: CGFloat = .infinity
        /// The greatest number of lines; 0 for no limit.
        var numberOfLines = 0
        /// What happens to text beyond the limits; that of the paragraphs, if nil.
        var lineBreakMode: NSLineBreakMode?
        /// Where lines lie; as the paragraphs say, if nil.
        var alignment: NSTextAlignment?
        /// Whether natural alignment is at the right.
        var isRightToLeft = false
        /// Whether the fonts' leading adds to the height of lines.
        var usesFontLeading = false
        /// The font of text that has none.
        var defaultFont = UIFont.systemFont(ofSize: 12)
    }

    /// One line.
    struct Line {
        /// The characters of the text in the line.
        let range: NSRange
        /// The box of the line: as wide as its characters, as high as its line.
        var frame: CGRect
        /// The baseline, from the top of the text.
        let baseline: CGFloat
        /// The paragraph, and the line's place in it.
        let paragraph: Int
        let index: Int
    }

    /// The text.
    let text: NSAttributedString
    /// The room and rules.
    let options: Options
    /// The lines from top to bottom.
    private(set) var lines: [Line] = []
    /// The size that the lines take, in points, not rounded.
    private(set) var size = CGSize.zero
    /// Whether some text does not show.
    private(set) var isTruncated = false
    /// The paragraphs that have lines.
    private(set) var paragraphs: [TextParagraph] = []

    init(_ text: NSAttributedString, options: Options = Options()) {
        self.text = text
        self.options = options
        PangoEngine.lock.withLock {
            layOut(lineLimit: options.numberOfLines)
            limitHeight()
        }
    }

    /// The baseline of the first line, from the top; 0 without lines.
    var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

    /// The baseline of the last line, from the top; 0 without lines.
    var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    private var width: CGFloat? {
        options.width.isFinite && options.width > 0 && options.width < 1e6 ? options.width : nil
    }

    /// In a truncating mode, lines that are cut at the bottom give way to "…", but for the first one.
    private func limitHeight() {
        guard size.height > options.height + 0.01, lines.count > 1 else { return }
        guard lines.contains(where: { mode(of: paragraphs[$0.paragraph]).truncates }) else { return }
        let fitting = lines.prefix { $0.frame.maxY <= options.height + 0.01 }.count
        layOut(lineLimit: max(1, fitting))
    }

    private func mode(of paragraph: TextParagraph) -> NSLineBreakMode {
        options.lineBreakMode ?? paragraph.style.lineBreakMode
    }

    private func layOut(lineLimit: Int) {
        lines = []
        paragraphs = []
        isTruncated = false
        var top: CGFloat = 0
        let ranges = TextLayout.paragraphRanges(text.string as NSString)
        for (place, range) in ranges.enumerated() {
            let remaining = lineLimit == 0 ? nil : lineLimit - lines.count
            if remaining == 0 {
                isTruncated = true
                break
            }
            guard let paragraph = makeParagraph(range, isLast: place == ranges.count - 1, remaining) else { continue }
            let spacing = lines.last.map { _ in
                max(0, paragraphs.last?.style.lineSpacing ?? 0) + (paragraphs.last?.style.paragraphSpacing ?? 0)
                    + paragraph.style.paragraphSpacingBefore
            }
            top += spacing ?? 0
            paragraphs.append(paragraph)
            top = addLines(of: paragraph, from: top, limit: remaining)
        }
        align()
    }

    /// Breaks a paragraph, and marks it as going on when the ones after it have no room.
    private func makeParagraph(_ range: NSRange, isLast: Bool, _ remaining: Int?) -> TextParagraph? {
        guard let paragraph = TextParagraph(text, range: range, defaultFont: options.defaultFont) else { return nil }
        let limits = TextParagraph.Limits(width: width, lineCount: remaining, lineBreakMode: mode(of: paragraph))
        paragraph.breakLines(limits)
        guard let remaining, !isLast, limits.lineBreakMode == .byTruncatingTail, !paragraph.isTruncated,
            paragraph.lineCount >= remaining
        else { return paragraph }
        let marked = TextParagraph(text, range: range, defaultFont: options.defaultFont, appending: "\u{2026}")
        marked?.breakLines(limits)
        return marked
    }

    private func addLines(of paragraph: TextParagraph, from top: CGFloat, limit: Int?) -> CGFloat {
        var top = top
        let count = min(paragraph.lineCount, limit ?? .max)
        if paragraph.isTruncated || count < paragraph.lineCount { isTruncated = true }
        for index in 0..<count {
            guard let line = paragraph.line(index) else { continue }
            if index > 0 { top += max(0, paragraph.style.lineSpacing) }
            var logical = PangoRectangle()
            pango_layout_line_get_extents(line, nil, &logical)
            let bytes = Int(line.pointee.start_index)..<Int(line.pointee.start_index + line.pointee.length)
            let measure = self.measure(paragraph, bytes)
            let frame = CGRect(
                x: 0, y: top, width: CGFloat(logical.width) / PangoEngine.unit, height: measure.height)
            lines.append(
                Line(
                    range: paragraph.characters(bytes), frame: frame,
                    baseline: top + measure.height - measure.below,
                    paragraph: paragraphs.count - 1, index: index))
            top += measure.height
        }
        return top
    }

    /// The height of a line, and the part of it below the baseline.
    private func measure(_ paragraph: TextParagraph, _ bytes: Range<Int>) -> (height: CGFloat, below: CGFloat) {
        var above: CGFloat = 0
        var below: CGFloat = 0
        var leading: CGFloat = 0
        var isEmpty = true
        for run in paragraph.runs where run.bytes.overlaps(bytes) {
            let extent = run.extent
            above = isEmpty ? extent.above : max(above, extent.above)
            below = isEmpty ? extent.below : max(below, extent.below)
            leading = max(leading, run.font.leading)
            isEmpty = false
        }
        if isEmpty {
            let font = paragraph.emptyFont
            (above, below, leading) = (font.ascender, -font.descender, font.leading)
        }
        var height = above + below + (options.usesFontLeading ? leading : 0)
        let style = paragraph.style
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
        if style.minimumLineHeight > 0 { height = max(height, style.minimumLineHeight) }
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        return (height, below)
    }

    /// Puts lines where the alignment has them, and adds up the size.
    private func align() {
        var widest: CGFloat = 0
        for line in lines {
            let style = paragraphs[line.paragraph].style
            widest = max(widest, line.frame.width + indent(style, line.index) + max(0, -style.tailIndent))
        }
        let room = width ?? widest
        for place in lines.indices {
            let paragraph = paragraphs[lines[place].paragraph]
            let indent = indent(paragraph.style, lines[place].index)
            let free = room - indent - paragraph.trailingIndent(in: room) - lines[place].frame.width
            lines[place].frame.origin.x = indent + max(0, free) * share(paragraph, lines[place].index)
        }
        size = CGSize(width: widest, height: lines.last?.frame.maxY ?? 0)
    }

    private func indent(_ style: NSParagraphStyle, _ index: Int) -> CGFloat {
        index == 0 ? style.firstLineHeadIndent : style.headIndent
    }

    /// The part of the free room that lies before the line.
    private func share(_ paragraph: TextParagraph, _ index: Int) -> CGFloat {
        switch options.alignment ?? paragraph.style.alignment {
        case .left: return 0
        case .center: return 0.5
        case .right: return 1
        case .natural, .justified:
            if paragraph.style.baseWritingDirection == .rightToLeft { return 1 }
            if paragraph.style.baseWritingDirection == .leftToRight { return 0 }
            return options.isRightToLeft ? 1 : 0
        }
    }

    /// The paragraphs of a text without their separators; a separator at the end begins an empty one.
    private static func paragraphRanges(_ string: NSString) -> [NSRange] {
        guard string.length > 0 else { return [] }
        var ranges: [NSRange] = []
        var start = 0
        var place = 0
        while place < string.length {
            let character = string.character(at: place)
            if character == 0x0A || character == 0x0D || character == 0x2029 {
                ranges.append(NSRange(location: start, length: place - start))
                let isPair = character == 0x0D && place + 1 < string.length && string.character(at: place + 1) == 0x0A
                place += isPair ? 2 : 1
                start = place
            } else {
                place += 1
            }
        }
        ranges.append(NSRange(location: start, length: string.length - start))
        return ranges
    }
}

extension TextParagraph {
    /// The characters of the whole text for bytes of the paragraph.
    func characters(_ bytes: Range<Int>) -> NSRange {
        let lower = character(atByte: bytes.lowerBound)
        let upper = character(atByte: bytes.upperBound)
        return NSRange(location: range.location + lower, length: max(0, upper - lower))
    }

    /// How many UTF-16 units of the paragraph lie before a byte.
    func character(atByte byte: Int) -> Int {
        let utf8 = string.utf8
        let index = utf8.index(utf8.startIndex, offsetBy: min(byte, utf8.count))
        return min(string.utf16.distance(from: string.utf16.startIndex, to: index), range.length)
    }

    /// The byte before which a number of UTF-16 units of the paragraph lie.
    func byte(atCharacter character: Int) -> Int {
        let utf16 = string.utf16
        let index = utf16.index(utf16.startIndex, offsetBy: min(max(0, character), utf16.count))
        return string.utf8.distance(from: string.utf8.startIndex, to: index)
    }
}
