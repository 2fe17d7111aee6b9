extension UIButton {
    /// What a button looks like (Apple documentation: *UIButton.Configuration*).
    @preconcurrency @MainActor
    public struct Configuration {
        /// How large a button is (Apple documentation: *UIButton.Configuration.Size*).
        public enum Size: Int, Sendable {
            case medium = 0, small, mini, large
        }

        /// How the corners are rounded (Apple documentation: *UIButton.Configuration.CornerStyle*).
        public enum CornerStyle: Int, Sendable {
            /// By the background's radius.
            case fixed = -1
            /// By the background's radius, which grows with the text.
            case dynamic
            /// By the system's small, medium or large radius.
            case small, medium, large
            /// By half the height.
            case capsule
        }

        /// How title and subtitle are aligned (Apple documentation: *UIButton.Configuration.TitleAlignment*).
        public enum TitleAlignment: Int, Sendable {
            case automatic = 0, leading, center, trailing
        }

        enum Style {
            case plain, tinted, gray, filled
        }

        let style: Style

        /// A title in the tint colour.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// A title in the tint colour on a pale tint.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// A title in the tint colour on grey.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// A white title on the tint colour.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// The same as plain on a phone.
        public static func borderless() -> Configuration { Configuration(style: .plain) }
        /// The same as gray on a phone.
        public static func bordered() -> Configuration { Configuration(style: .gray) }
        /// The same as tinted on a phone.
        public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
        /// The same as filled on a phone.
        public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

        private init(style: Style) {
            self.style = style
            background = .clear()
            background.backgroundColor = nil
            background.cornerRadius = 5.95
            setDefaultContentInsets()
        }

        /// The background; its colour is the style's when `nil`.
        public var background: UIBackgroundConfiguration
        /// How the corners are rounded; default dynamic.
        public var cornerStyle: CornerStyle = .dynamic
        /// How large the button is; default medium.
        public var buttonSize: Size = .medium { didSet { if !hasOwnInsets { setDefaultContentInsets() } } }
        /// The colour of title and image; the style's when `nil`.
        public var baseForegroundColor: UIColor?
        /// The colour from which the background's is made; the tint when `nil`.
        public var baseBackgroundColor: UIColor?
        /// The image.
        public var image: UIImage?
        /// What is made of the image's colour.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// How a symbol image is drawn.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether a spinning indicator stands in the image's place; default false.
        public var showsActivityIndicator = false
        /// What is made of the indicator's colour.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The title.
        public var title: String?
        /// How a title that does not fit is broken.
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// A second, smaller text below the title.
        public var subtitle: String?
        /// How a subtitle that does not fit is broken.
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// The space around the content, in points.
        public var contentInsets: NSDirectionalEdgeInsets = .zero { didSet { hasOwnInsets = true } }
        /// On which side of the title the image stands; default leading.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The gap between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// The gap between title and subtitle, in points; default 1.
        public var titlePadding: CGFloat = 1
        /// How title and subtitle are aligned.
        public var titleAlignment: TitleAlignment = .automatic
        /// Whether a selected button looks different; default true.
        public var automaticallyUpdateForSelection = true
        private var hasOwnInsets = false

        /// Takes the insets that belong to style and size.
        public mutating func setDefaultContentInsets() {
            contentInsets = switch buttonSize {
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
            hasOwnInsets = false
        }

        /// The configuration for a button's present state.
        public func updated(for button: UIButton) -> Configuration {
            var result = self
            let tint = button.role == .destructive ? UIColor.systemRed : button.tintColor ?? .systemBlue
            let base = baseBackgroundColor ?? tint
            var foreground = baseForegroundColor ?? (style == .filled ? .white : tint)
            var fill: UIColor = switch style {
            case .plain: baseBackgroundColor ?? .clear
            case .tinted: base.withAlphaComponent(0.18)
            case .gray: baseBackgroundColor ?? .tertiarySystemFill
            case .filled: base
            }
            if button.isSelected && automaticallyUpdateForSelection && style == .plain { fill = base.withAlphaComponent(0.18) }
            if !button.isEnabled {
                foreground = .tertiaryLabel
                if style != .plain { fill = .tertiarySystemFill }
            } else if button.isHighlighted {
                foreground = style == .filled ? foreground : foreground.withAlphaComponent(0.75)
                if style != .plain { fill = fill.withAlphaComponent(style == .filled ? 0.75 : 0.12) }
            }
            result.baseForegroundColor = foreground
            if result.background.backgroundColor == nil { result.background.backgroundColor = fill }
            return result
        }

        /// The title's font.
        var titleFont: UIFont {
            switch buttonSize {
            case .small, .mini: .preferredFont(forTextStyle: .subheadline)
            case .medium, .large: .preferredFont(forTextStyle: .body)
            }
        }

        /// The corners' radius at a height, in points.
        func cornerRadius(atHeight height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .fixed, .dynamic: min(background.cornerRadius, height / 2)
            case .small: 4
            case .medium: 6
            case .large: 9
            case .capsule: height / 2
            }
        }
    }
}
