import Foundation

/// The values of a trait collection: a field for each of UIKit's own traits, a box for each other.
struct TraitValues: Equatable {
    var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
    var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
    var displayScale: CGFloat = 0
    var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
    var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
    var forceTouchCapability: UIForceTouchCapability = .unknown
    var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
    var displayGamut: UIDisplayGamut = .unspecified
    var accessibilityContrast: UIAccessibilityContrast = .unspecified
    var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
    var legibilityWeight: UILegibilityWeight = .unspecified
    var activeAppearance: UIUserInterfaceActiveAppearance = .unspecified
    var toolbarItemPresentationSize: UINSToolbarItemPresentationSize = .unspecified
    var imageDynamicRange: UIImage.DynamicRange = .unspecified
    var typesettingLanguage: String = ""
    var sceneCaptureState: UISceneCaptureState = .unspecified
    var listEnvironment: UIListEnvironment = .unspecified
    /// Values of traits that are not UIKit's own, by identity of the trait; nil when there are none.
    var custom: [ObjectIdentifier: CustomTraitValue]?

    init() {}

    /// Reads the value of any trait; the trait's default where none is set.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get {
            if let own = trait as? any BuiltInTrait.Type, let value = own.read(self) as? T.Value {
                return value
            }
            return custom?[ObjectIdentifier(trait)]?.value as? T.Value ?? trait.defaultValue
        }
        set {
            if let own = trait as? any BuiltInTrait.Type {
                own.write(newValue, to: &self)
            } else {
                if custom == nil { custom = [:] }
                custom?[ObjectIdentifier(trait)] = CustomTraitValue(trait: trait, value: newValue)
            }
        }
    }

    /// Whether a value is set for the trait.
    func contains(_ trait: UITrait) -> Bool {
        if let own = trait as? any BuiltInTrait.Type { return specified & own.bit != 0 }
        return custom?[ObjectIdentifier(trait)] != nil
    }

    /// Forgets the value of the trait.
    mutating func remove(_ trait: UITrait) {
        if let own = trait as? any BuiltInTrait.Type {
            own.reset(&self)
        } else {
            custom?[ObjectIdentifier(trait)] = nil
            if custom?.isEmpty == true { custom = nil }
        }
    }

    /// The bits of UIKit's own traits that have a value.
    var specified: UInt32 { difference(from: TraitValues.none).bits }

    /// Whether no trait has a value.
    var isEmpty: Bool { specified == 0 && custom == nil }

    /// Values in which nothing is set.
    static let none = TraitValues()

    /// The traits whose values differ from those of `other`.
    func difference(from other: TraitValues) -> TraitSet {
        var bits: UInt32 = 0
        if userInterfaceIdiom != other.userInterfaceIdiom { bits |= 1 << 0 }
        if userInterfaceStyle != other.userInterfaceStyle { bits |= 1 << 1 }
        if layoutDirection != other.layoutDirection { bits |= 1 << 2 }
        if displayScale != other.displayScale { bits |= 1 << 3 }
        if horizontalSizeClass != other.horizontalSizeClass { bits |= 1 << 4 }
        if verticalSizeClass != other.verticalSizeClass { bits |= 1 << 5 }
        if forceTouchCapability != other.forceTouchCapability { bits |= 1 << 6 }
        if preferredContentSizeCategory != other.preferredContentSizeCategory { bits |= 1 << 7 }
        if displayGamut != other.displayGamut { bits |= 1 << 8 }
        if accessibilityContrast != other.accessibilityContrast { bits |= 1 << 9 }
        if userInterfaceLevel != other.userInterfaceLevel { bits |= 1 << 10 }
        if legibilityWeight != other.legibilityWeight { bits |= 1 << 11 }
        if activeAppearance != other.activeAppearance { bits |= 1 << 12 }
        if toolbarItemPresentationSize != other.toolbarItemPresentationSize { bits |= 1 << 13 }
        if imageDynamicRange != other.imageDynamicRange { bits |= 1 << 14 }
        if typesettingLanguage != other.typesettingLanguage { bits |= 1 << 15 }
        if sceneCaptureState != other.sceneCaptureState { bits |= 1 << 16 }
        if listEnvironment != other.listEnvironment { bits |= 1 << 17 }
        return TraitSet(bits: bits, custom: customDifference(from: other))
    }

    private func customDifference(from other: TraitValues) -> Set<ObjectIdentifier> {
        guard custom != nil || other.custom != nil else { return [] }
        let mine = custom ?? [:]
        let theirs = other.custom ?? [:]
        var changed: Set<ObjectIdentifier> = []
        for (key, value) in mine where !value.isSame(as: theirs[key]) { changed.insert(key) }
        for (key, value) in theirs where mine[key] == nil && !value.isSame(as: nil) { changed.insert(key) }
        return changed
    }

    /// Takes over every value that `other` sets.
    mutating func merge(_ other: TraitValues) {
        if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
        if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
        if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
        if other.displayScale != 0 { displayScale = other.displayScale }
        if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
        if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
        if other.preferredContentSizeCategory != .unspecified { preferredContentSizeCategory = other.preferredContentSizeCategory }
        if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
        if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
        if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
        if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
        if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
        if other.toolbarItemPresentationSize != .unspecified { toolbarItemPresentationSize = other.toolbarItemPresentationSize }
        if other.imageDynamicRange != .unspecified { imageDynamicRange = other.imageDynamicRange }
        if other.typesettingLanguage != "" { typesettingLanguage = other.typesettingLanguage }
        if other.sceneCaptureState != .unspecified { sceneCaptureState = other.sceneCaptureState }
        if other.listEnvironment != .unspecified { listEnvironment = other.listEnvironment }
        if let others = other.custom {
            custom = (custom ?? [:]).merging(others) { $1 }
        }
    }
}

/// The value of a trait that is not UIKit's own.
struct CustomTraitValue: Equatable {
    /// The trait.
    let trait: UITrait
    /// Its value.
    let value: Any

    static func == (left: Self, right: Self) -> Bool { left.isSame(as: right) }

    /// Whether the values are equal, the trait's default standing for a missing one.
    ///
    /// Values that cannot be compared are taken to differ, unless they are the same object.
    func isSame(as other: CustomTraitValue?) -> Bool {
        let theirs = other?.value ?? Self.defaultValue(of: trait)
        if let mine = value as? any Equatable { return Self.equal(mine, theirs) }
        guard type(of: value) is AnyClass, type(of: theirs) is AnyClass else { return false }
        return (value as AnyObject) === (theirs as AnyObject)
    }

    private static func equal<V: Equatable>(_ mine: V, _ theirs: Any) -> Bool {
        mine == theirs as? V
    }

    private static func defaultValue<T: UITraitDefinition>(of trait: T.Type) -> Any {
        trait.defaultValue
    }
}

extension BuiltInTrait {
    static func read(_ values: TraitValues) -> Any { values[keyPath: field] }

    static func write(_ value: Any, to values: inout TraitValues) {
        if let value = value as? Value { values[keyPath: field] = value }
    }

    static func reset(_ values: inout TraitValues) { values[keyPath: field] = defaultValue }
}
