// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Exchanging",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Exchanging", targets: ["Exchanging"])],
    targets: [
        .target(name: "Exchanging"),
        .testTarget(name: "ExchangingTests", dependencies: ["Exchanging"]),
    ]
)
