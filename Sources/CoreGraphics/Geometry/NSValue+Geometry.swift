extension NSValue {
    /// Creates a value that holds a vector.
    public convenience init(cgVector v: CGVector) { self.init(stored: v, type: StoredType.vector) }

    /// The vector that the value holds; zero if it holds another type.
    public var cgVectorValue: CGVector { stored(StoredType.vector) ?? .zero }

    /// Creates a value that holds a transform.
    public convenience init(cgAffineTransform t: CGAffineTransform) {
        self.init(stored: t, type: StoredType.affineTransform)
    }

    /// The transform that the value holds; the identity if it holds another type.
    public var cgAffineTransformValue: CGAffineTransform { stored(StoredType.affineTransform) ?? .identity }

    /// Creates a value that holds a structure of doubles, known by a type of its own.
    package convenience init<T>(stored value: T, type: String) {
        let copy = UnsafeMutablePointer<T>.allocate(capacity: 1)
        defer { copy.deallocate() }
        copy.initialize(to: value)
        self.init(bytes: copy, objCType: type)
    }

    /// The structure that was stored with a type; nil for another type.
    package func stored<T>(_ type: String) -> T? {
        guard String(cString: objCType) == type else { return nil }
        return withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer in
            guard let base = buffer.baseAddress else { return nil }
            getValue(UnsafeMutableRawPointer(base))
            return base.pointee
        }
    }
}

/// How structures are named inside an `NSValue`. Foundation on Linux stores arrays only; the lengths
/// tell the structures apart.
package enum StoredType {
    package static let vector = "[2d]"
    package static let affineTransform = "[6d]"
    package static let transform3D = "[16d]"
}
