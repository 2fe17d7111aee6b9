@_spi(UIKit) import CoreGraphics

/// A view that shows what another looked like.
final class SnapshotView: UIView {}

extension UIView {
    /// A view of the size of `rect` that shows that part of this view; `nil` for an empty part (Apple
    /// documentation: *snapshotView(afterScreenUpdates:)*).
    func makeSnapshot(of rect: CGRect, afterScreenUpdates: Bool) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        if afterScreenUpdates { layoutIfNeeded() }
        let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
        // What was never on screen has no look yet: the snapshot is empty, as on a device.
        guard isShown || afterScreenUpdates else { return snapshot }
        let scale = max(1, traitCollection.displayScale)
        AnimationState.withoutAnimation {
            snapshot.layer.contentsScale = scale
            snapshot.layer.contents = picture(of: rect, scale: scale)
        }
        return snapshot
    }

    /// The look of a part of the view, its sublayers included; `nil` when memory does not suffice.
    private func picture(of rect: CGRect, scale: CGFloat) -> CGImage? {
        let width = Int((rect.width * scale).rounded(.up))
        let height = Int((rect.height * scale).rounded(.up))
        guard let context = CGContext(width: width, height: height) else { return nil }
        // Points from the top left, as layers count.
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: scale, y: -scale)
        context.translateBy(x: -rect.minX, y: -rect.minY)
        layer.render(in: context)
        return context.makeImage()
    }
}
