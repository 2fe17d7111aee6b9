/// The standard content of a list's cell: an image and two texts (Apple documentation:
/// *UIListContentConfiguration*).
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// How a text looks (Apple documentation: *UIListContentConfiguration.TextProperties*).
    @preconcurrency @MainActor
    public struct TextProperties {
        /// Where a text is in its line (Apple documentation: *TextAlignment*).
        public enum TextAlignment: Int, Sendable {
            case natural = 0, center, justified
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// The most lines; 0 for no limit.
        public var numberOfLines = 0
        /// Where the text is in its line.
        public var alignment: TextAlignment = .natural
        /// Where a text too long is cut.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// Whether the font is made smaller for the text to fit.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest scale of the font.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the content size category.
        public var adjustsFontForContentSizeCategory = true
    }

    /// How the image looks (Apple documentation: *UIListContentConfiguration.ImageProperties*).
    @preconcurrency @MainActor
    public struct ImageProperties {
        /// The tint of template images.
        public var tintColor: UIColor?
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points; 0 for no limit.
        public var maximumSize: CGSize = .zero
        /// The size that is kept free for the image, in points; 0 for the image's own.
        public var reservedLayoutSize: CGSize = .zero
    }

    /// The image before the texts.
    public var image: UIImage?
    /// The main text.
    public var text: String?
    /// The main text with attributes; it takes the place of `text`.
    public var attributedText: NSAttributedString?
    /// The second text.
    public var secondaryText: String?
    /// The second text with attributes.
    public var secondaryAttributedText: NSAttributedString?
    /// How the image looks.
    public var imageProperties = ImageProperties()
    /// How the main text looks.
    public var textProperties: TextProperties
    /// How the second text looks.
    public var secondaryTextProperties: TextProperties
    /// The space around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    /// Whether the margins are at least the superview's.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// The space between image and text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The space between the texts beside each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The space between the texts above each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// Whether the texts may stand beside each other.
    public var prefersSideBySideTextAndSecondaryText = false

    private init(text: UIFont.TextStyle, secondary: UIFont.TextStyle, secondaryColor: UIColor) {
        textProperties = TextProperties(font: .preferredFont(forTextStyle: text), color: .label)
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: secondary), color: secondaryColor)
    }

    /// The content of a plain cell.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .body, secondary: .caption1, secondaryColor: .label)
    }

    /// A plain cell with the second text below.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }

    /// A plain cell with the second text at the trailing edge.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(text: .body, secondary: .body, secondaryColor: .secondaryLabel)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    /// The header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(text: .headline, secondary: .subheadline, secondaryColor: .secondaryLabel)
    }

    /// The footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { groupedFooter() }

    /// The header of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            text: .footnote, secondary: .footnote, secondaryColor: .secondaryLabel)
        configuration.textProperties.color = .secondaryLabel
        return configuration
    }

    /// The footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { groupedHeader() }

    /// A view that shows the configuration.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The configuration for a state: disabled text is dimmed.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        guard let cell = state as? UICellConfigurationState, cell.isDisabled else { return self }
        var copy = self
        copy.textProperties.color = .tertiaryLabel
        copy.secondaryTextProperties.color = .tertiaryLabel
        return copy
    }
}
