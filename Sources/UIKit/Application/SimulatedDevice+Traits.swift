import Foundation

extension SimulatedDevice {
    /// The size of the screen in an orientation, in points.
    public func screenSize(in orientation: UIInterfaceOrientation) -> CGSize {
        orientation.isLandscape
            ? CGSize(width: screenSize.height, height: screenSize.width) : screenSize
    }

    /// The safe area of a full-screen window in an orientation, in points.
    ///
    /// A phone shows no status bar in landscape; one with rounded corners is inset on both sides.
    public func safeAreaInsets(
        in orientation: UIInterfaceOrientation, statusBarHidden: Bool = false
    ) -> UIEdgeInsets {
        var insets = orientation.isLandscape ? safeAreaInsetsInLandscape : safeAreaInsetsInPortrait
        // Where a housing takes the top, its room stays when the status bar hides.
        let hasHousing = userInterfaceIdiom == .phone && cornerRadius > 0
        if statusBarHidden && !hasHousing { insets.top = 0 }
        return insets
    }

    /// The width class of a window of a width in an orientation.
    ///
    /// Source: Human Interface Guidelines, "Layout", device size classes: phones are compact but in
    /// landscape on models at least 414 points wide; tablets are regular unless multitasking leaves
    /// a window no more than 639 points (two thirds of the largest one held upright).
    public func horizontalSizeClass(
        windowWidth: CGFloat? = nil, in orientation: UIInterfaceOrientation
    ) -> UIUserInterfaceSizeClass {
        switch userInterfaceIdiom {
        case .pad:
            let width = windowWidth ?? screenSize(in: orientation).width
            return width > 639 ? .regular : .compact
        case .phone:
            return orientation.isLandscape && screenSize.width >= 414 ? .regular : .compact
        default:
            return .regular
        }
    }

    /// The height class of a window in an orientation: compact only on a phone in landscape.
    public func verticalSizeClass(in orientation: UIInterfaceOrientation) -> UIUserInterfaceSizeClass {
        userInterfaceIdiom == .phone && orientation.isLandscape ? .compact : .regular
    }

    /// All traits of a window of a width (by default the screen's) in an orientation.
    public func traits(
        orientation: UIInterfaceOrientation, windowWidth: CGFloat? = nil
    ) -> UITraitCollection {
        var values = TraitValues()
        values.userInterfaceIdiom = userInterfaceIdiom
        values.userInterfaceStyle = settings.userInterfaceStyle
        values.layoutDirection = settings.layoutDirection
        values.displayScale = scale
        values.horizontalSizeClass = horizontalSizeClass(windowWidth: windowWidth, in: orientation)
        values.verticalSizeClass = verticalSizeClass(in: orientation)
        values.forceTouchCapability = .unavailable
        values.preferredContentSizeCategory = settings.preferredContentSizeCategory
        values.displayGamut = .P3
        values.accessibilityContrast = settings.accessibilityContrast
        values.userInterfaceLevel = .base
        values.legibilityWeight = settings.legibilityWeight
        values.activeAppearance = .active
        values.imageDynamicRange = .standard
        values.sceneCaptureState = .inactive
        values.listEnvironment = .none
        return UITraitCollection(values: values)
    }
}
