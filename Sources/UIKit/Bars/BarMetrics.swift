/// The heights and gaps of bars, in points, by device and size class
/// (Apple Human Interface Guidelines: 44-point navigation bars and toolbars, 49-point tab bars).
@MainActor
enum BarMetrics {
    static let margin: CGFloat = 16
    static let itemSpacing: CGFloat = 8
    static let smallestItemWidth: CGFloat = 24
    static let largeTitleHeight: CGFloat = 52
    static let promptHeight: CGFloat = 30

    /// The height of a navigation bar's row of items.
    static func navigationHeight(_ traits: UITraitCollection) -> CGFloat {
        if traits.userInterfaceIdiom == .pad { return 50 }
        return traits.verticalSizeClass == .compact ? 32 : 44
    }

    /// The height of a toolbar.
    static func toolbarHeight(_ traits: UITraitCollection) -> CGFloat {
        if traits.userInterfaceIdiom == .pad { return 50 }
        return traits.verticalSizeClass == .compact ? 32 : 44
    }

    /// The height of a tab bar, without the safe area below it.
    static func tabBarHeight(_ traits: UITraitCollection) -> CGFloat {
        if traits.userInterfaceIdiom == .pad { return 50 }
        return traits.verticalSizeClass == .compact ? 32 : 49
    }

    /// The size for a client's view in a bar: its intrinsic size, else what its constraints or
    /// `sizeThatFits(_:)` ask for, else the size it has; never more than `limit`.
    static func size(of view: UIView, within limit: CGSize) -> CGSize {
        let natural = view.intrinsicContentSize
        var size = view.bounds.size
        if !view.translatesAutoresizingMaskIntoConstraints {
            size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        } else if size.width <= 0 || size.height <= 0 {
            size = view.sizeThatFits(limit)
        }
        if size.width <= 0 { size.width = natural.width >= 0 ? natural.width : limit.width }
        if size.height <= 0 { size.height = natural.height >= 0 ? natural.height : limit.height }
        return CGSize(width: min(size.width, max(0, limit.width)), height: min(size.height, max(0, limit.height)))
    }
}
