import Foundation

extension SimulatedDevice {
    /// The devices that can be chosen by name.
    public static let known: [SimulatedDevice] = [
        iPhoneSE3, iPhone13Mini, iPhone15, iPhone15ProMax, iPhone16, iPhone17, iPad, iPadPro11, iPadPro13,
    ]

    /// A phone with a home button.
    public static let iPhoneSE3 = SimulatedDevice(
        name: "iPhone SE (3rd generation)", userInterfaceIdiom: .phone,
        screenSize: CGSize(width: 375, height: 667), scale: 2,
        safeAreaInsetsInPortrait: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
        safeAreaInsetsInLandscape: .zero, statusBarHeight: 20, cornerRadius: 0)

    /// A small phone, which scales its rendering down.
    public static let iPhone13Mini = SimulatedDevice(
        name: "iPhone 13 mini", userInterfaceIdiom: .phone,
        screenSize: CGSize(width: 375, height: 812), scale: 3, nativeScale: 2.88,
        safeAreaInsetsInPortrait: UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0),
        safeAreaInsetsInLandscape: UIEdgeInsets(top: 0, left: 50, bottom: 21, right: 50),
        statusBarHeight: 50, cornerRadius: 44)

    /// A phone with a Dynamic Island.
    public static let iPhone15 = dynamicIsland(
        "iPhone 15", CGSize(width: 393, height: 852), top: 59, cornerRadius: 55)

    /// A large phone, of regular width in landscape.
    public static let iPhone15ProMax = dynamicIsland(
        "iPhone 15 Pro Max", CGSize(width: 430, height: 932), top: 59, cornerRadius: 55,
        framesPerSecond: 120)

    /// The device used where none is named.
    public static let iPhone16 = dynamicIsland(
        "iPhone 16", CGSize(width: 393, height: 852), top: 59, cornerRadius: 55)

    /// A phone with a slightly larger screen.
    public static let iPhone17 = dynamicIsland(
        "iPhone 17", CGSize(width: 402, height: 874), top: 62, cornerRadius: 62, framesPerSecond: 120)

    /// A tablet.
    public static let iPad = tablet(
        "iPad", CGSize(width: 820, height: 1180), cornerRadius: 25, framesPerSecond: 60)

    /// A professional tablet.
    public static let iPadPro11 = tablet(
        "iPad Pro 11-inch", CGSize(width: 834, height: 1210), cornerRadius: 30, framesPerSecond: 120)

    /// The largest tablet.
    public static let iPadPro13 = tablet(
        "iPad Pro 13-inch", CGSize(width: 1032, height: 1376), cornerRadius: 30, framesPerSecond: 120)

    private static func dynamicIsland(
        _ name: String, _ size: CGSize, top: CGFloat, cornerRadius: CGFloat, framesPerSecond: Int = 60
    ) -> SimulatedDevice {
        SimulatedDevice(
            name: name, userInterfaceIdiom: .phone, screenSize: size, scale: 3,
            safeAreaInsetsInPortrait: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
            safeAreaInsetsInLandscape: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top),
            statusBarHeight: 54, cornerRadius: cornerRadius, maximumFramesPerSecond: framesPerSecond)
    }

    private static func tablet(
        _ name: String, _ size: CGSize, cornerRadius: CGFloat, framesPerSecond: Int
    ) -> SimulatedDevice {
        let insets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        return SimulatedDevice(
            name: name, userInterfaceIdiom: .pad, screenSize: size, scale: 2,
            safeAreaInsetsInPortrait: insets, safeAreaInsetsInLandscape: insets,
            statusBarHeight: 24, cornerRadius: cornerRadius, maximumFramesPerSecond: framesPerSecond)
    }
}
