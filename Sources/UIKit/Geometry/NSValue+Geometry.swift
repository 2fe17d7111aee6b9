import Foundation

extension NSValue {
    /// Boxes a point.
    public convenience init(cgPoint point: CGPoint) {
        self.init(point: point)
    }

    /// Boxes a size.
    public convenience init(cgSize size: CGSize) {
        self.init(size: size)
    }

    /// Boxes a rectangle.
    public convenience init(cgRect rect: CGRect) {
        self.init(rect: rect)
    }

    /// Boxes edge insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            edgeInsets: NSEdgeInsets(
                top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    /// Boxes directional edge insets.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(
            edgeInsets: NSEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }

    /// Boxes an offset.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(point: CGPoint(x: offset.horizontal, y: offset.vertical))
    }

    /// The boxed point.
    public var cgPointValue: CGPoint { pointValue }

    /// The boxed size.
    public var cgSizeValue: CGSize { sizeValue }

    /// The boxed rectangle.
    public var cgRectValue: CGRect { rectValue }

    /// The boxed edge insets.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let value = edgeInsetsValue
        return UIEdgeInsets(
            top: value.top, left: value.left, bottom: value.bottom, right: value.right)
    }

    /// The boxed directional edge insets.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        let value = edgeInsetsValue
        return NSDirectionalEdgeInsets(
            top: value.top, leading: value.left, bottom: value.bottom, trailing: value.right)
    }

    /// The boxed offset.
    public var uiOffsetValue: UIOffset {
        let value = pointValue
        return UIOffset(horizontal: value.x, vertical: value.y)
    }
}
