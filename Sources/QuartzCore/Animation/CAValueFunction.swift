import CoreGraphics
import Foundation

/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    public static let translate = CAValueFunctionName(rawValue: "translate")
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes a transform of animated numbers: of one for a single axis (radians or points), of three for
/// `scale` and `translate` (Core Animation, `CAValueFunction`).
open class CAValueFunction: NSObject {
    /// Which function this is.
    public let name: CAValueFunctionName

    /// Creates the named function.
    public init?(name: CAValueFunctionName) {
        self.name = name
        super.init()
    }

    func transform(_ value: AnimationValue) -> CATransform3D? {
        let numbers: [CGFloat]
        switch value {
        case .number(let number): numbers = [number]
        case .numbers(let list): numbers = list
        default: return nil
        }
        guard let x = numbers.first else { return nil }
        switch name {
        case .rotateX: return CATransform3DMakeRotation(x, 1, 0, 0)
        case .rotateY: return CATransform3DMakeRotation(x, 0, 1, 0)
        case .rotateZ: return CATransform3DMakeRotation(x, 0, 0, 1)
        case .scaleX: return CATransform3DMakeScale(x, 1, 1)
        case .scaleY: return CATransform3DMakeScale(1, x, 1)
        case .scaleZ: return CATransform3DMakeScale(1, 1, x)
        case .translateX: return CATransform3DMakeTranslation(x, 0, 0)
        case .translateY: return CATransform3DMakeTranslation(0, x, 0)
        case .translateZ: return CATransform3DMakeTranslation(0, 0, x)
        case .scale where numbers.count == 3: return CATransform3DMakeScale(x, numbers[1], numbers[2])
        case .translate where numbers.count == 3: return CATransform3DMakeTranslation(x, numbers[1], numbers[2])
        default: return nil
        }
    }
}
