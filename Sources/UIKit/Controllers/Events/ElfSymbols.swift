/// The functions of an executable or library, by address, read from its symbol table: the dynamic loader
/// knows only those that other files may call.
struct ElfSymbols {
    private struct Function {
        let start: UInt
        let end: UInt
        let name: Int
    }

    private var functions: [Function] = []
    private var names = Data()

    /// Reads a file; a file without a table, or of another kind than 64-bit little-endian, has no functions.
    init(path: String) {
        guard let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) else { return }
        file.withUnsafeBytes { read($0) }
    }

    /// The name of the function at an address, relative to where the file is loaded.
    func name(at address: UInt) -> String? {
        var low = 0
        var high = functions.count
        while low < high {
            let middle = (low + high) / 2
            if functions[middle].start <= address { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let function = functions[low - 1]
        guard address < function.end else { return nil }
        return names.withUnsafeBytes { bytes in
            guard function.name < bytes.count else { return nil }
            return String(decoding: bytes[function.name...].prefix { $0 != 0 }, as: UTF8.self)
        }
    }

    private mutating func read(_ bytes: UnsafeRawBufferPointer) {
        func value<T: FixedWidthInteger>(_ offset: Int, _ type: T.Type) -> Int {
            guard offset >= 0, offset + MemoryLayout<T>.size <= bytes.count else { return 0 }
            return Int(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: offset, as: T.self))
        }
        guard bytes.count > 64, bytes.prefix(6).elementsEqual([0x7f, 0x45, 0x4c, 0x46, 2, 1]) else { return }
        let sections = value(0x28, UInt64.self)
        let size = value(0x3a, UInt16.self)
        let count = value(0x3c, UInt16.self)
        for index in 0..<count {
            let section = sections + index * size
            // SHT_SYMTAB; `sh_link` is the section with the names.
            guard value(section + 4, UInt32.self) == 2 else { continue }
            let start = value(section + 0x18, UInt64.self)
            let length = value(section + 0x20, UInt64.self)
            let strings = sections + value(section + 0x28, UInt32.self) * size
            let stringStart = value(strings + 0x18, UInt64.self)
            let stringLength = value(strings + 0x20, UInt64.self)
            guard start + length <= bytes.count, stringStart + stringLength <= bytes.count else { return }
            names = Data(bytes[stringStart..<(stringStart + stringLength)])
            for symbol in stride(from: start, to: start + length, by: 24) {
                // STT_FUNC with an address and a size.
                guard value(symbol + 4, UInt8.self) & 0xf == 2 else { continue }
                let address = UInt(value(symbol + 8, UInt64.self))
                let extent = UInt(value(symbol + 16, UInt64.self))
                guard address > 0, extent > 0 else { continue }
                functions.append(Function(start: address, end: address + extent, name: value(symbol, UInt32.self)))
            }
        }
        functions.sort { $0.start < $1.start }
    }
}
