/// Tells whether a class of views overrides `draw(_:)`, so that only those that do are drawn.
@MainActor
enum DrawOverride {
    private class Plain: UIView {}
    private final class PlainTwin: Plain {}
    private final class Drawing: Plain {
        override func draw(_ rect: CGRect) { super.draw(rect.insetBy(dx: 0, dy: 0)) }
    }

    private static let slot = MethodSlot(plain: Plain.self, twin: PlainTwin.self, overriding: Drawing.self)

    /// Whether `type` brings a `draw(_:)` of its own that is to be called at the commit. UIKit's own views
    /// draw when somebody looks.
    static func isEager(_ type: UIView.Type) -> Bool {
        guard let own = slot.override(in: type) else { return false }
        return !lazyWords.contains(own)
    }

    private static let lazyWords = [
        UILabel.self, UIImageView.self, UIActivityIndicatorView.self, TextFieldLabel.self, TextViewContentView.self,
    ].compactMap { slot.override(in: $0) }
}
