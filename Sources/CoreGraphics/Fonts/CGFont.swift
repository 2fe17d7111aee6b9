import Foundation

/// A font without a size (Core Graphics, `CGFont`).
///
/// It names a face; text is set with it where a layer or a font of UIKit's is made of it.
public final class CGFont: Hashable, @unchecked Sendable {
    /// The full names of the faces that there are, by the name that is asked for: UIKit sets it as it is loaded, since
    /// it has the fonts.
    @_spi(UIKit) public nonisolated(unsafe) static var nameOfFace: ((String) -> String?)?

    private let name: String

    /// Makes the font with a PostScript or full name; nil where there is none.
    public init?(_ name: CFString) {
        guard let found = Self.nameOfFace?(name as String) else { return nil }
        self.name = found
    }

    /// The PostScript name.
    public var postScriptName: CFString? { name as CFString }

    public static func == (first: CGFont, second: CGFont) -> Bool { first.name == second.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
