/// Hears of taps on a tab bar's items (Apple documentation: *UITabBarDelegate*).
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Tells that the user tapped `item`; not sent when `selectedItem` is set in code.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
