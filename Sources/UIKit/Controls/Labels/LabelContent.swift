/// The text of a label or text field, plain or with attributes, and the attributes of plain text.
@MainActor
struct LabelContent {
    private(set) var font: UIFont = .systemFont(ofSize: 17)
    private(set) var color: UIColor = .label
    private(set) var alignment: NSTextAlignment = .natural
    private(set) var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    private var plain: String?
    private var styled: NSAttributedString?
    private var cached: NSAttributedString? { didSet { measured = nil } }
    /// The last measurement, which layout asks for again and again.
    private var measured: (width: CGFloat, lines: Int, size: CGSize)?

    var string: String? { styled?.string ?? plain }
    var isAttributed: Bool { styled != nil }

    mutating func setText(_ text: String?) {
        plain = text
        styled = nil
        cached = nil
    }

    /// Font and colour of the first character become those of later plain text.
    mutating func setAttributedText(_ text: NSAttributedString?) {
        plain = nil
        styled = text.map { NSAttributedString(attributedString: $0) }
        cached = nil
        guard let text, text.length > 0 else { return }
        let first = text.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { self.font = font }
        if let color = first[.foregroundColor] as? UIColor { self.color = color }
        if let style = first[.paragraphStyle] as? NSParagraphStyle {
            alignment = style.alignment
            lineBreakMode = style.lineBreakMode
        }
    }

    mutating func setFont(_ font: UIFont) {
        self.font = font
        change(.font, to: font)
    }

    mutating func setColor(_ color: UIColor) {
        self.color = color
        change(.foregroundColor, to: color)
    }

    mutating func setAlignment(_ alignment: NSTextAlignment) {
        self.alignment = alignment
        changeParagraphs { $0.alignment = alignment }
    }

    mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
        lineBreakMode = mode
        changeParagraphs { $0.lineBreakMode = mode }
    }

    private mutating func change(_ key: NSAttributedString.Key, to value: Any) {
        cached = nil
        guard let styled else { return }
        let text = NSMutableAttributedString(attributedString: styled)
        text.addAttributes([key: value], range: NSRange(location: 0, length: text.length))
        self.styled = text
    }

    private mutating func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        cached = nil
        guard let styled, styled.length > 0 else { return }
        let text = NSMutableAttributedString(attributedString: styled)
        let whole = NSRange(location: 0, length: text.length)
        let style = NSMutableParagraphStyle()
        if let old = styled.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
            style.setParagraphStyle(old)
        }
        change(style)
        text.addAttribute(.paragraphStyle, value: style, range: whole)
        self.styled = text
    }

    /// The text with every attribute it is drawn with; `nil` without text. Text in the label's own colour
    /// is drawn in `color`.
    mutating func attributed(color drawnColor: UIColor) -> NSAttributedString? {
        if drawnColor === color, let cached { return cached }
        let text: NSMutableAttributedString
        if let styled {
            text = NSMutableAttributedString(attributedString: styled)
        } else if let plain {
            text = NSMutableAttributedString(string: plain)
        } else {
            return nil
        }
        let whole = NSRange(location: 0, length: text.length)
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        for (key, value) in [
            (NSAttributedString.Key.font, font as Any), (.foregroundColor, drawnColor), (.paragraphStyle, style),
        ] {
            text.enumerateAttribute(key, in: whole, options: []) { present, range, _ in
                if present == nil || (key == .foregroundColor && drawnColor !== color) {
                    text.addAttributes([key: value], range: range)
                }
            }
        }
        let result = NSAttributedString(attributedString: text)
        if drawnColor === color { cached = result }
        return result
    }

    /// The size of the text in lines of `width` points, as many as `lines` (0 for any); `nil` without text.
    mutating func size(width: CGFloat, lines: Int) -> CGSize? {
        if styled == nil && plain == nil { return nil }
        if let measured, measured.width == width, measured.lines == lines { return measured.size }
        guard let text = attributed(color: color), text.length > 0 else { return nil }
        let size = LabelLayout.size(of: text, width: width, lines: lines, font: font)
        measured = (width, lines, size)
        return size
    }
}
