/// Shows text (Apple documentation: *UILabel*).
@preconcurrency @MainActor
open class UILabel: UIView {
    var content = LabelContent()
    private var widthOfLayout: CGFloat = 0
    private var drawnSize = CGSize.zero

    /// Makes a label without text.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }
    /// Makes a label from an archive; the archive's values are set by whoever reads it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    // MARK: Text

    /// The text; the characters of `attributedText`.
    open var text: String? {
        get { content.string }
        set {
            guard newValue != content.string || content.isAttributed else { return }
            content.setText(newValue)
            textDidChange()
        }
    }
    /// The text with attributes; plain text comes with the label's font, colour and paragraph style.
    open var attributedText: NSAttributedString? {
        get { content.attributed(color: content.color) }
        set {
            if newValue == nil && content.string == nil { return }
            content.setAttributedText(newValue)
            textDidChange()
        }
    }
    /// The font of plain text, or of the first character; setting it changes the whole text. Default 17 points.
    open var font: UIFont! {
        get { content.font }
        set {
            content.setFont(newValue ?? .systemFont(ofSize: 17))
            textDidChange()
        }
    }
    /// The colour of plain text, or of the first character; setting it changes the whole text.
    open var textColor: UIColor! {
        get { content.color }
        set {
            content.setColor(newValue ?? .label)
            setNeedsDisplay()
        }
    }
    /// How lines are aligned; default natural.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            content.setAlignment(newValue)
            setNeedsDisplay()
        }
    }
    /// How text that does not fit is broken; default truncating at the end.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set {
            content.setLineBreakMode(newValue)
            textDidChange()
        }
    }
    /// The most lines; 0 for any number. Default 1.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }

    // MARK: Looks

    /// Whether text is drawn as enabled; default true.
    open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
    /// Whether text is drawn in `highlightedTextColor`; default false.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
    /// The colour of text while highlighted.
    open var highlightedTextColor: UIColor? { didSet { if isHighlighted { setNeedsDisplay() } } }
    /// The colour of a shadow behind the text; none when `nil`.
    open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
    /// By how much the shadow is moved, in points; default (0, -1).
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

    // MARK: Fitting

    /// Whether a single line is drawn smaller to fit the width; default false.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    /// How small it may get, as a factor of the font's size; 0 is as small as needed.
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// Where smaller text stands; default on the baseline of the full size.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { didSet { setNeedsDisplay() } }
    /// Whether letters may stand closer before text is cut; default false.
    open var allowsDefaultTighteningForTruncation = false
    /// Whether a pointer over cut text shows the whole; default false.
    open var showsExpansionTextWhenTruncated = false
    /// The width at which a text of several lines is broken for `intrinsicContentSize`, in points;
    /// 0 takes the width that layout gives.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// Whether the font follows the preferred text size; default false.
    open var adjustsFontForContentSizeCategory = false { didSet { takePreferredSize() } }

    /// The rectangle that the text takes of `bounds`, at its top and leading corner.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard bounds.width > 0, let size = content.size(width: bounds.width, lines: numberOfLines) else {
            return CGRect(origin: bounds.origin, size: .zero)
        }
        let scale = pixelScale
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(bounds.width, size.width.roundedUp(scale)),
            height: min(bounds.height, size.height.roundedUp(scale)))
    }

    /// Draws the text in the middle of `rect`'s height, in the current graphics context.
    open func drawText(in rect: CGRect) {
        guard var text = content.attributed(color: colorInForce), text.length > 0 else { return }
        if adjustsFontSizeToFitWidth && numberOfLines == 1 {
            text = LabelLayout.shrink(text, toWidth: rect.width, smallest: minimumScaleFactor)
        }
        let size = LabelLayout.size(of: text, width: rect.width, lines: numberOfLines, font: content.font)
        let height = min(rect.height, size.height)
        let place = CGRect(
            x: rect.minX, y: rect.minY + ((rect.height - height) / 2).roundedDown(pixelScale), width: rect.width,
            height: height)
        if let shadowColor {
            LabelLayout.draw(
                LabelLayout.recolor(text, shadowColor), in: place.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height),
                lines: numberOfLines)
        }
        LabelLayout.draw(text, in: place, lines: numberOfLines)
    }

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    private var colorInForce: UIColor {
        if !isEnabled { return .tertiaryLabel }
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        return content.color
    }

    private var pixelScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : 1
    }

    private func textDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    // MARK: Size and layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.greatestFiniteMagnitude : size.width
        return textRect(
            forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude),
            limitedToNumberOfLines: numberOfLines
        ).size
    }

    open override var intrinsicContentSize: CGSize {
        var width = CGFloat.greatestFiniteMagnitude
        if numberOfLines != 1 {
            if preferredMaxLayoutWidth > 0 {
                width = preferredMaxLayoutWidth
            } else if widthOfLayout > 0 {
                width = widthOfLayout
            }
        }
        return textRect(
            forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude),
            limitedToNumberOfLines: numberOfLines
        ).size
    }

    /// A label of several lines is measured again at the width that Auto Layout gave it
    /// (Apple documentation: *preferredMaxLayoutWidth*).
    open override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != drawnSize {
            drawnSize = bounds.size
            setNeedsDisplay()
        }
        guard numberOfLines != 1, preferredMaxLayoutWidth == 0, !translatesAutoresizingMaskIntoConstraints,
            widthOfLayout != bounds.width
        else { return }
        let before = intrinsicContentSize
        widthOfLayout = bounds.width
        if intrinsicContentSize.height != before.height { invalidateIntrinsicContentSize() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
        takePreferredSize()
    }

    private func takePreferredSize() {
        guard adjustsFontForContentSizeCategory, let font = LabelLayout.preferred(content.font, for: traitCollection) else {
            return
        }
        content.setFont(font)
        textDidChange()
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: text, traits: .staticText)
    }
}

/// Where text of a smaller size stands (Apple documentation: *UIBaselineAdjustment*).
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline of the full size.
    case alignBaselines = 0
    /// In the middle of the full size.
    case alignCenters
    /// At the top.
    case none
}

extension CGFloat {
    /// The next multiple of a pixel, upwards.
    func roundedUp(_ scale: CGFloat) -> CGFloat { (self * scale).rounded(.up) / scale }
    /// The next multiple of a pixel, downwards.
    func roundedDown(_ scale: CGFloat) -> CGFloat { (self * scale).rounded(.down) / scale }
}
