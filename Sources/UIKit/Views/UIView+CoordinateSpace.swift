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
        if let view = coordinateSpace as? UIView { return convert(point, to: view) }
        return coordinateSpace.convert(convert(point, to: nil as UIView?), from: UIScreen.main.coordinateSpace)
    }

    /// Converts a point from another coordinate space on the same screen.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: view) }
        return convert(coordinateSpace.convert(point, to: UIScreen.main.coordinateSpace), from: nil as UIView?)
    }

    /// Converts a rectangle to another coordinate space on the same screen.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: view) }
        return coordinateSpace.convert(convert(rect, to: nil as UIView?), from: UIScreen.main.coordinateSpace)
    }

    /// Converts a rectangle from another coordinate space on the same screen.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: view) }
        return convert(coordinateSpace.convert(rect, to: UIScreen.main.coordinateSpace), from: nil as UIView?)
    }

    private var conversionRoot: UIView? { currentWindow ?? topmostView }

    private var topmostView: UIView {
        var view = self
        while let parent = view.parentView { view = parent }
        return view
    }
}
