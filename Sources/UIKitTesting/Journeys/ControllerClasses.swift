/// The view-controller classes of a process, found in the lists of types that the compiler leaves in each
/// file of code.
@MainActor
public enum ControllerClasses {
    /// The classes that the executable itself has, by their full names; those of UIKit are not among them.
    public static func ofExecutable() -> [(name: String, type: UIViewController.Type)] {
        let own = executableRange()
        var found: [(name: String, type: UIViewController.Type)] = []
        for descriptor in TypeDescriptors.classes() {
            guard own.contains(UInt(bitPattern: descriptor)), let type = TypeDescriptors.type(of: descriptor) else { continue }
            guard let controller = type as? UIViewController.Type else { continue }
            let name = RecordMaker.typeName(String(reflecting: controller))
            if !found.contains(where: { $0.name == name }) { found.append((name, controller)) }
        }
        return found.sorted { $0.name < $1.name }
    }

    /// Where the executable lies in memory.
    private static func executableRange() -> Range<UInt> {
        guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8),
            let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        else { return 0..<0 }
        var range: Range<UInt>?
        for line in maps.split(separator: "\n") where line.hasSuffix(path) {
            let bounds = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard bounds.count == 2 else { continue }
            range = min(range?.lowerBound ?? bounds[0], bounds[0])..<max(range?.upperBound ?? bounds[1], bounds[1])
        }
        return range ?? 0..<0
    }
}

/// Reads the compiler's lists of types (the Swift project's documentation: *TypeMetadata*).
private enum TypeDescriptors {
    private typealias Body = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool
    private typealias Enumerate = @convention(c) (Body, UnsafeMutableRawPointer) -> Void
    private final class Found { var list: [UnsafeRawPointer] = [] }

    /// The descriptors of all classes without generic parameters.
    static func classes() -> [UnsafeRawPointer] {
        guard let symbol = dlsym(nil, "swift_enumerateAllMetadataSections") else { return [] }
        let enumerate = unsafeBitCast(symbol, to: Enumerate.self)
        let found = Found()
        enumerate(
            { sections, context in
                let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
                // Version, base address and two unused words; then ranges of protocols, conformances and types.
                let word = MemoryLayout<UInt>.size
                let start = sections.load(fromByteOffset: 8 * word, as: UnsafeRawPointer?.self)
                let length = sections.load(fromByteOffset: 9 * word, as: UInt.self)
                guard let start else { return true }
                for offset in stride(from: 0, to: Int(length), by: 4) {
                    let record = start + offset
                    let relative = record.load(as: Int32.self)
                    // Only a direct reference leads to a descriptor of this file.
                    guard relative & 3 == 0 else { continue }
                    let descriptor = record + Int(relative)
                    let flags = descriptor.load(as: UInt32.self)
                    if flags & 0x1f == 16, flags & 0x80 == 0 { found.list.append(descriptor) }
                }
                return true
            }, Unmanaged.passUnretained(found).toOpaque())
        return found.list
    }

    private struct Response {
        let type: UnsafeRawPointer?
        let state: Int
    }
    private typealias Accessor = @convention(thin) (Int) -> Response

    /// The type that a class's descriptor describes.
    static func type(of descriptor: UnsafeRawPointer) -> Any.Type? {
        // Flags, parent, name, access function.
        let field = descriptor + 12
        let relative = field.load(as: Int32.self)
        guard relative != 0 else { return nil }
        let accessor = unsafeBitCast(field + Int(relative), to: Accessor.self)
        return accessor(0).type.map { unsafeBitCast($0, to: Any.Type.self) }
    }
}
