/// Measures and draws the text of labels, fields and buttons.
@MainActor
enum LabelLayout {
    /// The size of `text` broken at `width`, of at most `lines` lines (0 for any number), in points.
    static func size(of text: NSAttributedString, width: CGFloat, lines: Int, font: UIFont) -> CGSize {
        layout(text, width: width, height: .infinity, lines: lines).size
    }

    /// The lines of `text` in a room of `width` and `height` points.
    static func layout(_ text: NSAttributedString, width: CGFloat, height: CGFloat, lines: Int) -> TextLayout {
        var options = TextLayout.Options()
        options.width = width
        options.height = height
        options.numberOfLines = lines
        return TextLayout(text, options: options)
    }

    /// Draws `text` in `rect`, cutting the last line where it does not fit.
    static func draw(_ text: NSAttributedString, in rect: CGRect, lines: Int) {
        text.draw(with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    }

    /// The text in one colour.
    static func recolor(_ text: NSAttributedString, _ color: UIColor) -> NSAttributedString {
        let copy = NSMutableAttributedString(attributedString: text)
        copy.addAttribute(.foregroundColor, value: color, range: NSRange(location: 0, length: copy.length))
        return copy
    }

    /// The text with its fonts smaller, so that one line fits `width`; not below `smallest` of their size.
    static func shrink(_ text: NSAttributedString, toWidth width: CGFloat, smallest: CGFloat) -> NSAttributedString {
        let natural = text.size().width
        guard natural > width, natural > 0 else { return text }
        let factor = max(smallest, width / natural)
        let copy = NSMutableAttributedString(attributedString: text)
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length), options: []) { value, range, _ in
            guard let font = value as? UIFont else { return }
            copy.addAttribute(.font, value: font.withSize(font.pointSize * factor), range: range)
        }
        return copy
    }

    /// The font of the same text style at the traits' preferred size; `nil` for a font of no style.
    static func preferred(_ font: UIFont, for traits: UITraitCollection) -> UIFont? {
        guard let style = font.fontDescriptor.object(forKey: .textStyle) else { return nil }
        let name = (style as? UIFont.TextStyle) ?? (style as? String).map { UIFont.TextStyle(rawValue: $0) }
        return name.map { .preferredFont(forTextStyle: $0, compatibleWith: traits) }
    }
}
