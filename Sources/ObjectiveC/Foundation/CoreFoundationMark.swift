/// The first stored property of classes whose objects Core Foundation compares, such as the values in attributed strings.
///
/// In Foundation for Linux, `CFEqual` takes the word behind an object's header for Core Foundation's own, and asks the
/// object itself only where the type in it (bits 8 to 17) is no type of Core Foundation's that it knows. Where these bits
/// are zero, as in most numbers, it ends the process: at two colours in neighbouring runs of a string, for instance.
package struct CoreFoundationMark: Sendable {
    private let word: UInt = 0x3FF << 8

    package init() {}
}
