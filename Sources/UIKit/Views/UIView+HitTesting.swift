@_spi(UIKit) import QuartzCore

extension UIView {
    func findHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard traitsOfBehaviour.intersection([.userInteraction, .refusesTouchesWhileAnimated]) == .userInteraction,
            !layer.isHidden, layer.opacity >= 0.01,
            self.point(inside: point, with: event)
        else { return nil }
        var index = children.count - 1
        while index >= 0 {
            let child = children[index]
            if let hit = child.hitTest(child.fromParent(point), with: event) { return hit }
            index -= 1
        }
        return self
    }

    /// A point of the superview's coordinates in this view's.
    @inline(__always)
    func fromParent(_ point: CGPoint) -> CGPoint { layer.pointFromSuperlayer(point) }

    var storedIsMultipleTouchEnabled: Bool {
        get { traitsOfBehaviour.contains(.multipleTouch) }
        set { traitsOfBehaviour.set(.multipleTouch, newValue) }
    }

    var storedIsExclusiveTouch: Bool {
        get { traitsOfBehaviour.contains(.exclusiveTouch) }
        set { traitsOfBehaviour.set(.exclusiveTouch, newValue) }
    }
}
