/// A span of time in seconds, as Core Foundation names it; Foundation on Linux does not re-export it.
public typealias CFTimeInterval = Double
