/// Cuts a stream of bytes into lines.
struct LineBuffer {
    private var bytes: [UInt8] = []
    /// Longer lines are no diagnostics, and need not be kept.
    private let limit = 1 << 16

    /// Adds bytes and hands over each line that is complete with them, without its end.
    mutating func append(_ new: ArraySlice<UInt8>, _ handle: (String) -> Void) {
        for byte in new {
            if byte == UInt8(ascii: "\n") {
                finish(handle)
            } else if bytes.count < limit {
                bytes.append(byte)
            }
        }
    }

    /// Hands over what stands after the last line end.
    mutating func finish(_ handle: (String) -> Void) {
        guard !bytes.isEmpty else { return }
        handle(String(decoding: bytes, as: UTF8.self))
        bytes.removeAll(keepingCapacity: true)
    }
}
