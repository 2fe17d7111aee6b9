/// What a client set about the look of a navigation bar.
struct NavigationBarLooks {
    struct ImageKey: Hashable {
        let position: UIBarPosition
        let metrics: UIBarMetrics
        init(_ position: UIBarPosition, _ metrics: UIBarMetrics) {
            self.position = position
            self.metrics = metrics
        }
    }

    /// Whether something changed that a shown appearance does not tell by its identity.
    var isStale = true
    var standard: UINavigationBarAppearance
    var isStandardSet = false
    var compact: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?

    var isTranslucent = true
    var barTintColor: UIColor?
    var barStyle: UIBarStyle = .default
    var titleAttributes: [NSAttributedString.Key: Any]?
    var largeTitleAttributes: [NSAttributedString.Key: Any]?
    var shadowImage: UIImage?
    var backIndicatorImage: UIImage?
    var backgroundImages: [ImageKey: UIImage] = [:]
    var titleOffsets: [UIBarMetrics: CGFloat] = [:]

    @MainActor
    init() { standard = UINavigationBarAppearance() }
}
