@_spi(UIKit) import QuartzCore

extension UIView {
    /// The observable properties that any change of geometry may change.
    private static let keysOfFrame = ["frame", "bounds", "center", "transform"]

    func setFrame(_ frame: CGRect) {
        if !KeyValueObserving.isActive, !mayAnswerWithActions, let change = layer.storeFrame(frame) {
            if !change.isEmpty { geometryDidChange(oldSize: sizeLastSeen) }
        } else {
            tellObservers(of: Self.keysOfFrame) { layer.frame = frame }
        }
    }

    func setBounds(_ bounds: CGRect) { tellObservers(of: Self.keysOfFrame) { layer.bounds = bounds } }

    func setCenter(_ center: CGPoint) { tellObservers(of: Self.keysOfFrame) { layer.position = center } }

    func setTransform(_ transform: CGAffineTransform) {
        tellObservers(of: Self.keysOfFrame) { layer.setAffineTransform(transform) }
    }

    var storedTransform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point of the bounds, as fractions, about which transforms are applied; default (0.5, 0.5).
    public var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    var storedContentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }
}

extension UIResponder {
    /// Makes a change of which observers hear; costs a load and a branch when nobody observes anything.
    @inline(__always)
    func tellObservers(of keys: [String], _ change: () -> Void) {
        guard KeyValueObserving.isActive else { return change() }
        for key in keys { willChangeValue(forKey: key) }
        change()
        for key in keys { didChangeValue(forKey: key) }
    }
}

/// The backing layer tells of every change of geometry, whoever made it.
@_spi(UIKit)
extension UIView: CALayerOwner {
    public func layer(_ layer: CALayer, didChangeGeometry change: CALayerGeometry) {
        geometryDidChange(oldSize: sizeLastSeen)
    }

    /// Inside animation blocks, and always for classes with an `action(for:forKey:)` of their own.
    public var mayAnswerWithActions: Bool {
        AnimationState.current != nil || traitsOfBehaviour.contains(.answersWithActions)
    }
}
