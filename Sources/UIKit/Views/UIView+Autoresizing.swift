extension UIView {
    var storedAutoresizingMask: UIView.AutoresizingMask {
        get { UIView.AutoresizingMask(rawValue: UInt(autoresizingBits)) }
        set {
            autoresizingBits = UInt8(truncatingIfNeeded: newValue.rawValue)
            if layoutState != nil { layoutMaskChanged() }
        }
    }

    var storedAutoresizesSubviews: Bool {
        get { traitsOfBehaviour.contains(.autoresizesSubviews) }
        set { traitsOfBehaviour.set(.autoresizesSubviews, newValue) }
    }

    func autoresize(from old: CGSize, to new: CGSize) {
        guard autoresizingBits != 0, traitsOfBehaviour.contains(.autoresizingIntoConstraints) else { return }
        let mask = autoresizingMask
        let frame = layer.frame
        let horizontal = Self.autoresize(
            origin: frame.minX, length: frame.width, from: old.width, to: new.width,
            before: mask.contains(.flexibleLeftMargin), itself: mask.contains(.flexibleWidth),
            after: mask.contains(.flexibleRightMargin))
        let vertical = Self.autoresize(
            origin: frame.minY, length: frame.height, from: old.height, to: new.height,
            before: mask.contains(.flexibleTopMargin), itself: mask.contains(.flexibleHeight),
            after: mask.contains(.flexibleBottomMargin))
        let resized = CGRect(
            x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
        if resized != frame { self.frame = resized }
    }

    /// Spreads the difference over the flexible parts of one axis, in proportion to their present lengths.
    private static func autoresize(
        origin: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat, before: Bool, itself: Bool,
        after: Bool
    ) -> (origin: CGFloat, length: CGFloat) {
        let difference = new - old
        guard difference != 0, before || itself || after else { return (origin, length) }
        let trailing = old - origin - length
        let flexible = (before ? origin : 0) + (itself ? length : 0) + (after ? trailing : 0)
        let parts = CGFloat((before ? 1 : 0) + (itself ? 1 : 0) + (after ? 1 : 0))
        func share(_ part: CGFloat) -> CGFloat {
            flexible == 0 ? difference / parts : difference * part / flexible
        }
        return (origin + (before ? share(origin) : 0), length + (itself ? share(length) : 0))
    }
}
