/// The change from one controller to another that a storyboard describes (Apple documentation:
/// *UIStoryboardSegue*).
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The name of the segue.
    public let identifier: String?
    /// The controller at which the segue begins.
    public let source: UIViewController
    /// The controller that the segue shows.
    public let destination: UIViewController
    private let handler: (() -> Void)?

    /// Makes a segue; subclasses override `perform()`.
    public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = nil
        super.init()
    }

    /// Makes a segue that does what `performHandler` does.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = performHandler
        super.init()
    }

    /// Does the change.
    open func perform() { handler?() }
}
