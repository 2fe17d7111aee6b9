extension UIImage {
    /// The image as it is drawn where `color` is the tint.
    func tintedIfTemplate(_ color: UIColor) -> UIImage { isTemplate ? withTintColor(color) : self }
}

extension UIView.ContentMode {
    /// Where content of `size` is drawn in `bounds`.
    func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit, .scaleAspectFill:
            guard size.width > 0, size.height > 0 else { return bounds }
            let (x, y) = (bounds.width / size.width, bounds.height / size.height)
            let factor = self == .scaleAspectFit ? min(x, y) : max(x, y)
            let (width, height) = (size.width * factor, size.height * factor)
            return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
        default:
            var origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
            if [.left, .topLeft, .bottomLeft].contains(self) { origin.x = bounds.minX }
            if [.right, .topRight, .bottomRight].contains(self) { origin.x = bounds.maxX - size.width }
            if [.top, .topLeft, .topRight].contains(self) { origin.y = bounds.minY }
            if [.bottom, .bottomLeft, .bottomRight].contains(self) { origin.y = bounds.maxY - size.height }
            return CGRect(origin: origin, size: size)
        }
    }
}
