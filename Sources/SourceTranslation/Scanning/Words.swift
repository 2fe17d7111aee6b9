/// The words that the scanner looks for.
enum Words {
    enum Kind {
        case `class`, `func`, `var`, override, `extension`, initializer, `import`, condition, observe
        case runtime, graphics, networking, xml, canImport, swiftUI, knownSwiftUI, renamed, dynamic, fixture, linux, `protocol`, alias, anyObject, replacing
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
        for word in replacing { kinds[word] = .replacing }
        for word in graphics { kinds[word] = .graphics }
        kinds["canImport"] = .canImport
        for word in lackingSwiftUI { kinds[word] = .swiftUI }
        for word in havingSwiftUI { kinds[word] = .knownSwiftUI }
        for word in networking { kinds[word] = .networking }
        for word in xml { kinds[word] = .xml }
        return kinds
    }()

    /// Names that live in our ObjectiveC module and that Darwin's Foundation brings along.
    static let runtime: Set<String> = [
        "Selector", "NSSelectorFromString", "NSStringFromSelector", "sel_registerName", "autoreleasepool",
        "objc_setAssociatedObject", "objc_getAssociatedObject", "objc_removeAssociatedObjects",
        "objc_AssociationPolicy", "objc_sync_enter", "objc_sync_exit", "class_getSuperclass",
        "NSKeyValueObservation", "NSKeyValueObservingOptions", "NSKeyValueChangeKey", "NSKeyValueObservedChange",
        "NSKeyValueChange", "invalidArgumentException", "internalInconsistencyException",
        "rangeException", "notifications", "class_getInstanceMethod",
        "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "AutoreleasingUnsafeMutablePointer", "NSEC_PER_SEC",
        "NSEC_PER_MSEC", "USEC_PER_SEC", "NSEC_PER_USEC", "HUGE",
        "NSHashTable", "NSMapTable", "NSPointerArray", "NSPointerFunctions", "NSException", "MAXFLOAT",
        "class_getMethodImplementation", "class_respondsToSelector",
        "method_getImplementation", "object_getClass", "objc_getClass", "method_getName", "method_getTypeEncoding", "IMP",
        "CFRunLoopGetCurrent", "CFRunLoopGetMain", "CFRunLoopWakeUp", "CFRunLoopStop", "NSInteger", "NSUInteger",
    ]

    /// Those that put something else in the place of a method.
    static let replacing: Set<String> = [
        "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod", "class_addMethod",
        "imp_implementationWithBlock",
    ]

    /// Names that live in our CoreGraphics module and that Darwin's Foundation brings along.
    static let graphics: Set<String> = [
        "CGAffineTransform", "CGVector", "CGPath", "CGMutablePath", "CGColor", "CGContext", "CGImage",
        "CGColorSpace", "CGGradient", "CGLineCap", "CGLineJoin", "CGBlendMode",
    ]

    /// Types and attributes of Apple's SwiftUI that its module here lacks; they count only in files that import it.
    static let lackingSwiftUI: Set<String> = [
        "PreviewProvider", "State", "Binding", "ObservedObject",
        "StateObject", "EnvironmentObject", "ForEach", "Image", "Color", "Button", "List", "NavigationView",
        "NavigationStack", "NavigationLink", "ScrollView", "GeometryReader", "GeometryProxy", "ViewModifier",
        "EdgeInsets", "ZStack", "LazyVStack", "LazyHStack", "Shape", "Rectangle", "Circle",
        "RoundedRectangle", "Path", "Font", "Toggle", "Slider", "TextField", "PreferenceKey", "Namespace",
        "ProposedViewSize", "Transaction", "Edge", "Alignment", "Angle", "Section", "Form", "Label", "Picker",
        "PreviewDevice", "PreviewLayout", "ScenePhase", "App", "Scene", "AnyTransition",
        "LocalizedStringKey",
    ]

    /// Types of Apple's SwiftUI that its module here has, and that are hardly called so elsewhere.
    static let havingSwiftUI: Set<String> = [
        "Animation", "EnvironmentValues", "UIHostingController", "UIViewRepresentable", "UIViewControllerRepresentable",
        "ImageRenderer", "ViewBuilder",
    ]

    /// Members of views that SwiftUI's module here lacks.
    static let lackingViewMembers: Set<String> = [
        "onAppear", "onDisappear", "modifier", "padding", "overlay", "previewDevice", "previewLayout",
        "previewDisplayName", "edgesIgnoringSafeArea", "ignoresSafeArea", "onReceive", "onChange",
    ]

    /// Names of Darwin's Foundation that Linux has in a module FoundationNetworking.
    static let networking: Set<String> = [
        "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask",
        "URLSessionUploadTask", "URLSessionWebSocketTask", "URLSessionDelegate", "URLSessionTaskDelegate",
        "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLRequest", "NSURLRequest", "NSMutableURLRequest",
        "URLResponse", "HTTPURLResponse", "URLCache", "CachedURLResponse", "URLProtocol", "URLProtocolClient",
        "HTTPCookie", "HTTPCookieStorage", "URLCredential", "URLCredentialStorage", "URLProtectionSpace",
        "URLAuthenticationChallenge", "URLAuthenticationChallengeSender",
    ]

    /// Names of Darwin's Foundation that Linux has in a module FoundationXML.
    static let xml: Set<String> = ["XMLParser", "XMLParserDelegate"]

    /// Modules that bring all of those.
    static let bringsUIKit: Set<String> = ["UIKit", "UIKitTesting"]

    static let importKinds: Set<String> = [
        "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
    ]

    /// Members of Apple's NSObject that are extension members on Linux, and so cannot be overridden.
    static let rootMembers: Set<String> = [
        "observeValue", "responds", "value", "setValue", "perform", "addObserver", "removeObserver",
        "willChangeValue", "didChangeValue", "awakeFromNib",
    ]

    static let fixtures: Set<String> = ["setUp", "tearDown", "setUpWithError", "tearDownWithError", "invokeTest"]
}
