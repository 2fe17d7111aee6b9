// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Spellings",
    platforms: [.iOS(.v15)],
    products: [.library(name: "Spellings", targets: ["Spellings"])],
    targets: [
        .target(name: "Spellings"),
        .testTarget(name: "SpellingsTests", dependencies: ["Spellings"]),
    ]
)
