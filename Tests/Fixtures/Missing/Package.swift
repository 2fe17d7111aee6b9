// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Missing",
    platforms: [.iOS(.v15)],
    targets: [.target(name: "Missing")]
)
