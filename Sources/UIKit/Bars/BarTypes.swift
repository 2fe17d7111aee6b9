/// Where a bar stands (Apple documentation: *UIBarPosition*).
public enum UIBarPosition: Int, Sendable {
    /// Not said.
    case any = 0
    /// At the bottom of its superview; a shadow line stands above it.
    case bottom
    /// At the top of its superview; a shadow line stands below it.
    case top
    /// At the top of the screen, its background reaching up under the status bar.
    case topAttached
}

/// The look of a bar (Apple documentation: *UIBarStyle*).
public enum UIBarStyle: Int, Sendable {
    /// Light background, dark content.
    case `default` = 0
    /// Dark background, light content.
    case black
    /// The former name of a translucent dark bar.
    @available(*, deprecated, message: "Use UIBarStyleBlack and set the translucent property to YES instead.")
    case blackTranslucent
}

/// The situation that a bar's metrics hold for (Apple documentation: *UIBarMetrics*).
public enum UIBarMetrics: Int, Sendable {
    /// Ordinary height.
    case `default` = 0
    /// The low bar of a compact-height screen.
    case compact
    /// Ordinary height, with a prompt.
    case defaultPrompt = 101
    /// Compact height, with a prompt.
    case compactPrompt
}

/// A bar that stands somewhere (Apple documentation: *UIBarPositioning*).
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar stands.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar stands (Apple documentation: *UIBarPositioningDelegate*).
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Asks where `bar` stands, when it enters its window.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// `any` leaves the position to the bar, as when the method is not implemented.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// What shows a bar item and is told when the item changes.
@MainActor
protocol BarItemOwner: AnyObject {
    /// Called after a property of `item` changed that the bar shows.
    func barItemDidChange(_ item: UIBarItem)
}
