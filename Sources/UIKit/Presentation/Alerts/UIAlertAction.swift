/// One choice of an alert (Apple documentation: *UIAlertAction*).
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying {
    /// How a choice looks and where it stands.
    public enum Style: Int, Sendable {
        case `default` = 0, cancel, destructive
    }

    /// The button's text.
    public let title: String?
    /// How the choice looks and where it stands.
    public let style: Style
    let handler: ((UIAlertAction) -> Void)?
    /// Called when `isEnabled` changed.
    var onChange: (() -> Void)?

    /// Whether the choice can be taken; default true.
    open var isEnabled = true { didSet { onChange?() } }

    /// Makes a choice; `handler` is called after the alert was dismissed by it.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
