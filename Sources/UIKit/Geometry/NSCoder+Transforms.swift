import Foundation

extension NSCoder {
    /// The vector as text, `{dx, dy}`.
    public class func string(for vector: CGVector) -> String {
        GeometryText.write(vector.dx, vector.dy)
    }

    /// The transform as text, `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let t = transform
        let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(GeometryText.number)
        return "[" + numbers.joined(separator: ", ") + "]"
    }

    /// The vector that the text writes, or zero where it writes none.
    public class func cgVector(for string: String) -> CGVector {
        let n = GeometryText.read(string, count: 2)
        return CGVector(dx: n[0], dy: n[1])
    }

    /// The transform that the text writes, or zeros where it writes none.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        let n = GeometryText.read(string, count: 6)
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }

    /// Writes a vector under a key.
    public func encode(_ vector: CGVector, forKey key: String) {
        encode(NSString(string: NSCoder.string(for: vector)), forKey: key)
    }

    /// Writes a transform under a key.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(NSString(string: NSCoder.string(for: transform)), forKey: key)
    }

    /// Reads the vector under a key, or zero.
    public func decodeCGVector(forKey key: String) -> CGVector {
        NSCoder.cgVector(for: geometryText(forKey: key))
    }

    /// Reads the transform under a key, or zeros.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        NSCoder.cgAffineTransform(for: geometryText(forKey: key))
    }
}
