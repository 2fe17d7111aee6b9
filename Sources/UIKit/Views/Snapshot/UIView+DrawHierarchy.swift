extension UIView {
    /// Draws the view and its subviews, scaled to `rect`, into the current context; whether there is one (Apple
    /// documentation: *drawHierarchy(in:afterScreenUpdates:)*).
    func renderHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        let size = bounds.size
        guard size.width > 0, size.height > 0, let context = UIGraphicsGetCurrentContext() else { return false }
        if afterScreenUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        context.restoreGState()
        return true
    }
}
