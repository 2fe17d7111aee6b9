/// How much a constraint matters: constraints of a higher priority are met before those of a lower one.
///
/// 1000 is required; others are given up where they cannot be met. Source: UIKit, "UILayoutPriority".
public struct UILayoutPriority: RawRepresentable, Hashable, Equatable, Sendable {
    /// The priority as a number above 0, up to 1000.
    public var rawValue: Float

    /// Makes a priority from a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Makes a priority from a number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// 1000: must be met.
    public static let required = UILayoutPriority(1000)
    /// 750: how strongly a button resists being compressed.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: a drag that may resize the window's scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: the scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: a drag that may not resize the window's scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: how strongly a button hugs its content.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: how strongly a measured view keeps to the target size.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
