@_spi(UIKit) import QuartzCore

/// Finds out which classes of views have a say when constraints place them, by overriding `bounds`, `center` or the
/// alignment rectangle. The others, which is nearly all, get their frame in one step.
@MainActor
enum PlacementOverride {
    private class Plain: UIView {}
    private final class PlainTwin: Plain {}
    private final class Placed: Plain {
        override var bounds: CGRect {
            get { super.bounds }
            set { super.bounds = newValue.offsetBy(dx: 0, dy: 0) }
        }
        override var center: CGPoint {
            get { super.center }
            set { super.center = CGPoint(x: newValue.x, y: newValue.y) }
        }
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0) }
        override func alignmentRect(forFrame frame: CGRect) -> CGRect {
            super.alignmentRect(forFrame: frame).offsetBy(dx: 0, dy: 0)
        }
        override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
            super.frame(forAlignmentRect: alignmentRect).offsetBy(dx: 0, dy: 0)
        }
    }

    private static let slots = MethodSlots(plain: Plain.self, twin: PlainTwin.self, overriding: Placed.self)

    /// Whether `type` has a say; assumed where it cannot be told.
    static func exists(in type: UIView.Type) -> Bool {
        if type == UIView.self { return false }
        return !slots.areKnown || slots.isAnyOverridden(in: type)
    }
}

extension UIView {
    /// Sets the frame of a view whose class has no say and that nobody watches; `false` when that is not so.
    func placeDirectly(_ frame: CGRect) -> Bool {
        guard layoutState?.isPlacedDirectly ?? false, !KeyValueObserving.isActive, !mayAnswerWithActions,
            let change = layer.storeFrame(frame)
        else { return false }
        if !change.isEmpty { geometryDidChange(oldSize: sizeLastSeen) }
        return true
    }
}
