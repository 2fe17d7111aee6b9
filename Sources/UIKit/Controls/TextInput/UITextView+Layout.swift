extension UITextView {
    /// Text containers leave this much at both ends of a line, in points; by default 5
    /// (Apple documentation: *NSTextContainer*, *lineFragmentPadding*).
    private var linePadding: CGFloat { textKit?.container.lineFragmentPadding ?? 5 }

    private func lineWidth(within width: CGFloat) -> CGFloat {
        max(1, width - textContainerInset.left - textContainerInset.right - 2 * linePadding)
    }

    private func layout(within width: CGFloat) -> TextLayout? {
        guard let text = content.attributed(color: content.color), text.length > 0 else { return nil }
        guard let container = textKit?.container, container.maximumNumberOfLines > 0 else {
            return LabelLayout.layout(text, width: lineWidth(within: width), height: .infinity, lines: 0)
        }
        var options = container.options(usesFontLeading: false)
        options.width = lineWidth(within: width)
        options.height = .infinity
        return TextLayout(text, options: options)
    }

    /// The size of the text with its insets at a width; never less than one line high.
    func textSize(within width: CGFloat) -> CGSize {
        let size = layout(within: width)?.size ?? .zero
        let height = max(size.height, content.font.lineHeight).rounded(.up)
        return CGSize(
            width: size.width.rounded(.up) + textContainerInset.left + textContainerInset.right + 2 * linePadding,
            height: height + textContainerInset.top + textContainerInset.bottom)
    }

    /// Where the text is in the content.
    private var textFrame: CGRect {
        let size = textSize(within: bounds.width)
        return CGRect(
            x: textContainerInset.left + linePadding, y: textContainerInset.top,
            width: lineWidth(within: bounds.width),
            height: size.height - textContainerInset.top - textContainerInset.bottom)
    }

    func layoutText() {
        textKit?.fit(self)
        let frame = textFrame
        if textLabel.frame != frame {
            textLabel.frame = frame
            textLabel.setNeedsDisplay()
        }
        contentSize = CGSize(width: bounds.width, height: frame.maxY + textContainerInset.bottom)
        caret.isHidden = !isEditing || validSelection.length > 0
        guard !caret.isHidden else { return }
        caret.backgroundColor = tintColor
        caret.frame = caretFrame(at: validSelection.location)
    }

    private func caretFrame(at character: Int) -> CGRect {
        let frame = textFrame
        guard let layout = layout(within: bounds.width), let last = layout.lines.last else {
            return CGRect(x: frame.minX, y: frame.minY, width: 2, height: content.font.lineHeight)
        }
        let isAtEnd = character >= layout.text.length
        let line = isAtEnd ? last : layout.line(at: character) ?? last
        let x = isAtEnd ? last.frame.maxX : layout.x(at: character)
        return CGRect(x: frame.minX + x, y: frame.minY + line.frame.minY, width: 2, height: line.frame.height)
    }

    /// The rectangles of a stretch in the content, a line each.
    func textRects(of range: NSRange) -> [CGRect] {
        let origin = textFrame.origin
        guard range.length > 0 else { return [caretFrame(at: range.location)] }
        return layout(within: bounds.width)?.rects(for: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) } ?? []
    }

    /// A tap begins editing and puts the insertion point where the finger was.
    func tapped(at point: CGPoint) {
        guard isEditable || isSelectable else { return }
        becomeFirstResponder()
        guard isEditing, let layout = layout(within: bounds.width) else { return }
        let origin = textFrame.origin
        let index = layout.characterIndex(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
        selectedRange = NSRange(location: min(index, editedString.length), length: 0)
    }

    func drawText(in rect: CGRect) {
        if let textKit {
            let origin = CGPoint(x: rect.minX - linePadding, y: rect.minY)
            let glyphs = textKit.layoutManager.glyphRange(for: textKit.container)
            textKit.layoutManager.drawBackground(forGlyphRange: glyphs, at: origin)
            return textKit.layoutManager.drawGlyphs(forGlyphRange: glyphs, at: origin)
        }
        guard let text = content.attributed(color: content.color) else { return }
        LabelLayout.draw(text, in: rect, lines: 0)
    }
}

/// Draws the text of a text view.
@MainActor
final class TextViewContentView: UIView {
    weak var owner: UITextView?

    override func draw(_ rect: CGRect) { owner?.drawText(in: bounds) }
}
