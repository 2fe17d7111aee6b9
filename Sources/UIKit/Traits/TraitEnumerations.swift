import Foundation

/// The kind of device or screen that an interface is for. Source: UIKit, "UIUserInterfaceIdiom".
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// iPhone.
    case phone = 0
    /// iPad.
    case pad = 1
    /// Apple TV.
    case tv = 2
    /// In-car screens.
    case carPlay = 3
    /// Mac.
    case mac = 5
    /// Apple Vision.
    case vision = 6
}

/// Light or dark appearance. Source: UIKit, "UIUserInterfaceStyle".
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// Dark text on light ground.
    case light = 1
    /// Light text on dark ground.
    case dark = 2
}

/// How much room a dimension offers. Source: UIKit, "UIUserInterfaceSizeClass".
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// Little room.
    case compact = 1
    /// Ordinary room.
    case regular = 2
}

/// The direction in which an application's interface runs. Source: UIKit, "UIUserInterfaceLayoutDirection".
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Leading is left.
    case leftToRight = 0
    /// Leading is right.
    case rightToLeft = 1
}

/// The layout direction of a trait environment. Source: UIKit, "UITraitEnvironmentLayoutDirection".
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// Leading is left.
    case leftToRight = 0
    /// Leading is right.
    case rightToLeft = 1
}

/// Whether a screen feels pressure. Source: UIKit, "UIForceTouchCapability".
public enum UIForceTouchCapability: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// It does not.
    case unavailable = 1
    /// It does.
    case available = 2
}

/// The range of colours that a screen shows. Source: UIKit, "UIDisplayGamut".
public enum UIDisplayGamut: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// sRGB.
    case SRGB = 0
    /// Display P3.
    case P3 = 1
}

/// Whether colours are to contrast more. Source: UIKit, "UIAccessibilityContrast".
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// As designed.
    case normal = 0
    /// Increased.
    case high = 1
}

/// Whether content lies on the base or above it. Source: UIKit, "UIUserInterfaceLevel".
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// The level of a window's own content.
    case base = 0
    /// A level above it, as in a sheet.
    case elevated = 1
}

/// Whether text is set bolder. Source: UIKit, "UILegibilityWeight".
public enum UILegibilityWeight: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// As designed.
    case regular = 0
    /// Bold Text is on.
    case bold = 1
}

/// Whether a window looks active. Source: UIKit, "UIUserInterfaceActiveAppearance".
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// It looks inactive.
    case inactive = 0
    /// It looks active.
    case active = 1
}

/// The size of items in a Mac toolbar. Source: UIKit, "UINSToolbarItemPresentationSize".
public enum UINSToolbarItemPresentationSize: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// Regular size.
    case regular = 0
    /// Small size.
    case small = 1
    /// Large size.
    case large = 3
}

/// Whether a scene's content is being recorded or mirrored. Source: UIKit, "UISceneCaptureState".
public enum UISceneCaptureState: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// It is not.
    case inactive = 0
    /// It is.
    case active = 1
}

/// The kind of list that content is in. Source: UIKit, "UIListEnvironment".
public enum UIListEnvironment: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// In no list.
    case none = 1
    /// In a plain list.
    case plain = 2
    /// In a grouped list.
    case grouped = 3
    /// In an inset grouped list.
    case insetGrouped = 4
    /// In a sidebar.
    case sidebar = 5
    /// In a plain sidebar.
    case sidebarPlain = 6
}
