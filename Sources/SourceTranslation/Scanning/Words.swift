/// The words that the scanner looks for.
enum Words {
    enum Kind {
        case `class`, `func`, `var`, override, `extension`, initializer, `import`, condition, observe
        case runtime, graphics, renamed, dynamic, fixture, linux, `protocol`, alias, anyObject
    }

    static let kinds: [String: Kind] = {
        var kinds: [String: Kind] = [
            "class": .class, "func": .func, "var": .var, "override": .override, "extension": .extension,
            "init": .initializer, "protocol": .protocol, "typealias": .alias, "import": .import, "os": .condition, "targetEnvironment": .condition,
            "_runtime": .condition, "observe": .observe, "dynamic": .dynamic, "optional": .dynamic,
            "Glibc": .linux, "Musl": .linux, "AnyObject": .anyObject, "NSClassFromString": .renamed, "NSStringFromClass": .renamed,
            "invokeTest": .fixture, "UIApplicationDelegate": .dynamic, "UISceneDelegate": .dynamic,
            "UIWindowSceneDelegate": .dynamic,
        ]
        for word in runtime { kinds[word] = .runtime }
        for word in graphics { kinds[word] = .graphics }
        return kinds
    }()

    /// Names that live in our ObjectiveC module and that Darwin's Foundation brings along.
    static let runtime: Set<String> = [
        "Selector", "NSSelectorFromString", "NSStringFromSelector", "sel_registerName", "autoreleasepool",
        "objc_setAssociatedObject", "objc_getAssociatedObject", "objc_removeAssociatedObjects",
        "objc_AssociationPolicy", "objc_sync_enter", "objc_sync_exit", "class_getSuperclass",
        "NSKeyValueObservation", "NSKeyValueObservingOptions", "NSKeyValueChangeKey", "NSKeyValueObservedChange",
        "NSKeyValueChange", "invalidArgumentException", "internalInconsistencyException",
        "rangeException", "notifications", "class_getInstanceMethod", "method_exchangeImplementations",
    ]

    /// Names that live in our CoreGraphics module and that Darwin's Foundation brings along.
    static let graphics: Set<String> = [
        "CGAffineTransform", "CGVector", "CGPath", "CGMutablePath", "CGColor", "CGContext", "CGImage",
        "CGColorSpace", "CGGradient", "CGLineCap", "CGLineJoin", "CGBlendMode",
    ]

    /// Modules that bring all of those.
    static let bringsUIKit: Set<String> = ["UIKit", "UIKitTesting"]

    static let importKinds: Set<String> = [
        "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
    ]

    /// Members of Apple's NSObject that are extension members on Linux, and so cannot be overridden.
    static let rootMembers: Set<String> = [
        "observeValue", "responds", "value", "setValue", "perform", "addObserver", "removeObserver",
        "willChangeValue", "didChangeValue",
    ]

    static let fixtures: Set<String> = ["setUp", "tearDown", "setUpWithError", "tearDownWithError", "invokeTest"]
}
