extension UIView {
    /// What `intrinsicContentSize` has for an axis without a natural size.
    public nonisolated class var noIntrinsicMetric: CGFloat { -1 }
    /// The target of `systemLayoutSizeFitting(_:)` that asks for the smallest size.
    public class var layoutFittingCompressedSize: CGSize { .zero }
    /// The target of `systemLayoutSizeFitting(_:)` that asks for the largest size.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

    /// How strongly the view resists growing beyond its natural size along an axis.
    func storedHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        guard let state = layoutState else { return .defaultLow }
        return axis == .horizontal ? state.horizontalHugging : state.verticalHugging
    }

    /// Sets how strongly the view resists growing beyond its natural size along an axis.
    func storeHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard priority != storedHugging(for: axis) else { return }
        let state = ensuredLayoutState
        if axis == .horizontal { state.horizontalHugging = priority } else { state.verticalHugging = priority }
        intrinsicSizeChanged()
    }

    /// How strongly the view resists shrinking below its natural size along an axis.
    func storedCompression(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        guard let state = layoutState else { return .defaultHigh }
        return axis == .horizontal ? state.horizontalCompression : state.verticalCompression
    }

    /// Sets how strongly the view resists shrinking below its natural size along an axis.
    func storeCompression(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard priority != storedCompression(for: axis) else { return }
        let state = ensuredLayoutState
        if axis == .horizontal { state.horizontalCompression = priority } else { state.verticalCompression = priority }
        intrinsicSizeChanged()
    }

    /// The natural size is read again at the next solution.
    func intrinsicSizeChanged() {
        guard let record = layoutState?.item.record, let engine = record.engine else { return }
        record.contentAskedForWidth = -1
        engine.queueContentSize(record)
        for constraint in record.item.constraints
        where constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
            engine.constantChanged(constraint)
        }
    }
}
