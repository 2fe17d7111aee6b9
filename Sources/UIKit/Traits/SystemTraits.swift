import Foundation

// UIKit's own traits as types, for lists of traits and for subscripts.

/// The trait of the kind of device. Source: UIKit, "UITraitUserInterfaceIdiom".
public struct UITraitUserInterfaceIdiom: UITraitDefinition, BuiltInTrait {
    /// The value where none is set.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    /// Dynamic colours look at the trait.
    public static var affectsColorAppearance: Bool { true }
    static var bit: UInt32 { 1 << 0 }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait of light or dark appearance. Source: UIKit, "UITraitUserInterfaceStyle".
public struct UITraitUserInterfaceStyle: UITraitDefinition, BuiltInTrait {
    /// The value where none is set.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// Dynamic colours look at the trait.
    public static var affectsColorAppearance: Bool { true }
    static var bit: UInt32 { 1 << 1 }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait of the direction of layout. Source: UIKit, "UITraitLayoutDirection".
public struct UITraitLayoutDirection: UITraitDefinition, BuiltInTrait {
    /// The value where none is set.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var bit: UInt32 { 1 << 2 }
    static var field: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The trait of pixels per point. Source: UIKit, "UITraitDisplayScale".
public struct UITraitDisplayScale: UITraitDefinition, BuiltInTrait {
    /// The value where none is set.
    public static var defaultValue: CGFloat { 0 }
    static var bit: UInt32 { 1 << 3 }
    static var field: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait of the room across. Source: UIKit, "UITraitHorizontalSizeClass".
public struct UITraitHorizontalSizeClass: UITraitDefinition, BuiltInTrait {
    /// The value where none is set.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var bit: UInt32 { 1 << 4 }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait of the room from top to bottom. Source: UIKit, "UITraitVerticalSizeClass".
public struct UITraitVerticalSizeClass: UITraitDefinition, BuiltInTrait {
    /// The value where none is set.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var bit: UInt32 { 1 << 5 }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait of whether the screen feels pressure. Source: UIKit, "UITraitForceTouchCapability".
public struct UITraitForceTouchCapability: UITraitDefinition, BuiltInTrait {
    /// The value where none is set.
    public static var defaultValue: UIForceTouchCapability { .unknown }
    static var bit: UInt32 { 1 << 6 }
    static var field: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The trait of the preferred size of text. Source: UIKit, "UITraitPreferredContentSizeCategory".
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, BuiltInTrait {
    /// The value where none is set.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static var bit: UInt32 { 1 << 7 }
    static var field: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The trait of the screen's range of colours. Source: UIKit, "UITraitDisplayGamut".
public struct UITraitDisplayGamut: UITraitDefinition, BuiltInTrait {
    /// The value where none is set.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    /// Dynamic colours look at the trait.
    public static var affectsColorAppearance: Bool { true }
    static var bit: UInt32 { 1 << 8 }
    static var field: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The trait of normal or increased contrast. Source: UIKit, "UITraitAccessibilityContrast".
public struct UITraitAccessibilityContrast: UITraitDefinition, BuiltInTrait {
    /// The value where none is set.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// Dynamic colours look at the trait.
    public static var affectsColorAppearance: Bool { true }
    static var bit: UInt32 { 1 << 9 }
    static var field: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait of base or elevated level. Source: UIKit, "UITraitUserInterfaceLevel".
public struct UITraitUserInterfaceLevel: UITraitDefinition, BuiltInTrait {
    /// The value where none is set.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// Dynamic colours look at the trait.
    public static var affectsColorAppearance: Bool { true }
    static var bit: UInt32 { 1 << 10 }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait of regular or bold text. Source: UIKit, "UITraitLegibilityWeight".
public struct UITraitLegibilityWeight: UITraitDefinition, BuiltInTrait {
    /// The value where none is set.
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static var bit: UInt32 { 1 << 11 }
    static var field: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait of active or inactive look. Source: UIKit, "UITraitActiveAppearance".
public struct UITraitActiveAppearance: UITraitDefinition, BuiltInTrait {
    /// The value where none is set.
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    /// Dynamic colours look at the trait.
    public static var affectsColorAppearance: Bool { true }
    static var bit: UInt32 { 1 << 12 }
    static var field: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}

/// The trait of the size of toolbar items on Mac. Source: UIKit, "UITraitToolbarItemPresentationSize".
public struct UITraitToolbarItemPresentationSize: UITraitDefinition, BuiltInTrait {
    /// The value where none is set.
    public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
    static var bit: UInt32 { 1 << 13 }
    static var field: WritableKeyPath<TraitValues, UINSToolbarItemPresentationSize> { \.toolbarItemPresentationSize }
}

/// The trait of the dynamic range of images. Source: UIKit, "UITraitImageDynamicRange".
public struct UITraitImageDynamicRange: UITraitDefinition, BuiltInTrait {
    /// The value where none is set.
    public static var defaultValue: UIImage.DynamicRange { .unspecified }
    static var bit: UInt32 { 1 << 14 }
    static var field: WritableKeyPath<TraitValues, UIImage.DynamicRange> { \.imageDynamicRange }
}

/// The trait of the language text is set for (an IETF tag). Source: UIKit, "UITraitTypesettingLanguage".
public struct UITraitTypesettingLanguage: UITraitDefinition, BuiltInTrait {
    /// The value where none is set.
    public static var defaultValue: String { "" }
    static var bit: UInt32 { 1 << 15 }
    static var field: WritableKeyPath<TraitValues, String> { \.typesettingLanguage }
}

/// The trait of whether the scene is recorded or mirrored. Source: UIKit, "UITraitSceneCaptureState".
public struct UITraitSceneCaptureState: UITraitDefinition, BuiltInTrait {
    /// The value where none is set.
    public static var defaultValue: UISceneCaptureState { .unspecified }
    static var bit: UInt32 { 1 << 16 }
    static var field: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
}

/// The trait of the kind of list around. Source: UIKit, "UITraitListEnvironment".
public struct UITraitListEnvironment: UITraitDefinition, BuiltInTrait {
    /// The value where none is set.
    public static var defaultValue: UIListEnvironment { .unspecified }
    static var bit: UInt32 { 1 << 17 }
    static var field: WritableKeyPath<TraitValues, UIListEnvironment> { \.listEnvironment }
}

/// Lists of UIKit's own traits.
enum SystemTraits {
    /// Every trait, in the order of their bits.
    static var all: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self,
            UITraitUserInterfaceStyle.self,
            UITraitLayoutDirection.self,
            UITraitDisplayScale.self,
            UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self,
            UITraitForceTouchCapability.self,
            UITraitPreferredContentSizeCategory.self,
            UITraitDisplayGamut.self,
            UITraitAccessibilityContrast.self,
            UITraitUserInterfaceLevel.self,
            UITraitLegibilityWeight.self,
            UITraitActiveAppearance.self,
            UITraitToolbarItemPresentationSize.self,
            UITraitImageDynamicRange.self,
            UITraitTypesettingLanguage.self,
            UITraitSceneCaptureState.self,
            UITraitListEnvironment.self,
        ]
    }

    /// The bits of the traits that dynamic colours look at.
    static let colorBits = TraitSet(all.filter { $0.affectsColorAppearance }).bits
}
