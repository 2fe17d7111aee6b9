// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Failing",
    platforms: [.iOS(.v15)],
    targets: [
        .target(name: "Failing"),
        .testTarget(name: "FailingTests", dependencies: ["Failing"]),
    ]
)
