import Foundation

extension NSAttributedString {
    /// Draws the text in the current graphics context, with its top left corner at a point.
    public func draw(at point: CGPoint) {
        draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in the current graphics context, in lines as wide as a rectangle and cut off below it.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in the current graphics context, in the way that the options say.
    ///
    /// Without `usesLineFragmentOrigin` the rectangle's origin is that of the baseline.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        guard let graphics = UIGraphicsGetCurrentContext() else { return }
        let layout = TextLayout(self, size: rect.size, drawing: options)
        context?.totalBounds = CGRect(origin: .zero, size: layout.size)
        graphics.saveGState()
        if options.contains(.usesLineFragmentOrigin) {
            // A size of zero sets no limit.
            if rect.width > 0, rect.height > 0, layout.size.height > rect.height { graphics.clip(to: rect) }
            layout.draw(in: graphics, at: rect.origin)
        } else {
            layout.draw(in: graphics, at: CGPoint(x: rect.minX, y: rect.minY - layout.firstBaseline))
        }
        graphics.restoreGState()
    }
}

extension String {
    /// Draws the text with the attributes, with its top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(at: point)
    }

    /// Draws the text with the attributes, in lines as wide as a rectangle and cut off below it.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(in: rect)
    }

    /// Draws the text with the attributes, in the way that the options say.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }
}

extension NSString {
    /// Draws the text with the attributes, with its top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        swiftString.draw(at: point, withAttributes: attrs)
    }

    /// Draws the text with the attributes, in lines as wide as a rectangle and cut off below it.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        swiftString.draw(in: rect, withAttributes: attrs)
    }

    /// Draws the text with the attributes, in the way that the options say.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        swiftString.draw(with: rect, options: options, attributes: attributes, context: context)
    }
}
