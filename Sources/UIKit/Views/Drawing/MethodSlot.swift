/// The place of an overridable method in the metadata of `UIView` and its subclasses.
///
/// UIKit asks the Objective-C runtime which class overrides what. Native Swift keeps methods in a table
/// inside the class's metadata; a method's place in it is found, once, as the only word in which a class that
/// overrides it differs from a twin that does not. Reading the place of another class is one load and one
/// comparison.
@MainActor
struct MethodSlot {
    /// Which word of the metadata is the method; `nil` when it could not be told.
    private let index: Int?
    private let base: UInt?

    /// Finds the slot: `plain` and `twin` do not override the method, `overriding` does.
    init(plain: UIView.Type, twin: UIView.Type, overriding: UIView.Type) {
        let plainWords = Self.words(of: plain), twinWords = Self.words(of: twin)
        let overridingWords = Self.words(of: overriding)
        let count = min(plainWords.count, twinWords.count, overridingWords.count)
        let differing = (0..<count).filter {
            plainWords[$0] == twinWords[$0] && plainWords[$0] != overridingWords[$0]
        }
        index = differing.count == 1 ? differing[0] : nil
        base = index.map { Self.word(of: UIView.self, at: $0) }
    }

    /// Whether the slot was found.
    var isKnown: Bool { index != nil }

    /// The method of a class, when it is another than `UIView`'s.
    func override(in type: UIView.Type) -> UInt? {
        guard let index else { return nil }
        let own = Self.word(of: type, at: index)
        return own == base ? nil : own
    }

    fileprivate static func word(of type: UIView.Type, at index: Int) -> UInt {
        unsafeBitCast(type, to: UnsafePointer<UInt>.self)[index]
    }

    /// The words of a class's metadata after its header, whose last entries say how long it is.
    fileprivate static func words(of type: AnyClass) -> [UInt] {
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

/// The same for several methods at once, accessors of properties among them.
@MainActor
struct MethodSlots {
    /// Which words of the metadata are the methods, and what `UIView` has there.
    private let methods: [(index: Int, base: UInt)]

    /// Finds the slots: `plain` and `twin` override none of the methods, `overriding` does all.
    init(plain: UIView.Type, twin: UIView.Type, overriding: UIView.Type) {
        let plainWords = MethodSlot.words(of: plain), twinWords = MethodSlot.words(of: twin)
        let overridingWords = MethodSlot.words(of: overriding)
        let count = min(plainWords.count, twinWords.count, overridingWords.count)
        methods = (0..<count).filter { plainWords[$0] == twinWords[$0] && plainWords[$0] != overridingWords[$0] }
            .map { ($0, MethodSlot.word(of: UIView.self, at: $0)) }
    }

    /// Whether slots were found.
    var areKnown: Bool { !methods.isEmpty }

    /// Whether a class has another method than `UIView` for any of them.
    func isAnyOverridden(in type: UIView.Type) -> Bool {
        for method in methods where MethodSlot.word(of: type, at: method.index) != method.base { return true }
        return false
    }
}
