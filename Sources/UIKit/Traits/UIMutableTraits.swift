import Foundation

/// Traits that can be changed: inside `modifyingTraits(_:)`, or the overrides of an environment.
///
/// Source: UIKit, "UIMutableTraits".
public protocol UIMutableTraits {
    /// The value of any trait.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// Light or dark appearance.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The direction of layout.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// Pixels per point.
    var displayScale: CGFloat { get set }
    /// The room across.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The room from top to bottom.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Whether the screen feels pressure.
    var forceTouchCapability: UIForceTouchCapability { get set }
    /// The preferred size of text.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The screen's range of colours.
    var displayGamut: UIDisplayGamut { get set }
    /// Normal or increased contrast.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// Base or elevated level.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// Regular or bold text.
    var legibilityWeight: UILegibilityWeight { get set }
    /// Active or inactive look.
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
    /// The size of toolbar items on Mac.
    var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { get set }
    /// The dynamic range of images.
    var imageDynamicRange: UIImage.DynamicRange { get set }
    /// The language text is set for (an IETF tag).
    var typesettingLanguage: String { get set }
    /// Whether the scene is recorded or mirrored.
    var sceneCaptureState: UISceneCaptureState { get set }
    /// The kind of list around.
    var listEnvironment: UIListEnvironment { get set }
}

/// Traits being changed by a `UITraitMutations` closure.
struct MutableTraits: UIMutableTraits {
    var values: TraitValues
}

/// Values that an environment sets for itself and what is below it, over those it inherits.
///
/// Source: UIKit, "UITraitOverrides".
public struct UITraitOverrides: UIMutableTraits {
    /// The values that are set; nothing else is overridden.
    var values: TraitValues

    init(values: TraitValues = .none) { self.values = values }

    /// Whether the trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

    /// Ends the override of the trait, so that it is inherited again.
    public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}

extension MutableTraits {
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }
    var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom }
        set { values.userInterfaceIdiom = newValue }
    }
    var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle }
        set { values.userInterfaceStyle = newValue }
    }
    var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection }
        set { values.layoutDirection = newValue }
    }
    var displayScale: CGFloat {
        get { values.displayScale }
        set { values.displayScale = newValue }
    }
    var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }
    var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }
    var forceTouchCapability: UIForceTouchCapability {
        get { values.forceTouchCapability }
        set { values.forceTouchCapability = newValue }
    }
    var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory }
        set { values.preferredContentSizeCategory = newValue }
    }
    var displayGamut: UIDisplayGamut {
        get { values.displayGamut }
        set { values.displayGamut = newValue }
    }
    var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast }
        set { values.accessibilityContrast = newValue }
    }
    var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel }
        set { values.userInterfaceLevel = newValue }
    }
    var legibilityWeight: UILegibilityWeight {
        get { values.legibilityWeight }
        set { values.legibilityWeight = newValue }
    }
    var activeAppearance: UIUserInterfaceActiveAppearance {
        get { values.activeAppearance }
        set { values.activeAppearance = newValue }
    }
    var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        get { values.toolbarItemPresentationSize }
        set { values.toolbarItemPresentationSize = newValue }
    }
    var imageDynamicRange: UIImage.DynamicRange {
        get { values.imageDynamicRange }
        set { values.imageDynamicRange = newValue }
    }
    var typesettingLanguage: String {
        get { values.typesettingLanguage }
        set { values.typesettingLanguage = newValue }
    }
    var sceneCaptureState: UISceneCaptureState {
        get { values.sceneCaptureState }
        set { values.sceneCaptureState = newValue }
    }
    var listEnvironment: UIListEnvironment {
        get { values.listEnvironment }
        set { values.listEnvironment = newValue }
    }
}

extension UITraitOverrides {
    /// The value of any trait.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom }
        set { values.userInterfaceIdiom = newValue }
    }
    /// Light or dark appearance.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle }
        set { values.userInterfaceStyle = newValue }
    }
    /// The direction of layout.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection }
        set { values.layoutDirection = newValue }
    }
    /// Pixels per point.
    public var displayScale: CGFloat {
        get { values.displayScale }
        set { values.displayScale = newValue }
    }
    /// The room across.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }
    /// The room from top to bottom.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }
    /// Whether the screen feels pressure.
    public var forceTouchCapability: UIForceTouchCapability {
        get { values.forceTouchCapability }
        set { values.forceTouchCapability = newValue }
    }
    /// The preferred size of text.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory }
        set { values.preferredContentSizeCategory = newValue }
    }
    /// The screen's range of colours.
    public var displayGamut: UIDisplayGamut {
        get { values.displayGamut }
        set { values.displayGamut = newValue }
    }
    /// Normal or increased contrast.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast }
        set { values.accessibilityContrast = newValue }
    }
    /// Base or elevated level.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel }
        set { values.userInterfaceLevel = newValue }
    }
    /// Regular or bold text.
    public var legibilityWeight: UILegibilityWeight {
        get { values.legibilityWeight }
        set { values.legibilityWeight = newValue }
    }
    /// Active or inactive look.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { values.activeAppearance }
        set { values.activeAppearance = newValue }
    }
    /// The size of toolbar items on Mac.
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        get { values.toolbarItemPresentationSize }
        set { values.toolbarItemPresentationSize = newValue }
    }
    /// The dynamic range of images.
    public var imageDynamicRange: UIImage.DynamicRange {
        get { values.imageDynamicRange }
        set { values.imageDynamicRange = newValue }
    }
    /// The language text is set for (an IETF tag).
    public var typesettingLanguage: String {
        get { values.typesettingLanguage }
        set { values.typesettingLanguage = newValue }
    }
    /// Whether the scene is recorded or mirrored.
    public var sceneCaptureState: UISceneCaptureState {
        get { values.sceneCaptureState }
        set { values.sceneCaptureState = newValue }
    }
    /// The kind of list around.
    public var listEnvironment: UIListEnvironment {
        get { values.listEnvironment }
        set { values.listEnvironment = newValue }
    }
}

extension UITraitOverrides {
    /// The inherited traits with these overrides in place.
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        traits.overridden(by: values)
    }

    /// Whether nothing is overridden.
    var isEmpty: Bool { values.isEmpty }
}
