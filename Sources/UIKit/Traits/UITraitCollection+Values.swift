import Foundation

// One property and one initializer for each of UIKit's own traits.

extension UITraitCollection {
    /// The kind of device; `.unspecified` where it is not set.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// Light or dark appearance; `.unspecified` where it is not set.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The direction of layout; `.unspecified` where it is not set.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Pixels per point; `0` where it is not set.
    public var displayScale: CGFloat { values.displayScale }
    /// The room across; `.unspecified` where it is not set.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The room from top to bottom; `.unspecified` where it is not set.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// Whether the screen feels pressure; `.unknown` where it is not set.
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    /// The preferred size of text; `.unspecified` where it is not set.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// The screen's range of colours; `.unspecified` where it is not set.
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    /// Normal or increased contrast; `.unspecified` where it is not set.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// Base or elevated level; `.unspecified` where it is not set.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// Regular or bold text; `.unspecified` where it is not set.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// Active or inactive look; `.unspecified` where it is not set.
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
    /// The size of toolbar items on Mac; `.unspecified` where it is not set.
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { values.toolbarItemPresentationSize }
    /// The dynamic range of images; `.unspecified` where it is not set.
    public var imageDynamicRange: UIImage.DynamicRange { values.imageDynamicRange }
    /// The language text is set for (an IETF tag); `""` where it is not set.
    public var typesettingLanguage: String { values.typesettingLanguage }
    /// Whether the scene is recorded or mirrored; `.unspecified` where it is not set.
    public var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
    /// The kind of list around; `.unspecified` where it is not set.
    public var listEnvironment: UIListEnvironment { values.listEnvironment }
}

extension UITraitCollection {
    private convenience init<V>(_ field: WritableKeyPath<TraitValues, V>, _ value: V) {
        var values = TraitValues()
        values[keyPath: field] = value
        self.init(values: values)
    }

    /// Makes a collection that sets only the kind of device.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(\.userInterfaceIdiom, userInterfaceIdiom)
    }

    /// Makes a collection that sets only light or dark appearance.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(\.userInterfaceStyle, userInterfaceStyle)
    }

    /// Makes a collection that sets only the direction of layout.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(\.layoutDirection, layoutDirection)
    }

    /// Makes a collection that sets only pixels per point.
    public convenience init(displayScale: CGFloat) {
        self.init(\.displayScale, displayScale)
    }

    /// Makes a collection that sets only the room across.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontalSizeClass, horizontalSizeClass)
    }

    /// Makes a collection that sets only the room from top to bottom.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.verticalSizeClass, verticalSizeClass)
    }

    /// Makes a collection that sets only whether the screen feels pressure.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init(\.forceTouchCapability, forceTouchCapability)
    }

    /// Makes a collection that sets only the preferred size of text.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
    }

    /// Makes a collection that sets only the screen's range of colours.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(\.displayGamut, displayGamut)
    }

    /// Makes a collection that sets only normal or increased contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(\.accessibilityContrast, accessibilityContrast)
    }

    /// Makes a collection that sets only base or elevated level.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(\.userInterfaceLevel, userInterfaceLevel)
    }

    /// Makes a collection that sets only regular or bold text.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(\.legibilityWeight, legibilityWeight)
    }

    /// Makes a collection that sets only active or inactive look.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(\.activeAppearance, activeAppearance)
    }

    /// Makes a collection that sets only the size of toolbar items on Mac.
    public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
        self.init(\.toolbarItemPresentationSize, toolbarItemPresentationSize)
    }

    /// Makes a collection that sets only the dynamic range of images.
    public convenience init(imageDynamicRange: UIImage.DynamicRange) {
        self.init(\.imageDynamicRange, imageDynamicRange)
    }

    /// Makes a collection that sets only the language text is set for (an IETF tag).
    public convenience init(typesettingLanguage: String) {
        self.init(\.typesettingLanguage, typesettingLanguage)
    }

    /// Makes a collection that sets only whether the scene is recorded or mirrored.
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init(\.sceneCaptureState, sceneCaptureState)
    }
}
