// Macros of Darwin's C library that Foundation brings along there and that Linux's does not have.

/// Milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1_000
/// The largest finite number of type `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
