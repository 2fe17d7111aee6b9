// swift-tools-version: 6.0
import Foundation
import PackageDescription

// Swift 5 mode with `@preconcurrency @MainActor` types is how Apple ships UIKit's interface; clients
// in Swift 5 and in Swift 6 mode both compile against it.
let own: [SwiftSetting] = [.swiftLanguageMode(.v5)]
// Everything here belongs to the main actor: what a release build would check at each access to a field, the
// compiler and the tests (which are built for debugging) have checked.
let onMainActor: [SwiftSetting] = own + [
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
]

// A file that imports Testing and CoreGraphics or UIKit imports these as well, unseen: every test
// target depends on them.
let testing: [Target.Dependency] = ["_Testing_CoreGraphics", "_Testing_UIKit"]

// SwiftSyntax comes with the toolchain. The folder is found beside the compiler of the `swift` on the
// search path, or in the toolchain that UNDERSTUDY_TOOLCHAIN names.
let environment = ProcessInfo.processInfo.environment
let toolchain = environment["UNDERSTUDY_TOOLCHAIN"].map { $0 + "/usr" } ?? {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let swift = folders.map { $0 + "/swift" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    let resolved = URL(fileURLWithPath: swift ?? "/usr/bin/swift").resolvingSymlinksInPath()
    return resolved.deletingLastPathComponent().deletingLastPathComponent().path
}()
let syntaxFolder = toolchain + "/lib/swift/host"
let usesSyntax: [SwiftSetting] = own + [.unsafeFlags(["-I", syntaxFolder])]
let linksSyntax: [LinkerSetting] = [
    .unsafeFlags(["-L", syntaxFolder, "-Xlinker", "-rpath", "-Xlinker", syntaxFolder]),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
]

let package = Package(
    name: "Understudy",
    products: [
        // One dynamic library, so that a process has one of each class, clock and table.
        .library(
            name: "UIKit", type: .dynamic,
            targets: [
                "UIKit", "UIKitTesting", "os", "OSLog", "Combine", "SwiftUI", "UniformTypeIdentifiers", "MobileCoreServices",
                "simd",
            ]),
        // On its own for benchmarks; it is in the other as well.
        .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    ],
    targets: [
        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(
            name: "CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
        .target(name: "CDeallocation"),
        .target(name: "CTaskCreation"),
        .target(name: "ObjectiveC", dependencies: ["CDeallocation"], swiftSettings: onMainActor),
        .target(name: "CoreGraphics", dependencies: ["CCairo"], swiftSettings: onMainActor),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics", "ObjectiveC"], swiftSettings: onMainActor),
        .target(name: "LifecycleEvents", swiftSettings: onMainActor),
        .target(name: "os", swiftSettings: own),
        .target(name: "OSLog", dependencies: ["os"], swiftSettings: own),
        .target(name: "CoreText", swiftSettings: own),
        .target(name: "UniformTypeIdentifiers", swiftSettings: own),
        .target(name: "MobileCoreServices", dependencies: ["UniformTypeIdentifiers"], swiftSettings: own),
        .testTarget(
            name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers", "MobileCoreServices"],
            swiftSettings: own),
        .target(name: "simd", swiftSettings: own),
        .testTarget(name: "simdTests", dependencies: ["simd"], swiftSettings: own),
        .target(name: "Combine", swiftSettings: own),
        .target(name: "SwiftUI", dependencies: ["UIKit", "Combine"], swiftSettings: own),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "UIKitTesting"] + testing, swiftSettings: own),
        .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: own),
        .testTarget(name: "osTests", dependencies: ["os"], swiftSettings: own),
        .target(name: "ConstraintSolver", swiftSettings: onMainActor),
        .target(
            name: "UIKit",
            dependencies: [
                "ObjectiveC", "CoreGraphics", "QuartzCore", "CoreText", "LifecycleEvents", "ConstraintSolver", "CPango",
                "CGdkPixbuf",
            ],
            swiftSettings: onMainActor),
        .target(
            name: "UIKitTesting", dependencies: ["UIKit", "LifecycleEvents", "LifecycleRules", "CTaskCreation"], swiftSettings: own),
        .target(name: "TestEntryPoint", swiftSettings: own),
        .target(
            name: "SourceTranslation", dependencies: ["TestEntryPoint"], swiftSettings: usesSyntax,
            linkerSettings: linksSyntax),
        .executableTarget(
            name: "understudy-swiftc", dependencies: ["SourceTranslation"], swiftSettings: usesSyntax,
            linkerSettings: linksSyntax),
        .testTarget(name: "ObjectiveCTests", dependencies: ["ObjectiveC"], swiftSettings: own),
        .testTarget(
            name: "SourceTranslationTests", dependencies: ["SourceTranslation"], swiftSettings: usesSyntax,
            linkerSettings: linksSyntax),
        .target(name: "LifecycleRules", swiftSettings: own),
        .target(name: "CClang", linkerSettings: [.linkedLibrary("dl")]),
        .target(
            name: "LifecycleLint", dependencies: ["LifecycleRules", "CClang"], swiftSettings: usesSyntax,
            linkerSettings: linksSyntax + [.linkedLibrary("SwiftParserDiagnostics")]),
        .testTarget(
            name: "LifecycleLintTests", dependencies: ["LifecycleLint"], exclude: ["Corpus"], swiftSettings: usesSyntax,
            linkerSettings: linksSyntax),
        .executableTarget(
            name: "understudy", dependencies: ["LifecycleEvents", "LifecycleLint"], exclude: ["Names"], swiftSettings: usesSyntax,
            linkerSettings: linksSyntax),
        .testTarget(
            name: "UnderstudyCommandTests", dependencies: ["understudy", "LifecycleEvents", "LifecycleRules"], swiftSettings: usesSyntax,
            linkerSettings: linksSyntax),
        .testTarget(name: "TestEntryPointTests", dependencies: ["TestEntryPoint"], swiftSettings: own),
        .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"], swiftSettings: own),
        .target(name: "_Testing_CoreGraphics", swiftSettings: own),
        .target(name: "_Testing_UIKit", swiftSettings: own),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"] + testing, swiftSettings: own),
        .executableTarget(
            name: "MainRunLoopProbe", dependencies: ["QuartzCore"], path: "Tests/Fixtures/MainRunLoopProbe",
            swiftSettings: own),
        .testTarget(
            name: "QuartzCoreTests", dependencies: ["QuartzCore", "MainRunLoopProbe"] + testing, swiftSettings: own),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "UIKitTesting"] + testing, swiftSettings: own),
        .executableTarget(
            name: "EventProbe", dependencies: ["UIKit"], path: "Tests/Fixtures/EventProbe", swiftSettings: own),
        .executableTarget(
            name: "CheckProbe", dependencies: ["UIKitTesting"], path: "Tests/Fixtures/CheckProbe", swiftSettings: own),
        .testTarget(
            name: "UIKitTestingTests",
            dependencies: ["UIKitTesting", "LifecycleRules", "EventProbe", "CheckProbe"] + testing, swiftSettings: own),
    ]
)
