// Swift Testing names this module as what to import where a file imports both Testing and CoreGraphics. It
// has to exist; the toolchain has it on Apple's platforms only.
@_exported import Testing
