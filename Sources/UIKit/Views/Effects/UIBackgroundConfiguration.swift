/// What the background of a button, cell or header looks like (Apple documentation: *UIBackgroundConfiguration*).
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
    /// A view shown behind everything else.
    public var customView: UIView?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// By how much the background is smaller than its owner, in points.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// Which edges of the insets are measured from the layout margins.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The colour; the tint colour when `nil`.
    public var backgroundColor: UIColor?
    /// What is made of the colour.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The effect under the colour.
    public var visualEffect: UIVisualEffect?
    /// The picture over the colour.
    public var image: UIImage?
    /// How the picture is fitted.
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    /// The colour of the outline; the tint colour when `nil`.
    public var strokeColor: UIColor?
    /// What is made of the outline's colour.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the outline, in points; 0 draws none.
    public var strokeWidth: CGFloat = 0
    /// By how much the outline is outside the background, in points.
    public var strokeOutset: CGFloat = 0

    /// Whether a selected or highlighted cell changes the colour: true for the standard backgrounds of lists.
    var followsCellState = false

    /// A background with no colour.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }

    init() {}

    /// The colour where the tint is `tintColor`.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }
    /// The outline's colour where the tint is `tintColor`.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}
