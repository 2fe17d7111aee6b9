// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Application",
    platforms: [.iOS(.v15)],
    targets: [.executableTarget(name: "Application")]
)
