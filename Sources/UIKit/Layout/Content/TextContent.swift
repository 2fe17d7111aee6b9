/// A view that shows text and knows where its lines stand.
@MainActor
protocol TextBaselines: AnyObject {
    /// From the top of the alignment rectangle to the first baseline, in points, when the view has `size`.
    func firstBaselineFromTop(in size: CGSize) -> CGFloat
    /// From the last baseline to the bottom of the alignment rectangle, in points, when the view has `size`.
    func lastBaselineFromBottom(in size: CGSize) -> CGFloat
    /// The height of a line of the view's font, in points.
    var lineHeightForSpacing: CGFloat { get }
}

/// A view whose natural height depends on how wide it is, such as a label of several lines.
@MainActor
protocol WidthDependentContent: AnyObject {
    /// The natural size with all the room that it may want; nil while the width plays no part.
    var unlimitedContentSize: CGSize? { get }
    /// The natural height at a width, in points.
    func contentHeight(forWidth width: CGFloat) -> CGFloat
}

extension UILabel: TextBaselines, WidthDependentContent {
    private var shownText: NSAttributedString? {
        guard let text = content.attributed(color: content.color), text.length > 0 else { return nil }
        return text
    }

    private func textLayout(width: CGFloat) -> TextLayout? {
        shownText.map {
            LabelLayout.layout(
                $0, width: numberOfLines == 1 ? .infinity : width, height: .infinity, lines: numberOfLines)
        }
    }

    /// The text stands in the middle of the height that is left over.
    private func textTop(_ layout: TextLayout, in size: CGSize) -> CGFloat {
        let scale = max(1, traitCollection.displayScale)
        return max(0, (((size.height - layout.size.height) / 2) * scale).rounded(.down) / scale)
    }

    func firstBaselineFromTop(in size: CGSize) -> CGFloat {
        guard let layout = textLayout(width: size.width) else { return font.ascender }
        return textTop(layout, in: size) + layout.firstBaseline
    }

    func lastBaselineFromBottom(in size: CGSize) -> CGFloat {
        guard let layout = textLayout(width: size.width) else { return -font.descender }
        let height = max(size.height, layout.size.height)
        return height - textTop(layout, in: size) - layout.lastBaseline
    }

    var lineHeightForSpacing: CGFloat { font.lineHeight }

    var unlimitedContentSize: CGSize? {
        guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
        return sizeThatFits(.zero)
    }

    func contentHeight(forWidth width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: width, height: 0)).height
    }
}
