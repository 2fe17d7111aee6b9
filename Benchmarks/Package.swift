// swift-tools-version: 6.0
import PackageDescription

// The binding names a benchmark, and the number of rounds; `run` compiles it in release configuration.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Understudy", path: "..")],
    targets: [
        .executableTarget(
            name: "LifecycleBenchmarks", dependencies: [.product(name: "UIKit", package: "Understudy")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "ScaleBenchmarks", dependencies: [.product(name: "UIKit", package: "Understudy")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
