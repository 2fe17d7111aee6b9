/// What a signpost marks.
public struct OSSignpostType: Equatable, RawRepresentable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A moment.
    public static let event = OSSignpostType(rawValue: 0x00)
    /// The start of an interval.
    public static let begin = OSSignpostType(rawValue: 0x01)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 0x02)
}

/// Tells intervals with the same name apart (Apple documentation: `OSSignpostID`).
public struct OSSignpostID: Comparable, RawRepresentable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public init(_ value: UInt64) {
        rawValue = value
    }

    /// An identifier that no other call gets in this process.
    public init(log: OSLog) {
        rawValue = Self.next.withLock { next in
            next += 1
            return next
        }
    }

    /// The identifier of an object: the same for each call while it lives.
    public init(log: OSLog, object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    /// For intervals that do not overlap.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// No identifier; signposts with it are dropped.
    public static let null = OSSignpostID(0)
    /// A wrong identifier; signposts with it are dropped.
    public static let invalid = OSSignpostID(.max)

    public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool { lhs.rawValue < rhs.rawValue }

    private static let next = OSAllocatedUnfairLock<UInt64>(initialState: 0)
}

/// Marks a moment or one end of an interval, where somebody records signposts.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    writeSignpost(type, log, name, signpostID, "")
}

/// Marks a moment or one end of an interval with a message, where somebody records signposts.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: CVarArg...
) {
    guard log.signpostsEnabled else { return }
    writeSignpost(type, log, name, signpostID, " " + LogFormat.string(format, arguments))
}

private func writeSignpost(
    _ type: OSSignpostType, _ log: OSLog, _ name: StaticString, _ id: OSSignpostID, _ message: String
) {
    guard log.signpostsEnabled, id != .null, id != .invalid else { return }
    let kind = type == .begin ? "begin" : type == .end ? "end" : "event"
    LogOutput.write(
        LogOutput.line("signpost \(kind) \(name) 0x\(String(id.rawValue, radix: 16))\(message)", type: .default, log: log))
}
