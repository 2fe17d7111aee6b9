extension UIView {
    /// Converts a point of this view's coordinates to those of `view`, or of the window when `nil`.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? conversionRoot)?.layer)
    }

    /// Converts a point of `view`'s coordinates, or of the window's when `nil`, to this view's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? conversionRoot)?.layer)
    }

    /// Converts a rectangle of this view's coordinates to those of `view`, or of the window when `nil`.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? conversionRoot)?.layer)
    }

    /// Converts a rectangle of `view`'s coordinates, or of the window's when `nil`, to this view's.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? conversionRoot)?.layer)
    }

    /// Converts a point to another coordinate space on the same screen.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
        let offset = screenOffset
        let local = convert(point, to: nil as UIView?)
        let onScreen = CGPoint(x: local.x + offset.x, y: local.y + offset.y)
        return UIScreen.main.coordinateSpace.convert(onScreen, to: coordinateSpace)
    }

    /// Converts a point from another coordinate space on the same screen.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
        let offset = screenOffset
        let onScreen = UIScreen.main.coordinateSpace.convert(point, from: coordinateSpace)
        return convert(CGPoint(x: onScreen.x - offset.x, y: onScreen.y - offset.y), from: nil as UIView?)
    }

    /// Converts a rectangle to another coordinate space on the same screen.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
        let offset = screenOffset
        let onScreen = convert(rect, to: nil as UIView?).offsetBy(dx: offset.x, dy: offset.y)
        return UIScreen.main.coordinateSpace.convert(onScreen, to: coordinateSpace)
    }

    /// Converts a rectangle from another coordinate space on the same screen.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
        let offset = screenOffset
        let onScreen = UIScreen.main.coordinateSpace.convert(rect, from: coordinateSpace)
        return convert(onScreen.offsetBy(dx: -offset.x, dy: -offset.y), from: nil as UIView?)
    }

    /// Where the window's coordinates have their origin on the screen.
    private var screenOffset: CGPoint {
        guard let layer = conversionRoot?.layer else { return .zero }
        let frame = layer.frame
        let bounds = layer.bounds
        return CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    }

    private var conversionRoot: UIView? { currentWindow ?? topmostView }

    private var topmostView: UIView {
        var view = self
        while let parent = view.parentView { view = parent }
        return view
    }
}
