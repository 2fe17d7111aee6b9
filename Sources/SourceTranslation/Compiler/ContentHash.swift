/// A number that says whether two texts are the same, for all practical purposes.
struct ContentHash {
    private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F

    mutating func combine(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { combine($0) }
    }

    mutating func combine(_ text: String) {
        combine(Array(text.utf8))
    }

    private mutating func combine(_ bytes: UnsafeRawBufferPointer) {
        var offset = 0
        while offset + 8 <= bytes.count {
            combine(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < bytes.count {
            rest = rest << 8 | UInt64(bytes[offset])
            offset += 1
        }
        combine(rest)
        combine(UInt64(bytes.count))
    }

    private mutating func combine(_ word: UInt64) {
        let product = (first ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
        first = product.high ^ product.low
        second = ((second ^ word) &* 0xE703_7ED1_A0B4_28DB).rotatedLeft(29) &+ first
    }

    /// The hash as hexadecimal digits.
    var text: String { Self.hex(first) + Self.hex(second) }

    static func of(_ bytes: [UInt8]) -> String {
        var hash = ContentHash()
        hash.combine(bytes)
        return hash.text
    }

    private static func hex(_ word: UInt64) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension UInt64 {
    fileprivate func rotatedLeft(_ count: UInt64) -> UInt64 { self << count | self >> (64 - count) }
}
