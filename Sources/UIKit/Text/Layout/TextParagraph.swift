internal import CPango
import Foundation

/// One paragraph of a text, shaped and broken into lines by Pango.
final class TextParagraph {
    /// Text with the same attributes.
    struct Run {
        /// The bytes of the paragraph's UTF-8 that the run covers.
        let bytes: Range<Int>
        /// The font.
        let font: UIFont
        /// The attributes.
        let attributes: [NSAttributedString.Key: Any]
    }

    /// The limits within which lines are broken; lengths in points.
    struct Limits {
        /// The room for lines without indents; nil for no limit.
        var width: CGFloat?
        /// The greatest number of lines; nil for no limit.
        var lineCount: Int?
        /// What happens to text beyond the limits.
        var lineBreakMode: NSLineBreakMode
    }

    /// The characters of the whole text that belong to the paragraph, without its separator.
    let range: NSRange
    /// The runs in order.
    let runs: [Run]
    /// The style of the paragraph.
    let style: NSParagraphStyle
    /// The font of an empty paragraph.
    let emptyFont: UIFont
    /// The characters.
    let string: String
    /// Pango's layout.
    let layout: OpaquePointer

    init?(_ text: NSAttributedString, range: NSRange, defaultFont: UIFont, appending suffix: String = "") {
        self.range = range
        guard let layout = pango_layout_new(PangoEngine.context) else { return nil }
        self.layout = layout
        let at = range.location < text.length ? range.location : text.length - 1
        let first = at >= 0 ? text.attributes(at: at, effectiveRange: nil) : [:]
        style = first[.paragraphStyle] as? NSParagraphStyle ?? .default
        emptyFont = first[.font] as? UIFont ?? defaultFont
        var runs: [Run] = []
        var string = ""
        let source = text.string as NSString
        text.enumerateAttributes(in: range, options: []) { attributes, runRange, _ in
            let piece = source.substring(with: runRange)
            let start = runs.last?.bytes.upperBound ?? 0
            let bytes = start..<(start + piece.utf8.count)
            let font = attributes[.font] as? UIFont ?? defaultFont
            runs.append(Run(bytes: bytes, font: font, attributes: attributes))
            string += piece
        }
        if !suffix.isEmpty, let last = runs.popLast() {
            string += suffix
            let bytes = last.bytes.lowerBound..<(last.bytes.upperBound + suffix.utf8.count)
            runs.append(Run(bytes: bytes, font: last.font, attributes: last.attributes))
        }
        self.runs = runs
        self.string = string
        pango_layout_set_text(layout, string, Int32(string.utf8.count))
        setFont()
        setAttributes()
    }

    deinit {
        PangoEngine.lock.withLock { g_object_unref(UnsafeMutableRawPointer(layout)) }
    }

    private func setFont() {
        let font = runs.first?.font ?? emptyFont
        let description = PangoEngine.description(font.face, size: font.pointSize)
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
    }

    private func setAttributes() {
        let list = pango_attr_list_new()
        for run in runs {
            func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                attribute?.pointee.start_index = UInt32(run.bytes.lowerBound)
                attribute?.pointee.end_index = UInt32(run.bytes.upperBound)
                pango_attr_list_insert(list, attribute)
            }
            let description = PangoEngine.description(run.font.face, size: run.font.pointSize)
            add(pango_attr_font_desc_new(description))
            pango_font_description_free(description)
            let features = run.font.face.features
            if !features.isEmpty { add(pango_attr_font_features_new(features)) }
            if let kern = run.length(.kern) ?? run.length(.tracking), kern != 0 {
                add(pango_attr_letter_spacing_new(Int32(kern * PangoEngine.unit)))
            }
            if let rise = run.length(.baselineOffset), rise != 0 {
                add(pango_attr_rise_new(Int32(rise * PangoEngine.unit)))
            }
            if let attachment = run.attachment {
                var box = attachment.pangoRectangle
                add(pango_attr_shape_new(&box, &box))
            }
        }
        pango_layout_set_attributes(layout, list)
        pango_attr_list_unref(list)
    }

    /// Breaks the paragraph into lines.
    func breakLines(_ limits: Limits) {
        let mode = limits.lineBreakMode
        let wraps = limits.lineCount != 1 || mode == .byWordWrapping || mode == .byCharWrapping
        pango_layout_set_wrap(layout, mode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
        guard let width = limits.width else {
            pango_layout_set_width(layout, -1)
            return
        }
        let first = style.firstLineHeadIndent
        let head = style.headIndent
        let room = max(0, width - min(first, head) - trailingIndent(in: width))
        let isTruncating = mode.truncates && limits.lineCount != nil
        if wraps || isTruncating {
            // A hair more room than measured, so that rounding does not break a line that fits.
            pango_layout_set_width(layout, Int32(min(room * PangoEngine.unit + 1, 1e9)))
            pango_layout_set_indent(layout, Int32((first - head) * PangoEngine.unit))
        } else {
            pango_layout_set_width(layout, -1)
        }
        if isTruncating, let count = limits.lineCount {
            pango_layout_set_height(layout, -Int32(count))
            pango_layout_set_ellipsize(layout, mode.pangoEllipsis)
        }
        pango_layout_set_justify(layout, style.alignment == .justified ? 1 : 0)
    }

    /// The room kept free at the trailing edge.
    func trailingIndent(in width: CGFloat) -> CGFloat {
        style.tailIndent > 0 ? max(0, width - style.tailIndent) : -style.tailIndent
    }

    /// The number of lines.
    var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

    /// Whether text was left out for "…".
    var isTruncated: Bool { pango_layout_is_ellipsized(layout) != 0 }

    /// Pango's line at a place, valid as long as the paragraph.
    func line(_ index: Int) -> UnsafeMutablePointer<PangoLayoutLine>? {
        pango_layout_get_line_readonly(layout, Int32(index))
    }
}

extension TextParagraph.Run {
    /// A length among the attributes, in points.
    func length(_ key: NSAttributedString.Key) -> CGFloat? {
        switch attributes[key] {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    /// The attachment, if the run is one.
    var attachment: NSTextAttachment? { attributes[.attachment] as? NSTextAttachment }

    /// The heights above and below the baseline, in points, both positive.
    var extent: (above: CGFloat, below: CGFloat) {
        if let attachment {
            let box = attachment.box
            return (max(0, box.maxY), max(0, -box.minY))
        }
        let rise = length(.baselineOffset) ?? 0
        return (font.ascender + rise, -font.descender - rise)
    }
}

extension NSTextAttachment {
    /// The place of the picture from the baseline's start, y upwards, in points.
    final var box: CGRect {
        attachmentBounds(
            for: nil, proposedLineFragment: CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: 0),
            glyphPosition: .zero, characterIndex: 0)
    }

    fileprivate final var pangoRectangle: PangoRectangle {
        let box = box
        let unit = PangoEngine.unit
        return PangoRectangle(
            x: Int32(box.minX * unit), y: Int32(-box.maxY * unit),
            width: Int32((box.width + 2 * lineLayoutPadding) * unit), height: Int32(box.height * unit))
    }
}

extension NSLineBreakMode {
    /// Whether the mode shows "…" for text that does not fit.
    var truncates: Bool {
        self == .byTruncatingHead || self == .byTruncatingTail || self == .byTruncatingMiddle
    }

    fileprivate var pangoEllipsis: PangoEllipsizeMode {
        switch self {
        case .byTruncatingHead: PANGO_ELLIPSIZE_START
        case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .byTruncatingTail: PANGO_ELLIPSIZE_END
        default: PANGO_ELLIPSIZE_NONE
        }
    }
}
