import Foundation

extension UIScreen: UICoordinateSpace {
    /// Converts a point of the turning space to another space.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if coordinateSpace === self { return point }
        if let fixed = coordinateSpace as? FixedScreenSpace { return fixed.fromTurning(point) }
        return coordinateSpace.convert(point, from: self)
    }

    /// Converts a point of another space to the turning space.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if coordinateSpace === self { return point }
        if let fixed = coordinateSpace as? FixedScreenSpace { return fixed.toTurning(point) }
        return coordinateSpace.convert(point, to: self)
    }

    /// Converts a rectangle of the turning space to another space.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if coordinateSpace === self { return rect }
        if let fixed = coordinateSpace as? FixedScreenSpace { return rect.mapped(fixed.fromTurning) }
        return coordinateSpace.convert(rect, from: self)
    }

    /// Converts a rectangle of another space to the turning space.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if coordinateSpace === self { return rect }
        if let fixed = coordinateSpace as? FixedScreenSpace { return rect.mapped(fixed.toTurning) }
        return coordinateSpace.convert(rect, to: self)
    }
}

/// The space of a screen held upright.
@MainActor final class FixedScreenSpace: NSObject, UICoordinateSpace {
    private unowned let screen: UIScreen

    init(screen: UIScreen) {
        self.screen = screen
        super.init()
    }

    var bounds: CGRect { CGRect(origin: .zero, size: SimulatedDevice.current.screenSize) }

    /// Where a point of the interface is on the device held upright.
    func fromTurning(_ point: CGPoint) -> CGPoint {
        let size = bounds.size
        switch screen.interfaceOrientation {
        case .portrait, .unknown: return point
        case .portraitUpsideDown: return CGPoint(x: size.width - point.x, y: size.height - point.y)
        // The interface's left edge is the device's top edge.
        case .landscapeRight: return CGPoint(x: size.width - point.y, y: point.x)
        // The interface's right edge is the device's top edge.
        case .landscapeLeft: return CGPoint(x: point.y, y: size.height - point.x)
        }
    }

    /// Where a point of the device held upright is in the interface.
    func toTurning(_ point: CGPoint) -> CGPoint {
        let size = bounds.size
        switch screen.interfaceOrientation {
        case .portrait, .unknown: return point
        case .portraitUpsideDown: return CGPoint(x: size.width - point.x, y: size.height - point.y)
        case .landscapeRight: return CGPoint(x: point.y, y: size.width - point.x)
        case .landscapeLeft: return CGPoint(x: size.height - point.y, y: point.x)
        }
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if coordinateSpace === self { return point }
        return screen.convert(toTurning(point), to: coordinateSpace)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if coordinateSpace === self { return point }
        return fromTurning(screen.convert(point, from: coordinateSpace))
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if coordinateSpace === self { return rect }
        return screen.convert(rect.mapped(toTurning), to: coordinateSpace)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if coordinateSpace === self { return rect }
        return screen.convert(rect, from: coordinateSpace).mapped(fromTurning)
    }
}

extension CGRect {
    /// The rectangle whose opposite corners are where `map` puts this one's.
    fileprivate func mapped(_ map: (CGPoint) -> CGPoint) -> CGRect {
        let a = map(CGPoint(x: minX, y: minY))
        let b = map(CGPoint(x: maxX, y: maxY))
        return CGRect(
            x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    }
}
