// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Shapes",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Shapes", targets: ["Shapes"])],
    targets: [
        .target(name: "Shapes"),
        .testTarget(name: "ShapesTests", dependencies: ["Shapes"]),
    ]
)
