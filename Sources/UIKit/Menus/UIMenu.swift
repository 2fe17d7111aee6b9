/// A group of menu elements, which is one itself (Apple documentation: *UIMenu*).
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    private let storedIdentifier: Identifier
    private let storedOptions: Options
    private let storedChildren: [UIMenuElement]

    /// How large the elements are shown; default automatic.
    open var preferredElementSize: UIMenu.ElementSize

    /// Makes a menu; without an identifier it gets one of its own.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
        preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        storedIdentifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
        storedOptions = options
        storedChildren = children
        self.preferredElementSize = preferredElementSize
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The menu's name.
    open var identifier: UIMenu.Identifier { storedIdentifier }
    /// How the menu is shown.
    open var options: UIMenu.Options { storedOptions }
    /// The elements.
    open var children: [UIMenuElement] { storedChildren }
    /// The elements, of this menu and those inside it, whose state is on.
    open var selectedElements: [UIMenuElement] {
        storedChildren.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
        }
    }

    /// A menu like this one with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: storedIdentifier,
            options: storedOptions, preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// How a menu is shown (Apple documentation: *UIMenu.Options*).
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Its elements are shown among those of the menu it is in.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// It destroys something.
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one of its elements is on.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// Its elements are shown as a palette.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large elements are shown (Apple documentation: *UIMenu.ElementSize*).
    public enum ElementSize: Int, Sendable {
        case small = 0, medium, large
        case automatic = -1
    }

    /// Names a menu (Apple documentation: *UIMenu.Identifier*).
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let application = Identifier("com.apple.menu.application")
        public static let file = Identifier("com.apple.menu.file")
        public static let edit = Identifier("com.apple.menu.edit")
        public static let view = Identifier("com.apple.menu.view")
        public static let window = Identifier("com.apple.menu.window")
        public static let help = Identifier("com.apple.menu.help")
        public static let root = Identifier("com.apple.menu.root")
    }
}
