internal import CTaskCreation

/// The contexts of closures, as the compiler lays them out (the Swift project's documentation: *TypeMetadata*).
enum ClosureContexts {
    /// Whether a context is a box of captured values, and not an object.
    static func isBox(_ context: UnsafeRawPointer) -> Bool {
        // A captured word may be anything, so that it is not simply followed.
        guard let metadata = word(at: UInt(bitPattern: context)), metadata > 0xFFFF, metadata % 8 == 0 else { return false }
        return word(at: metadata) == 0x400
    }

    /// The addresses that a context holds strongly: its own, when the one thing captured is an object; otherwise
    /// what is captured, and what closures hold that are captured.
    static func objects(in context: UnsafeRawPointer, depth: Int = 0) -> [UInt] {
        guard isBox(context) else { return [UInt(bitPattern: context)] }
        let words = strongWords(of: context)
        guard depth < 3 else { return words }
        return words + words.flatMap { word -> [UInt] in
            guard word > 0xFFFF, word % 16 == 0, let inner = UnsafeRawPointer(bitPattern: word), inner != context, isBox(inner) else {
                return []
            }
            return objects(in: inner, depth: depth + 1)
        }
    }

    private static func word(at address: UInt) -> UInt? {
        var word: UInt = 0
        return memory_read_word(UnsafeRawPointer(bitPattern: address), &word) != 0 ? word : nil
    }

    /// The words of a box, or none when it captures anything weakly or unowned, whose words would mislead.
    static func strongWords(of context: UnsafeRawPointer) -> [UInt] {
        guard let metadata = UnsafeRawPointer(bitPattern: context.load(as: UInt.self)) else { return [] }
        let start = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
        guard let descriptor = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self), start >= 16, start < 4096 else { return [] }
        let count = Int(descriptor.load(as: UInt32.self))
        guard count < 64 else { return [] }
        for index in 0..<count {
            let record = descriptor + 12 + index * 4
            if isNotStrong(record + Int(record.load(as: Int32.self))) { return [] }
        }
        let size = Int(_blockSize(context))
        guard size >= start + 8, size < 65_536 else { return [] }
        return stride(from: start / 8 * 8, through: size - 8, by: 8).map { context.load(fromByteOffset: $0, as: UInt.self) }
    }

    /// Whether a mangled type name ends as those of weak, unowned and unmanaged references do.
    private static func isNotStrong(_ name: UnsafeRawPointer) -> Bool {
        var last: (UInt8, UInt8) = (0, 0)
        var offset = 0
        while offset < 2048 {
            let byte = name.load(fromByteOffset: offset, as: UInt8.self)
            if byte == 0 { break }
            offset += byte < 0x18 ? 5 : byte < 0x20 ? 9 : 1
            last = (last.1, byte)
        }
        return last.0 == UInt8(ascii: "X") && [UInt8(ascii: "w"), UInt8(ascii: "o"), UInt8(ascii: "u")].contains(last.1)
    }
}

/// How many bytes the allocator gave a block (the C library's documentation: *malloc_usable_size*).
@_silgen_name("malloc_usable_size")
private func _blockSize(_ block: UnsafeRawPointer) -> UInt
