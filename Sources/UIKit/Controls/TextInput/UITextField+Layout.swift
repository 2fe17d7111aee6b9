extension UITextField {
    private static let roundedInset: CGFloat = 7
    private static let roundedMargin: CGFloat = 6
    private static let clearButtonSide: CGFloat = 19

    var placeholderText: NSAttributedString? {
        placeholder.map {
            NSAttributedString(
                string: $0, attributes: [.font: content.font, .foregroundColor: UIColor.placeholderText])
        }
    }

    /// The text as it is shown: dots for each character of a secure field.
    var shownString: String {
        let text = content.string ?? ""
        return isSecureTextEntry ? String(repeating: "\u{2022}", count: text.count) : text
    }

    var shownText: NSAttributedString? {
        guard isSecureTextEntry else { return content.attributed(color: content.color) }
        return NSAttributedString(
            string: shownString, attributes: [.font: content.font, .foregroundColor: content.color])
    }

    /// Puts text and placeholder into their places.
    func showText() {
        textLabel.isHidden = !hasText
        placeholderLabel.isHidden = hasText
        textLabel.setNeedsDisplay()
        placeholderLabel.setNeedsDisplay()
        setNeedsLayout()
    }

    func drawShownText(in rect: CGRect) {
        guard var text = shownText, text.length > 0 else { return }
        if adjustsFontSizeToFitWidth {
            text = LabelLayout.shrink(text, toWidth: rect.width, smallest: minimumFontSize / max(1, content.font.pointSize))
        }
        draw(isEnabled ? text : LabelLayout.recolor(text, .tertiaryLabel), in: rect)
    }

    func drawShownPlaceholder(in rect: CGRect) {
        guard let text = attributedPlaceholder else { return }
        draw(text, in: rect)
    }

    private func draw(_ text: NSAttributedString, in rect: CGRect) {
        let size = LabelLayout.size(of: text, width: rect.width, lines: 1, font: content.font)
        let place = CGRect(
            x: rect.minX, y: rect.minY + (rect.height - size.height) / 2, width: rect.width, height: size.height)
        LabelLayout.draw(aligned(text), in: place, lines: 1)
    }

    private func aligned(_ text: NSAttributedString) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = content.alignment
        style.lineBreakMode = .byTruncatingTail
        let copy = NSMutableAttributedString(attributedString: text)
        copy.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: copy.length))
        return copy
    }

    // MARK: Border and background

    func showBorder() {
        layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
        layer.borderWidth = borderStyle == .none ? 0 : borderStyle == .roundedRect ? 0.5 : 1
        let color: UIColor = borderStyle == .line ? .label : .separator
        layer.borderColor = borderStyle == .none ? nil : color.resolvedColor(with: traitCollection).cgColor
        showBackground()
    }

    /// A rounded border leaves no room for a picture (Apple documentation: *borderStyle*).
    func showBackground() {
        let image = isEnabled ? background : disabledBackground ?? background
        guard borderStyle != .roundedRect, let image else {
            backgroundImageView?.removeFromSuperview()
            backgroundImageView = nil
            return
        }
        let view = backgroundImageView ?? UIImageView(frame: .zero)
        if backgroundImageView == nil {
            insertSubview(view, at: 0)
            backgroundImageView = view
        }
        view.image = image
        setNeedsLayout()
    }

    // MARK: Rectangles

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }
    private var showsRightView: Bool { rightView != nil && isShown(rightViewMode) }
    private var showsClearButton: Bool { hasText && isShown(clearButtonMode) && !showsRightView }
    private var sideInset: CGFloat { borderStyle == .none ? 0 : borderStyle == .roundedRect ? Self.roundedInset : 4 }

    func placeText(in bounds: CGRect) -> CGRect {
        let border = borderRect(forBounds: bounds)
        let margin = borderStyle == .none ? 0 : 2.0
        var rect = border.insetBy(dx: min(sideInset, border.width / 2), dy: min(margin, border.height / 2))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if showsLeftView { cut(&rect, leftViewRect(forBounds: bounds), fromLeft: !isRightToLeft) }
        if showsRightView {
            cut(&rect, rightViewRect(forBounds: bounds), fromLeft: isRightToLeft)
        } else if showsClearButton {
            cut(&rect, clearButtonRect(forBounds: bounds), fromLeft: isRightToLeft)
        }
        return rect
    }

    private func cut(_ rect: inout CGRect, _ view: CGRect, fromLeft: Bool) {
        if fromLeft {
            let x = max(rect.minX, view.maxX)
            rect.size.width = max(0, rect.maxX - x)
            rect.origin.x = x
        } else {
            rect.size.width = max(0, min(rect.maxX, view.minX) - rect.minX)
        }
    }

    func placeSideView(_ view: UIView?, atLeading isLeading: Bool, in bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        let size = BarMetrics.size(of: view, within: bounds.size)
        let isLeft = isLeading != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    func placeClearButton(in bounds: CGRect) -> CGRect {
        let side = Self.clearButtonSide
        let gap: CGFloat = 5
        let isLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isLeft ? bounds.minX + gap : bounds.maxX - side - gap, y: bounds.midY - side / 2, width: side, height: side)
    }

    func layoutParts() {
        backgroundImageView?.frame = bounds
        let text = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        textLabel.frame = text
        placeholderLabel.frame = placeholderRect(forBounds: bounds)
        place(leftView, leftViewRect(forBounds: bounds), isShown: showsLeftView)
        place(rightView, rightViewRect(forBounds: bounds), isShown: showsRightView)
        if showsClearButton && clearButton == nil { makeClearButton() }
        clearButton?.isHidden = !showsClearButton
        if showsClearButton { clearButton?.frame = clearButtonRect(forBounds: bounds) }
        layoutCaret(in: text)
    }

    private func place(_ view: UIView?, _ frame: CGRect, isShown: Bool) {
        guard let view else { return }
        if isShown {
            if view.superview !== self { addSubview(view) }
            view.frame = frame
        } else if view.superview === self {
            view.removeFromSuperview()
        }
    }

    private func makeClearButton() {
        let button = UIButton(type: .custom)
        button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        button.tintColor = .secondaryLabel
        button.accessibilityLabel = "Clear text"
        button.addAction(UIAction { [weak self] _ in self?.clearByButton() }, for: .touchUpInside)
        addSubview(button)
        clearButton = button
    }

    private func layoutCaret(in rect: CGRect) {
        caret.isHidden = !isEditing || validSelection.length > 0
        guard !caret.isHidden else { return }
        caret.backgroundColor = tintColor
        let height = content.font.lineHeight
        var x: CGFloat = 0
        if let text = shownText, text.length > 0 {
            let count = min(validSelection.location, text.length)
            let layout = LabelLayout.layout(aligned(text), width: max(1, rect.width), height: .infinity, lines: 1)
            x = count == text.length ? layout.lines.last?.frame.maxX ?? 0 : layout.x(at: count)
        } else if content.alignment == .center {
            x = rect.width / 2
        }
        caret.frame = CGRect(x: rect.minX + min(x, max(0, rect.width - 2)), y: rect.midY - height / 2, width: 2, height: height)
    }

    // MARK: Size

    /// As high as a line, 12 points more with a rounded border; as wide as the text and what stands beside it.
    var naturalSize: CGSize {
        let shown = hasText ? shownText : attributedPlaceholder
        var width = shown.map { LabelLayout.size(of: $0, width: .infinity, lines: 1, font: content.font).width } ?? 0
        width = width.rounded(.up) + 2 * sideInset
        if showsLeftView { width += leftViewRect(forBounds: bounds).width }
        if showsRightView { width += rightViewRect(forBounds: bounds).width }
        var height = content.font.lineHeight.rounded(.up) + 1
        switch borderStyle {
        case .none: break
        case .line, .bezel: height += 6
        case .roundedRect: height += 2 * Self.roundedMargin
        }
        return CGSize(width: width, height: height)
    }
}

/// Draws the text or placeholder of a field through the field's own methods.
@MainActor
final class TextFieldLabel: UIView {
    weak var owner: UITextField?
    var isPlaceholder = false

    override func draw(_ rect: CGRect) {
        if isPlaceholder { owner?.drawPlaceholder(in: bounds) } else { owner?.drawText(in: bounds) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsDisplay()
    }
}
