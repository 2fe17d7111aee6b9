// swift-tools-version: 6.0
import PackageDescription

// A client like any other: `understudy build` gives it UIKit, and the solver that is in it.
let package = Package(
    name: "LayoutBenchmarks",
    targets: [
        .executableTarget(name: "LayoutBenchmarks", swiftSettings: [.swiftLanguageMode(.v5)])
    ]
)
