/// Tells whether a class of views overrides `draw(_:)`, so that only those that do are drawn.
///
/// UIKit asks the Objective-C runtime. Native Swift keeps methods in a table inside the class's metadata;
/// the place of `draw(_:)` in it is found, once, as the only word in which a class that overrides it
/// differs from a twin that does not. Reading the place of another class is one load and one comparison.
@MainActor
enum DrawOverride {
    private class Plain: UIView {}
    private final class PlainTwin: Plain {}
    private final class Drawing: Plain {
        override func draw(_ rect: CGRect) { super.draw(rect.insetBy(dx: 0, dy: 0)) }
    }

    /// Which word of the metadata is `draw(_:)`; `nil` when it could not be told.
    private static let slot: Int? = {
        let plain = words(of: Plain.self), twin = words(of: PlainTwin.self), drawing = words(of: Drawing.self)
        let count = min(plain.count, twin.count, drawing.count)
        let differing = (0..<count).filter { plain[$0] == twin[$0] && plain[$0] != drawing[$0] }
        return differing.count == 1 ? differing[0] : nil
    }()

    private static let base = word(of: UIView.self)

    /// Whether `type` brings a `draw(_:)` of its own that is to be called at the commit. UIKit's own views
    /// draw when somebody looks.
    static func isEager(_ type: UIView.Type) -> Bool {
        guard let own = word(of: type), own != base else { return false }
        return !lazyWords.contains(own)
    }

    private static let lazyWords = [
        UILabel.self, UIImageView.self, UIActivityIndicatorView.self, TextFieldLabel.self, TextViewContentView.self,
    ].compactMap { word(of: $0) }

    private static func word(of type: UIView.Type) -> UInt? {
        slot.map { unsafeBitCast(type, to: UnsafePointer<UInt>.self)[$0] }
    }

    /// The words of a class's metadata after its header, whose last entries say how long it is.
    private static func words(of type: AnyClass) -> [UInt] {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let size = Int(metadata.load(fromByteOffset: 32, as: UInt32.self))
        let addressPoint = Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
        let count = max(0, size - addressPoint) / 8
        return (0..<count).map { index in
            // The first words name the class itself and differ always.
            index < 7 ? UInt(index) : metadata.load(fromByteOffset: index * 8, as: UInt.self)
        }
    }
}
