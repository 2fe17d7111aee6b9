import Foundation

extension UIImage {
    /// How a bitmap is turned to be seen. Source: UIKit, "UIImage.Orientation".
    public enum Orientation: Int, Sendable {
        /// Not at all.
        case up = 0
        /// By 180 degrees.
        case down = 1
        /// By 90 degrees counterclockwise.
        case left = 2
        /// By 90 degrees clockwise.
        case right = 3
        /// Mirrored sideways.
        case upMirrored = 4
        /// Mirrored sideways, then turned by 180 degrees.
        case downMirrored = 5
        /// Mirrored sideways, then turned by 90 degrees counterclockwise.
        case leftMirrored = 6
        /// Mirrored sideways, then turned by 90 degrees clockwise.
        case rightMirrored = 7

        /// The orientation for the number that a camera writes.
        init(exif: Int) {
            let all: [Orientation] = [
                .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
            ]
            self = all.indices.contains(exif - 1) ? all[exif - 1] : .up
        }

        /// Whether width and height change places.
        var isSideways: Bool {
            self == .left || self == .right || self == .leftMirrored || self == .rightMirrored
        }

        /// Whether the bitmap is mirrored.
        var isMirrored: Bool { rawValue >= 4 }

        /// The turn after mirroring, in radians clockwise as seen.
        var angle: CGFloat {
            switch self {
            case .up, .upMirrored: 0
            case .down, .downMirrored: .pi
            case .left, .leftMirrored: -.pi / 2
            case .right, .rightMirrored: .pi / 2
            }
        }

        /// The same turn, mirrored if this is not and not mirrored if this is.
        var mirrored: Orientation {
            Orientation(rawValue: isMirrored ? rawValue - 4 : rawValue + 4) ?? self
        }
    }

    /// Whether an image is drawn in its colours or as a stencil. Source: UIKit, "UIImage.RenderingMode".
    public enum RenderingMode: Int, Sendable {
        /// As the place suits where it is used.
        case automatic = 0
        /// In its own colours.
        case alwaysOriginal = 1
        /// As a stencil, in the tint colour.
        case alwaysTemplate = 2
    }

    /// What happens to the middle of a larger image. Source: UIKit, "UIImage.ResizingMode".
    public enum ResizingMode: Int, Sendable {
        /// It is repeated.
        case tile = 0
        /// It is stretched.
        case stretch = 1
    }

    /// The size of a symbol beside text. Source: UIKit, "UIImage.SymbolScale".
    public enum SymbolScale: Int, Sendable {
        /// As the place suits where it is used.
        case `default` = -1
        /// Not said.
        case unspecified = 0
        /// Small.
        case small = 1
        /// Medium.
        case medium = 2
        /// Large.
        case large = 3
    }

    /// The weight of a symbol's lines. Source: UIKit, "UIImage.SymbolWeight".
    public enum SymbolWeight: Int, Sendable {
        /// Not said.
        case unspecified = 0
        /// The lightest weight.
        case ultraLight = 1
        /// Thin.
        case thin
        /// Light.
        case light
        /// As running text.
        case regular
        /// Medium.
        case medium
        /// Between medium and bold.
        case semibold
        /// Bold.
        case bold
        /// Heavy.
        case heavy
        /// The heaviest weight.
        case black

        /// The weight of text that suits the symbol.
        public func fontWeight() -> UIFont.Weight {
            let weights: [UIFont.Weight] = [
                .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ]
            return weights[rawValue]
        }
    }
}

extension UIFont.Weight {
    /// The weight of symbols that suits text of the weight.
    public func symbolWeight() -> UIImage.SymbolWeight {
        let ordered: [(UIFont.Weight, UIImage.SymbolWeight)] = [
            (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
            (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
        ]
        let nearest = ordered.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
        return nearest?.1 ?? .regular
    }
}
