/// One element of a menu (Apple documentation: *UIMenuElement*).
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    var storedTitle: String
    var storedImage: UIImage?
    /// A second line under the title.
    open var subtitle: String?

    init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
        storedTitle = title
        self.subtitle = subtitle
        storedImage = image
        super.init()
    }

    /// The element's title.
    open var title: String { storedTitle }
    /// The image beside the title.
    open var image: UIImage? { storedImage }

    /// Whether an element is shown as chosen (Apple documentation: *UIMenuElement.State*).
    public enum State: Int, Sendable {
        case off = 0
        case on
        /// Some of what the element stands for is on, some off.
        case mixed
    }

    /// How an element is shown and whether it can be chosen (Apple: *UIMenuElement.Attributes*).
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It is shown but cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// It destroys something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Its menu stays on the screen when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }
}

/// A menu element that can be chosen (Apple documentation: *UIMenuLeaf*).
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// The element's title.
    var title: String { get set }
    /// A longer title for places that explain what the element does.
    var discoverabilityTitle: String? { get set }
    /// The image beside the title.
    var image: UIImage? { get set }
    /// How the element is shown and whether it can be chosen.
    var attributes: UIMenuElement.Attributes { get set }
    /// Whether the element is shown as chosen.
    var state: UIMenuElement.State { get set }
    /// The object that performs the element now; `nil` at other times.
    var sender: Any? { get }
    /// Does what the element stands for; `target` is asked first by commands.
    func performWithSender(_ sender: Any?, target: Any?)
}
