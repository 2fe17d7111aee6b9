import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// The reading of the main clock, which any thread may take without a lock; only `MainClock` writes it.
final class ClockTime: Sendable {
    static let shared = ClockTime()

    /// The virtual time as bits, or `wallMarker` while the wall clock rules.
    private let virtualBits: Atomic<UInt64>
    /// What is added to the monotonic clock, so that time goes on where virtual time stopped.
    private let offsetBits = Atomic<UInt64>(0)

    private static let wallMarker = Double.nan.bitPattern

    /// Where virtual time starts when the process begins with it: the same on each run.
    private static let virtualStart: CFTimeInterval = 1000

    private init() {
        let name = ProcessInfo.processInfo.environment["UNDERSTUDY_CLOCK"]
        virtualBits = Atomic(name == "virtual" ? Self.virtualStart.bitPattern : Self.wallMarker)
    }

    var isVirtual: Bool { virtualBits.load(ordering: .acquiring) != Self.wallMarker }

    var now: CFTimeInterval {
        let bits = virtualBits.load(ordering: .acquiring)
        if bits != Self.wallMarker { return CFTimeInterval(bitPattern: bits) }
        return Self.monotonic + CFTimeInterval(bitPattern: offsetBits.load(ordering: .relaxed))
    }

    /// Stops the clock at a time.
    func stop(at time: CFTimeInterval) {
        virtualBits.store(time.bitPattern, ordering: .releasing)
    }

    /// Lets the clock run on with the wall clock, from the present reading.
    func run() {
        guard isVirtual else { return }
        offsetBits.store((now - Self.monotonic).bitPattern, ordering: .relaxed)
        virtualBits.store(Self.wallMarker, ordering: .releasing)
    }

    private static var monotonic: CFTimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return CFTimeInterval(time.tv_sec) + CFTimeInterval(time.tv_nsec) * 1e-9
    }
}

/// The present time of the main clock in seconds, on the wall clock since the machine started.
public func CACurrentMediaTime() -> CFTimeInterval { ClockTime.shared.now }
