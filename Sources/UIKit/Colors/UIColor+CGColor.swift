import Foundation

extension UIColor {
    /// Makes a colour with the components of a Core Graphics colour, in its space.
    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? [0, 0]
        let alpha = cgColor.alpha
        switch (parts.count, cgColor.colorSpace?.name) {
        case (2, _): self.init(white: parts[0], alpha: alpha)
        case (4, CGColorSpace.displayP3), (4, CGColorSpace.extendedDisplayP3):
            self.init(displayP3Red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
        case (4, _): self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
        default: self.init(white: 0, alpha: alpha)
        }
    }

    /// The Core Graphics colour in the current traits.
    ///
    /// A rule is resolved when this is read: the result does not follow later changes of traits.
    public var cgColor: CGColor {
        switch resolved.content {
        case .white(let white, let alpha):
            return Spaces.make(Spaces.gray, [white, alpha])
        case .rgb(let r, let g, let b, let a):
            return Spaces.make(Spaces.rgb, [r, g, b, a])
        case .displayP3(let r, let g, let b, let a):
            return Spaces.make(Spaces.displayP3, [r, g, b, a])
        case .dynamic: return .clear
        }
    }
}

/// The spaces in which UIKit's colours have their components.
private enum Spaces {
    static let gray = CGColorSpace(name: CGColorSpace.extendedGray)
    static let rgb = CGColorSpace(name: CGColorSpace.extendedSRGB)
    static let displayP3 = CGColorSpace(name: CGColorSpace.displayP3)

    static func make(_ space: CGColorSpace?, _ components: [CGFloat]) -> CGColor {
        space.flatMap { CGColor(colorSpace: $0, components: components) } ?? .clear
    }
}
