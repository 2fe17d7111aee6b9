/// The distances that "standard space" stands for.
@MainActor
enum SystemSpacing {
    /// Between neighbouring views, in points.
    static let standard: CGFloat = 8

    /// Between two vertical anchors: from baseline to baseline it leaves room for the lower line of text.
    static func below(_ upper: NSLayoutYAxisAnchor, _ lower: NSLayoutYAxisAnchor) -> CGFloat {
        guard upper.attribute.isBaseline, lower.attribute.isBaseline else { return standard }
        let text = lower.layoutItem.view?.forFirstBaselineLayout as? any TextBaselines
        return standard + (text?.lineHeightForSpacing ?? 0)
    }
}

extension NSLayoutConstraint.Attribute {
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
