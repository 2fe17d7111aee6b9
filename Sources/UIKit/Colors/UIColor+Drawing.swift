import Foundation

extension UIColor {
    /// Makes this the colour of fills and strokes in the current graphics context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes this the colour of fills in the current graphics context.
    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Makes this the colour of strokes in the current graphics context.
    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}
