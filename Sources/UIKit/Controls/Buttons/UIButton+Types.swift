extension UIButton {
    /// The kinds of buttons (Apple documentation: *UIButton.ButtonType*).
    public enum ButtonType: Int, Sendable {
        /// No style.
        case custom = 0
        /// A title in the tint colour.
        case system
        /// An "i" for details.
        case detailDisclosure
        /// An "i".
        case infoLight
        /// An "i".
        case infoDark
        /// A plus.
        case contactAdd
        /// A cross that closes a screen.
        case close = 7

        /// The former name of `system`.
        public static var roundedRect: ButtonType { .system }

        /// The symbol that a button of the kind shows.
        var symbolName: String? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            }
        }
    }

    /// What a button does to a person's data (Apple documentation: *UIButton.Role*).
    public enum Role: Int, Sendable {
        case normal = 0, primary, cancel, destructive
    }

    /// What a button shows in one state; `nil` falls back to the normal state.
    struct Face {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var titleShadowColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
        var symbolConfiguration: UIImage.SymbolConfiguration?
    }
}
