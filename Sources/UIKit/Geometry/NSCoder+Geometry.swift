import Foundation

extension NSCoder {
    /// The point as text, `{x, y}`.
    public class func string(for point: CGPoint) -> String {
        GeometryText.write(point.x, point.y)
    }

    /// The size as text, `{width, height}`.
    public class func string(for size: CGSize) -> String {
        GeometryText.write(size.width, size.height)
    }

    /// The rectangle as text, `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }

    /// The insets as text, `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        GeometryText.write(insets.top, insets.left, insets.bottom, insets.right)
    }

    /// The insets as text, `{top, leading, bottom, trailing}`.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        GeometryText.write(insets.top, insets.leading, insets.bottom, insets.trailing)
    }

    /// The offset as text, `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String {
        GeometryText.write(offset.horizontal, offset.vertical)
    }

    /// The point that the text writes, or zero where it writes none.
    public class func cgPoint(for string: String) -> CGPoint {
        let n = GeometryText.read(string, count: 2)
        return CGPoint(x: n[0], y: n[1])
    }

    /// The size that the text writes, or zero where it writes none.
    public class func cgSize(for string: String) -> CGSize {
        let n = GeometryText.read(string, count: 2)
        return CGSize(width: n[0], height: n[1])
    }

    /// The rectangle that the text writes, or zero where it writes none.
    public class func cgRect(for string: String) -> CGRect {
        let n = GeometryText.read(string, count: 4)
        return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }

    /// The insets that the text writes, or zero where it writes none.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let n = GeometryText.read(string, count: 4)
        return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }

    /// The insets that the text writes, or zero where it writes none.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        let n = GeometryText.read(string, count: 4)
        return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
    }

    /// The offset that the text writes, or zero where it writes none.
    public class func uiOffset(for string: String) -> UIOffset {
        let n = GeometryText.read(string, count: 2)
        return UIOffset(horizontal: n[0], vertical: n[1])
    }
}

extension NSCoder {
    /// Reads text that `encode(_:forKey:)` wrote.
    package func geometryText(forKey key: String) -> String {
        // Foundation fails the whole archive for a missing key unless asked first.
        guard containsValue(forKey: key) else { return "" }
        return decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) } ?? ""
    }

    /// Writes insets under a key.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(NSString(string: NSCoder.string(for: insets)), forKey: key)
    }

    /// Writes insets under a key.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encode(NSString(string: NSCoder.string(for: insets)), forKey: key)
    }

    /// Writes an offset under a key.
    public func encode(_ offset: UIOffset, forKey key: String) {
        encode(NSString(string: NSCoder.string(for: offset)), forKey: key)
    }

    /// Reads the point under a key, or zero.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        NSCoder.cgPoint(for: geometryText(forKey: key))
    }

    /// Reads the size under a key, or zero.
    public func decodeCGSize(forKey key: String) -> CGSize {
        NSCoder.cgSize(for: geometryText(forKey: key))
    }

    /// Reads the rectangle under a key, or zero.
    public func decodeCGRect(forKey key: String) -> CGRect {
        NSCoder.cgRect(for: geometryText(forKey: key))
    }

    /// Reads the insets under a key, or zero.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        NSCoder.uiEdgeInsets(for: geometryText(forKey: key))
    }

    /// Reads the insets under a key, or zero.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        NSCoder.nsDirectionalEdgeInsets(for: geometryText(forKey: key))
    }

    /// Reads the offset under a key, or zero.
    public func decodeUIOffset(forKey key: String) -> UIOffset {
        NSCoder.uiOffset(for: geometryText(forKey: key))
    }
}
