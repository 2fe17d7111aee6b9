/// The two indicators of a scroll view; made when they are first shown.
@MainActor
final class ScrollIndicators {
    /// A bar that tells which part of the content is visible.
    final class Bar: UIView {}

    let vertical = Bar(frame: .zero)
    let horizontal = Bar(frame: .zero)
    var hideToken: MainClock.Token?

    /// The thickness of a bar and its distance to the edge, in points.
    static let thickness: CGFloat = 3
    static let margin: CGFloat = 3
    /// The shortest bar, in points.
    static let shortest: CGFloat = 36
    /// How long bars stay after the last movement, in seconds.
    static let linger: TimeInterval = 0.5

    init() {
        for bar in [vertical, horizontal] {
            bar.isUserInteractionEnabled = false
            bar.layer.cornerRadius = Self.thickness / 2
            bar.alpha = 0
        }
    }
}

extension UIScrollView {
    func showIndicators(thenHide: Bool) {
        guard isShown, showsVerticalScrollIndicator || showsHorizontalScrollIndicator else { return }
        let indicators = scrollExtras.indicators ?? ScrollIndicators()
        if scrollExtras.indicators == nil {
            scrollExtras.indicators = indicators
            addSubview(indicators.horizontal)
            addSubview(indicators.vertical)
        }
        if let token = indicators.hideToken { MainClock.shared.cancel(token) }
        indicators.hideToken = nil
        placeIndicators()
        AnimationState.withoutAnimation {
            indicators.vertical.alpha = 1
            indicators.horizontal.alpha = 1
        }
        if thenHide { hideIndicatorsLater() }
    }

    func hideIndicatorsLater() {
        guard let indicators = scrollExtras.indicators, indicators.hideToken == nil else { return }
        indicators.hideToken = MainClock.shared.schedule(after: ScrollIndicators.linger) { [weak indicators] in
            guard let indicators else { return }
            indicators.hideToken = nil
            UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
                indicators.vertical.alpha = 0
                indicators.horizontal.alpha = 0
            }
        }
    }

    /// Puts the bars in front, along the visible edges.
    func placeIndicators() {
        guard let indicators = scrollExtras.indicators else { return }
        let color: UIColor = indicatorStyle == .white ? .white : .darkGray
        let visible = layer.bounds
        let adjusted = automaticallyAdjustsScrollIndicatorInsets ? systemInset : .zero
        place(
            indicators.vertical, color: color, shows: showsVerticalScrollIndicator, content: storedContentSize.height,
            offset: visible.minY, length: visible.height,
            start: visible.minY + adjusted.top + verticalScrollIndicatorInsets.top + ScrollIndicators.margin,
            end: visible.maxY - adjusted.bottom - verticalScrollIndicatorInsets.bottom - ScrollIndicators.margin
        ) { start, length in
            CGRect(
                x: visible.maxX - ScrollIndicators.margin - ScrollIndicators.thickness
                    - verticalScrollIndicatorInsets.right,
                y: start, width: ScrollIndicators.thickness, height: length)
        }
        place(
            indicators.horizontal, color: color, shows: showsHorizontalScrollIndicator,
            content: storedContentSize.width, offset: visible.minX, length: visible.width,
            start: visible.minX + adjusted.left + horizontalScrollIndicatorInsets.left + ScrollIndicators.margin,
            end: visible.maxX - adjusted.right - horizontalScrollIndicatorInsets.right - ScrollIndicators.margin
        ) { start, length in
            CGRect(
                x: start,
                y: visible.maxY - ScrollIndicators.margin - ScrollIndicators.thickness
                    - horizontalScrollIndicatorInsets.bottom,
                width: length, height: ScrollIndicators.thickness)
        }
    }

    private func place(
        _ bar: UIView, color: UIColor, shows: Bool, content: CGFloat, offset: CGFloat, length: CGFloat,
        start: CGFloat, end: CGFloat, frame: (CGFloat, CGFloat) -> CGRect
    ) {
        bar.isHidden = !shows || content <= length || end <= start
        guard !bar.isHidden else { return }
        bar.backgroundColor = color.withAlphaComponent(0.5)
        let track = end - start
        let size = min(track, max(ScrollIndicators.shortest, track * length / content))
        let part = min(max(offset / (content - length), 0), 1)
        AnimationState.withoutAnimation { bar.frame = frame(start + (track - size) * part, size) }
    }
}
