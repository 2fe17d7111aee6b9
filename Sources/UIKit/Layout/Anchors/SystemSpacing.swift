/// The distances that "standard space" stands for.
@MainActor
enum SystemSpacing {
    /// Between neighbouring views, in points.
    static let standard: CGFloat = 8

    /// Between two vertical anchors: from baseline to baseline it leaves room for the lower line of text.
    static func below(_ upper: NSLayoutYAxisAnchor, _ lower: NSLayoutYAxisAnchor) -> CGFloat {
        guard upper.attribute.isBaseline, lower.attribute.isBaseline else { return standard }
        let offsets = lower.layoutItem.view?.forFirstBaselineLayout as? any TextBaselines
        return standard + (offsets?.lineHeightForSpacing ?? 0)
    }
}

extension NSLayoutConstraint.Attribute {
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

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
    /// The natural size if the view gets `width` points, or nil when width plays no part at present.
    func intrinsicContentSize(forWidth width: CGFloat) -> CGSize?
}
