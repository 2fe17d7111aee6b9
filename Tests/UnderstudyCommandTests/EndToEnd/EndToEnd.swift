import Testing

/// The real command on real packages: one build at a time, because each uses the whole machine.
@Suite(.serialized) enum EndToEnd {}
