import Foundation

/// The way up of an interface. Source: UIKit, "UIInterfaceOrientation".
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// Landscape, with the device's top at the interface's left: the device is turned right.
    case landscapeRight = 3
    /// Landscape, with the device's top at the interface's right: the device is turned left.
    case landscapeLeft = 4

    /// Whether the interface is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// The set that holds only this orientation; empty for `unknown`.
    var mask: UIInterfaceOrientationMask {
        self == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
    }
}

/// A set of orientations that an interface supports. Source: UIKit, "UIInterfaceOrientationMask".
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = Self(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = Self(rawValue: 1 << 2)
    /// Landscape right.
    public static let landscapeRight = Self(rawValue: 1 << 3)
    /// Landscape left.
    public static let landscapeLeft = Self(rawValue: 1 << 4)
    /// Both landscape orientations.
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    /// All four orientations.
    public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
    /// All but upside down.
    public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// The way in which the device is held. Source: UIKit, "UIDeviceOrientation".
public enum UIDeviceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// Turned left: the top is at the left.
    case landscapeLeft = 3
    /// Turned right: the top is at the right.
    case landscapeRight = 4
    /// Lying with the screen up.
    case faceUp = 5
    /// Lying with the screen down.
    case faceDown = 6

    /// Whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is turned left or right.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can have the matching orientation.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

    /// The orientation of an interface that is upright for someone who holds the device so.
    ///
    /// Landscape swaps sides: the content of a device turned left has to turn right.
    var interfaceOrientation: UIInterfaceOrientation? {
        switch self {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        case .unknown, .faceUp, .faceDown: nil
        }
    }
}

/// The look of the status bar. Source: UIKit, "UIStatusBarStyle".
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark or light text, whichever suits the interface style.
    case `default` = 0
    /// Light text, for dark content.
    case lightContent = 1
    /// Dark text, for light content.
    case darkContent = 3
}

/// How the status bar comes and goes. Source: UIKit, "UIStatusBarAnimation".
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none = 0
    /// By fading.
    case fade = 1
    /// By sliding over the top edge.
    case slide = 2
}
